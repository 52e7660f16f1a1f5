import { createServer } from 'node:tls';
import { connect } from 'node:net';
import type { ServiceOptions } from '../service/options.ts';
import type { PlayedService } from '../service/played-service.ts';
import type { KeyAndCertificate } from './certificates.ts';
import { scan, type ScanOptions, type ScanRun } from './e2e-run.ts';
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
