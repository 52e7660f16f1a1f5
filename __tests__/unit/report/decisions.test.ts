import { describe, expect, it } from '@jest/globals';
import { plainVerdict } from '../../support/plain-verdict.ts';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import { renderAnnotations } from '../../../src/report/annotations.ts';
import { renderJunit } from '../../../src/report/junit.ts';
import { renderRunPage } from '../../../src/report/page/run-page.ts';
import { type JunitNode, readJunit } from '../../support/junit-schema.ts';
import { ACCEPTED, DECIDED, decidedAnalysis, reasonOf } from '../../support/sample-decisions.ts';
import { LFS_POINTER, sampleScan } from '../../support/sample-supply-chain.ts';
import { sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { readStrictHtml } from '../../support/strict-html.ts';
import { PROGRAM } from '../../support/sample-program.ts';

/** Every finding of a run with decisions, with its reason and how it must look. */
const FINDINGS = [
  { name: 'new/extraction', state: 'new', junit: 'failure', line: '✗ new/extraction' },
  { name: 'known/extraction', state: 'known', junit: 'skipped', line: '○ known/extraction' },
  {
    name: 'accepted/extraction',
    state: 'accepted',
    junit: 'skipped',
    line: '○ accepted/extraction',
  },
  { name: 'fixed/extraction', state: 'fixed', junit: 'passed', line: '✓ fixed/extraction' },
  { name: 'models/new.pt', state: 'new', junit: 'failure', line: '✗ models/new.pt' },
  { name: 'models/known.pt', state: 'known', junit: 'skipped', line: '○ models/known.pt' },
  {
    name: 'models/accepted.pt',
    state: 'accepted',
    junit: 'skipped',
    line: '○ models/accepted.pt',
  },
] as const;

function casesOf(node: JunitNode): readonly JunitNode[] {
  return node.name === 'testcase' ? [node] : node.children.flatMap(casesOf);
}

/** The test case of a finding: how it ended, and all that it says. */
function junitCase(outcome: Outcome, name: string): { readonly end: string; readonly words: string } {
  const found = casesOf(readJunit(renderJunit(outcome))).find(({ attributes }) => {
    const whole = `${String(attributes['classname']).replace('model-security.', '')}/${String(attributes['name'])}`;
    return whole === name || String(attributes['name']).startsWith(name);
  });
  const end = found?.children.find(({ name: kind }) => kind !== 'system-out');
  const words = (found?.children ?? []).map(
    ({ text, attributes }) => `${attributes['message'] ?? ''} ${text}`,
  );
  return { end: end?.name ?? 'passed', words: words.join(' ') };
}

describe('decisions of the policy', () => {
  it.each(FINDINGS)('$name is a JUnit case that is $junit, with its reason', ({ name, state, junit }) => {
    const { end, words } = junitCase(DECIDED, name);
    expect(end).toBe(junit);
    expect(words).toContain(reasonOf(state, name));
  });

  it.each(FINDINGS)('$name is marked on the command line, with its reason', ({ name, state, line }) => {
    const lines = plainVerdict(DECIDED).split('\n');
    const index = lines.findIndex((one) => one.trim().startsWith(line));
    expect(index).toBeGreaterThan(-1);
    expect(lines.slice(index, index + 4).join('\n')).toContain(reasonOf(state, name));
    expect(/\b(?:known|accepted)(?: |,|$)/u.test(lines[index]?.replace(line, '') ?? '')).toBe(
      line.startsWith('○'),
    );
  });

  it.each(FINDINGS.filter(({ state }) => state !== 'fixed'))(
    '$name is annotated with its reason, also if its result was kept',
    ({ name, state }) => {
      const message = 'Not analysed again.';
      const kept = { ...DECIDED, results: DECIDED.results.map((result) => ({ ...result, message })) };
      for (const outcome of [DECIDED, kept]) {
        const all = renderAnnotations(outcome).filter(({ text }) => text.includes(reasonOf(state, name)));
        expect(all.map(({ level }) => level)).toEqual([state === 'new' ? 'error' : 'notice']);
      }
    },
  );

  it.each(FINDINGS)('$name is on the page, under the findings only if it is new', ({ name, state }) => {
    const { texts } = readStrictHtml(
      renderRunPage(DECIDED, { program: PROGRAM, writtenMs: 0, settings: [] }),
    );
    const placeOf = (part: string): number => texts.findIndex((text) => text.includes(part));
    const place = placeOf(reasonOf(state, name));
    expect(place).toBeGreaterThan(placeOf('Findings ('));
    expect(place < placeOf('Found, but accepted (')).toBe(state === 'new');
  });
});

describe('a run whose findings are all accepted', () => {
  it('is green in JUnit, and its skipped cases are counted', () => {
    const root = readJunit(renderJunit(ACCEPTED));
    expect([root.attributes['failures'], root.attributes['errors']]).toEqual(['0', '0']);
    expect(root.children.map(({ attributes }) => attributes['skipped'])).toEqual(['2', '2']);
    expect(junitCase(ACCEPTED, 'supply-chain scan').end).toBe('passed');
  });

  it('counts no vulnerable analysis on the page, and has no findings there', () => {
    const { texts } = readStrictHtml(
      renderRunPage(ACCEPTED, { program: PROGRAM, writtenMs: 0, settings: [] }),
    );
    expect(texts.filter((text) => /^Findings|vulnerable/iu.test(text))).toEqual([]);
    expect(texts).toEqual(expect.arrayContaining(['Known', 'Accepted']));
    expect(texts.join(' ')).toContain('2 accepted');
  });

  it.each([
    [
      'an analysis without a verdict',
      { results: [decidedAnalysis('accepted'), sampleResult('x', 'drift', 'failed')] },
    ],
    ['a model file that was not scanned', { supplyChain: sampleScan([LFS_POINTER]) }],
    ['the run itself', { errorMessage: 'The disk is full.' }],
    ['the run itself, beside accepted findings', { headline: 'The deadline came.' }],
  ])('is red all the same by %s', (_what, more) => {
    const outcome = { ...ACCEPTED, status: 'error' as const, failed: true, ...more };
    const root = readJunit(renderJunit(sampleOutcome(outcome)));
    expect(Number(root.attributes['failures']) + Number(root.attributes['errors'])).toBe(1);
  });
});
