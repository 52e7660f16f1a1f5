import type { ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { parseJson } from '../service/wire/body.ts';
import { requestUrl } from '../service/wire/request.ts';
import { textAt } from '@model-security-scan/common/json';
import { blobAnswer, commitAnswer, contentsAnswer, type GithubFiles, treeAnswer } from './github-contents.ts';
import { bodyRefusal, pageOf, refusal } from './github-rules.ts';
import {
  type Answer,
  headerValues,
  jsonAnswer,
  type RecordedRequest,
  type Reply,
  startStrictServer,
} from './strict-server.ts';

/** The permission of a token; without it, this server answers 403. */
type Access = 'none' | 'read' | 'write';

interface GithubComment {
  readonly id: number;
  readonly issue: number;
  body: string;
  readonly user: { readonly login: string; readonly type: string } | null;
}

/**
 * A fault of one request. `answer`: this answer instead of the real one. `reset`: the connection ends before
 * the request was processed; `lost answer`: after it. `stall`: processed, but the answer never comes.
 */
export type Mishap =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'reset' | 'lost answer' | 'stall' };

export interface GithubServerOptions {
  /** `owner/name` */
  readonly repository?: string;
  readonly token?: string;
  /** Who is behind the token: `github-actions[bot]` has no account that `GET /user` would tell. */
  readonly login?: string;
}

interface SarifUpload {
  readonly commit: string;
  readonly ref: string;
  readonly log: unknown;
  /** How often somebody asked for its state. */
  reads: number;
}

/** A server that plays GitHub's REST API for comments, alerts and files, as strict as GitHub. */
export interface GithubServer {
  /** For GITHUB_API_URL, as github.com's. */
  readonly url: string;
  /** For GITHUB_API_URL, as an enterprise server's. */
  readonly enterpriseUrl: string;
  readonly token: string;
  readonly repository: string;
  readonly requests: readonly RecordedRequest[];
  /** Oldest first. */
  readonly comments: GithubComment[];
  /** The files of each commit. */
  readonly files: GithubFiles;
  /** May be changed at any time. */
  readonly access: { pulls: Access; contents: Access; alerts: Access };
  /** What was uploaded to code scanning. */
  readonly uploads: SarifUpload[];
  /** Why code scanning cannot read the next upload; without reasons it can. */
  readonly sarifErrors: string[];
  /** The faults of the next requests, one each; undefined processes a request normally. */
  readonly mishaps: (Mishap | undefined)[];
  /** Adds a comment by another author. */
  addComment(issue: number, body: string, user: GithubComment['user']): GithubComment;
  /** `METHOD /path` of every request so far, without query. */
  calls(): string[];
  close(): Promise<void>;
}

export const BOT = 'github-actions[bot]';

interface State extends Pick<GithubServer, 'comments' | 'files' | 'access' | 'uploads' | 'sarifErrors'> {
  readonly repository: string;
  readonly token: string;
  readonly login: string;
  nextId: number;
}

/** Starts the server on loopback, with everything allowed and nothing in it. */
export async function startGithubServer(options: GithubServerOptions = {}): Promise<GithubServer> {
  const state: State = {
    repository: options.repository ?? 'acme/vision-models',
    token: options.token ?? 'ghs_0123456789abcdefghijABCDEFGHIJ012345',
    login: options.login ?? BOT,
    comments: [],
    files: new Map(),
    access: { pulls: 'write', contents: 'read', alerts: 'write' },
    uploads: [],
    sarifErrors: [],
    nextId: 1,
  };
  const mishaps: (Mishap | undefined)[] = [];
  const server = await startStrictServer((request, origin) =>
    mishap(mishaps.shift(), () => answerTo(state, request, origin)),
  );
  return {
    ...state,
    url: server.origin,
    enterpriseUrl: `${server.origin}/api/v3`,
    requests: server.requests,
    mishaps,
    addComment: (issue, body, user) => addComment(state, issue, body, user),
    calls: () => server.requests.map(({ method, path }) => `${method} ${path.replace(/\?.*$/u, '')}`),
    close: () => server.close(),
  };
}

function mishap(what: Mishap | undefined, process: () => Answer): Reply {
  if (what === undefined) return process();
  if (what.kind === 'answer') return what.answer;
  if (what.kind !== 'reset') process();
  return (response: ServerResponse) => {
    if (what.kind !== 'stall') response.destroy();
  };
}

/** As GitHub counts ids: ever upwards, over all kinds of things. */
function addComment(state: State, issue: number, body: string, user: GithubComment['user']): GithubComment {
  const comment = { id: state.nextId++, issue, body, user };
  state.comments.push(comment);
  return comment;
}

const NOT_FOUND = refusal(404, 'Not Found');
const FORBIDDEN = refusal(403, 'Resource not accessible by integration');

/** The refusal of a malformed request, whatever its path; undefined if it is well formed. */
function formalRefusal(state: State, request: RecordedRequest): Answer | undefined {
  const [authorization = '', ...moreAuthorization] = headerValues(request, 'authorization');
  const [, token] = /^(?:token|bearer) (\S+)$/iu.exec(authorization) ?? [];
  if (token !== state.token || moreAuthorization.length > 0) return refusal(401, 'Bad credentials');
  if (headerValues(request, 'user-agent').join('') === '') {
    return refusal(403, 'Request forbidden by administrative rules. Please make sure it has a User-Agent.');
  }
  const accept = headerValues(request, 'accept').join();
  if (!/^application\/(?:vnd\.github(?:\.v3)?(?:\.(?:object|raw))?\+json|json)$/u.test(accept)) {
    return refusal(415, `Unsupported 'Accept' header: '${accept}'. Must accept 'application/json'.`);
  }
  return undefined;
}

