import { writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Artifact } from '../../../src/facts/artifact.ts';
import { inspectArtifacts } from '../../../src/artifacts/inspect.ts';
import { planUploads, type UploadPlan, type UploadPlanning } from '../../../src/analyser/remote/uploads.ts';
import type { UploadTarget } from '../../../src/analyser/remote/client/upload-address.ts';
import { readUploadTargets } from '../../../src/analyser/remote/client/upload-targets.ts';
import type { Slot } from '@model-security-scan/engine/catalog';
import { ServiceError } from '../../../src/core/errors.ts';
import { createRecordingLog } from '../../support/recording-log.ts';
import { useFolder } from '../../support/opened.ts';

let workspace = '';
let log = createRecordingLog();

useFolder((made) => (workspace = made));
beforeEach(() => {
  log = createRecordingLog();
});

function targets(...slots: Slot[]): readonly UploadTarget[] {
  return readUploadTargets(
    Object.fromEntries(slots.map((slot) => [`${slot}_upload_url`, `https://127.0.0.1/${slot}`])),
  ).targets;
}

/** An artifact for each slot, in a file named after it. */
async function artifacts(...slots: Slot[]): Promise<readonly Artifact[]> {
  for (const slot of slots) await writeFile(path.join(workspace, `${slot}.csv`), `content of ${slot}`);
  const place = { kind: 'input', input: 'artifacts' } as const;
  const specs = slots.map((slot) => ({ slot, path: `${slot}.csv`, place }));
  return (await inspectArtifacts(specs, workspace, new AbortController().signal)).artifacts;
}

function plan(given: Partial<UploadPlanning>): UploadPlan {
  return planUploads({
    targets: [],
    artifacts: [],
    policy: { allowPrivate: true },
    log,
    useModelApi: false,
    usualSlots: ['data', 'label', 'model'],
    notSent: [],
    answerFields: ['job_id', 'urls.data'],
    ...given,
  });
}

/** The message of a plan that is refused. */
function refuse(given: Partial<UploadPlanning>): string {
  try {
    plan(given);
  } catch (error) {
    if (error instanceof ServiceError && error.reason === 'upload-failed') return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}

const slotsOf = ({ pairs }: UploadPlan): readonly Slot[] => pairs.map(({ artifact }) => artifact.slot);

describe('the uploads of an analysis', () => {
  it('that serve few attacks are not owed, and reported if they are usual', async () => {
    const given = { targets: targets('data'), artifacts: await artifacts('data', 'universal_data') };
    const slots = plan({ ...given, usualSlots: ['data', 'universal_data'] });
    expect(slots.pairs.map(({ artifact }) => artifact.slot)).toEqual(['data']);
    expect(slots.warnings).toMatchSnapshot();
  });

  it('that this kind of analysis never needs are not owed, which is worth no warning', async () => {
    const given = { targets: targets('data'), artifacts: await artifacts('data', 'label') };
    const { pairs, warnings } = plan({ ...given, usualSlots: ['data'] });
    expect(pairs).toHaveLength(1);
    expect(warnings).toEqual([]);
    expect(log.entries).toMatchSnapshot();
  });

  it('need no model if the service reaches it by its API', async () => {
    const given = { targets: targets('data', 'model'), useModelApi: true };
    expect(plan({ ...given, artifacts: await artifacts('data') }).warnings).toEqual([]);
    for (const asked of [targets('data', 'model'), targets('data')]) {
      const withModel = { targets: asked, useModelApi: true, artifacts: await artifacts('data', 'model') };
      expect(plan(withModel).warnings).toEqual([expect.stringContaining('use_model_api is yes')]);
      expect(slotsOf(plan(withModel))).toEqual(['data']);
    }
  });

  it('are none if nothing is asked for and nothing is given', () => {
    expect(plan({})).toEqual({ pairs: [], warnings: [] });
  });
});

describe('a needed artifact without an address', () => {
  it.each<Slot>(['model', 'data', 'label', 'minmax'])('fails the analysis: %s', async (slot) => {
    const asked: Slot = slot === 'data' ? 'model' : 'data';
    const given = { targets: targets(asked), artifacts: await artifacts(asked, slot) };
    expect(refuse({ ...given, usualSlots: [asked, slot] })).toBe(
      `Nothing was uploaded: the answer names no address for ${slot} (its fields: job_id, urls.data), so the service ` +
        `would judge without "${slot}.csv". If the service holds ${slot} already, add "service: { not-sent: [${slot}] }" ` +
        'to the config file.',
    );
    expect(plan({ ...given, usualSlots: [asked] }).pairs).toHaveLength(1);
  });

  it('fails the analysis also if the answer names no address at all', async () => {
    const given = { artifacts: await artifacts('data', 'model'), answerFields: [] };
    expect(refuse(given)).toContain('names no address for data, model (its fields: none)');
    expect(refuse(given)).toContain('not-sent: [data, model]');
  });

  it('is accepted if the config file says that the service holds it', async () => {
    const given = { targets: targets('data'), artifacts: await artifacts('data', 'model', 'label') };
    const { pairs, warnings } = plan({ ...given, notSent: ['model', 'label'] });
    expect(pairs.map(({ target }) => target.slot)).toEqual(['data']);
    expect(warnings).toEqual(
      given.artifacts
        .slice(1)
        .map(
          ({ slot }) =>
            `"${slot}.csv" was not sent: the config file says that the service holds ${slot} already (not-sent). ` +
            'The service judged what it has.',
        ),
    );
    expect(refuse({ ...given, notSent: ['model'] })).toContain('names no address for label ');
  });

  it('names fields of the answer only in part, made safe', async () => {
    const message = refuse({
      artifacts: await artifacts('model'),
      answerFields: [
        '\u202e\u0007'.repeat(9),
        ...Array.from({ length: 999 }, (_, index) => `a${String(index)}`),
      ],
    });
    expect(message).toMatch(/^[^\p{Cc}\p{Cf}]{1,700}$/u);
  });
});

describe('before anything is sent', () => {
  it('all mistakes are reported together', async () => {
    const [good] = targets('data');
    const bad: UploadTarget = {
      slot: 'label',
      form: 'raw',
      method: 'PUT',
      headers: [],
      url: new URL('ftp://storage.example.com/x?sig=secret'),
    };
    const message = refuse({
      targets: good === undefined ? [] : [good, bad, ...targets('minmax', 'universal_data')],
      artifacts: await artifacts('data', 'label', 'model'),
    });
    expect(message).toMatchSnapshot();
  });

  it('private addresses are refused unless they are allowed', async () => {
    const given = { targets: targets('data'), artifacts: await artifacts('data') };
    expect(refuse({ ...given, policy: { allowPrivate: false } })).toMatch(
      /the URL for data .* must not be used: it names an address of a private network/u,
    );
  });
});
