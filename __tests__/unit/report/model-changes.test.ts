import { describe, expect, it } from '@jest/globals';
import type { ModelChange } from '@model-security-scan/engine/results';
import type { ModelComparison } from '../../../src/facts/results/model-comparison.ts';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { renderRunPage } from '../../../src/report/page/run-page.ts';
import { plainVerdict } from '../../support/plain-verdict.ts';
import { expectSafeMarkdown } from '../../support/safe-markdown.ts';
import { expectSafePage } from '../../support/safe-page.ts';
import { PROGRAM } from '../../support/sample-program.ts';
import { sampleOutcome } from '../../support/sample-outcomes.ts';

const FACTS = { bytes: 1_200_000, format: 'onnx', opset: 13, inputs: ['float32 [1, 4]'], parts: 12 };
const CHANGE: ModelChange = {
  ...{ rows: 2000, paired: true, notes: [] },
  file: { before: FACTS, after: { ...FACTS, bytes: 1_400_000, opset: 17 } },
  parts: { kind: 'tensors', changed: 3, added: 0, removed: 0 },
  skill: {
    ...{ measure: 'accuracy', before: 0.921, after: 0.934, difference: 0.013 },
    ...{ low: -0.002, high: 0.028, p: 0.21 },
  },
  answers: {
    differ: { value: 0.041, low: 0.033, high: 0.05 },
    classes: [{ name: '<b>7</b>', rows: 200, differ: 31 }],
  },
};
const CHURN: ModelComparison = {
  ...{ model: 'churn', kind: 'changed', change: CHANGE },
  attacks: [{ attack: 'evasion', inputs: 200, worse: 11, better: 2, p: 0.02 }],
};
const MODELS: readonly ModelComparison[] = [
  CHURN,
  { model: 'a|b `c`', kind: 'added' },
  { model: 'same', kind: 'same' },
];

function outcomeOf(models: readonly ModelComparison[]): Outcome {
  return sampleOutcome({ comparisons: { base: 'b'.repeat(40), models } });
}

/** The cells of the rows of a table, without markup. */
function cellsOf(markup: string): readonly string[] {
  const table = markup.split('<table').find((part) => part.includes('answers differ')) ?? '';
  const body = table.split('</table>')[0] ?? '';
  return [...body.matchAll(/<td[^>]*>(.*?)<\/td>/gsu)].map(([, cell = '']) => cell.replace(/<[^>]*>/gu, ''));
}

describe('the models that a pull request changed', () => {
  const cells = [
    'churn',
    expect.stringMatching(/1\.2 MB → 1\.4 MB.*3 of 12 tensors/u),
    expect.stringMatching(/0\.921 → 0\.934.*\+0\.013, -0\.002 to 0\.028, p 0\.210/u),
    expect.stringMatching(/4\.1 % of 2,000 inputs.*3\.3 % to 5\.0 %/u),
    expect.stringMatching(/evasion.*11 newly fall, 2 no longer.*p 0\.020/u),
    expect.stringMatching(/opset 13 .*opset 17/u),
  ];

  it('have a row each in the summary and on the page', () => {
    const summary = renderSummary(outcomeOf(MODELS));
    expectSafeMarkdown(summary);
    const page = renderRunPage(outcomeOf(MODELS), { program: PROGRAM, writtenMs: 0, settings: [] });
    expectSafePage(page);
    expect([cellsOf(summary), cellsOf(page)]).toEqual([cells, cells]);
  });

  it('have a line for each fact in the terminal', () => {
    const lines = plainVerdict(outcomeOf(MODELS))
      .split('\n')
      .map((line) => line.trim());
    expect(lines).toEqual(
      expect.arrayContaining(['churn', expect.stringMatching(/^answers differ.*4\.1 %/u)]),
    );
  });

  it('are not called the same if their files differ in what is no part', () => {
    const change = {
      ...CHANGE,
      file: { before: FACTS, after: FACTS },
      parts: { ...CHANGE.parts, changed: 0 },
    };
    const fileOf = (differs: readonly string[]): string | undefined =>
      cellsOf(renderSummary(outcomeOf([{ ...CHURN, change, differs }])))[1];
    expect(fileOf(['model'])).toMatch(/0 of 12 tensors/u);
    expect(fileOf(['preprocessing'])).toBe('the same');
  });

  it('are counted if there is no space for all of them', () => {
    const many = Array.from({ length: 3000 }, (_none, at) => ({ ...CHURN, model: `churn-${String(at)}` }));
    const summary = renderSummary(outcomeOf(many));
    const shown = cellsOf(summary).length / cells.length;
    expect(shown).toBeGreaterThan(5);
    expect(summary).toContain(`and ${new Intl.NumberFormat('en').format(3000 - shown)} models more`);
  });
});
