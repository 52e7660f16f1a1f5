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


/** @returns undefined if the item is not a comment with a text */
function readComment(item) {
    const id = positiveInteger((0,json.at)(item, 'id'));
    const body = (0,json/* textAt */.$)(item, 'body');
    if (id === undefined || body === undefined)
        return undefined;
    const login = (0,json/* textAt */.$)(item, 'user', 'login');
    // Comments of apps come from an account of type Bot, whose name has this ending.
    const isBot = (0,json.at)(item, 'user', 'type') === 'Bot' || login?.endsWith('[bot]') === true;
    return { id, body, ...(login === undefined ? {} : { author: { login, isBot } }) };
}
/** @returns undefined if the item is not a status with a context; a state that is not known becomes `unknown` */
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
/** @returns undefined if the item is not a pull request with a head */
function readPullHead(item) {
    const pullRequest = positiveInteger((0,json.at)(item, 'number'));
    const sha = (0,json/* textAt */.$)(item, 'head', 'sha');
    if (pullRequest === undefined || sha === undefined || !/^[0-9a-f]{40,64}$/iu.test(sha))
        return undefined;
    return { pullRequest, sha };
}
/** @returns the login of a user, or undefined if there is none */
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
 * Finds the faults in GitHub's answers: rate limits (documentation of GitHub's REST API), failures of its servers, and
 * successes whose JSON is incomplete.
 */
const readGithubFault = (answer, nowMs) => {
    const { status } = answer;
    const data = parseJson(answer.body);
    if (status >= 200 && status < 300) {
        const isJson = typeof data === 'object';
        return isJson
            ? undefined
            : { fault: { kind: 'maybeProcessed' }, cause: 'the answer is not complete JSON' };
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
    // If a limit names no time, GitHub's documentation says to wait at least a minute.
    const waitMs = askedMs ?? (isLimit ? retry_policy/* MAX_RETRY_AFTER_MS */.yL : undefined);
    return {
        kind: 'unavailable',
        processed: isLimit ? 'no' : 'unknown',
        ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
    };
}
/** True for a rate limit: 429, or 403 with one of these signs. A 403 without them is a missing permission. */
function isRateLimit({ status, headers }, data) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    return (headers['retry-after'] !== undefined ||
        headers['x-ratelimit-remaining'] === '0' ||
        /rate limit/iu.test(readMessage(data)));
}
/** @returns the milliseconds until the end of a primary limit, which GitHub gives in seconds since the epoch */
function readResetMs(headers, nowMs) {
    const reset = (0,json/* textAt */.$)(headers, 'x-ratelimit-reset');
    if (reset === undefined || headers['x-ratelimit-remaining'] !== '0')
        return undefined;
    const leftMs = Number(reset) * 1000 - nowMs;
    return Number.isNaN(leftMs) ? undefined : Math.max(leftMs, 0);
}
/** @returns GitHub's `message` and those of its `errors`, or an empty text; untrusted */
function readMessage(data) {
    const errors = (0,json.at)(data, 'errors');
    const details = Array.isArray(errors) ? errors : [];
    const texts = [(0,json/* textAt */.$)(data, 'message'), ...details.map((one) => (0,json/* textAt */.$)(one, 'message') ?? one)];
    return texts.filter((text) => typeof text === 'string').join(': ');
}

;// CONCATENATED MODULE: ./src/github/octokit-fetch.ts


/** More than GitHub ever sends at once: a hundred comments of 65,536 characters of four bytes take 26 MB. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/**
 * Lets octokit send its requests through the transport, so that proxies, private certificate authorities, limits,
 * time-outs, retries and redaction are the same for GitHub as for the service.
 * @returns a function that throws TransportError, or the reason of the run's signal if the run ends meanwhile
 */
function createOctokitFetch(transport, rule) {
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
            // GitHub's API sends only JSON. With this content type octokit reads the text and nothing else.
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
        throw new Error(`The transport does not support requests to GitHub with the method ${String(method)}.`);
    }
    const pairs = (0,json/* isObject */.G)(headers) ? Object.entries(headers) : [];
    return {
        method: known,
        headers: Object.fromEntries(pairs.map(([name, value]) => [name, String(value)])),
        ...(typeof body === 'string' ? { body } : {}),
    };
}

;// CONCATENATED MODULE: ./src/github/requests.ts






/** octokit prints deprecations of GitHub's API unless each request brings its own log. */
const SILENT_LOG = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
};
/** Creates a function that sends requests with octokit, through the transport. */
function createSender({ request: send, transport, redact, signal }) {
    return async (request) => {
        signal.throwIfAborted();
        const fetch = createOctokitFetch(transport, request.repeatable ? 'repeatable' : 'submission');
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
        return 'If the workflow is correct, please report this.';
    const { fault, inDoubt } = cause;
    if (inDoubt)
        return 'GitHub may have processed it, so it was not sent again.';
    if (fault.kind === 'unavailable' && fault.processed === 'no') {
        return 'GitHub’s rate limit was reached. Run again later.';
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
    // GitHub also answers 404 if the token is not allowed to know that something exists.
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
        return 'Check the input github-token: its token is wrong or expired.';
    if (status === 403 || status === 404) {
        return (`The token of the input github-token needs the permission "${permission}": add it under "permissions" of the ` +
            'job. Runs for pull requests from forks get a token that can only read.');
    }
    return 'If the workflow is correct, please report this.';
}

;// CONCATENATED MODULE: ./src/github/client.ts




/**
 * Opens GitHub's REST API with octokit, which is loaded only now and sends its requests through the transport.
 * @throws GithubError if the repository is not given as owner/name, or octokit cannot be loaded
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
        // The package reads the event when it is loaded, and fails if the event's file is not JSON.
        throw new errors/* GithubError */.E1(`Could not ${operation}: octokit could not be loaded. Check that the file of GITHUB_EVENT_PATH is JSON.`, { operation }, { cause: error });
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
                // Writing the same status twice changes nothing.
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
                    operation: 'look up the account of the token',
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
/** More pages than any real commit or pull request has: GitHub allows 2,500 comments, which are 25 pages. */
const MAX_PAGES = 100;
/**
 * Fetches every page of a list. Items that `read` does not accept are left out.
 * @throws GithubError if the answer is not a list, or the list has more than MAX_PAGES pages
 */
async function listAll(send, read, request) {
    const items = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const parameters = { ...request.parameters, per_page: PAGE_SIZE, page };
        const { data, hasNext } = await send({ ...request, parameters, repeatable: true });
        if (!Array.isArray(data)) {
            throw new errors/* GithubError */.E1(`Could not ${request.operation}: the answer is not a list. Check that GITHUB_API_URL names GitHub's API.`, { operation: request.operation });
        }
        items.push(...data.flatMap((item) => read(item) ?? []));
        if (!hasNext)
            return items;
    }
    throw new errors/* GithubError */.E1(`Could not ${request.operation}: there are more than ${String(MAX_PAGES * PAGE_SIZE)}, which is the limit.`, { operation: request.operation });
}


/***/ })

};
