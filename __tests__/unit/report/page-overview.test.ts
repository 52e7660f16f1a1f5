import { describe, expect, test } from '@jest/globals';
import type { AttackResult, Robustness } from '@model-security-scan/engine/results';
import type { AnalysisResult } from '../../../src/facts/run-outcome.ts';
import { RUNNER_VENUE } from '../../../src/facts/venue.ts';
import type { PageAbout } from '../../../src/report/page/page-parts.ts';
import { renderRunPage } from '../../../src/report/page/run-page.ts';
import { SAMPLE_RESULT, SAMPLE_SUMMARY } from '../../support/engine-report-samples.ts';
import { expectSafePage } from '../../support/safe-page.ts';
import { sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { LFS_POINTER, sampleScan, SHELL_CALL } from '../../support/sample-supply-chain.ts';
import { readStrictHtml } from '../../support/strict-html.ts';
import { PROGRAM } from '../../support/sample-program.ts';

const ABOUT: PageAbout = { program: PROGRAM, writtenMs: Date.UTC(2026, 10, 22), settings: [] };

const ROBUSTNESS: Robustness = {
  eps: 0.1,
  medianEps: 0.0432,
  curve: [0, 0.05, 0.1, 0.15, 0.2].map((eps) => ({ eps, success: Math.min(1, 8 * eps) })),
  peeled: ['ArgMax', 'Softmax'],
  selfCheck: { planted: 48, found: 46 },
  alarms: [{ name: 'labels only', meaning: 'The model answers with labels only.' }],
};

function pageOf(results: readonly AnalysisResult[], more: object = {}): string {
  const requested = { keepsJobs: false, reports: false, venue: RUNNER_VENUE };
  return renderRunPage(sampleOutcome({ results, requested, status: 'vulnerable', ...more }), ABOUT);
}

function evasionOf(model: string, score: number, result: Partial<AttackResult> = {}): AnalysisResult {
  const evidence = { summary: SAMPLE_SUMMARY, result: { ...SAMPLE_RESULT, ...result } };
  return sampleResult(model, 'evasion', 'vulnerable', { score, threshold: 0.5, evidence });
}

describe('the title and the icon of a page', () => {
  const results = [
    evasionOf('digits', 0.9),
    sampleResult('digits', 'extraction', 'passed', { score: 0.1, threshold: 0.9 }),
    sampleResult('wine', 'drift', 'not-tested', { message: 'No reference.' }),
  ];

  test('say the verdict, how many analyses it rests on, and the commit', () => {
    const page = pageOf(results);

    expect(page).toMatch(/<title>✗ 1\/3 · [\w.-]+@[0-9a-f]{7}<\/title>/u);
    expect(page).toContain(encodeURIComponent('fill="#b3261e"'));
  });

  test('say that there is none', () => {
    const page = pageOf(results.slice(1), { status: 'error' });

    expect(page).toContain('<title>? 1/2 ·');
  });
});

describe('the overview of a page', () => {
  test('has a row for each model, and leads to each analysis by its name', () => {
    const results = [
      evasionOf('digits', 0.9),
      sampleResult('digits', 'extraction', 'passed', { score: 0.1, threshold: 0.9 }),
      sampleResult('wine', 'drift', 'not-tested', { message: 'No reference.' }),
    ];
    const { elements, texts } = expectSafePage(pageOf(results));
    const links = elements.flatMap(({ attributes }) => attributes.get('href') ?? []);
    expect(links).toEqual(expect.arrayContaining(['#digits/evasion', '#digits/extraction', '#wine/drift']));
    const rows = elements.filter(({ attributes }) => attributes.get('scope') === 'row');
    expect(rows).toHaveLength(2);
    // Of three attacks on two models, three were not asked for.
    expect(texts.filter((text) => text === '–')).toHaveLength(3);
  });

  test('shows nothing green that was not tested', () => {
    const unattacked = ['a.onnx', 'b.onnx'].map((path) => ({
      ...{ path, format: 'onnx', role: 'classifier', whatToDo: 'Add it.', lines: [] },
    }));
    const results = [
      sampleResult('wine', 'drift', 'not-tested', { message: 'No reference.' }),
      sampleResult('digits', 'poisoning', 'passed', {
        ...{ score: 0.02, threshold: 0.15, notTested: ['backdoors'] },
      }),
    ];
    const page = pageOf(results, { status: 'error', supplyChain: { ...sampleScan([]), unattacked } });
    const overview = page.slice(page.indexOf('class="matrix"'), page.indexOf('</table>'));
    const badges = [...overview.matchAll(/class="badge (\w+)">.*?<\/svg>([^<]*)</gu)].map(
      ([, tone, text]) => [tone, text],
    );
    expect(badges.slice(0, 5)).toEqual([
      ['open', 'Not tested'],
      ['good', '0.02 ?'],
      ['open', 'Not attacked'],
      ['open', 'Not attacked'],
      ['good', '12 files scanned, no finding'],
    ]);
  });

  test('opens the first finding only, the gravest, and explains each attack once', () => {
    const page = pageOf([
      evasionOf('wine', 0.6),
      evasionOf('digits', 0.9),
      sampleResult('faces', 'poisoning', 'vulnerable', { score: 0.2, threshold: 0.15 }),
    ]);
    const cards = [...page.matchAll(/ id="([^"]+)"><details( open="")?><summary class="head">/gu)].map(
      ([, id, open]) => [id, open !== undefined],
    );
    expect(cards).toEqual([
      ['faces/poisoning', true],
      ['digits/evasion', false],
      ['wine/evasion', false],
    ]);
    expect(page.match(/Slightly manipulated inputs made the model/gu)).toHaveLength(1);
    expect(page).toContain('see <a href="#digits/evasion">digits/evasion</a>');
    expect(page).not.toContain('the service generated a defence');
  });
});

