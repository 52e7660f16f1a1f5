import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse as parseYaml } from 'yaml';
import type { Slot } from '@model-security-scan/engine/catalog';
import type { AnalysisSpec } from '../../../src/facts/analysis-spec.ts';
import { findPinFaults } from '../../../src/artifacts/pins.ts';
import { planAnalyses } from '../../../src/artifacts/plan.ts';
import { requireSameFile } from '../../../src/artifacts/read-unchanged.ts';
import { digestArtifacts, pinLines } from '../../../src/cli/validate/artifact-digests.ts';
import { jobSettings } from '@model-security-scan/engine/job-settings';
import { contentId } from '../../../src/cache/content-id.ts';
import { LOCAL_CONFIG } from '../../../src/settings/config/config-rules.ts';
import { parseConfig } from '../../../src/settings/config/parse-config.ts';
import { localSpec } from '../../support/sample-gate.ts';
import { makeWorkspace } from '../../support/workspace.ts';

const SHA = 'ab'.repeat(32);
const signal = new AbortController().signal;

function parse(data: string, own = '{}'): ReturnType<typeof parseConfig> {
  const model = 'name: digits, task: image-classification';
  const text = `version: 1\nmodels:\n  - { ${model}, artifacts: { model: m.onnx, data: ${data}, label: l.csv }, attacks: { evasion: ${own} } }`;
  return parseConfig(text, 'f', LOCAL_CONFIG);
}

function pinsIn({ analyses }: ReturnType<typeof parseConfig>): readonly (readonly unknown[])[] {
  return (analyses[0]?.artifacts ?? []).map(({ slot, path, sha256 }) => [slot, path, sha256]);
}

describe('the digests in a config file', () => {
  it('belong to a path; an attack’s own artifact replaces both', () => {
    const pinned = `{ path: data/test, sha256: ${SHA.toUpperCase()} }`;
    expect(pinsIn(parse(pinned))[0]).toEqual(['data', 'data/test', SHA]);
    expect(pinsIn(parse(pinned, '{ artifacts: { data: other } }'))[0]).toEqual(['data', 'other', undefined]);
    expect(pinsIn(parse('other', `{ artifacts: { data: ${pinned} } }`))[0]).toEqual([
      'data',
      'data/test',
      SHA,
    ]);
  });

  it.each([
    ['{ path: d }', '"data" needs "sha256": the SHA-256 of the content'],
    [`{ sha256: ${SHA} }`, '"data" needs "path": the path of a file or folder'],
    ['{ path: d, sha256: 12 }', '"sha256": expected the SHA-256'],
    [`{ path: ../d, sha256: ${SHA} }`, 'a path that leads out of the workspace'],
    [`{ path: d, sha: ${SHA} }`, 'takes no "sha"'],
  ])('are refused if they are wrong: %s', (data, words) => {
    const { problems, analyses } = parse(data);
    expect(problems.map(({ message }) => message).join('\n')).toContain(words);
    expect(analyses).toEqual([]);
  });
});

describe('the lines that pin artifacts', () => {
  it('are lines of a config file, whatever the model is named, and for each attack if it has its own', () => {
    const artifact = (model: string, slot: Slot, path: string, ...attacks: readonly string[]) => ({
      ...{ model, slot, path, sha256: SHA, attacks },
    });
    const lines = pinLines([
      artifact('model', 'model', 'm.onnx', 'evasion', 'drift'),
      artifact('model', 'data', 'test set', 'evasion'),
      artifact('model', 'data', '2024', 'drift'),
      artifact('a: b #1', 'data', 'd', 'drift'),
    ]);
    const pinned = (path: string): unknown => ({ path, sha256: SHA });
    expect(parseYaml(lines.join('\n'))).toEqual([
      {
        name: 'model',
        artifacts: { model: pinned('m.onnx') },
        attacks: {
          evasion: { artifacts: { data: pinned('test set') } },
          drift: { artifacts: { data: pinned('2024') } },
        },
      },
      { name: 'a: b #1', artifacts: { data: pinned('d') } },
    ]);
  });
});

describe('a pinned folder', () => {
  it('has the digest of its lines, and is sent with the content that was hashed only', async () => {
    const workspace = await makeWorkspace({ 'd/b.txt': 'b', 'd/a/c.txt': 'c', 'd/a.txt': 'a' });
    try {
      const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
      const names = [
        ['a.txt', 'a'],
        ['a/c.txt', 'c'],
        ['b.txt', 'b'],
      ] as const;
      const digest = sha256(names.map(([name, text]) => `${sha256(text)}  ${name}\n`).join(''));
      const place = { kind: 'input', input: 'artifacts' } as const;
      const spec = (pin: string): AnalysisSpec =>
        localSpec('digits', 'evasion', { artifacts: [{ slot: 'data', path: 'd', place, sha256: pin }] });
      const planned = await planAnalyses([spec(digest)], workspace.folder, signal);
      const { artifacts, problems } = await digestArtifacts(planned, signal);
      expect(problems).toEqual([]);
      expect(pinLines(artifacts)).toEqual([
        ...['- name: digits', '  artifacts:'],
        `    data: { path: d, sha256: ${digest} }`,
      ]);

      const [file] = planned[0]?.artifacts[0]?.files ?? [];
      if (file === undefined) throw new Error('The folder has files.');
      expect(file.hashed.sha256).toBe(sha256('a'));
      await writeFile(join(workspace.folder, 'd/a.txt'), 'x');
      await expect(requireSameFile(file)).rejects.toThrow('changed between the check');

      const again = await planAnalyses([spec(digest)], workspace.folder, signal);
      const found = await digestArtifacts(again, signal);
      expect(found.problems).toHaveLength(1);
      expect(found.problems[0]?.message).toContain(`but its "sha256" is ${digest}`);
    } finally {
      await workspace.remove();
    }
  });

  it('has not its content if that is not known', () => {
    const place = { kind: 'input', input: 'artifacts' } as const;
    const artifacts = [{ slot: 'data', path: 'd', place, sha256: SHA }] as const;
    const spec = localSpec('digits', 'evasion', { artifacts });
    expect(findPinFaults({ spec }).map(({ message }) => message)).toEqual([
      expect.stringContaining('could not be read'),
    ]);
    expect(findPinFaults({ spec, digests: { data: SHA } })).toEqual([]);
  });
});

describe('the least of what an attack chooses', () => {
  it('is part of the job, and of what identifies a cached result', () => {
    const least = { eps: 0.1, samples: 200 };
    expect(jobSettings({}, 1000, { least })).toMatchObject({ least, maxQueries: 300_000 });
    const spec = localSpec('digits', 'evasion');
    const local = { settings: {}, threshold: 0.5 };
    expect(contentId({ ...spec, local: { ...local, least } }, [])).not.toBe(
      contentId({ ...spec, local }, []),
    );
  });
});