interface Call {
  readonly state: State;
  /** Of the path, as its pattern names them. */
  readonly part: string;
  readonly body: unknown;
  readonly url: URL;
  readonly accept: string;
}

/** A method and a path behind `/repos/owner/name`, whose group is the part; what it needs; and its answer. */
type Route = readonly [
  string,
  RegExp,
  readonly [keyof GithubServer['access'], Access],
  (call: Call) => Answer,
];

const ROUTES: readonly Route[] = [
  ['GET', /^\/issues\/(\d+)\/comments$/u, ['pulls', 'read'], listComments],
  ['POST', /^\/issues\/(\d+)\/comments$/u, ['pulls', 'write'], createComment],
  ['PATCH', /^\/issues\/comments\/(\d+)$/u, ['pulls', 'write'], changeComment],
  ['POST', /^\/code-scanning\/sarifs$/u, ['alerts', 'write'], takeSarif],
  ['GET', /^\/code-scanning\/sarifs\/([\w-]+)$/u, ['alerts', 'write'], readSarif],
  ['GET', /^\/contents(?:\/(.*))?$/u, ['contents', 'read'], readContents],
  [
    'GET',
    /^\/git\/blobs\/([0-9a-f]{40})$/u,
    ['contents', 'read'],
    ({ state, part }) => blobAnswer(state.files, part),
  ],
  [
    'GET',
    /^\/git\/commits\/([0-9a-f]{40})$/u,
    ['contents', 'read'],
    ({ state, part }) => commitAnswer(state.files, part),
  ],
  [
    'GET',
    /^\/git\/trees\/([0-9a-f]{40})$/u,
    ['contents', 'read'],
    ({ state, part }) => treeAnswer(state.files, part),
  ],
];

function listComments({ state, part, url }: Call): Answer {
  const own = state.comments.filter(({ issue }) => issue === Number(part));
  return pageOf(own, url);
}

function createComment({ state, part, body }: Call): Answer {
  const text = textAt(body, 'body') ?? '';
  const user = { login: state.login, type: state.login.endsWith('[bot]') ? 'Bot' : 'User' };
  return bodyRefusal(text) ?? jsonAnswer(addComment(state, Number(part), text, user), 201);
}

function changeComment({ state, part, body }: Call): Answer {
  const text = textAt(body, 'body') ?? '';
  const comment = state.comments.find(({ id }) => id === Number(part));
  if (comment === undefined) return NOT_FOUND;
  const refused = bodyRefusal(text);
  if (refused === undefined) comment.body = text;
  return refused ?? jsonAnswer(comment);
}

/** As GitHub: gzip in Base64, a commit id, and the whole name of a ref. It reads an upload only after it was asked once. */
function takeSarif({ state, body }: Call): Answer {
  const [commit, ref, sarif] = ['commit_sha', 'ref', 'sarif'].map((key) => textAt(body, key) ?? '');
  if (commit === undefined || !/^[0-9a-f]{40}$/u.test(commit)) return refusal(422, 'commit_sha is not a SHA');
  if (ref === undefined || !/^refs\/(?:heads|tags|pull)\/.+$/u.test(ref)) {
    return refusal(422, 'ref is invalid');
  }
  const log: unknown = parseJson(gunzipSync(Buffer.from(sarif ?? '', 'base64')));
  state.uploads.push({ commit, ref, log, reads: 0 });
  return jsonAnswer({ id: `sarif-${String(state.uploads.length)}`, url: '' }, 202);
}

function readSarif({ state, part }: Call): Answer {
  const upload = state.uploads[Number(part.replace('sarif-', '')) - 1];
  if (upload === undefined) return NOT_FOUND;
  upload.reads += 1;
  if (upload.reads === 1) return jsonAnswer({ processing_status: 'pending' });
  const errors = state.sarifErrors;
  return jsonAnswer(
    errors.length === 0 ? { processing_status: 'complete' } : { processing_status: 'failed', errors },
  );
}

function readContents({ state, part, url, accept }: Call): Answer {
  const ref = url.searchParams.get('ref') ?? '';
  return contentsAnswer(state.files, { path: decodeURIComponent(part), ref, accept });
}

const ORDER: readonly Access[] = ['none', 'read', 'write'];

function answerTo(state: State, request: RecordedRequest, origin: string): Answer {
  const refused = formalRefusal(state, request);
  if (refused !== undefined) return refused;
  const url = requestUrl(request.path, origin);
  const path = url.pathname.replace(/^\/api\/v3(?=\/)/u, '');
  if (path === '/user' && request.method === 'GET') {
    return state.login.endsWith('[bot]') ? FORBIDDEN : jsonAnswer({ login: state.login, type: 'User' });
  }
  const base = `/repos/${state.repository}`;
  if (!path.startsWith(`${base}/`)) return NOT_FOUND;
  for (const [method, pattern, [kind, least], answer] of ROUTES) {
    const match = pattern.exec(path.slice(base.length));
    if (match === null || method !== request.method) continue;
    if (ORDER.indexOf(state.access[kind]) < ORDER.indexOf(least)) return FORBIDDEN;
    const body = parseJson(request.body);
    if (body === undefined && method !== 'GET') return refusal(400, 'Problems parsing JSON');
    const accept = headerValues(request, 'accept').join();
    return answer({ state, part: match[1] ?? '', body, url, accept });
  }
  return NOT_FOUND;
}
