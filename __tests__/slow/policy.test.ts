import { describe, expect, it } from '@jest/globals';
import { BUILT_IN_FILES, wineConfig } from '../support/built-in-models.ts';
import { resultsOf, scanLocally } from '../support/e2e-run.ts';

const LIMIT = { files: BUILT_IN_FILES, timeLimitMs: 120_000 };
const FINDING = 'wine/extraction';
const HARMFUL = Buffer.from('cos\nsystem\n(S"echo"\ntR.', 'latin1');

/** A config file whose model is vulnerable, with what is accepted. */
function configWith(accept: readonly object[], threshold = 0.1): string {
  const config: unknown = JSON.parse(wineConfig({ threshold }));
  return JSON.stringify({ ...Object(config), accept });
}

/** The text of the results file of a run. */
async function resultsFileOf(
  config: string,
  files: Readonly<Record<string, Buffer | string>> = BUILT_IN_FILES,
): Promise<string> {
  const run = await scanLocally({ 'results-file': 'results.json' }, { ...LIMIT, files, config });
  return run.written['results.json']?.toString() ?? '';
}

describe('entries of accept, in the bundle', () => {
  it('keep the gate open until their last day, and say so', async () => {
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const entry = { finding: FINDING, until: soon, reason: 'a new model comes' };
    const run = await scanLocally({}, { ...LIMIT, config: configWith([entry]) });
    expect(run.outputs).toMatchObject({
      verdict: 'passed',
      status: 'passed',
      'accepted-findings': '1',
      'new-findings': '0',
      'vulnerability-detected': 'true',
    });
    expect(resultsOf(run)[0]).toMatchObject({ state: 'vulnerable', finding: 'accepted' });
    expect(run.log).toContain(`it is accepted until ${soon} (a new model comes)`);
    expect(run.summary).toMatch(/Accepted by the config file[^]*wine\/extraction/u);
    expect(run.log).toContain(`finding: ${FINDING} in "accept" counts through ${soon} (UTC)`);
  }, 150_000);

  it('close it when they have ended', async () => {
    const entry = { finding: FINDING, until: '2026-01-31', reason: 'r' };
    const run = await scanLocally({}, { ...LIMIT, config: configWith([entry]) });
    expect(run.outputs).toMatchObject({
      status: 'vulnerable',
      'accepted-findings': '0',
      'new-findings': '1',
    });
    expect(run.log).toMatch(/accept ended on 2026-01-31 \(UTC\)/u);
  }, 150_000);
});

describe('a baseline, in the bundle', () => {
  it('keeps a bad model green, a worse one red, and a new finding red', async () => {
    const text = await resultsFileOf(configWith([]));
    const files = { ...BUILT_IN_FILES, 'base.json': text };
    const same = await scanLocally({ baseline: 'base.json' }, { ...LIMIT, files, config: configWith([]) });
    expect(same.outputs).toMatchObject({ status: 'passed', 'known-findings': '1', 'new-findings': '0' });
    expect(same.summary).toContain('the same as the baseline');
    expect(same.summary).not.toContain('overlap');

    // Without the outcomes of inputs, as older versions wrote it, the intervals of the scores of another model are compared.
    const better = text
      .replace(/"score": \d[\d.]*/gu, '"score": 0.2')
      .replace(/"low": \d[\d.]*,(\s*)"high": \d[\d.]*/gu, '"low": 0.1,$1"high": 0.3')
      .replace(/("model": ")[0-9a-f]{64}"/gu, `$1${'0'.repeat(64)}"`)
      .replace(/"outcomes": \{[^}]*\}/u, '"outcomes": null');
    const worse = await scanLocally(
      { baseline: 'base.json' },
      { ...LIMIT, files: { ...files, 'base.json': better }, config: configWith([]) },
    );
    expect(worse.outputs).toMatchObject({ status: 'vulnerable', 'new-findings': '1' });
    expect(worse.log).toContain('is above the baseline’s 0.2');

    const found = await scanLocally(
      { baseline: 'base.json' },
      { ...LIMIT, files: { ...files, 'other.pkl': HARMFUL }, config: configWith([]) },
    );
    expect(found.outputs).toMatchObject({ status: 'vulnerable', 'known-findings': '1', 'new-findings': '1' });
    expect(found.log).toContain('the baseline does not have it in this version of the file');
  }, 300_000);

  it('decides nothing if its file is wrong', async () => {
    const files = { ...BUILT_IN_FILES, 'base.json': '{"version": 1, "version": 1}' };
    const run = await scanLocally({ baseline: 'base.json' }, { ...LIMIT, files, config: configWith([]) });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input', results: '[]' });
    expect(run.log).toContain('key "version" occurs twice here');
  }, 60_000);
});
