export const id = 631;
export const ids = [631];
export const modules = {

/***/ 5847:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sF: () => (/* binding */ MAX_GITHUB_REQUESTS),
  Ow: () => (/* binding */ needed),
  R7: () => (/* binding */ openGithubOf),
  Qm: () => (/* binding */ runUrlOf)
});

// EXTERNAL MODULE: ./src/http/transport.ts + 5 modules
var transport = __webpack_require__(2135);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
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

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
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
    if (known === undefined)
        throw new Error(`Requests to GitHub with method ${String(method)} are not provided for.`);
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
    return new GithubError(`Could not ${operation}. ${why} ${adviceFor(cause, repeatable)}`, { operation }, { cause });
}
function adviceFor(cause, repeatable) {
    if (!(cause instanceof transport_error/* TransportError */.w))
        return 'Report this if nothing is wrong with the workflow.';
    const { fault, inDoubt } = cause;
    if (inDoubt)
        return 'It may have been done all the same, so it was not tried again.';
    if (fault.kind === 'unavailable' && fault.processed === 'no')
        return 'GitHub was asked too often; run again later.';
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
    return new GithubError(`Could not ${request.operation}: ${why}. ${refusalAdvice(status, request.permission)}`, about);
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
        throw new GithubError(`Could not ${operation}: expected a repository as owner/name, found "${found}".`, {
            operation,
        });
    }
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413)).catch((error) => {
        // The package reads the event when it is loaded, and fails where the event's file is no JSON.
        throw new GithubError(`Could not ${operation}: octokit could not be loaded.`, { operation }, { cause: error });
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
    const redact = (text) => runner.secrets.redact(text);
    const { requestTimeoutMs, maxAttempts } = settings.service;
    const { log, clock } = runner;
    return openGithub({
        token: settings.reports.githubToken ?? '',
        apiUrl: apiUrl === '' ? 'https://api.github.com' : apiUrl,
        redact,
        repository: runner.event.repository,
        signal,
        transport: (0,transport/* createTransport */.o)({ requestTimeoutMs, maxAttempts, signal, log, clock, redact }),
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


/***/ }),

/***/ 3631:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentOn: () => (/* binding */ commentOn)
});

// EXTERNAL MODULE: ./src/core/error-message.ts
var error_message = __webpack_require__(7);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/github/comment.ts

/**
 * What a run found. Fail closed: only a verdict, or a record of this very commit without a finding, is `clean`.
 */
function findingOf({ status, lineage }) {
    if (status === 'vulnerable')
        return 'vulnerable';
    const cleanRecord = status === 'already-scanned' && lineage?.matchesCommit === true && lineage.vulnerable === false;
    return status === 'passed' || cleanRecord ? 'clean' : 'unknown';
}
/**
 * The hidden mark by which a comment is found again, its very first line.
 * @param parts what tells this comment from others of the same pull request, such as workflow, job and selection
 */
function commentMark(parts) {
    const key = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
    return `<!-- model-security-scan:${key} -->`;
}
/**
 * Brings the one comment of a pull request up to date. With `on-vulnerability` a run without a verdict leaves it as it
 * is, and one that finds nothing resolves it.
 * @returns what was done; `none` also where the comment says the same already
 * @throws GithubError; the reason of the run's signal where the run ended meanwhile
 */
async function syncComment(client, wish) {
    const { pullRequest, policy, finding } = wish;
    const leaves = policy === 'on-vulnerability' && finding === 'unknown';
    if (policy === 'never' || leaves)
        return { action: 'none' };
    const existing = await findOwnComment(client, pullRequest, wish.mark);
    const resolves = policy === 'on-vulnerability' && finding === 'clean';
    if (existing === undefined) {
        if (resolves)
            return { action: 'none' };
        await client.createComment(pullRequest, wish.body);
        return { action: 'created' };
    }
    const body = resolves ? wish.resolvedBody : wish.body;
    if (sameText(existing.body, body))
        return { action: 'none' };
    await client.updateComment(existing.id, body);
    return { action: resolves ? 'resolved' : 'updated' };
}
/** The oldest comment with the mark that a bot, or the token's own account, has written: people may paste the mark. */
async function findOwnComment(client, pullRequest, mark) {
    const marked = (await client.listComments(pullRequest)).filter((comment) => comment.body.startsWith(mark));
    let ownLogin;
    if (marked.some(({ author }) => author?.isBot === false))
        ownLogin = await client.findOwnLogin();
    return marked.find(({ author }) => author === undefined || author.isBot || author.login === ownLogin);
}
/** GitHub may give line ends back in another form than they came in. */
function sameText(one, other) {
    const normal = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return normal(one) === normal(other);
}

// EXTERNAL MODULE: ./src/github/open.ts + 6 modules
var github_open = __webpack_require__(5847);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
// EXTERNAL MODULE: ./src/text/score-words.ts
var score_words = __webpack_require__(3185);
// EXTERNAL MODULE: ./src/report/summary/html.ts
var html = __webpack_require__(9144);
// EXTERNAL MODULE: ./src/report/summary/matrix.ts
var summary_matrix = __webpack_require__(8196);
// EXTERNAL MODULE: ./src/report/summary/notices.ts
var notices = __webpack_require__(448);
// EXTERNAL MODULE: ./src/report/summary/problems.ts
var problems = __webpack_require__(7825);
// EXTERNAL MODULE: ./src/report/summary/states.ts
var states = __webpack_require__(4167);
// EXTERNAL MODULE: ./src/report/summary/verdict.ts
var verdict = __webpack_require__(252);
;// CONCATENATED MODULE: ./src/report/comment.ts