describe('the entries of a page', () => {
  const results = [
    evasionOf('digits', 0.9),
    sampleResult('手書き', 'extraction', 'passed', {
      ...{ score: 0.85, threshold: 0.9, interval: { low: 0.8, high: 0.95 } },
    }),
    sampleResult('wine', 'drift', 'not-tested', { message: 'No reference.' }),
  ];
  const page = pageOf(results, { supplyChain: sampleScan([SHELL_CALL, LFS_POINTER]) });

  test('are chosen by what needs action, what is close to the limit, and the attack', () => {
    const { texts, style } = readStrictHtml(page);
    expect(texts).toEqual(
      expect.arrayContaining(['needs action (4)', 'close to the limit (1)', 'all (5)', 'files', 'evasion']),
    );
    const chosen = [...page.matchAll(/<article class="([^"]+)" id="([^"]+)"/gu)].map(([, kinds, id]) => [
      id,
      kinds?.split(' ').filter((kind) => kind === 'act' || kind === 'close'),
    ]);
    expect(chosen).toEqual([
      ['pickle-code/models/net.pt', ['act']],
      ['digits/evasion', ['act']],
      ['wine/drift', ['act']],
      ['lfs-pointer/models/large.safetensors', ['act']],
      ['手書き/extraction', ['close']],
    ]);
    // Each choice has a rule.
    const choices = [...page.matchAll(/<input type="radio" name="\w+" id="([\w-]+)"/gu)].map(([, id]) => id);
    const rules = choices.filter((id) => id?.endsWith('-all') === false);
    expect(rules.filter((id) => !style.includes(`#${id ?? ''}:checked`))).toEqual([]);
    expect(choices).toHaveLength(3 + 5);
  });

  test('are where links lead to, inside of nothing that is closed', () => {
    const { elements } = readStrictHtml(page);
    const targets = elements.flatMap(({ attributes }) => {
      const href = attributes.get('href') ?? '';
      return href.startsWith('#') ? [decodeURIComponent(href.slice(1))] : [];
    });
    expect(targets).toEqual(expect.arrayContaining(['手書き/extraction', 'files']));
    for (const id of targets) {
      const before = page.slice(0, page.indexOf(` id="${id}"`));
      expect([id, before.split('<details').length - before.split('</details>').length]).toEqual([id, 0]);
    }
  });

  test('advise nobody to accept a critical file or a backdoor', () => {
    const backdoor = sampleResult('faces', 'poisoning', 'vulnerable', { score: 0.9, threshold: 0.15 });
    const critical = pageOf([backdoor], { supplyChain: sampleScan([SHELL_CALL]) });
    expect(critical).not.toMatch(/accept\b/u);
    const { texts } = readStrictHtml(pageOf([evasionOf('digits', 0.9)]));
    expect(texts.join('\n')).toContain('- { finding: digits/evasion, max-score: 0.9, reason: WHY }');
  });
});

