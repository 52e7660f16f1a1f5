import { RUNNER_VENUE, SERVICE_VENUE } from '../../../src/facts/venue.ts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { element, fileAddress, pageText, webAddress } from '../../../src/html/markup.ts';
import { NO_BUNDLE } from '../../../src/core/own-program.ts';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import type { PageAbout } from '../../../src/report/page/page-parts.ts';
import { renderRunPage } from '../../../src/report/page/run-page.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { hostileResult, hostileSummary } from '../../support/engine-report-hostile.ts';
import { SAMPLE_RESULT, SAMPLE_SUMMARY } from '../../support/engine-report-samples.ts';
import { hostileOutcome, hostileText } from '../../support/hostile-outcomes.ts';
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts';
import { expectSafePage } from '../../support/safe-page.ts';
import { SAMPLE_OUTCOMES, sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { LFS_POINTER, sampleScan, SHELL_CALL, UNKNOWN_CLASS } from '../../support/sample-supply-chain.ts';
import { readStrictHtml } from '../../support/strict-html.ts';
import { PROGRAM } from '../../support/sample-program.ts';

const ABOUT: PageAbout = {
  program: PROGRAM,
  writtenMs: Date.UTC(2026, 10, 22),
  settings: [['mode', 'scan']],
};

/** A run with a finding of each kind. */
const WITH_FINDINGS: Outcome = sampleOutcome({
  status: 'vulnerable',
  failureReason: 'vulnerable',
  failed: true,
  headline: 'One analysis is vulnerable.',
  results: [
    sampleResult('digits', 'extraction', 'passed', {
      score: 0.31,
      threshold: 0.9,
      evidence: { summary: { ...SAMPLE_SUMMARY, attack: 'extraction' }, result: SAMPLE_RESULT },
    }),
    sampleResult('digits', 'evasion', 'vulnerable', {
      score: 0.88,
      threshold: 0.5,
      evidence: { summary: SAMPLE_SUMMARY, result: SAMPLE_RESULT },
    }),
    sampleResult('faces', 'drift', 'failed', { message: 'Three columns are missing.' }),
  ],
  supplyChain: sampleScan([SHELL_CALL, UNKNOWN_CLASS, LFS_POINTER]),
});

describe('escaping by construction', () => {
  test('every text of an element and of an attribute stays text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const frame = { title: text, style: 'p { color: red }', icon: 'data:,' } as const;
        const html = pageText(frame, element('p', { id: text, 'aria-label': text }, text, [text]));
        const { elements, texts } = readStrictHtml(html);
        const shown = plainLine(text, 4000);
        expect(elements.map(({ name }) => name)).toEqual(
          'html head meta meta meta meta meta meta title link style body p'.split(' '),
        );
        expect(elements.at(-1)?.attributes.get('aria-label')).toBe(shown);
        expect(texts.filter((one) => one !== 'p { color: red }').every((one) => one.includes(shown))).toBe(
          true,
        );
      }),
    );
  });

  test.each([
    'javascript:alert(1)',
    'http://evil.example/',
    'data:text/html,x',
    '//evil.example',
    'https://a:b@c/',
  ])('%s is not an address', (url) => {
    expect(webAddress(url)).toBeUndefined();
  });

  test.each([
    ['out/page.html', 'out/a.json', './a.json'],
    ['page.html', 'out/x y#.json', './out/x%20y%23.json'],
    ['a/page.html', 'b/x.json', './../b/x.json'],
    ['page.html', 'javascript:alert(1)', './javascript%3Aalert(1)'],
    ['page.html', '/etc/passwd', undefined],
    ['page.html', '../up.json', undefined],
  ])('from %s, %s is %s', (page, file, address) => {
    expect(fileAddress(page, file)?.toString()).toBe(address);
  });

  test('a style sheet that could end its element is refused', () => {
    const frame = { title: 'x', style: '</style><script>', icon: 'data:,' } as const;
    expect(() => pageText(frame)).toThrow(RangeError);
  });
});

describe('the page of a run', () => {
  test.each([
    [0.88, {}, 'Score 0.88 (95 % interval 0.78 to 0.94), threshold 0.5', /were not kept/u, false],
    [128 / 129, { keptSince: '2026-11-22T11:40:13.114Z' }, 'Score 0.992 (95 %', /rescan: always/u, true],
  ])(
    'tells the score %d %j in words, and what a record does not keep',
    (score, more, words, kept, isKept) => {
      const evidence = { summary: SAMPLE_SUMMARY, result: { ...SAMPLE_RESULT, evidence: [] } };
      const result = sampleResult('digits', 'evasion', 'vulnerable', {
        score,
        threshold: 0.5,
        evidence,
        ...more,
      });
      const { texts } = expectSafePage(renderRunPage(sampleOutcome({ results: [result] }), ABOUT));
      const text = texts.join('\n');
      expect(text).toContain(words);
      expect(kept.test(text)).toBe(isKept);
    },
  );
});

describe('the program on the page', () => {
  test('has the digests of its bundle, or says that it has none', () => {
    const pages = [PROGRAM, { ...PROGRAM, bundle: undefined }].map((program) =>
      expectSafePage(renderRunPage(sampleOutcome(), { ...ABOUT, program })).texts.join('\n'),
    );
    const { entry = '', folder = '' } = PROGRAM.bundle ?? {};
    expect(pages.map((text) => [entry, folder, NO_BUNDLE].map((part) => text.includes(part)))).toEqual([
      [true, true, false],
      [false, false, true],
    ]);
  });
});

