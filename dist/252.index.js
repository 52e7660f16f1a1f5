export const id = 252;
export const ids = [252];
export const modules = {

/***/ 9252:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sF: () => (/* binding */ MAX_GITHUB_REQUESTS),
  Ow: () => (/* binding */ needed),
  R7: () => (/* binding */ openGithubOf),
  Qm: () => (/* binding */ runUrlOf)
});

// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var proxy = __webpack_require__(9783);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/bundle-shims/undici-on-demand.ts
var undici_on_demand = __webpack_require__(5089);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./src/github/capped-fetch.ts


/** More than GitHub ever gives at once: a hundred comments of 65,536 characters of four bytes take 26 MB. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/** The answer is longer than it may be. */
class OversizedAnswerError extends Error {
    name = 'OversizedAnswerError';
    constructor(maxBytes) {
        super(`an answer of more than ${String(maxBytes)} bytes, which is not read further`);
    }
}
/**
 * Bounds what is read of an answer: octokit itself reads to its end whatever comes. The bytes are counted after they
 * were unpacked, so that a small answer cannot become a large one.
 * @param fetch octokit's own; what is no function stands for Node's, as with octokit
 */
function cappedFetch(fetch, maxBytes = MAX_ANSWER_BYTES) {
    const send = typeof fetch === 'function' ? fetch : globalThis.fetch;
    return async (...request) => {
        const answer = await Reflect.apply(send, undefined, request);
        if (!(0,json/* isObject */.G)(answer))
            return answer;
        const { body, status, statusText, url, headers } = answer;
        const bytes = await readUpTo(maxBytes, body);
        return {
            status,
            statusText,
            url,
            headers,
            text: () => Promise.resolve(new TextDecoder().decode(bytes)),
            arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer),
        };
    };
}
/**
 * @returns what came of a body that ended early as well: its status still counts, and half a JSON is none
 * @throws OversizedAnswerError; the connection is closed
 */