describe('the top of a page', () => {
  test('leads to repository, commit, run and files, and says how long the run took', () => {
    const outcome = sampleOutcome({
      ...{ results: [evasionOf('digits', 0.9)], status: 'vulnerable', failed: true },
      resultsFile: 'out/results.json',
    });
    const page = renderRunPage(outcome, {
      ...ABOUT,
      startedMs: ABOUT.writtenMs - 94_000,
      runUrl: 'https://github.com/acme/vision-models/actions/runs/1',
      runNumber: '123',
      file: 'out/page.html',
    });
    const { elements, texts } = expectSafePage(page);
    const hrefs = elements.flatMap(({ attributes }) => attributes.get('href') ?? []);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        'https://github.com/acme/vision-models',
        expect.stringMatching(/\/commit\/[0-9a-f]{40}$/u),
        expect.stringMatching(/\/actions\/runs\/1$/u),
        expect.stringMatching(/\/blob\/[0-9a-f]{40}\/\.github\/model-security\.yml#L12$/u),
        './results.json',
        './../reports/digits-evasion-vulnerability.pdf',
      ]),
    );
    expect(texts).toEqual(expect.arrayContaining(['run #123', '1 min 34 s']));
  });

  test('names each cause that left no verdict', () => {
    const message = 'labels.csv has 9 rows.';
    const results = [
      sampleResult('digits', 'poisoning', 'failed', { reason: 'analysis-failed', message }),
      sampleResult('wine', 'drift', 'timeout', { reason: 'timeout', message: 'It took 10 minutes.' }),
    ];
    const page = pageOf(results, { status: 'error', failed: true });
    const top = page.slice(page.indexOf('<header'), page.indexOf('</header>'));
    expect([message, 'It took 10 minutes.'].filter((text) => !top.includes(text))).toEqual([]);
  });
});

describe('the card of an evasion', () => {
  test('says how strong the attack was, in words of people', () => {
    const { texts } = expectSafePage(
      pageOf([evasionOf('digits', 0.9, { robustness: ROBUSTNESS, access: 'white-box' })]),
    );
    const text = texts.join('\n');
    expect(text).toContain('(white box)');
    expect(text).toContain('ArgMax, Softmax.');
    expect(text).toMatch(/46.*48 adversarial.*\(95/u);
    expect(text).toContain('Warning sign: labels only');
    expect(text).toMatch(/0\.043.*0\.1/u);
    expect(text).toContain('true one may be smaller');
  });

  test.each([
    [{ selfCheck: { impossible: 'no gradients were used' } }, 'trust a low score less'],
    [{ selfCheck: { planted: 48, found: 30 } }, 'That is too few'],
    [{ medianEps: undefined }, 'Fewer than half of the inputs fell at any eps that was tried, up to 0.2.'],
  ])('does not sound surer than it is: %j', (change, words) => {
    const { medianEps, ...rest } = { ...ROBUSTNESS, ...change };
    const robustness = medianEps === undefined ? rest : { ...rest, medianEps };
    const { texts } = expectSafePage(pageOf([evasionOf('digits', 0.9, { robustness })]));
    expect(texts.join('\n')).toContain(words);
  });

  test('has no doubt about what is proven', () => {
    const { texts } = expectSafePage(
      pageOf([evasionOf('forest', 0.9, { robustness: ROBUSTNESS, bound: 'exact', access: 'exact' })]),
    );
    const text = texts.join('\n');
    expect(text).toContain('The result is proven');
    expect(text).not.toContain('true one may be smaller');
  });

  test('draws the curve that a results file holds, with its numbers', () => {
    const result = {
      ...sampleResult('digits', 'evasion', 'vulnerable', { score: 0.9, threshold: 0.5 }),
      robustness: ROBUSTNESS,
    };
    const { texts } = expectSafePage(pageOf([result]));
    expect(texts).toEqual(
      expect.arrayContaining(['Success against eps, in numbers', 'median 0.043', 'eps 0.1']),
    );
  });
});
