import { RUNNER_VENUE, SERVICE_VENUE } from '../../src/facts/venue.ts';
import fc from 'fast-check';
import { ACCESSES, BOUNDS, ATTACKS, SLOTS, TASKS } from '@model-security-scan/engine/catalog';
import type { AnalysisSpec } from '../../src/facts/analysis-spec.ts';
import {
  type AnalysisResult,
  type AnalysisState,
  type Lineage,
  type Outcome,
  STATUSES,
  type Upload,
} from '../../src/facts/run-outcome.ts';
import { ANY_CHARACTER } from './any-character.ts';
import { resultOf, type ResultParts } from './sample-results.ts';
import { FAILURE_REASONS } from '../../src/core/errors.ts';
import type { Place } from '@model-security-scan/common/problem';

const NASTY = [
  '</code></td></table></details><script>alert(1)</script>',
  '<!-- ',
  '<![CDATA[',
  '`',
  '```\n\n',
  '@octocat and @acme/security',
  'mail me@evil.example or https://evil.example and www.evil.example',
  'javascript:alert(1)',
  '[x](javascript:alert(1)) ![x](https://evil.example/a.png)',
  '#1 acme/models#2 GH-3 4f1d0c6be2a94c3c8f0a7b5d9e21c43a6b7d8e90',
  '\n::error::x',
  '\r\n\r\n::set-output name=status::passed\n',
  '##[error]x',
  '| a | b |\n|---|---|\n',
  '> [!NOTE]\n> x',
  '$\\href{https://evil.example}{x}$ :boom: **b** ~~s~~ &lt;b&gt; &#60;b&#62;',
  '\u202Etxt.exe\u200B\u2028\u2029\0\u001B[31m',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '\uD800',
] as const;

/** Any text, and above all text that would be markup, a mention, a command or an address. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: ANY_CHARACTER, maxLength: 12 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(''));

const hostileUrl = fc.oneof(
  hostileText,
  hostileText.map((text) => `https://evil.example/${text}`),
  fc.constantFrom(
    'javascript:alert(1)',
    'http://127.0.0.1:9/"><b>',
    'data:text/html,x',
    'https://u:p@e.example/',
  ),
);

const STATES = [
  'planned',
  'submitted',
  'passed',
  'vulnerable',
  'not-tested',
  'failed',
  'timeout',
  'error',
] as const satisfies readonly AnalysisState[];

const place: fc.Arbitrary<Place> = fc.oneof(
  fc.record({ kind: fc.constant('input' as const), input: hostileText }),
  fc.record({ kind: fc.constant('file' as const), file: hostileText, line: fc.nat(), column: fc.nat() }),
);

const spec: fc.Arbitrary<AnalysisSpec> = fc.record({
  name: hostileText,
  model: hostileText,
  modelId: hostileText,
  task: fc.constantFrom(...TASKS),
  attack: fc.constantFrom(...ATTACKS),
  fields: fc.record({
    input_dimensions: hostileText,
    model_api_details: hostileText,
    color_space: hostileText,
  }),
  artifacts: fc.array(fc.record({ slot: fc.constantFrom(...SLOTS), path: hostileText, place }), {
    maxLength: 2,
  }),
  place,
});

const upload: fc.Arbitrary<Upload> = fc.record({
  slot: fc.constantFrom(...SLOTS),
  file: hostileText,
  bytes: fc.nat(),
  sha256: hostileText,
  host: hostileText,
});

const parts: fc.Arbitrary<ResultParts> = fc.record(
  {
    spec,
    reason: fc.constantFrom(...FAILURE_REASONS),
    message: hostileText,
    jobId: hostileText,
    dashboardUrl: hostileUrl,
    score: fc.double(),
    threshold: fc.double(),
    bound: fc.constantFrom(...BOUNDS),
    access: fc.constantFrom(...ACCESSES),
    notTested: fc.array(fc.oneof(fc.constant('backdoors'), hostileText), { maxLength: 2 }),
    uploads: fc.array(upload, { maxLength: 2 }),
    reports: fc.array(hostileText, { maxLength: 2 }),
    warnings: fc.array(hostileText, { maxLength: 2 }),
  },
  { requiredKeys: ['spec', 'uploads', 'reports', 'warnings'] },
);

const result: fc.Arbitrary<AnalysisResult> = fc
  .tuple(spec, fc.constantFrom(...STATES), parts)
  .map(([one, state, more]) => resultOf(one, state, more));

const known = fc.constantFrom(true, false, 'unknown' as const);

const lineage: fc.Arbitrary<Lineage> = fc.record({
  record: fc.option(
    fc.record(
      {
        branchname: hostileText,
        commitid: hostileText,
        createdtimestamp: hostileText,
        depth: hostileText,
        hashedjobid: hostileText,
        modelid: hostileText,
        orgid: fc.constant('masked-org'),
        repotype: hostileText,
        repourl: hostileUrl,
        supplychain_vuldetected: fc.double(),
      },
      { requiredKeys: [] },
    ),
    { nil: undefined },
  ),
  matchesCommit: known,
  vulnerable: known,
  accepted: fc.boolean(),
});

/** Any outcome, made from hostile text wherever text is not the project's own. */
export const hostileOutcome: fc.Arbitrary<Outcome> = fc.record(
  {
    status: fc.constantFrom(...STATUSES),
    failureReason: fc.constantFrom(...FAILURE_REASONS),
    failed: fc.boolean(),
    headline: hostileText,
    mode: fc.constantFrom('scan', 'check', 'plan', 'unknown'),
    repoType: hostileText,
    target: fc.record(
      {
        repoUrl: hostileUrl,
        branch: hostileText,
        commit: hostileText,
        pullRequest: fc.nat(),
        fork: fc.boolean(),
      },
      { requiredKeys: ['repoUrl', 'fork'] },
    ),
    lineage,
    results: fc.array(result, { maxLength: 4 }),
    problems: fc.array(fc.record({ place, message: hostileText }), { maxLength: 3 }),
    errorMessage: hostileText,
    notices: fc.array(hostileText, { maxLength: 3 }),
    warnings: fc.array(hostileText, { maxLength: 3 }),
    requested: fc.record({
      keepsJobs: fc.boolean(),
      reports: fc.boolean(),
      venue: fc.constantFrom(SERVICE_VENUE, RUNNER_VENUE),
    }),
  },
  { requiredKeys: ['status', 'failed', 'headline', 'mode', 'results', 'problems', 'notices'] },
);