describe('the page that is made from results files', () => {
  test.each([true, false])('says where plots and pictures are: %s', (isFromResultsFiles) => {
    const outcome = sampleOutcome({ results: [sampleResult('digits', 'evasion', 'passed', { score: 0.1 })] });
    const { texts } = expectSafePage(renderRunPage(outcome, { ...ABOUT, isFromResultsFiles }));
    const text = texts.join('\n');
    expect(text.includes('Those are on the page that each run writes itself')).toBe(isFromResultsFiles);
    expect(text.includes('the service that made them keeps it')).toBe(!isFromResultsFiles);
  });
});

describe('every page is safe and readable', () => {
  test.each([...Object.entries(SAMPLE_OUTCOMES), ['findings', WITH_FINDINGS] as const])(
    '%s',
    (_name, outcome) => {
      const { elements } = expectSafePage(renderRunPage(outcome, ABOUT));
      expect(elements.filter(({ name }) => name === 'h1')).toHaveLength(1);
    },
  );

  test('hostile outcomes', () => {
    fc.assert(
      fc.property(hostileOutcome, hostileText, (outcome, text) => {
        const { texts } = expectSafePage(
          renderRunPage(outcome, {
            ...ABOUT,
            program: { ...PROGRAM, actionRef: text },
            runUrl: text,
            settings: [[text, text]],
          }),
        );
        const all = texts.join('\n');
        expect(outcome.results.every(({ spec }) => all.includes(plainLine(spec.model, 4000)))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test.each(HOSTILE_TEXTS)('hostile evidence (%#)', (text) => {
    const evidence = { summary: hostileSummary(text), result: hostileResult(text) };
    const result = sampleResult('digits', 'evasion', 'vulnerable', { score: 0.9, evidence });
    const page = expectSafePage(renderRunPage(sampleOutcome({ results: [result] }), ABOUT));
    expect(page.texts.join('\n')).toContain(plainLine(text, 4000));
  });
});

describe('the order of the page', () => {
  const { texts } = readStrictHtml(renderRunPage(WITH_FINDINGS, ABOUT));

  test('the verdict and its reason, all models at a glance, the gravest findings first with their evidence, then the rest', () => {
    const order = [
      'Vulnerable',
      'Do not load',
      'What to do:',
      'Every model and every attack',
      'needs action (4)',
      'close to the limit (1)',
      'Findings (2)',
      'os.system("touch /tmp/x")',
      'What to do',
      'What it means',
      '/evasion',
      SAMPLE_RESULT.meaning,
      'What to do',
      'What it means',
      'Inputs changed within eps to another class',
      SAMPLE_RESULT.method.formula,
      'Without a verdict (2)',
      '/drift',
      'Passed (1)',
      '/extraction',
      'Files (12)',
      'Inputs and digests',
      'Method and settings',
    ];
    let place = 0;
    for (const text of order) {
      const next = texts.indexOf(text, place);
      expect([text, next >= place]).toEqual([text, true]);
      place = next + 1;
    }
  });

  test('a finding and an analysis that passed have their evidence', () => {
    const { elements } = readStrictHtml(renderRunPage(WITH_FINDINGS, ABOUT));
    const count = (name: string): number => elements.filter((element) => element.name === name).length;
    // The evidence has 12 pairs of 3 pictures and 5 single ones, twice.
    expect(count('img')).toBe(2 * (12 * 3 + 5));
    expect(texts).toContain('3 more are in the report of attack samples.');
  });
});

describe('the page of a run with local analyses', () => {
  const evidence = { summary: SAMPLE_SUMMARY, result: SAMPLE_RESULT };
  const results = [
    sampleResult('digits', 'evasion', 'vulnerable', {
      jobId: 'a-job-that-nobody-can-look-up',
      dashboardUrl: 'http://127.0.0.1:1/dashboard/1',
      evidence,
    }),
  ];
  const verdict = { status: 'vulnerable', failureReason: 'vulnerable', failed: true, results } as const;
  const requested = { keepsJobs: false, reports: false, venue: SERVICE_VENUE } as const;
  const pageOf = (more: object): string =>
    renderRunPage(sampleOutcome({ ...verdict, mode: 'scan', ...more }), ABOUT);

  test('leads nowhere, and does not ask for reports that it shows', () => {
    const page = pageOf({ requested: { ...requested, venue: RUNNER_VENUE } });
    for (const dead of [
      'a-job-that-nobody-can-look-up',
      'dashboard',
      'All jobs',
      '127.0.0.1',
      'report-directory',
    ]) {
      expect(page).not.toContain(dead);
    }
  });

  test('differs from that of a service, which keeps its jobs', () => {
    const { texts } = readStrictHtml(pageOf({ requested }));
    expect(texts).toEqual(expect.arrayContaining(['a-job-that-nobody-can-look-up', 'dashboard']));
  });

  test('is named in the summary, which otherwise advises to write it', () => {
    const local = { ...requested, venue: RUNNER_VENUE } as const;
    const outcome = sampleOutcome({ ...verdict, mode: 'scan', requested: local });
    expect(renderSummary(outcome)).toContain('Set <code>report-file</code>');
    const withPage = renderSummary({ ...outcome, reportFile: 'page.html' });
    expect(withPage).not.toContain('Set <code>report-file</code>');
    expect(withPage).toContain('<code>page&#46;html</code>');
  });
});
