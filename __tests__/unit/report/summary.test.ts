import { describe, expect, it } from '@jest/globals';
import { type Outcome, STATUSES } from '../../../src/facts/run-outcome.ts';
import { FAILURE_REASONS } from '../../../src/core/errors.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { adviceOn } from '../../../src/report/summary/advice.ts';
import { countLine } from '../../../src/report/document/findings.ts';
import { lineHtml, trustedHtml } from '../../../src/report/summary/html.ts';
import {
  bareOutcome,
  SAMPLE_OUTCOMES,
  sampleLineage,
  sampleOutcome,
  sampleResult,
  sampleSpec,
} from '../../support/sample-outcomes.ts';
import { sampleScan, SHELL_CALL } from '../../support/sample-supply-chain.ts';
import { decodeEntities, expectSafeMarkdown, textOf } from '../../support/safe-markdown.ts';

function failure(more: Partial<Outcome>): Outcome {
  return sampleOutcome({ status: 'error', failed: true, ...more });
}

describe('the summary of every sample', () => {
  it.each(Object.entries(SAMPLE_OUTCOMES))('%s is safe and well-formed', (_name, outcome) => {
    expectSafeMarkdown(renderSummary(outcome));
  });
});

const WIDE = { low: 0, high: 0.2 };

describe('the heading', () => {
  it.each(STATUSES.flatMap((status) => FAILURE_REASONS.map((reason) => [status, reason] as const)))(
    'is one line of words for %s with %s, and a failed step says what to do next',
    (status, failureReason) => {
      const outcome = sampleOutcome({ status, failureReason, failed: true });
      const summary = renderSummary(outcome);
      expect(summary.split('\n')[0]).toMatch(/^<h2>\P{ASCII}+ Model security: [\p{L}\p{N} ,-]+<\/h2>$/u);
      expect(summary).toContain('> [!CAUTION]');
      expect(textOf(summary)).toContain(
        textOf(trustedHtml(adviceOn(failureReason, undefined, outcome).text)),
      );
      expectSafeMarkdown(summary);
    },
  );

  it('names what not to ship, and says that the step does not fail when the gate is off', () => {
    const results = [sampleResult('digits', 'evasion', 'vulnerable')];
    const summary = renderSummary(sampleOutcome({ status: 'vulnerable', results }));
    expect(summary).toMatch(/^<h2>[^\n]*<code>digits<\/code><\/h2>/u);
    expect(summary).toContain('<code>fail-on-vulnerability</code>');
    expect(summary).not.toContain('[!CAUTION]');
  });

  it('warns when a record has no verdict', () => {
    const lineage = sampleLineage({ vulnerable: 'unknown', matchesCommit: 'unknown' });
    const summary = renderSummary(sampleOutcome({ status: 'already-scanned', lineage }));
    expect(textOf(summary).match(/unknown/gu)).toHaveLength(3);
  });

  it('falls back to the headline, and to the log, when nothing else is known of an error', () => {
    const summary = renderSummary(failure({ headline: 'Something odd.' }));
    expect(summary).toContain('Model security: failed');
    expect(textOf(summary)).toContain('Something odd.');
  });

  it('shows each line of an error message', () => {
    const summary = renderSummary(failure({ errorMessage: 'first\r\n\nsecond\n' }));
    expect(summary).toContain('<p>first<br>second</p>');
  });

  it('counts what passed, is accepted or has no verdict, and every further finding', () => {
    const policy = { finding: 'accepted', why: 'It does not fail the check.' } as const;
    const results = [
      sampleResult('a', 'drift', 'vulnerable'),
      sampleResult('a', 'evasion', 'vulnerable'),
      { ...sampleResult('c', 'drift', 'vulnerable'), policy },
      sampleResult('b', 'drift', 'passed'),
      { ...sampleResult('b', 'outlier', 'passed', { threshold: 0.1, score: 0.05 }), interval: WIDE },
      sampleResult('b', 'evasion', 'timeout'),
    ];
    const outcome = sampleOutcome({ status: 'vulnerable', results, supplyChain: sampleScan([SHELL_CALL]) });
    expect(lineHtml(countLine(outcome), outcome).match(/\d+/gu)).toEqual([
      ...['2', '1', '1', '2', '1', '12'],
    ]);
  });
});

