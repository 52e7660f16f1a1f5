import { ATTACKS, SLOTS } from '@model-security-scan/engine/catalog';
import { judgeJob } from '../support/judged-job.ts';
import { namesIn } from '../../src/settings/config/given-config.ts';
import { parseConfig } from '../../src/settings/config/parse-config.ts';
import { PrivateSeal } from '../../src/cache/private-seal.ts';
import { readRepository } from '../../src/settings/repository.ts';
import { InputReader } from '../../src/settings/reader.ts';
import { decideLineage } from '../../src/decide/lineage.ts';
import type { Outcome } from '../../src/facts/run-outcome.ts';
import { InvalidInputError } from '@model-security-scan/common/problem';
import { renderOutputs } from '../../src/report/outputs.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { Secrets } from '../../src/redact/secrets.ts';
import { readJob } from '../../src/analyser/remote/client/model-analysis.ts';
import { parseBaseUrl, serviceUrl } from '../../src/core/service-address.ts';
import { holdsMoreValues } from '../../src/analyser/remote/client/answer-size.ts';
import { createRefusal } from '../../src/analyser/remote/client/call.ts';
import { ServiceError } from '../../src/core/errors.ts';
import { readJobStatus } from '../../src/analyser/remote/client/fetch-job-status.ts';
import { readRecord } from '../../src/analyser/remote/client/lineage-check.ts';
import { readRetryAfterMs } from '../../src/http/retry-policy.ts';
import { readUploadTargets } from '../../src/analyser/remote/client/upload-targets.ts';
import { findUploadUrlFault } from '../../src/analyser/remote/uploads.ts';
import { isWithoutSecrets, readPullRequestNumber, readTarget } from '../../src/decide/target.ts';
import { readEventPayload } from '../../src/runner/event-payload.ts';
import { linkableUrl, markdownCode } from '../../src/text/safe-markup.ts';
import { logLine } from '../../src/text/log-line.ts';
import { CONFIGS, EVENT, JSON_WORDS, RETRY_AFTERS, URLS } from './seeds.ts';
import type { NonEmpty, Random } from './random.ts';
import { anyJson, anyText, mutateText } from './texts.ts';

/** A reader of text from outside. */
export interface FuzzTarget {
  readonly name: string;
  readonly make: (random: Random) => unknown;
  /**
   * Reads an input and checks the invariants of the result.
   * @throws one of the project's own errors if the input is wrong; any other error is a finding
   */
  readonly run: (input: unknown) => void;
  /** Makes an input of a length; most targets take a text. */
  readonly grow: (text: string) => unknown;
}

/** The errors that a target may throw. */
export function isOwnError(error: unknown): boolean {
  return error instanceof ServiceError || error instanceof InvalidInputError;
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`does not hold: ${what}`);
}

const text = (seeds: NonEmpty<string>, run: (input: string) => void): Omit<FuzzTarget, 'name'> => ({
  make: (random) => mutateText(random, random.pick(seeds), seeds),
  run: (input) => {
    run(String(input));
  },
  grow: (long) => long,
});
const json = (run: (input: unknown) => void): Omit<FuzzTarget, 'name'> => ({
  make: (random) => (random.once(4) ? anyJson(random, JSON_WORDS) : anyObject(random)),
  run,
  grow: (long) => ({
    ...{ [long]: long, job_id: 'j', message: long, commitid: long, CurrentStatus: long, a_Status: long },
  }),
});

function outcomeOf(record: unknown): Outcome {
  const lineage = decideLineage(readRecord(record), '9f2c1e7a5b3d4086c1a2e3f405162738495a6b7c', 'never');
  return {
    ...{ status: 'already-scanned', failed: false, headline: 'x', mode: 'check', results: [], problems: [] },
    notices: Object.values(typeof record === 'object' && record !== null ? record : {}).map(String),
    lineage,
  };
}

