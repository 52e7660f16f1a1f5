import { describe, expect, it } from '@jest/globals';
import { findDuplicateAnalyses } from '../../../src/decide/duplicate-analyses.ts';
import { parseConfig } from '../../../src/settings/config/parse-config.ts';

/** The messages for two models in one file; the second one begins in line 9. */
function findDuplicates(second: string): readonly string[] {
  const config =
    '    config: { model_framework: tensorflow, input_dimensions: [28,28,1], number_of_classes: 10, color_space: bgr }';
  const text = `version: 1
models:
  - name: digits
    id: m-1
    task: image-classification
${config}
    artifacts: { data: data/test, label: data/labels.csv }
    attacks: { evasion: {}, drift: {} }
${second.replace('CONFIG', config)}
`;
  const { analyses, problems } = parseConfig(text, 'models.yml');
  expect(problems).toEqual([]);
  return findDuplicateAnalyses(analyses).map(({ message }) => message);
}

const SECOND = `  - name: digits-2
    id: m-1
    task: image-classification
CONFIG
    artifacts: { label: data/labels.csv, data: data/test }
    attacks: { evasion: { normalize_data: no } }`;

describe('an analysis under two names', () => {
  it('is found, with both names and the place of the first', () => {
    expect(findDuplicates(SECOND)).toEqual([
      expect.stringMatching(
        /^digits-2\/evasion is the same analysis as digits\/evasion \(models\.yml:8:\d+\): .*twice/u,
      ),
    ]);
  });

  it.each([
    ['id', 'id: m-1', 'id: m-2'],
    ['attack', 'evasion:', 'outlier: {}, poisoning:'],
    ['field', 'normalize_data: no', 'number_of_classes: 11'],
    ['artifact', 'data/test', 'data/other'],
    ['slot', 'label: data', 'minmax: data'],
  ])('is no duplicate with another %s', (_what, from, to) => {
    expect(findDuplicates(SECOND.replace(from, to))).toEqual([]);
  });
});