async function readUpTo(maxBytes, body) {
    const pieces = [];
    let bytes = 0;
    try {
        for await (const piece of isAsyncIterable(body) ? body : []) {
            if (!external_node_util_.types.isUint8Array(piece))
                continue;
            bytes += piece.length;
            if (bytes > maxBytes)
                throw new OversizedAnswerError(maxBytes);
            pieces.push(piece);
        }
    }
    catch (error) {
        if (error instanceof OversizedAnswerError)
            throw error;
    }
    return Buffer.concat(pieces);
}
function isAsyncIterable(value) {
    return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

;// CONCATENATED MODULE: ./src/github/errors.ts
/** A request to GitHub that did not come to a good end. The message may hold untrusted text, never the token. */
class GithubError extends Error {
    name = 'GithubError';
    /** What was to be done, for people: `list the comments of pull request 7`. */
    operation;
    /** Absent where there was no answer. */
    status;
    /** What the token has to be allowed; absent where no permission would help. */
    permission;
    constructor(message, about, options) {
        super(message, options);
        this.operation = about.operation;
        this.status = about.status;
        this.permission = about.permission;
    }
}

;// CONCATENATED MODULE: ./src/github/answers.ts

const STATUS_STATES = ['pending', 'success', 'failure', 'error'];
/** @returns undefined for what is no comment with a text */
function readComment(item) {
    const id = positiveInteger((0,json.at)(item, 'id'));
    const body = (0,json/* textAt */.$)(item, 'body');
    if (id === undefined || body === undefined)
        return undefined;
    const login = (0,json/* textAt */.$)(item, 'user', 'login');
    // Comments of apps have an account of type Bot, whose name ends like this.
    const isBot = (0,json.at)(item, 'user', 'type') === 'Bot' || login?.endsWith('[bot]') === true;
    return { id, body, ...(login === undefined ? {} : { author: { login, isBot } }) };
}
/** @returns undefined for what is no status with a context; a state that is not known is said to be so */
function readStatus(item) {
    const context = (0,json/* textAt */.$)(item, 'context');
    if (context === undefined)
        return undefined;
    const said = (0,json.at)(item, 'state');
    const targetUrl = (0,json/* textAt */.$)(item, 'target_url');
    return {
        context,
        state: STATUS_STATES.find((state) => state === said) ?? 'unknown',
        ...(targetUrl === undefined ? {} : { targetUrl }),
    };
}
/** @returns undefined for what is no pull request with a head */
function readPullHead(item) {
    const pullRequest = positiveInteger((0,json.at)(item, 'number'));
    const sha = (0,json/* textAt */.$)(item, 'head', 'sha');
    if (pullRequest === undefined || sha === undefined || !/^[0-9a-f]{40,64}$/iu.test(sha))
        return undefined;
    return { pullRequest, sha };
}
/** @returns undefined where there is none */
function readLogin(data) {
    return (0,json/* textAt */.$)(data, 'login');
}
function positiveInteger(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

// EXTERNAL MODULE: ./src/redact/redacted-excerpt.ts
var redacted_excerpt = __webpack_require__(9049);
// EXTERNAL MODULE: ./src/core/error-message.ts
var error_message = __webpack_require__(7);
// EXTERNAL MODULE: ./src/http/retry-policy.ts
var retry_policy = __webpack_require__(7593);
;// CONCATENATED MODULE: ./src/github/faults.ts




/** Codes of Node and of undici for faults that come before anything is sent. */
const NOT_SENT = [
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ENETUNREACH',
    'EHOSTUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
];
const FIRST_WAIT_MS = 1000;
/**
 * Reads what octokit threw: an error with `response` where GitHub answered, else one with the `cause` of the silence.
 * @param nowMs milliseconds since the epoch
 */
function faultOf(error, nowMs) {
    const status = (0,json.at)(error, 'response', 'status');
    if (typeof status === 'number')
        return answeredFault(status, (0,json.at)(error, 'response'), nowMs);
    const cause = (0,json.at)(error, 'cause');
    if (cause instanceof OversizedAnswerError)
        return { kind: 'final', why: `GitHub gave ${cause.message}` };
    const why = `there was no answer: ${(0,error_message/* messageOf */.b)(error)}`;
    const codes = [(0,json.at)(cause, 'code'), (0,json.at)(cause, 'cause', 'code')];
    const notSent = codes.some((code) => NOT_SENT.some((known) => known === code));
    return { kind: notSent ? 'refused' : 'broken', why };
}
function answeredFault(status, response, nowMs) {
    const why = `GitHub answered ${String(status)}${quoted(messageIn((0,json.at)(response, 'data')))}`;
    const waitMs = askedWaitMs((0,json.at)(response, 'headers'), nowMs);
    const common = { status, why, ...(waitMs === undefined ? {} : { waitMs }) };
    if (isRateLimit(status, response)) {
        // GitHub's rule where it names no time: at least a minute.
        return { ...common, kind: 'limited', waitMs: waitMs ?? retry_policy/* MAX_RETRY_AFTER_MS */.yL };
    }
    return { ...common, kind: status >= 500 || status === 408 ? 'failed' : 'final' };
}
/** GitHub tells of its limits by 429, or by 403 with one of these signs; a missing permission is a 403 without. */
function isRateLimit(status, response) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    const headers = (0,json.at)(response, 'headers');
    return ((0,json/* textAt */.$)(headers, 'retry-after') !== undefined ||
        (0,json/* textAt */.$)(headers, 'x-ratelimit-remaining') === '0' ||
        /rate limit/iu.test(messageIn((0,json.at)(response, 'data'))));
}
function askedWaitMs(headers, nowMs) {
    const asked = (0,retry_policy/* retryAfterMs */.Vs)((0,json/* textAt */.$)(headers, 'retry-after'), nowMs);
    if (asked !== undefined)
        return asked;
    const reset = (0,json/* textAt */.$)(headers, 'x-ratelimit-reset');
    if (reset === undefined || (0,json/* textAt */.$)(headers, 'x-ratelimit-remaining') !== '0')
        return undefined;
    return (0,retry_policy/* retryAfterMs */.Vs)(String(Math.max(0, Math.ceil(Number(reset) - nowMs / 1000))), nowMs);
}
/** GitHub's `message`, with those of the single `errors` where there are any. */
function messageIn(data) {
    const errors = (0,json.at)(data, 'errors');
    const details = Array.isArray(errors) ? errors : [];
    const texts = [(0,json/* textAt */.$)(data, 'message'), ...details.map((one) => (0,json/* textAt */.$)(one, 'message') ?? one)];
    return texts.filter((text) => typeof text === 'string').join(': ');
}
function quoted(text) {
    return text === '' ? '' : `, "${text}"`;
}
/**
 * How long to wait before a request is sent again: what GitHub asks for, or a jittered second or two.
 * @param repeatable whether it does no harm that a request is processed twice
 * @param attempt the number of the attempt that failed, from 1
 * @param random from 0 to below 1
 * @returns milliseconds, or undefined where it must not be sent again, or not before a minute or more
 */
function repeatAfterMs(fault, repeatable, attempt, random) {
    const certain = fault.kind === 'refused' || fault.kind === 'limited';
    if (fault.kind === 'final' || (!certain && !repeatable))
        return undefined;
    const waitMs = fault.waitMs ?? 0;
    if (waitMs >= retry_policy/* MAX_RETRY_AFTER_MS */.yL)
        return undefined;
    return waitMs + Math.ceil(FIRST_WAIT_MS * 2 ** (attempt - 1) * random);
}

;// CONCATENATED MODULE: ./src/github/requests.ts





const MAX_ATTEMPTS = 3;
/** octokit prints what GitHub marks as deprecated, unless it is handed a log of its own with each request. */
const SILENT_LOG = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
};
/** What sends requests by octokit, each with a time-out, and again where that is safe. */
function createSender(options) {
    const { clock, signal } = options;
    return async (request) => {
        for (let attempt = 1;; attempt += 1) {
            signal.throwIfAborted();
            const tried = await tryOnce(request, options);
            if (!('fault' in tried))
                return tried;
            const waitMs = repeatAfterMs(tried.fault, request.repeatable, attempt, clock.random());
            if (waitMs === undefined || attempt === MAX_ATTEMPTS)
                throw giveUp(request, tried, options.redact);
            await clock.sleep(waitMs, signal);
        }
    };
}
async function tryOnce(request, options) {
    const { signal, requestTimeoutMs, clock } = options;
    const timeout = AbortSignal.timeout(requestTimeoutMs);
    const settings = {
        signal: AbortSignal.any([signal, timeout]),
        // The token stays with the address that it was given for.
        redirect: 'manual',
        fetch: options.fetch,
        log: SILENT_LOG,
    };
    const stalled = () => ({
        fault: { kind: 'broken', why: `there was no whole answer within ${String(requestTimeoutMs / 1000)} s` },
    });
    try {
        const answer = await options.request(request.route, { ...request.parameters, request: settings });
        signal.throwIfAborted();
        if (timeout.aborted)
            return stalled();
        return readAnswer(answer);
    }
    catch (error) {
        signal.throwIfAborted();
        if (timeout.aborted)
            return stalled();
        const cause = (0,json.at)(error, 'cause');
        return { fault: faultOf(error, clock.now()), ...(cause === undefined ? {} : { cause }) };
    }
}
function readAnswer(answer) {
    const status = (0,json.at)(answer, 'status');
    if (typeof status !== 'number' || status < 200 || status > 299) {
        const why = `GitHub answered ${String(status)}, which is no success`;
        return { fault: { kind: 'final', ...(typeof status === 'number' ? { status } : {}), why } };
    }
    const data = (0,json.at)(answer, 'data');
    // octokit gives text or bytes for what it could not read as JSON to its end.
    const isJson = typeof data === 'object' && !external_node_util_.types.isAnyArrayBuffer(data);
    if (!isJson)
        return { fault: { kind: 'broken', why: 'the answer is no whole JSON' } };
    return { data, hasNext: (0,json/* textAt */.$)(answer, 'headers', 'link')?.includes('rel="next"') === true };
}
function giveUp(request, { fault, cause }, redact) {
    const why = (0,redacted_excerpt/* redactedExcerpt */.a)(fault.why, 400, redact);
    const about = {
        operation: request.operation,
        ...(fault.status === undefined ? {} : { status: fault.status }),
        ...(lacksRight(fault) ? { permission: request.permission } : {}),
    };
    const message = `Could not ${request.operation}: ${why}. ${adviceFor(request, fault)}`;
    return new GithubError(message, about, cause === undefined ? {} : { cause });
}
/** GitHub answers 404 too where a token may not even know that something is there. */
function lacksRight({ kind, status }) {
    return kind === 'final' && (status === 403 || status === 404);
}
function adviceFor({ permission, repeatable }, fault) {
    const { kind, status } = fault;
    if (kind === 'limited')
        return 'GitHub was asked too often; run again later.';
    if (status === 401)
        return 'Check the input github-token: it is wrong or expired.';
    if (lacksRight(fault)) {
        return (`The token of the input github-token needs the permission "${permission}": add it under "permissions" of the ` +
            'job. Runs for pull requests from forks get a token that can only read.');
    }
    if (kind === 'final' && (repeatable || status !== undefined)) {
        return 'Compare this with the workflow, and report it if nothing is wrong there.';
    }
    return repeatable
        ? 'Check that the API is reachable from the runner, then run again.'
        : 'It may have been done all the same, so it was not tried again.';
}

