import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { BUILT_IN_FILES, wineConfig } from '../support/built-in-models.ts';
import { ALL_ROWS_CONFIG } from '../support/e2e-models.ts';
import { scan, scanLocally } from '../support/e2e-run.ts';
import { closeServices, openService } from '../support/played-service-client.ts';
import { expectSafePage } from '../support/safe-page.ts';
import { projectPath } from '../../tools/project.ts';

afterAll(closeServices);

const LOCAL = { files: BUILT_IN_FILES, timeLimitMs: 120_000 };
const PAGE = { 'report-file': 'out/page.html' };

const FIXTURES = projectPath('__tests__/fixtures/engine');
const DIGITS_FILES = Object.fromEntries(
  ['digits.npz', 'digits-perceptron.onnx'].map((name) => [name, readFileSync(join(FIXTURES, name))]),
);
const DIGITS_CONFIG = JSON.stringify({
  version: 1,
  models: [
    {
      name: 'digits',
      task: 'image-classification',
      artifacts: { model: 'digits-perceptron.onnx', data: 'digits.npz' },
      attacks: { evasion: { samples: 20 } },
    },
  ],
});

describe('report-file', () => {
  it('shows what local analyses found, with plots, and how', async () => {
    const attacks = { evasion: { samples: 20 }, extraction: { number_of_attack_queries: 50 } };
    const run = await scanLocally(PAGE, { ...LOCAL, config: wineConfig({ attacks }) });
    expect(run.outputs['report-file']).toBe('out/page.html');
    const html = run.written['out/page.html']?.toString() ?? '';
    const { texts, elements } = expectSafePage(html);
    const text = texts.join('\n');
    const ids = elements.map(({ attributes }) => attributes.get('id'));
    expect(ids).toEqual(expect.arrayContaining(['wine/evasion', 'wine/extraction']));
    expect(text).toContain('Rows that a change within eps turns');
    expect(text).toContain('Agreement against queries');
    expect(text).toContain('the closed form of a linear model');
    expect(text).toContain('wine.onnx');
    // Two score bars in the list, two in the cards, and the curve of the copy.
    expect(
      elements.filter(({ attributes }) => attributes.get('role') === 'img').length,
    ).toBeGreaterThanOrEqual(5);
    expect(html).not.toMatch(/src="(?!data:)|<script|<link (?!rel="icon" href="data:)/iu);
    expect(html.length).toBeLessThan(2_000_000);
  }, 150_000);

  it('shows pictures of pictures', async () => {
    const run = await scanLocally(PAGE, { ...LOCAL, files: DIGITS_FILES, config: DIGITS_CONFIG });
    const { elements, texts } = expectSafePage(run.written['out/page.html']?.toString() ?? '');
    expect(texts.join('\n')).toContain('Inputs changed within eps to another class');
    const alts = elements.flatMap(({ name, attributes }) => (name === 'img' ? [attributes.get('alt')] : []));
    expect(alts.length % 3).toBe(0);
    expect(alts[0]).toMatch(/^row \d+ as it was; the model says /u);
  }, 150_000);

  it('shows the scores of another service, and says that it keeps the evidence', async () => {
    const service = await openService({ scenario: 'vulnerable' });
    const run = await scan(
      service,
      { ...PAGE, wait: 'true', only: 'image/extraction' },
      { config: ALL_ROWS_CONFIG },
    );
    expect(run.outputs).toMatchObject({ status: 'vulnerable', 'report-file': 'out/page.html' });
    const { elements, texts } = expectSafePage(run.written['out/page.html']?.toString() ?? '');
    const text = texts.join('\n');
    expect(elements.map(({ attributes }) => attributes.get('id'))).toContain('image/extraction');
    expect(text).toContain('1 analysis has a verdict, but');
    expect(text).not.toContain(service.apiKey);
  }, 60_000);

  it('is written by a run that only scans files, and by one that fails', async () => {
    const files = { 'model.pkl': Buffer.from('cos\nsystem\n(S"true"\ntR.') };
    const found = await scanLocally(PAGE, { files });
    expect(found.outputs['status']).toBe('vulnerable');
    const { texts } = expectSafePage(found.written['out/page.html']?.toString() ?? '');
    expect(texts.join('\n')).toContain('A pickle that runs code');
    const service = { baseUrl: 'http://127.0.0.1:9', apiKey: 'key-0001', orgId: 'org-0001' };
    const failed = await scan(service, { ...PAGE, 'max-attempts': '1', mode: 'check' });
    expect(failed.outputs['status']).toBe('error');
    expect(expectSafePage(failed.written['out/page.html']?.toString() ?? '').texts).toContain('No verdict');
  }, 60_000);

  it('that cannot be written is a warning, and the verdict stands', async () => {
    const files = { 'clean.txt': 'nothing', blocked: 'a file' };
    const run = await scanLocally({ 'report-file': 'blocked/page.html' }, { files });
    expect(run.outputs).toMatchObject({ status: 'passed', 'report-file': '' });
    expect(run.log).toMatch(/::warning[^\n]*The report could not be written to "blocked\/page.html"/u);
  }, 60_000);
});
