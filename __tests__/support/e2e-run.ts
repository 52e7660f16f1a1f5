import { ok, strictEqual } from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import pLimit from 'p-limit';
import { isObject } from '@model-security-scan/common/json';
import type { Operation } from '../service/front/operations.ts';
import type { RecordedRequest } from '../service/front/request-log.ts';
import type { PlayedService } from '../service/played-service.ts';
import { commitOf, pretendCheckout } from './checkout.ts';
import { MODEL_FILES } from './e2e-models.ts';
import { type ActionRun, type RunOptions, startAction } from './run-action.ts';
import { logLines } from './workflow-commands.ts';
import { makeWorkspace } from './workspace.ts';

const CONFIG_FILE = '.github/model-security.yml';

/** Each run is a process of its own; a few at once keep the tests quick without starving each other. */
const inTurn = pLimit(5);

export interface ScanOptions extends Omit<RunOptions, 'inputs' | 'workspace'> {
  /** Text of the config file; there is none where it is absent. */
  readonly config?: string | Uint8Array;
  /** Further files of the repository. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Called when the process runs; the run is over when the promise of its end is. */
  readonly meanwhile?: (kill: (signal: NodeJS.Signals) => void) => Promise<void>;
  /** The run is ended by force and may leave files of its own. */
  readonly killed?: true;
}

/** A run of the bundle, and what it left in the workspace beside what was there. */
export interface ScanRun extends ActionRun {
  /** By path from the workspace, with forward slashes. */
  readonly written: Readonly<Record<string, Buffer>>;
}

/** Address and credentials of a service, and polling that does not take long. */
export function playedServiceInputs(
  service: Pick<PlayedService, 'baseUrl' | 'apiKey' | 'orgId'>,
): Record<string, string> {
  return {
    'base-url': service.baseUrl,
    'api-key': service.apiKey,
    'org-id': service.orgId,
    'poll-interval-seconds': '0.1',
  };
}

/**
 * Runs the bundle in a repository with {@link MODEL_FILES}. Whatever the run came to, it is checked to be sound.
 * @param inputs beside those of {@link playedServiceInputs}, which they may override
 * @throws AssertionError where something stands in it that never must
 */
export async function scan(
  service: Pick<PlayedService, 'baseUrl' | 'apiKey' | 'orgId'>,
  inputs: Readonly<Record<string, string>> = {},
  options: ScanOptions = {},
): Promise<ScanRun> {
  return inTurn(() => scanNow({ ...playedServiceInputs(service), ...inputs }, options, MODEL_FILES));
}

/** Like {@link scan}, with local analyses, and in a repository with nothing but the files that are given. */
export async function scanLocally(
  inputs: Readonly<Record<string, string>> = {},
  options: ScanOptions = {},
): Promise<ScanRun> {
  return inTurn(() =>
    scanNow({ 'base-url': 'local', 'poll-interval-seconds': '0.1', ...inputs }, options, {}),
  );
}

async function scanNow(
  inputs: Readonly<Record<string, string>>,
  { config, files = {}, meanwhile, killed, ...rest }: ScanOptions,
  ownFiles: NonNullable<ScanOptions['files']>,
): Promise<ScanRun> {
  const workspace = await makeWorkspace({ ...ownFiles, ...files });
  const temporary = await mkdtemp(join(tmpdir(), 'temporary-'));
  try {
    if (config !== undefined) await addConfig(workspace.folder, config);
    await pretendCheckout(join(workspace.folder, rest.checkout ?? ''), commitOf(rest.event, rest.env));
    const before = await readTree(workspace.folder);
    const env = { ...rest.env, TMPDIR: temporary };
    const started = await startAction({ ...rest, env, inputs, workspace: workspace.folder });
    const [run] = await Promise.all([
      started.done,
      meanwhile?.((signal) => {
        started.kill(signal);
      }),
    ]);
    if (killed === undefined) {
      strictEqual((await readdir(temporary)).join(), '', 'temporary files were left');
      assertSound(run, inputs);
    }
    const after = Object.entries(await readTree(workspace.folder));
    return { ...run, written: Object.fromEntries(after.filter(([path]) => !(path in before))) };
  } finally {
    await Promise.all([workspace.remove(), rm(temporary, { recursive: true })]);
  }
}