describe('the table of findings', () => {
  const rowsOf = (summary: string): readonly string[] =>
    [...summary.matchAll(/<tr><td[^\n]*<\/tr>/gu)].map(([row]) => textOf(row).trim());

  it('has a row for each finding with its score, interval, limit and place', () => {
    const results = [
      sampleResult('wine', 'extraction', 'vulnerable', { score: 0.9, threshold: 0.5 }),
      {
        ...sampleResult('digits', 'poisoning', 'vulnerable', { score: 0.2, threshold: 0.15, bound: 'lower' }),
        interval: { low: 0.1, high: 0.31 },
      },
    ];
    const outcome = sampleOutcome({ ...{ status: 'vulnerable', failed: true, results } });
    const summary = renderSummary({ ...outcome, supplyChain: sampleScan([SHELL_CALL]) });
    const [file, ...analyses] = rowsOf(summary);
    expect(file).toContain('models/net.pt');
    expect(analyses[0]).toContain('digits/poisoning ≥ 0.2 (0.1–0.31) 0.15');
    expect(analyses[1]).toContain('wine/extraction 0.9 0.5');
    expect(decodeEntities(summary)).toContain('.github/model-security.yml#L12"><code>digits/poisoning');
    expectSafeMarkdown(summary);
  });

  it('has a row for each cause that left no verdict, and does not blame one cause for all', () => {
    const results = [
      ...['a', 'b', 'c'].map((name) => sampleResult(name, 'evasion', 'timeout')),
      sampleResult('d', 'evasion', 'not-tested', { reason: 'not-tested', message: 'Too few inputs.' }),
    ];
    const outcome = failure({ failureReason: 'timeout', results });
    const rows = rowsOf(renderSummary(outcome));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain('a/evasion and 2 more');
    expect(rows[1]).toContain('Too few inputs.');
    expect(renderSummary(outcome).split('\n')[0]).not.toContain('time');
    expect(renderSummary(failure({ ...outcome, results: results.slice(0, 3) })).split('\n')[0]).toContain(
      'time',
    );
  });

  it('has at most 20 rows, and 60 models fit into two screens', () => {
    const results = Array.from({ length: 60 }, (_, index) =>
      sampleResult(`m${String(index)}`, 'evasion', 'vulnerable'),
    );
    const summary = renderSummary(sampleOutcome({ status: 'vulnerable', failed: true, results }));
    expect(rowsOf(summary)).toHaveLength(20);
    expect(textOf(summary)).toContain('… and 40 rows more');
    // What is folded takes one line each.
    let open = summary;
    while (open.includes('<details>')) {
      open = open.replaceAll(/<details>(?:(?!<details>).)*?<\/details>/gsu, '<i>');
    }
    expect(open.match(/<(?:tr|p|h2|li|i)>/gu)?.length).toBeLessThan(40);
  });

  it('has an entry of accept for each finding but a backdoor and a critical file', () => {
    const results = [
      sampleResult('a', 'evasion', 'vulnerable'),
      sampleResult('b', 'extraction', 'vulnerable'),
      sampleResult('c', 'poisoning', 'vulnerable'),
    ];
    const outcome = sampleOutcome({ status: 'vulnerable', failed: true, results });
    const summary = textOf(renderSummary({ ...outcome, supplyChain: sampleScan([SHELL_CALL]) }));
    expect(summary.match(/- \{ \w+: [^ ,]+/gu)).toEqual([
      '- { finding: a/evasion',
      '- { finding: b/extraction',
    ]);
  });
});

describe('the details of an analysis', () => {
  it('show exactly what would be sent, without a secret', () => {
    const spec = sampleSpec('digits', 'evasion');
    const fields = { ...spec.fields, use_model_api: 'yes', model_api_details: 's3cr3t' };
    const results = [sampleResult('digits', 'evasion', 'planned', { spec: { ...spec, fields } })];
    const text = textOf(renderSummary(sampleOutcome({ status: 'planned', mode: 'plan', results })));
    expect(text).toContain('that would be sent, 9 fields:');
    expect(text).toContain('model_api_details: (secret)');
    expect(text).toContain('use_model_api: yes');
    expect(text).toContain('input_dimensions: 28,28,1');
    expect(text).toContain('data: models/digits/data');
    expect(text).not.toContain('s3cr3t');
  });

  it.each(['na', 'no', 'NA'])('show model_api_details when it is %s, which is no secret', (value) => {
    const spec = sampleSpec('digits', 'evasion');
    const planned = { ...spec, fields: { model_api_details: value }, artifacts: [] };
    const results = [sampleResult('digits', 'evasion', 'planned', { spec: planned })];
    const text = textOf(renderSummary(sampleOutcome({ status: 'planned', results })));
    expect(text).toContain(`model_api_details: ${value}`);
    expect(text).toContain('color_space: (not given)');
    expect(text).toMatch(/no files .*upload/iu);
  });

  it('show job, model id, dashboard, reports and warnings', () => {
    const warnings = Array.from({ length: 22 }, (_value, index) => `warning ${String(index)}`);
    const results = [sampleResult('digits', 'evasion', 'passed', { warnings })];
    const text = textOf(renderSummary(sampleOutcome({ results })));
    expect(text).toContain('Job: digits-evasion-Zm9vYmFyYmF6cXV4==');
    expect(text).toContain('Model id: 6f1c2d3e');
    expect(text).toContain('dashboard');
    expect(text).toContain('reports/digits-evasion-vulnerability.pdf');
    expect(text).toContain('warning 19… and 2 more');
    expect(text).toContain('.github/model-security.yml:12:7');
  });

  it('leave out what is not known', () => {
    const spec = { ...sampleSpec('digits', 'evasion'), modelId: '' };
    const results = [sampleResult('digits', 'evasion', 'error', { spec, threshold: 0.5 })];
    const text = textOf(renderSummary(failure({ results })));
    // A threshold says nothing without a score.
    expect(text).not.toMatch(/Model id|Job:|>dashboard<|Reports|⚠️|threshold 0\.5/u);
  });
});

describe('the uploads', () => {
  it('list slot, file, size, digest and host', () => {
    const sha256 = 'ab'.repeat(32);
    const uploads = [
      { slot: 'label', file: 'data/labels.csv', bytes: 1, sha256, host: 'a.example' },
      { slot: 'data', file: 'data/test', bytes: 1500, sha256, host: 'b.example' },
      { slot: 'model', file: 'm.h5', bytes: 2_500_000_000_000_000, sha256, host: 'b.example' },
    ] as const;
    const summary = renderSummary(
      sampleOutcome({ results: [sampleResult('digits', 'evasion', 'passed', { uploads })] }),
    );
    const text = textOf(summary);
    expect(text).toContain('Uploaded: 3 files, 2500.0 TB, to 2 hosts');
    expect(text).toMatch(/data\/labels\.csv.*1 byte, .*SHA-256.*a\.example.*digits\/evasion/u);
    expect(text).toContain('1.5 kB');
    expect(summary).toContain(`<span title="${sha256}">`);
  });
});

describe('problems and notices', () => {
  it('links the line of a problem, if the repository and the commit are known', () => {
    const place = { kind: 'file', file: '.github/a b.yml', line: 3, column: 1 } as const;
    const summary = renderSummary(failure({ problems: [{ place, message: 'is wrong' }] }));
    expect(textOf(summary)).toContain('.github/a b.yml:3:1is wrong');
    expect(decodeEntities(summary)).toContain('6b7d8e90/.github/a%20b.yml#L3">');
  });

  it('shows notices, and counts those that are too many', () => {
    const notices = Array.from({ length: 25 }, (_value, index) => `note ${String(index)}`);
    const summary = renderSummary(sampleOutcome({ notices }));
    expect(summary).toContain('> [!NOTE]');
    expect(textOf(summary)).toContain('note 19');
    expect(textOf(summary)).not.toContain('note 20');
    expect(textOf(summary)).toContain('… and 5 more');
  });
});

describe('the footer', () => {
  it('says what the run was about', () => {
    const target = {
      repoUrl: 'acme/model',
      branch: 'b',
      commit: 'c'.repeat(40),
      pullRequest: 7,
      fork: true,
    };
    const summary = renderSummary(sampleOutcome({ target, repoType: 'huggingface', mode: 'check' }));
    expect(textOf(summary)).toContain(
      `repository acme/model · kind huggingface · branch b · commit ${'c'.repeat(40)} · pull request 7 · from a fork · mode check`,
    );
  });

  it('is missing when nothing is known', () => {
    expect(renderSummary(bareOutcome())).not.toContain('<sub>');
    expect(renderSummary(bareOutcome({ target: { repoUrl: '', fork: false } }))).not.toContain('<sub>');
  });
});