;// CONCATENATED MODULE: ./src/github/client.ts








/**
 * Opens GitHub's REST API by octokit, which is loaded only now. Proxies are honoured as @actions/github does: by the
 * environment, for the address in GITHUB_API_URL.
 * @throws GithubError where the repository's name is none, or octokit cannot be loaded
 */
async function openGithub(options) {
    const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/u.exec(options.repository) ?? [];
    const operation = 'open the GitHub API';
    if (owner === undefined || repo === undefined) {
        const found = (0,sanitize/* plainLine */.h0)(options.repository, 200);
        throw new GithubError(`Could not ${operation}: expected a repository as owner/name, found "${found}".`, {
            operation,
        });
    }
    // Only a proxy needs undici; @actions/github makes its agent when it is loaded.
    if ((0,proxy/* getProxyUrl */.s)(new URL(options.apiUrl)) !== undefined)
        await (0,undici_on_demand/* loadUndici */.b7)();
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413)).catch((error) => {
        // The package reads the event when it is loaded, and fails where the event's file is no JSON.
        throw new GithubError(`Could not ${operation}: octokit could not be loaded.`, { operation }, { cause: error });
    });
    const octokit = getOctokit(options.token, { baseUrl: options.apiUrl.replace(/\/+$/u, '') });
    const send = createSender({
        ...options,
        fetch: cappedFetch((0,json.at)(octokit.request.endpoint.DEFAULTS, 'request', 'fetch')),
        request: (route, parameters) => octokit.request(route, { owner, repo, ...parameters }),
    });
    return { ...commentOperations(send), ...statusOperations(send), ...lookups(send) };
}
function commentOperations(send) {
    const permission = 'pull-requests: write';
    return {
        listComments: (pullRequest) => listAll(send, readComment, {
            operation: `list the comments of pull request ${String(pullRequest)}`,
            permission,
            route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
            parameters: { issue_number: pullRequest },
        }),
        createComment: async (pullRequest, body) => {
            await send({
                operation: `comment on pull request ${String(pullRequest)}`,
                permission,
                route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
                parameters: { issue_number: pullRequest, body },
                repeatable: false,
            });
        },
        updateComment: async (id, body) => {
            await send({
                operation: `update the comment ${String(id)}`,
                permission,
                route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
                parameters: { comment_id: id, body },
                repeatable: true,
            });
        },
    };
}
function statusOperations(send) {
    const permission = 'statuses: write';
    return {
        listStatuses: (sha) => listAll(send, readStatus, {
            operation: `list the statuses of commit ${sha}`,
            permission,
            route: 'GET /repos/{owner}/{repo}/commits/{ref}/statuses',
            parameters: { ref: sha },
        }),
        createStatus: async (sha, { context, state, description, targetUrl }) => {
            await send({
                operation: `write the status "${context}" of commit ${sha}`,
                permission,
                route: 'POST /repos/{owner}/{repo}/statuses/{sha}',
                parameters: {
                    sha,
                    context,
                    state,
                    description,
                    ...(targetUrl === undefined ? {} : { target_url: targetUrl }),
                },
                // The same status twice says nothing else than once.
                repeatable: true,
            });
        },
    };
}
function lookups(send) {
    return {
        listOpenPullHeads: () => listAll(send, readPullHead, {
            operation: 'list the open pull requests',
            permission: 'pull-requests: read',
            route: 'GET /repos/{owner}/{repo}/pulls',
            parameters: { state: 'open' },
        }),
        findOwnLogin: async () => {
            try {
                const { data } = await send({
                    operation: 'ask whose token it is',
                    permission: 'pull-requests: write',
                    route: 'GET /user',
                    parameters: {},
                    repeatable: true,
                });
                return readLogin(data);
            }
            catch (error) {
                if (error instanceof GithubError && (error.status === 403 || error.status === 404))
                    return undefined;
                throw error;
            }
        },
    };
}
const PAGE_SIZE = 100;
/** More than any commit or pull request holds in earnest: GitHub itself ends comments at 2,500. */
const MAX_PAGES = 100;
/** Every page of a list; what is not shaped as expected is left out. */
async function listAll(send, read, request) {
    const items = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const parameters = { ...request.parameters, per_page: PAGE_SIZE, page };
        const { data, hasNext } = await send({ ...request, parameters, repeatable: true });
        if (!Array.isArray(data)) {
            throw new GithubError(`Could not ${request.operation}: GitHub gave no list. Check that GITHUB_API_URL names GitHub's API.`, { operation: request.operation });
        }
        items.push(...data.flatMap((item) => read(item) ?? []));
        if (!hasNext)
            return items;
    }
    throw new GithubError(`Could not ${request.operation}: there are more than ${String(MAX_PAGES * PAGE_SIZE)}.`, { operation: request.operation });
}