/** GitHub refuses longer comments. Counted here in bytes of UTF-8, which are never less than characters. */
const MAX_COMMENT_LENGTH = 65_536;
const PROBLEM_BYTES = 8000;
const ATTENTION_BYTES = 12_000;
/** People read the summary of the run for more. */
const MATRIX_BYTES = 20_000;
/** Kept free for headings, table heads and counts round the rows. */
const FRAME_BYTES = 4000;
/** Of a message, in UTF-16 units. */
const TEXT_LENGTH = 300;
/**
 * The comment of a pull request: what the run came to, what needs attention, what to do next, and where the rest
 * stands. Markdown with HTML blocks, in which all untrusted text is harmless; what is left out is counted in words.
 */
function renderComment(outcome, frame) {
    return renderWith('', outcome, frame);
}
/** What takes the place of a comment about a vulnerability that is gone. */
function renderResolvedComment(outcome, frame) {
    return renderWith('The vulnerability that was reported here is gone as of this run.', outcome, frame);
}
function renderWith(note, outcome, { mark, runUrl }) {
    const top = [
        (0,verdict/* renderVerdict */.g)(outcome),
        note,
        (0,notices/* renderWarnings */.c)(outcome.warnings),
        (0,problems/* renderProblems */.x)(outcome.problems, PROBLEM_BYTES),
        renderAlarming(outcome.results),
    ];
    const bottom = renderOrigin(outcome, runUrl);
    const left = MAX_COMMENT_LENGTH - FRAME_BYTES - Buffer.byteLength([mark, ...top, bottom].join(''));
    const matrix = (0,summary_matrix/* renderMatrix */.C)(outcome.results, Math.min(left, MATRIX_BYTES));
    const text = [...top, matrix, bottom].filter((section) => section !== '').join('\n\n');
    return `${mark}\n${text}\n`;
}
/** Analyses that are vulnerable or came to no verdict, with the cause, as far as they fit. */
function renderAlarming(results) {
    const alarming = (0,states/* mostImportantFirst */.ef)(results).filter((result) => states/* STATE_LABELS */.In[result.state].alarming);
    if (alarming.length === 0)
        return '';
    const rows = (0,html/* takeFitting */.hW)(alarming, alarmingRow, ATTENTION_BYTES);
    const left = alarming.length - rows.length;
    const rest = left === 0 ? [] : [`<p>… and ${(0,number_words/* counted */.hS)(left, 'analysis', 'analyses')} more.</p>`];
    return ['### Needs attention', (0,html/* table */.tp)(['Analysis', 'State', 'Cause'], rows), ...rest].join('\n\n');
}
function alarmingRow(result) {
    const { reason, message, state, spec } = result;
    const cause = [
        reason === undefined || reason === state ? '' : reason,
        (0,score_words/* scoreWords */.g)(result),
        message === undefined ? '' : (0,html/* codeLines */.zo)(message, TEXT_LENGTH),
    ];
    const causeCell = cause.filter((part) => part !== '').join('<br>');
    return (0,html/* tableRow */.jD)([(0,html/* code */.aY)(spec.name, 100), (0,summary_matrix/* linkedState */.Z)(result), causeCell]);
}
function renderOrigin({ target }, runUrl) {
    const commit = target?.commit === undefined ? '' : ` · commit ${(0,html/* code */.aY)(target.commit, 64)}`;
    return `<p><sub>${(0,sanitize/* markdownLink */.iQ)('Everything about this run', runUrl)}${commit}</sub></p>`;
}

// EXTERNAL MODULE: ./src/decide/target.ts
var target = __webpack_require__(4191);
;// CONCATENATED MODULE: ./src/publish/pull-comment.ts





/** Brings the pull request's comment up to date; what stands in the way is a warning and changes nothing else. */
async function commentOn(runner, outcome, settings, signal) {
    const pullRequest = (0,target/* pullRequestOf */._n)(runner.event);
    if (pullRequest === undefined) {
        runner.log.info('There is no pull request to comment on: the event is about none.');
        return;
    }
    const { variable } = runner;
    // Two jobs, or two entries of a matrix, must not write over one another's comment.
    const mark = commentMark([variable('GITHUB_WORKFLOW'), variable('GITHUB_JOB'), runner.input('only')]);
    const frame = { mark, runUrl: (0,github_open/* runUrlOf */.Qm)(runner) };
    try {
        const client = await (0,github_open/* openGithubOf */.R7)(runner, settings, signal);
        const { action } = await syncComment(client, {
            pullRequest,
            mark,
            policy: settings.reports.commentPolicy,
            finding: findingOf(outcome),
            body: renderComment(outcome, frame),
            resolvedBody: renderResolvedComment(outcome, frame),
        });
        runner.log.info(`Comment on pull request ${String(pullRequest)}: ${action}.`);
    }
    catch (error) {
        const why = (0,error_message/* messageOf */.b)(error);
        runner.log.warning(`The pull request was not commented on. ${why}`);
    }
}


/***/ })

};
