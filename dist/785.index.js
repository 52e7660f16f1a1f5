export const id = 785;
export const ids = [785];
export const modules = {

/***/ 9785:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openGithub: () => (/* binding */ openGithub)
});

// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
;// CONCATENATED MODULE: ./src/core/commit-status.ts
/** The states of a commit status (GitHub's REST API). */
const STATUS_STATES = ['pending', 'success', 'failure', 'error'];

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
;// CONCATENATED MODULE: ./src/github/answers.ts


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

// EXTERNAL MODULE: ./src/http/transport-error.ts
var transport_error = __webpack_require__(4098);
// EXTERNAL MODULE: ./src/redact/redacted-excerpt.ts
var redacted_excerpt = __webpack_require__(9049);
// EXTERNAL MODULE: ./src/http/retry-policy.ts
var retry_policy = __webpack_require__(7593);
;// CONCATENATED MODULE: ./src/github/rate-limit.ts



/**
 * Reads whether GitHub served a request: rate limits (documentation of GitHub's REST API), its own failures, and
 * successes whose JSON did not arrive whole.
 */
const readGithubFault = (answer, nowMs) => {
    const { status } = answer;
    const data = parseJson(answer.body);
    if (status >= 200 && status < 300) {
        const isJson = typeof data === 'object';
        return isJson ? undefined : { fault: { kind: 'maybeProcessed' }, cause: 'the answer is no whole JSON' };
    }
    const isLimit = isRateLimit(answer, data);
    if (!isLimit && status < 500 && status !== 408)
        return undefined;
    const message = (0,redacted_excerpt/* redactedExcerpt */.a)(readMessage(data), 400, answer.redact);
    const cause = `status ${String(status)}${message === '' ? '' : `, "${message}"`}`;
    return { fault: describeUnavailability(answer, isLimit, nowMs), cause };
};
function parseJson(body) {
    try {
        const value = JSON.parse(body.toString('utf8'));
        return value;
    }
    catch {
        return undefined;
    }
}
function describeUnavailability({ headers }, isLimit, nowMs) {
    const askedMs = (0,retry_policy/* readRetryAfterMs */.jR)(headers['retry-after'], nowMs) ?? readResetMs(headers, nowMs);
    // GitHub's rule for a limit that names no time: wait at least a minute.
    const waitMs = askedMs ?? (isLimit ? retry_policy/* MAX_RETRY_AFTER_MS */.yL : undefined);
    return {
        kind: 'unavailable',
        processed: isLimit ? 'no' : 'unknown',
        ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
    };
}
/** GitHub reports its limits with 429, or with 403 and one of these signs; a missing permission is a 403 without. */
function isRateLimit({ status, headers }, data) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    return (headers['retry-after'] !== undefined ||
        headers['x-ratelimit-remaining'] === '0' ||
        /rate limit/iu.test(readMessage(data)));
}
/** The time to the end of a primary limit, which GitHub gives in seconds since the epoch. */
function readResetMs(headers, nowMs) {
    const reset = (0,json/* textAt */.$)(headers, 'x-ratelimit-reset');
    if (reset === undefined || headers['x-ratelimit-remaining'] !== '0')
        return undefined;
    const leftMs = Number(reset) * 1000 - nowMs;
    return Number.isNaN(leftMs) ? undefined : Math.max(leftMs, 0);
}
/** GitHub's `message`, with those of its `errors` if there are any; empty if there is none. Untrusted. */
function readMessage(data) {
    const errors = (0,json.at)(data, 'errors');
    const details = Array.isArray(errors) ? errors : [];
    const texts = [(0,json/* textAt */.$)(data, 'message'), ...details.map((one) => (0,json/* textAt */.$)(one, 'message') ?? one)];
    return texts.filter((text) => typeof text === 'string').join(': ');
}

;// CONCATENATED MODULE: ./src/github/octokit-fetch.ts


/** More than GitHub ever gives at once: a hundred comments of 65,536 characters of four bytes take 26 MB. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/**
 * Lets octokit send its requests through the transport, so that proxies, private certificate authorities, limits,
 * time-outs, retries and redaction are the same for GitHub as for the service.
 * @throws (the function) TransportError; the reason of the run's signal if the run ends meanwhile
 */
function octokitFetch(transport, rule) {
    return async (url, init) => {
        const target = new URL(String(url));
        const answer = await transport.send({
            operation: 'request to GitHub',
            rule,
            url: target,
            ...readInit(init),
            maxAnswerBytes: MAX_ANSWER_BYTES,
            readFault: readGithubFault,
        });
        const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        return {
            status: answer.status,
            url: target.href,
            // As JSON, which is all that GitHub's API gives: octokit then asks for the text and for nothing else.
            headers: new Map([...headers, ['content-type', 'application/json']]),
            text: () => Promise.resolve(answer.body.toString('utf8')),
        };
    };
}
const METHODS = ['GET', 'PATCH', 'POST', 'PUT'];
function readInit(init) {
    const { method, headers, body } = (0,json/* isObject */.G)(init) ? init : {};
    const known = METHODS.find((one) => one === method);
    if (known === undefined) {
        throw new Error(`Requests to GitHub with method ${String(method)} are not provided for.`);
    }
    const pairs = (0,json/* isObject */.G)(headers) ? Object.entries(headers) : [];
    return {
        method: known,
        headers: Object.fromEntries(pairs.map(([name, value]) => [name, String(value)])),
        ...(typeof body === 'string' ? { body } : {}),
    };
}

