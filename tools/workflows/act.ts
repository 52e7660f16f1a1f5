import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { canRun, capture, NODE, projectPath } from '../project.ts';
import { type ActReport, readActLog } from './act-log.ts';

/** One run of a workflow. */
interface ActOptions {
  /** The program, as {@link installGoTool} built it. */
  readonly act: string;
  /** A clone with a commit; it is copied, never changed. */
  readonly repository: string;
  /** Path of the workflow in the repository. */
  readonly workflow: string;
  readonly event: string;
  readonly payload: unknown;
  readonly secrets: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, string>>;
  /** Environment of every step, such as GITHUB_API_URL. */
  readonly environment: Readonly<Record<string, string>>;
  /** Folders that stand for actions which are out of reach, by `owner/name@ref`. */
  readonly actions: Readonly<Record<string, string>>;
  /** True to run everything in a network namespace that has nothing but loopback. */
  readonly offline: boolean;
}

export interface ActRun extends ActReport {
  readonly exitCode: number;
}

/** Programs that stand in for those of a hosted runner. */
const PROGRAMS = projectPath('tools/workflows/stand-ins/bin');

/** Starts a program in a network namespace of its own, with loopback only. */
const WITHOUT_NETWORK = ['unshare', '-rn', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'] as const;

/** Returns true if this machine permits a namespace without network. */
export function canCutNetwork(): Promise<boolean> {
  const [program, ...words] = [...WITHOUT_NETWORK, 'true'];
  return canRun(program, words);
}

/** No run of ours takes long; a runner that hangs must not hang its caller. */
const TIME_LIMIT_MS = 5 * 60_000;

/**
 * Runs a workflow with act on this machine, without containers. Jobs run one after the other: the played service tells
 * analyses of different repositories apart by the order in which it is asked.
 */
export async function runAct(options: ActOptions): Promise<ActRun> {
  const folder = await mkdtemp(join(tmpdir(), 'act-'));
  try {
    const payload = join(folder, 'event.json');
    await writeFile(payload, JSON.stringify(options.payload));
    const secrets = join(folder, 'secrets.env');
    await writeFile(secrets, lines(options.secrets), { mode: 0o600 });
    await mkdir(join(folder, 'cache'));
    const [program, ...words] = [
      ...(options.offline ? WITHOUT_NETWORK : []),
      ...[options.act, ...argumentsOf(options, folder, payload, secrets)],
    ];
    const setting = { cwd: options.repository, env: environmentOf(folder), timeout: TIME_LIMIT_MS };
    const { exitCode, output } = await capture(program, words, setting);
    return { exitCode, ...readActLog(output) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function argumentsOf(
  options: ActOptions,
  folder: string,
  payload: string,
  secrets: string,
): readonly string[] {
  const pairs = (flag: string, values: Readonly<Record<string, string>>): readonly string[] =>
    Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
  return [
    options.event,
    ...['--json', '--workflows', options.workflow, '--eventpath', payload, '--secret-file', secrets],
    ...['--platform', 'ubuntu-latest=-self-hosted', '--concurrent-jobs', '1', '--no-cache-server'],
    ...['--action-cache-path', join(folder, 'cache'), '--action-offline-mode'],
    ...pairs('--var', options.variables),
    ...pairs('--env', options.environment),
    ...pairs('--local-repository', options.actions),
  ];
}

/** The Node that action.yml declares comes first; settings of npm's, and those a person has for act, do not count. */
function environmentOf(folder: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/iu.test(name));
  return {
    ...Object.fromEntries(own),
    PATH: [dirname(NODE), PROGRAMS, process.env['PATH'] ?? ''].join(delimiter),
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
  };
}

function lines(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