;// CONCATENATED MODULE: ./src/github/open.ts




/** Requests to GitHub at once. */
const MAX_GITHUB_REQUESTS = 4;
/** Opens GitHub's API with the runner's addresses and the token of the inputs. */
async function openGithubOf(runner, settings, signal) {
    const apiUrl = runner.variable('GITHUB_API_URL');
    return openGithub({
        token: settings.reports.githubToken ?? '',
        apiUrl: apiUrl === '' ? 'https://api.github.com' : apiUrl,
        redact: (text) => runner.secrets.redact(text),
        repository: runner.event.repository,
        signal,
        requestTimeoutMs: settings.service.requestTimeoutMs,
        clock: runner.clock,
    });
}
/** Where this run stands on GitHub. */
function runUrlOf(runner) {
    const { serverUrl, repository } = runner.event;
    return `${serverUrl}/${repository}/actions/runs/${runner.variable('GITHUB_RUN_ID')}`;
}
/**
 * Does what the run cannot go on without.
 * @throws InvalidInputError where the token is not allowed to; ServiceError `unavailable` for any other fault of GitHub
 */
async function needed(active, work) {
    try {
        return await work();
    }
    catch (error) {
        active.signal.throwIfAborted();
        if (!(error instanceof GithubError))
            throw error;
        if (error.permission !== undefined || error.status === 401) {
            const message = `is not allowed to do what commit statuses need; nothing was submitted. ${error.message}`;
            throw new problem/* InvalidInputError */.oC([{ place: { kind: 'input', input: 'github-token' }, message }]);
        }
        throw new errors/* ServiceError */._7('unavailable', `${error.message} Nothing was submitted.`, {
            origin: 'github',
            cause: error,
        });
    }
}


/***/ })

};
