import { describe, expect, it } from '@jest/globals';
import { displayWidth, cutToWidth, padToWidth, wrapLine } from '../../../src/cli/display-width.ts';
import { LiveTable } from '../../../src/cli/live-table.ts';
import type { Terminal } from '../../../src/cli/terminal.ts';
import { plainVerdict } from '../../support/plain-verdict.ts';
import { sampleScan, SHELL_CALL } from '../../support/sample-supply-chain.ts';
import { SAMPLE_OUTCOMES, sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';

describe('the width of a text in a terminal', () => {
  it.each([
    ['abc', 3],
    ['モデル-数字', 11],
    ['한글', 4],
    ['é', 1],
    ['e\u0301', 1],
    ['✓ ✗ ⠧ …', 7],
    ['🚀', 2],
    ['👩‍🔬', 2],
    ['⚠️', 2],
    ['ﾃﾞ', 1],
    ['\u001b[31mred\u001b[39m', 3],
    ['', 0],
  ])('of %j is %d', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });

  it('is that to which texts are cut and padded', () => {
    for (const text of ['モデル-数字モデル-数字', 'a-long-name-of-a-model', '🚀🚀🚀🚀🚀🚀🚀']) {
      expect(displayWidth(padToWidth(cutToWidth(text, 9), 9))).toBe(9);
      expect(cutToWidth(text, 9)).toContain('…');
      expect(cutToWidth(text, 100)).toBe(text);
    }
  });

  it('breaks lines at blanks, with a hanging indent, and no word', () => {
    const long = `  ${'word '.repeat(30)}https://example.test/${'x'.repeat(80)} 模型 模型`;
    const lines = wrapLine(long, 40).split('\n');
    expect(lines.slice(1).every((line) => line.startsWith('    '))).toBe(true);
    expect(lines.filter((line) => displayWidth(line) > 40)).toHaveLength(1);
    expect(lines.map((line) => line.trim()).join(' ')).toBe(long.trim());
    expect(wrapLine('  short', 40)).toBe('  short');
  });
});

/** A terminal that keeps what is written to it, with a clock that is set by hand. */
function terminalOf(isTTY: boolean, columns = 80): { terminal: Terminal; written: string[] } {
  const written: string[] = [];
  const stream = { write: (text: string) => void written.push(text), isTTY, columns };
  return { terminal: { out: stream, err: stream, paint: (_style, text) => text }, written };
}

const PLANNED = ['a', 'モデル', 'c'].map((name) => sampleResult(name, 'evasion', 'planned'));
const STARTED = sampleResult('a', 'evasion', 'submitted');
const FOUND = sampleResult('a', 'evasion', 'vulnerable', { score: 0.9, threshold: 0.5, bound: 'lower' });

describe('the live table', () => {
  it('writes one line for each analysis that ends, and no command, if nobody looks', () => {
    const { terminal, written } = terminalOf(false);
    let nowMs = 0;
    const table = new LiveTable(terminal, () => nowMs);
    table.start();
    table.show(PLANNED);
    table.show([STARTED, ...PLANNED.slice(1)]);
    table.step('a/evasion', { words: 'half', share: 0.5 });
    nowMs = 16_000;
    table.show([FOUND, ...PLANNED.slice(1)]);
    table.show([FOUND, ...PLANNED.slice(1)]);
    table.end();
    expect(written.join('')).toMatch(/^✗ a\/evasion +≥ 0\.9 > 0\.5 +16 s\n$/u);
  });

  it('shows what runs, what waits and how long it takes; a share never falls', () => {
    const { terminal, written } = terminalOf(true, 60);
    let nowMs = 0;
    const table = new LiveTable(terminal, () => nowMs);
    table.start();
    table.show([STARTED, ...PLANNED.slice(1)]);
    nowMs = 30_000;
    table.step('a/evasion', { words: 'copy of 400 answers\u001b[2J', share: 0.5 });
    table.step('a/evasion', { words: '', share: 0.2 });
    table.above('a line');
    const drawn = written.at(-1) ?? '';
    table.end();
    expect(drawn).toContain('a line\n');
    expect(drawn).toContain('50 %  copy of 400 answers');
    expect(drawn).not.toContain('answers\u001b[2J');
    expect(drawn).toContain('2 waiting · 0/3 · 0:30 · about 3 min left');
    expect(drawn).not.toContain('モデル');
    for (const line of drawn.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(60);
  });
});

describe('the verdict in a terminal', () => {
  it.each([80, 200])('has no line that is wider than %d columns but entries to paste', (columns) => {
    for (const outcome of Object.values(SAMPLE_OUTCOMES)) {
      const wide = plainVerdict(outcome, { columns })
        .split('\n')
        .filter((line) => displayWidth(line) > columns && /\s\S+\s/u.test(line.trim()));
      expect(wide.filter((line) => !line.trim().startsWith('- {'))).toEqual([]);
    }
  });

  it('names file and line of each finding, each once, and counts what a table showed already', () => {
    const results = [FOUND, sampleResult('b', 'drift', 'passed')];
    const outcome = sampleOutcome({ status: 'vulnerable', failed: true, results });
    const text = plainVerdict(outcome, { isAfterTable: true });
    expect(text).toMatch(/✗ a\/evasion +≥ 0\.9 > 0\.5 +\.github\/model-security\.yml:12$/mu);
    expect(text.match(/≥ 0\.9/gu)).toHaveLength(1);
    expect(text).not.toContain('b/drift');
    expect(plainVerdict(outcome)).toContain('✓ b/drift');
  });

  it('shows rule and digest of a finding in a file only if asked', () => {
    const outcome = sampleOutcome({ results: [], supplyChain: sampleScan([SHELL_CALL]) });
    expect(plainVerdict(outcome)).not.toContain(SHELL_CALL.sha256);
    expect(plainVerdict(outcome, { isVerbose: true })).toContain(
      `${SHELL_CALL.rule}, SHA-256 ${String(SHELL_CALL.sha256)}`,
    );
  });
});
