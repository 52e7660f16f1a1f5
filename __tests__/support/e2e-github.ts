import { createServer } from 'node:tls';
import { connect } from 'node:net';
import type { ServiceOptions } from '../service/options.ts';
import type { PlayedService } from '../service/played-service.ts';
import type { KeyAndCertificate } from './certificates.ts';
import { requestsOf, scan, type ScanOptions, type ScanRun, until } from './e2e-run.ts';
import type { GithubStatus } from './github-rules.ts';
import { type GithubServer, type GithubServerOptions, startGithubServer } from './github-server.ts';
import { listenOnLoopback } from '../service/wire/loopback.ts';
import { PUSH, type RunnerEvent } from './runner-environment.ts';
import { openService } from './played-service-client.ts';

/** A service, a GitHub, and runs of the bundle between them. */
export interface Scene {
  readonly service: PlayedService;
  readonly github: GithubServer;
  /** Runs the bundle as `scan` of e2e-run.ts does, with this GitHub and its token. */
  scan(inputs?: Readonly<Record<string, string>>, options?: ScanOptions): Promise<ScanRun>;
}

const open: GithubServer[] = [];

/** Starts both servers; `closeGithubs` and `closeServices` end them. */
export async function openScene(
  serviceOptions: ServiceOptions = {},
  githubOptions: GithubServerOptions = {},
): Promise<Scene> {
  const service = await openService(serviceOptions);
  const github = await startGithubServer({ repository: PUSH.repository, ...githubOptions });
  open.push(github);
  return {
    service,
    github,
    scan: (inputs = {}, options = {}) => {
      const env = { GITHUB_API_URL: github.url, ...options.env };
      return scan(service, inputs, { githubToken: github.token, ...options, env });
    },
  };
}

/** A scene with jobs that make no progress until a run waits for them, so the service has no record. */
export interface PausedScene extends Scene {
  /** As `scan`; jobs go on as soon as it asks for one of them. */
  scanAndResume(inputs: Readonly<Record<string, string>>, options: ScanOptions): Promise<ScanRun>;
}

/** Starts both servers, with a short time for each stage once jobs go on. */
export async function openPausedScene(serviceOptions: ServiceOptions = {}): Promise<PausedScene> {
  let resumedMs = Number.POSITIVE_INFINITY;
  const now = (): number => Date.UTC(2026, 0, 1) + Math.max(0, Date.now() - resumedMs);
  const scene = await openScene({ secondsPerStage: 0.1, ...serviceOptions, now });
  const asked = (): number => requestsOf(scene.service, 'job-status').length;
  return {
    ...scene,
    scanAndResume: (inputs, options) => {
      const before = asked();
      const meanwhile = async (): Promise<void> => {
        await until(() => asked() > before);
        resumedMs = Date.now();
      };
      return scene.scan(inputs, { ...options, meanwhile });
    },
  };
}

/** For `afterAll`. */
export async function closeGithubs(): Promise<void> {
  await Promise.all(open.splice(0).map((github) => github.close()));
}

/** A pull request of the repository itself. */
export function pullRequest(number: number, sha: string): RunnerEvent {
  const repo = { full_name: PUSH.repository };
  const head = { ref: `topic-${String(number)}`, sha, repo };
  return { name: 'pull_request', payload: { pull_request: { number, head, base: { repo } } } };
}

/** A schedule, which carries almost no payload. */
export const SCHEDULE: RunnerEvent = { name: 'schedule', payload: { schedule: '0 3 * * *' } };

/** All statuses that a commit ever had in one context, oldest first. */
export function statusesOf(
  github: GithubServer,
  context: string,
  sha: string = PUSH.commit,
): readonly GithubStatus[] {
  return github.statuses.filter((status) => status.sha === sha && status.context === context);
}

/** Returns the current states of a commit's analyses, by context. */
export function statesAt(github: GithubServer, sha: string = PUSH.commit): Record<string, string> {
  const own = github.statuses.filter((status) => status.sha === sha && status.context.includes('/'));
  return Object.fromEntries(own.map(({ context, state }) => [context, state]));
}

/** Returns all states that the aggregate status of a commit ever had, oldest first. */
export function aggregateStates(github: GithubServer, sha: string = PUSH.commit): readonly string[] {
  return statusesOf(github, 'model-security', sha).map(({ state }) => state);
}

/** Returns the job that a status stores in its address; null for one in doubt. */
export function storedJobId(status: GithubStatus | undefined): string | null {
  const stored = new URL(status?.target_url ?? 'none:').searchParams;
  return stored.get('model_security_kind') === 'job' ? stored.get('model_security_job') : null;
}

/** The address of a status as people read it: without what it remembers. */
export function linkOf(status: GithubStatus | undefined): string {
  const url = new URL(status?.target_url ?? 'none:');
  for (const name of [...url.searchParams.keys()]) {
    if (name.startsWith('model_security_')) url.searchParams.delete(name);
  }
  return url.href;
}

interface TlsFront {
  readonly port: number;
  close(): Promise<void>;
}

/** Takes TLS off in front of a server on loopback that speaks plain HTTP. */
export async function startTlsFront(origin: string, certificate: KeyAndCertificate): Promise<TlsFront> {
  const { key, cert } = certificate;
  const server = createServer({ key, cert }, (socket) => {
    const inner = connect(Number(new URL(origin).port), '127.0.0.1');
    // If either side goes away, the other one ends too.
    inner.on('error', () => socket.destroy());
    socket.on('error', () => inner.destroy());
    socket.pipe(inner).pipe(socket);
  });
  return listenOnLoopback(server, 0, 'https');
}