const SEAL = new PrivateSeal('key-5f0c9a7e21');
const SECRETS = new Secrets();
for (const secret of ['key-5f0c9a7e21', 'org "8c3d" <1b64>/f2', 'line one\nline two']) SECRETS.add(secret);

function checkEvent(input: unknown): void {
  const names = 'pull_request pull_request_target merge_group workflow_run release push'.split(' ');
  for (const eventName of names) {
    const context = {
      ...{ eventName, payload: readEventPayload(input), serverUrl: 'https://github.com', actor: 'x' },
      ...{ repository: 'a/b', ref: 'refs/heads/main', sha: '9f2c1e7a5b3d4086c1a2e3f405162738495a6b7c' },
    };
    isWithoutSecrets(context);
    readPullRequestNumber(context);
    const { repoUrl, commit = '' } = readTarget(context);
    check(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/u.test(repoUrl), 'the repository is on the server');
    check(/^[0-9a-f]{40,64}$/iu.test(commit), 'a commit is a commit');
  }
}

export const TARGETS: readonly FuzzTarget[] = [
  {
    name: 'config file',
    ...text(CONFIGS, (input) => {
      const { analyses, problems } = parseConfig(input, 'x.yml');
      check((analyses.length === 0) !== (problems.length === 0), 'analyses or problems');
    }),
  },
  {
    name: 'names in the input config',
    ...text(CONFIGS, (input) => {
      check(
        namesIn(input).every((name) => input.includes(name)),
        'a name is part of the text',
      );
    }),
  },
  {
    name: 'record',
    ...json((input) => {
      check(input !== null && typeof input === 'object', 'only an object is an answer');
      readRecord(input);
    }),
    make: (random) => anyObject(random),
  },
  {
    name: 'job',
    ...json((input) => {
      check(/^[\x21-\x7e]+$/u.test(readJob(input, 'evasion').jobId), 'an id is printable');
    }),
  },
  {
    name: 'upload targets',
    ...json((input) => {
      const { targets, taken } = readUploadTargets(input, ['data']);
      for (const { url } of targets) findUploadUrlFault(url, { allowPrivate: false });
      check(new Set(targets.map(({ slot }) => slot)).size === targets.length, 'a slot has one address');
      check(targets.length <= taken.length, 'every address was taken from a field');
    }),
  },
  {
    name: 'status',
    ...json((input) => {
      for (const attack of ATTACKS) {
        const verdict = judgeJob(attack, readJobStatus(input, attack), 0.1);
        check(
          verdict.kind !== 'passed' || (verdict.score ?? 0) <= 0.1,
          'what passed is at or under the threshold',
        );
      }
    }),
  },
  {
    name: 'error body',
    ...json((input) => {
      const body = Buffer.from(typeof input === 'string' ? input : JSON.stringify([input]));
      for (const status of [400, 401, 404, 412, 418]) {
        const answer = { status, headers: {}, body, isBodySent: true, redact: (text: string) => text };
        const { message } = createRefusal({ operation: 'x', url: new URL('https://a.example/y') }, answer);
        check(message.length < 1500 && !/\p{Cc}/u.test(message), 'a message is one short line');
      }
    }),
  },
  { name: 'event', ...json(checkEvent), make: (random) => mutateJson(random, EVENT) },
  {
    name: 'base-url',
    ...text(URLS, (input) => {
      const parsed = parseBaseUrl(input);
      if ('root' in parsed) {
        check(
          linkableUrl(serviceUrl(parsed.root, 'x').href) !== undefined || parsed.root.length > 2000,
          'https',
        );
      }
    }),
  },
  {
    name: 'repository inputs',
    ...text(URLS, (input) => {
      const reader = new InputReader((name) => (name === 'branch' || name === 'repo-url' ? input : ''));
      readRepository(reader, []);
    }),
  },
  {
    name: 'retry-after',
    ...text(RETRY_AFTERS, (input) => {
      const ms = readRetryAfterMs(input, Date.UTC(2026, 0, 1)) ?? 0;
      check(ms >= 0, 'a wait is no time in the past');
    }),
  },
  {
    name: 'sealed entry',
    ...text([SEAL.seal('job', { jobId: 'j' })], (input) => {
      const body = SEAL.open('job', input);
      const isOwn = body === undefined || JSON.stringify(body) === '{"jobId":"j"}';
      check(isOwn, 'an entry that was not sealed holds nothing');
    }),
  },
  {
    name: 'outputs and summary',
    ...json((input) => {
      const outcome = outcomeOf(input);
      for (const value of Object.values(renderOutputs(outcome))) {
        check(!/[\n\r]/u.test(value), 'outputs are lines');
      }
      check(!/\p{Cf}|@/u.test(renderSummary(outcome)), 'the summary is inert');
    }),
    make: (random) => ({ commitid: anyText(random), ...anyObject(random) }),
  },
  {
    name: 'text',
    ...text(['a key-5f0c9a7e21 b', 'org%20%228c3d', '::error::x ##[error]', '<b>@x</b> `c`'], (input) => {
      const redacted = SECRETS.redact(input);
      check(!redacted.includes('key-5f0c9a7e21'), 'a secret is taken out');
      check(!/^\s*::|##\[|\p{Cc}/u.test(logLine(redacted)), 'a line of the log is no command');
      check(
        !/[<>@`\n](?!\/?code)/u.test(markdownCode(input).replaceAll(/<\/?code>/gu, '')),
        'Markdown is inert',
      );
    }),
  },
  {
    name: 'answer with many values',
    ...json((input) => {
      // What one answer causes is bounded, whatever it has and however often.
      const many = { ...Object.fromEntries(manyKeys(input)), job_id: 'j' };
      check(holdsMoreValues(many, MANY_KEYS), 'an answer with many values is told');
      const status = readJobStatus(many, 'outlier');
      const texts = [status?.contradiction ?? '', readJob(many, 'outlier').dashboardUrl ?? ''];
      check(texts.join('').length < 5000, 'what is kept of it is short');
      const verdict = judgeJob('outlier', status, 0);
      check(!('why' in verdict) || verdict.why.length <= 2200, 'a verdict is short');
      check(readUploadTargets(many).targets.length <= SLOTS.length, 'a slot has one address');
    }),
    make: (random) => random.pick([anyText(random), 'a_upload_url', 'UploadURL', 'a_Status', 'error']),
    grow: (long) => long,
  },
];

const MANY_KEYS = 300;

/** Many entries under names that end like a given one. */
function manyKeys(input: unknown): [string, unknown][] {
  const name = String(input).slice(0, 50);
  return Array.from({ length: MANY_KEYS + 1 }, (_, index) => [
    `${inLetters(index)}${name}`,
    index % 3 === 0 ? name : index,
  ]);
}

/** A number in letters: upload keys have no digits. */
function inLetters(index: number): string {
  return index.toString(26).replaceAll(/\d/gu, (digit) => String.fromCharCode(Number(digit) + 113));
}

/** An answer with known names; half of the time with text in a place that the reader looks at. */
function anyObject(random: Random): Readonly<Record<string, unknown>> {
  const entries = Array.from({ length: 1 + random.below(5) }, (): [string, unknown] => [
    random.pick(JSON_WORDS),
    anyJson(random, JSON_WORDS, 2),
  ]);
  return Object.fromEntries([...entries, [random.pick(['commitid', 'job_id', 'data']), anyText(random)]]);
}

/** A known value with some parts replaced. */
function mutateJson(random: Random, value: unknown): unknown {
  if (random.once(12)) return anyJson(random, JSON_WORDS, 2);
  if (typeof value === 'string' && random.once(4)) return mutateText(random, value, JSON_WORDS);
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  return Object.fromEntries(entries.map(([key, item]) => [key, mutateJson(random, item)]));
}