async function addConfig(folder: string, config: string | Uint8Array): Promise<void> {
  await mkdir(join(folder, '.github'), { recursive: true });
  await writeFile(join(folder, CONFIG_FILE), config);
}

async function readTree(folder: string): Promise<Record<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = files.map(
    async (file) => [relative(folder, file).replaceAll(sep, '/'), await readFile(file)] as const,
  );
  return Object.fromEntries(await Promise.all(contents));
}

const STATUS = new Set([
  'already-scanned',
  'not-scanned',
  'planned',
  'submitted',
  'passed',
  'vulnerable',
  'skipped',
  'error',
]);

/** Expects what every run that ends by itself must fulfil. @throws AssertionError */
function assertSound(run: ActionRun, inputs: Readonly<Record<string, string>>): void {
  strictEqual(run.stderr, '');
  ok(STATUS.has(run.outputs['status'] ?? ''), `status is ${String(run.outputs['status'])}`);
  strictEqual(run.exitCode, run.outputs['failure-reason'] === '' ? 0 : 1);
  ok(run.summary.startsWith('<h2>'), 'the summary has no heading');
  for (const name of ['job-ids', 'results', 'matrix']) JSON.parse(run.outputs[name] ?? '');
  for (const secret of [...run.masks, inputs['api-key'] ?? '', inputs['org-id'] ?? '']) {
    if (secret !== '') assertHidden(run, secret);
  }
  for (const level of ['error', 'warning', 'notice'] as const) {
    const count = level === 'warning' ? warningsOf(run).length : annotationsOf(run, level).length;
    ok(count <= 10, `too many annotations: ${level}`);
  }
}

/** @throws AssertionError where a text stands anywhere that people or later jobs look */
export function assertHidden(run: ActionRun, secret: string): void {
  const printed = logLines(run.stdout).filter((line) => !line.startsWith('::add-mask::'));
  const places = { log: printed.join('\n'), errors: run.stderr, summary: run.summary, ...run.outputs };
  for (const [name, text] of Object.entries(places)) {
    ok(!text.includes(secret), `${name} holds "${secret}":\n${text}`);
  }
}

/** The objects of the output `results`. */
export function resultsOf(run: Pick<ActionRun, 'outputs'>): readonly Readonly<Record<string, unknown>>[] {
  const results: unknown = JSON.parse(run.outputs['results'] ?? '');
  if (!Array.isArray(results)) throw new Error('The output results is no list.');
  return results.map((result: unknown) => (isObject(result) ? result : {}));
}

/** The states of all analyses, by `model/attack`. */
export function statesOf(run: ActionRun): Record<string, unknown> {
  return Object.fromEntries(resultsOf(run).map((result) => [nameOf(result), result['state']]));
}

/** `model/attack` */
export function nameOf(result: Readonly<Record<string, unknown>>): string {
  return `${String(result['model'])}/${String(result['attack'])}`;
}

/** The output `job-ids`. */
export function jobIdsOf(run: ActionRun): readonly unknown[] {
  const ids: unknown = JSON.parse(run.outputs['job-ids'] ?? '[]');
  return Array.isArray(ids) ? ids : [];
}

/** The messages of annotations of a level. */
export function annotationsOf(run: ActionRun, level: 'error' | 'warning' | 'notice'): string[] {
  return run.commands.filter(({ name }) => name === level).map(({ message }) => message);
}

/** The warnings of a run, but that its runner has no cache: most tests play none. */
export function warningsOf(run: ActionRun): string[] {
  return annotationsOf(run, 'warning').filter(
    (text) => !text.startsWith('The jobs of this run are not kept'),
  );
}

/** The requests of an operation that a service has seen. */
export function requestsOf(service: PlayedService, operation: Operation): readonly RecordedRequest[] {
  return service.requests.list().filter((request) => request.operation === operation);
}

/** The body of a recorded request. */
export function bodyOf(request: RecordedRequest | undefined): unknown {
  const body: unknown = JSON.parse(request?.body ?? 'null');
  return body;
}

/** The summary as people read it: entities resolved, tags left out. */
export function readable(summary: string): string {
  return summary
    .replace(/<[^>]+>/gu, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s+/gu, ' ');
}

/** Resolves when a condition holds; asks for it 100 times a second. @throws Error after half a minute */
export async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 3000; tries += 1) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('What was waited for did not come.');
}