;// CONCATENATED MODULE: ./src/github/requests.ts






/** octokit prints deprecations of GitHub's API, unless it is given another log with each request. */
const SILENT_LOG = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
};
/** Sends requests by octokit through the transport. */
function createSender({ request: send, transport, redact, signal }) {
    return async (request) => {
        signal.throwIfAborted();
        const fetch = octokitFetch(transport, request.repeatable ? 'repeatable' : 'submission');
        try {
            const answer = await send(request.route, {
                ...request.parameters,
                request: { fetch, log: SILENT_LOG },
            });
            signal.throwIfAborted();
            return {
                data: (0,json.at)(answer, 'data'),
                hasNext: (0,json/* textAt */.$)(answer, 'headers', 'link')?.includes('rel="next"') === true,
            };
        }
        catch (error) {
            signal.throwIfAborted();
            const refusal = (0,json.at)(error, 'response');
            throw refusal === undefined ? unansweredError(request, error) : refusedError(request, refusal, redact);
        }
    };
}
/** @param error thrown by octokit, with the transport's own error as its cause */
function unansweredError(request, error) {
    const { operation, repeatable } = request;
    const cause = (0,json.at)(error, 'cause') ?? error;
    const why = (0,json/* textAt */.$)(cause, 'message') ?? String(cause);
    return new errors/* GithubError */.E1(`Could not ${operation}. ${why} ${adviceFor(cause, repeatable)}`, { operation }, { cause });
}
function adviceFor(cause, repeatable) {
    if (!(cause instanceof transport_error/* TransportError */.w))
        return 'Report this if nothing is wrong with the workflow.';
    const { fault, inDoubt } = cause;
    if (inDoubt)
        return 'It may have been done all the same, so it was not tried again.';
    if (fault.kind === 'unavailable' && fault.processed === 'no') {
        return 'GitHub was asked too often; run again later.';
    }
    if (cause.reason === 'unexpected-answer' && repeatable) {
        return 'Check that GITHUB_API_URL names GitHub’s API, and that no proxy answers in its place.';
    }
    return 'Check that the API is reachable from the runner, then run again.';
}
/** @param answer octokit's `response`: GitHub answered, with a status other than success */
function refusedError(request, answer, redact) {
    const status = Number((0,json.at)(answer, 'status'));
    const message = (0,redacted_excerpt/* redactedExcerpt */.a)(readMessage((0,json.at)(answer, 'data')), 400, redact);
    const why = `GitHub answered ${String(status)}${message === '' ? '' : `, "${message}"`}`;
    // GitHub answers 404 too if a token may not even know that something is there.
    const lacksPermission = status === 403 || status === 404;
    const about = {
        operation: request.operation,
        status,
        ...(lacksPermission ? { permission: request.permission } : {}),
    };
    return new errors/* GithubError */.E1(`Could not ${request.operation}: ${why}. ${refusalAdvice(status, request.permission)}`, about);
}
function refusalAdvice(status, permission) {
    if (status === 401)
        return 'Check the input github-token: it is wrong or expired.';
    if (status === 403 || status === 404) {
        return (`The token of the input github-token needs the permission "${permission}": add it under "permissions" of the ` +
            'job. Runs for pull requests from forks get a token that can only read.');
    }
    return 'Compare this with the workflow, and report it if nothing is wrong there.';
}

;// CONCATENATED MODULE: ./src/github/client.ts




/**
 * Opens GitHub's REST API by octokit, which is loaded only now and sends through the transport.
 * @throws GithubError if the repository's name is none, or octokit cannot be loaded
 */
async function openGithub(options) {
    const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/u.exec(options.repository) ?? [];
    const operation = 'open the GitHub API';
    if (owner === undefined || repo === undefined) {
        const found = (0,sanitize/* plainLine */.h0)(options.repository, 200);
        throw new errors/* GithubError */.E1(`Could not ${operation}: expected a repository as owner/name, found "${found}".`, {
            operation,
        });
    }
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413)).catch((error) => {
        // The package reads the event when it is loaded, and fails where the event's file is no JSON.
        throw new errors/* GithubError */.E1(`Could not ${operation}: octokit could not be loaded.`, { operation }, { cause: error });
    });
    const octokit = getOctokit(options.token, { baseUrl: options.apiUrl.replace(/\/+$/u, '') });
    const send = createSender({
        ...options,
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
                if (error instanceof errors/* GithubError */.E1 && (error.status === 403 || error.status === 404))
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
            throw new errors/* GithubError */.E1(`Could not ${request.operation}: GitHub gave no list. Check that GITHUB_API_URL names GitHub's API.`, { operation: request.operation });
        }
        items.push(...data.flatMap((item) => read(item) ?? []));
        if (!hasNext)
            return items;
    }
    throw new errors/* GithubError */.E1(`Could not ${request.operation}: there are more than ${String(MAX_PAGES * PAGE_SIZE)}.`, { operation: request.operation });
}


/***/ })

};
