export const id = 286;
export const ids = [286];
export const modules = {

/***/ 286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openGithub: () => (/* binding */ openGithub)
});

// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./packages/common/src/json.ts
var json = __webpack_require__(9313);
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
        if (typeof data !== 'object') {
            return { fault: { kind: 'maybeProcessed' }, cause: 'the answer is not complete JSON' };
        }
        return undefined;
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
        kind: isLimit ? 'refused' : 'maybeProcessed',
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
    const reset = (0,json/* textAt */.$6)(headers, 'x-ratelimit-reset');
    if (reset === undefined || headers['x-ratelimit-remaining'] !== '0')
        return undefined;
    const leftMs = Number(reset) * 1000 - nowMs;
    return Number.isNaN(leftMs) ? undefined : Math.max(leftMs, 0);
}
/** @returns GitHub's `message` and those of its `errors`, or an empty text; untrusted */
function readMessage(data) {
    const errors = (0,json.at)(data, 'errors');
    const details = Array.isArray(errors) ? errors : [];
    const texts = [(0,json/* textAt */.$6)(data, 'message'), ...details.map((one) => (0,json/* textAt */.$6)(one, 'message') ?? one)];
    return texts.filter((text) => typeof text === 'string').join(': ');
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
function createSender(options) {
    const { request: send, transport, redact, signal } = options;
    return async (request) => {
        signal.throwIfAborted();
        let bytes = 0;
        const rule = request.repeatable ? 'repeatable' : 'submission';
        const { maxAnswerBytes } = request;
        const onAnswer = (answered) => {
            bytes = answered;
        };
        const fetch = createOctokitFetch(transport, {
            rule,
            onAnswer,
            ...(maxAnswerBytes !== undefined && { maxAnswerBytes }),
        });
        try {
            const answer = await send(request.route, {
                ...request.parameters,
                request: { fetch, log: SILENT_LOG },
            });
            signal.throwIfAborted();
            return {
                data: (0,json.at)(answer, 'data'),
                bytes,
                hasNext: (0,json/* textAt */.$6)(answer, 'headers', 'link')?.includes('rel="next"') === true,
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
    const why = (0,json/* textAt */.$6)(cause, 'message') ?? String(cause);
    return new errors/* GithubError */.E1(`Could not ${operation}. ${why} ${adviceFor(cause, repeatable)}`, { operation }, { cause });
}
function adviceFor(cause, repeatable) {
    if (!(cause instanceof transport_error/* TransportError */.w))
        return 'If the workflow is correct, please report this.';
    const { fault, inDoubt } = cause;
    if (inDoubt)
        return 'GitHub may have processed it, so it was not sent again.';
    if (fault.kind === 'refused') {
        return 'GitHub\u2019s rate limit was reached. Run again later.';
    }
    if (cause.reason === 'unexpected-answer' && repeatable) {
        return 'Check that GITHUB_API_URL names GitHub\u2019s API, and that no proxy answers in its place.';
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
/** More than GitHub ever sends at once: a hundred comments of 65,536 characters of four bytes take 26 MB. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/**
 * Lets octokit send its requests through the transport, so that proxies, private certificate authorities, limits,
 * time-outs, retries and redaction are the same for GitHub as for the service.
 * @returns a function that throws TransportError, or the reason of the run's signal if the run ends meanwhile
 */
function createOctokitFetch(transport, { rule, onAnswer, maxAnswerBytes = MAX_ANSWER_BYTES }) {
    return async (url, init) => {
        const target = new URL(String(url));
        const answer = await transport.send({
            operation: 'request to GitHub',
            rule,
            url: target,
            ...readInit(init),
            maxAnswerBytes,
            readFault: readGithubFault,
        });
        onAnswer(answer.body.length);
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
    const { method, headers, body } = (0,json/* isObject */.Gv)(init) ? init : {};
    const known = METHODS.find((one) => one === method);
    if (known === undefined) {
        throw new Error(`The transport does not support requests to GitHub with the method ${String(method)}.`);
    }
    const pairs = (0,json/* isObject */.Gv)(headers) ? Object.entries(headers) : [];
    return {
        method: known,
        headers: Object.fromEntries(pairs.map(([name, value]) => [name, String(value)])),
        ...(typeof body === 'string' ? { body } : {}),
    };
}
/** The fault of an answer that lacks what it should have. @param operation for people, after "Could not" */
function unexpectedAnswer(operation) {
    return new errors/* GithubError */.E1(`Could not ${operation}: GitHub\u2019s answer is not the one that its documentation describes. Run again.`, { operation });
}

;// CONCATENATED MODULE: ./src/github/commit-tree.ts





/** GitHub gives no blob above that. */
const MOST_FILE_BYTES = 100 * 2 ** 20;
/** Base64, in lines of 60 characters, and what is around it. */
const MOST_ANSWER_BYTES = Math.ceil((MOST_FILE_BYTES * 4 * 61) / (3 * 60)) + 100_000;
/**
 * Opens a commit by GitHub's API: all its files with one request (documentation of GitHub's REST API, "Git trees").
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
async function openCommit(send, commit) {
    const operation = `list the files of commit ${commit.slice(0, 12)}`;
    const { data } = await send({
        ...{ operation, permission: 'contents: read', repeatable: true },
        route: 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}',
        parameters: { tree_sha: commit, recursive: '1' },
    });
    const tree = (0,json.at)(data, 'tree');
    if (!Array.isArray(tree))
        throw unexpectedAnswer(operation);
    if ((0,json.at)(data, 'truncated') === true) {
        throw new errors/* GithubError */.E1(`Could not ${operation}: it has more than GitHub lists at once. Give actions/checkout the line "fetch-depth: 0", so that ` +
            'they are read from the checkout.', { operation });
    }
    const files = tree.flatMap(readEntry);
    return {
        commit,
        files: new Map(files.map((file) => [file.path, file])),
        mostBytes: MOST_FILE_BYTES,
        write: (file, target) => writeBlob(send, file, target),
    };
}
function readEntry(entry) {
    const [path, id, mode] = ['path', 'sha', 'mode'].map((key) => (0,json/* textAt */.$6)(entry, key));
    const bytes = (0,json/* integerAt */.OW)(entry, 'size');
    const isFile = mode?.startsWith('100') === true && (0,json/* textAt */.$6)(entry, 'type') === 'blob';
    if (!isFile || path === undefined || bytes === undefined || !/^[0-9a-f]{40,64}$/u.test(id ?? ''))
        return [];
    return [{ path, id: id ?? '', bytes }];
}
async function writeBlob(send, { id, path, bytes }, target) {
    const operation = `read ${(0,sanitize/* plainLine */.h0)(path, 200)}`;
    const { data } = await send({
        ...{ operation, permission: 'contents: read', repeatable: true, maxAnswerBytes: MOST_ANSWER_BYTES },
        route: 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
        parameters: { file_sha: id },
    });
    const content = (0,json/* textAt */.$6)(data, 'content');
    if (content === undefined || (0,json/* textAt */.$6)(data, 'encoding') !== 'base64')
        throw unexpectedAnswer(operation);
    const decoded = Buffer.from(content, 'base64');
    if (decoded.length !== bytes)
        throw unexpectedAnswer(operation);
    await (0,promises_.writeFile)(target, decoded, { flag: 'wx', mode: 0o600 });
}

;// CONCATENATED MODULE: ./src/github/list-all.ts

/**
 * Fetches every page of a list. Items that `read` does not accept are left out.
 * @throws GithubError if an answer is not a list, or the list as a whole has more items, pages or bytes than the limits
 */
async function listAll(send, read, request) {
    const { operation } = request;
    const limits = new ListLimits(operation);
    const items = [];
    for (let page = 1;; page += 1) {
        limits.ask();
        const parameters = { ...request.parameters, per_page: PAGE_SIZE, page };
        const { data, bytes, hasNext } = await send({ ...request, parameters, repeatable: true });
        if (!Array.isArray(data)) {
            throw new errors/* GithubError */.E1(`Could not ${operation}: the answer is not a list. Check that GITHUB_API_URL names GitHub's API.`, { operation });
        }
        limits.add(data.length, bytes);
        for (const item of data) {
            const value = read(item);
            if (value !== undefined)
                items.push(value);
        }
        if (!hasNext)
            return items;
    }
}
const PAGE_SIZE = 100;
/** The limits of one list. GitHub allows 2,500 comments on a pull request, which are 25 pages. */
const LIST = { items: 100 * PAGE_SIZE, answers: 100, bytes: 64 * 1024 * 1024 };
class ListLimits {
    #operation;
    #items = 0;
    #answers = 0;
    #bytes = 0;
    /** @param operation the task, for people, after "Could not" */
    constructor(operation) {
        this.#operation = operation;
    }
    /** Call it before each request. @throws GithubError if there were as many answers as allowed */
    ask() {
        this.#answers += 1;
        if (this.#answers > LIST.answers)
            this.#fail(`more than ${String(LIST.answers)} pages`);
    }
    /** Call it after each answer. @throws GithubError if all answers together are too large */
    add(items, bytes) {
        this.#items += items;
        if (this.#items > LIST.items)
            this.#fail(`more than ${String(LIST.items)} items`);
        this.#bytes += bytes;
        if (this.#bytes > LIST.bytes)
            this.#fail(`more than ${String(LIST.bytes)} bytes`);
    }
    #fail(found) {
        const operation = this.#operation;
        const advice = 'If the list is really that long, remove old entries. ' +
            "Otherwise check that GITHUB_API_URL names GitHub's API, and that no proxy answers in its place.";
        throw new errors/* GithubError */.E1(`Could not ${operation}: GitHub's list has ${found}, which is the limit. ${advice}`, { operation });
    }
}

// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __webpack_require__(9998);
;// CONCATENATED MODULE: ./src/github/repository-file.ts





/**
 * Reads a text file of the repository at a commit (documentation of GitHub's REST API, "Repository
 * contents"). Files of over 1 MB come without their content, which is then read as a blob.
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
async function readFileAt(send, request) {
    const { path, commit, maxBytes } = request;
    const operation = `read ${(0,sanitize/* plainLine */.h0)(path, 200)} at commit ${commit.slice(0, 12)}`;
    const found = await findContent(send, request, operation);
    if ('kind' in found)
        return found;
    const { data } = found;
    const type = (0,json/* textAt */.$6)(data, 'type');
    if (type === 'dir')
        return { kind: 'unusable', why: 'is a folder' };
    if (type !== 'file')
        return { kind: 'unusable', why: 'is not a regular file' };
    const size = (0,json/* integerAt */.OW)(data, 'size') ?? 0;
    if (size > maxBytes)
        return tooLarge((0,number_words/* formatBytes */.z3)(size), maxBytes);
    if ((0,json/* textAt */.$6)(data, 'encoding') === 'base64')
        return decode(data, operation);
    const sha = (0,json/* textAt */.$6)(data, 'sha') ?? '';
    if (!/^[0-9a-f]{40,64}$/iu.test(sha))
        throw unexpectedAnswer(operation);
    const blob = await send({
        operation,
        permission: 'contents: read',
        route: 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
        parameters: { file_sha: sha },
        repeatable: true,
    });
    return decode(blob.data, operation);
}
const MAX_ENTRIES = 1000;
async function findContent(send, { path, commit, maxBytes }, operation) {
    try {
        return await getContents(send, { path, commit }, operation);
    }
    catch (error) {
        if (!(error instanceof errors/* GithubError */.E1))
            throw error;
        // GitHub refuses files of over 100 MB with 403 and these words.
        if (error.status === 403 && /too large/iu.test(error.message))
            return tooLarge('over 100 MB', maxBytes);
        if (error.status !== 404)
            throw error;
        await requireCommit(send, commit, operation);
        return findMissing(send, { path, commit }, operation);
    }
}
/** @param path empty for the root of the repository */
async function getContents(send, { path, commit }, operation) {
    return send({
        operation,
        permission: 'contents: read',
        route: 'GET /repos/{owner}/{repo}/contents/{path}',
        parameters: { path, ref: commit, headers: { accept: 'application/vnd.github.object+json' } },
        repeatable: true,
    });
}
/**
 * Makes sure that a commit lacks a file. GitHub also answers 404 if a folder on the way is a link or a submodule, where a
 * checkout has the file; and a runner that does not tell upper from lower case finds it under another name.
 */
async function findMissing(send, { path, commit }, operation) {
    const names = path.split('/');
    for (let length = 0; length < names.length; length += 1) {
        const folder = names.slice(0, length).join('/');
        const wanted = names[length] ?? '';
        const { data } = await getContents(send, { path: folder, commit }, operation);
        const entries = (0,json.at)(data, 'entries');
        if ((0,json/* textAt */.$6)(data, 'type') !== 'dir' || !Array.isArray(entries))
            throw unexpectedAnswer(operation);
        const fault = findNameFault(entries, wanted, length + 1 === names.length);
        if (fault === 'missing')
            return { kind: 'missing' };
        if (fault !== undefined)
            return { kind: 'unusable', why: fault };
    }
    throw unexpectedAnswer(operation);
}
/** @returns `missing` if a folder has no entry of the name; undefined if the entry is a folder to look into */
function findNameFault(entries, wanted, isLast) {
    const names = entries.map((entry) => (0,json/* textAt */.$6)(entry, 'name') ?? '');
    const found = entries.find((entry) => (0,json/* textAt */.$6)(entry, 'name') === wanted);
    if (found === undefined) {
        const other = names.find((name) => name.toLowerCase() === wanted.toLowerCase());
        if (other !== undefined) {
            return `is missing, but there is "${(0,sanitize/* plainLine */.h0)(other, 100)}": names of files are compared with upper and lower case`;
        }
        return entries.length >= MAX_ENTRIES ? 'is in a folder with too many files to be listed' : 'missing';
    }
    if (isLast)
        return 'is listed by GitHub, but cannot be read';
    return (0,json/* textAt */.$6)(found, 'type') === 'dir'
        ? undefined
        : `leads through "${(0,sanitize/* plainLine */.h0)(wanted, 100)}", which is not a folder`;
}
/** GitHub also answers 404 if the token may not read the repository: only a commit that can be read lacks a file. */
async function requireCommit(send, commit, operation) {
    const { data } = await send({
        operation,
        permission: 'contents: read',
        route: 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}',
        parameters: { commit_sha: commit },
        repeatable: true,
    });
    if ((0,json/* textAt */.$6)(data, 'sha')?.toLowerCase() !== commit.toLowerCase())
        throw unexpectedAnswer(operation);
}
function tooLarge(size, maxBytes) {
    return { kind: 'unusable', why: `has ${size}; at most ${(0,number_words/* formatBytes */.z3)(maxBytes)} are read` };
}
/** GitHub breaks base64 into lines. */
function decode(data, operation) {
    const content = (0,json.at)(data, 'content');
    if (typeof content !== 'string' || (0,json/* textAt */.$6)(data, 'encoding') !== 'base64')
        throw unexpectedAnswer(operation);
    try {
        const bytes = Buffer.from(content, 'base64');
        if (bytes.length !== (0,json/* integerAt */.OW)(data, 'size'))
            throw unexpectedAnswer(operation);
        return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    }
    catch (error) {
        if (error instanceof errors/* GithubError */.E1)
            throw error;
        return { kind: 'unusable', why: 'is not UTF-8 text' };
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./src/github/sarif-upload.ts





const PERMISSION = 'security-events: write';
const POLL_MS = 2000;
/** Code scanning mostly takes some seconds; its own uploader waits two minutes. */
const MOST_POLLS = 30;
const MOST_ERRORS = 5;
/**
 * Uploads a SARIF log to code scanning, and waits until it has been read: what cannot be read is refused only then.
 * Source: GitHub's REST API, "Upload an analysis as SARIF data" and "Get information about a SARIF upload".
 * @throws GithubError, also if the token lacks the permission
 */
async function uploadSarif(send, { text, commit, ref }, { clock, signal }) {
    const sarif = (await (0,external_node_util_.promisify)(external_node_zlib_.gzip)(text)).toString('base64');
    const operation = 'upload the findings to code scanning';
    const { data } = await send({
        operation,
        permission: PERMISSION,
        route: 'POST /repos/{owner}/{repo}/code-scanning/sarifs',
        parameters: { commit_sha: commit, ref, sarif },
        // Uploading the same findings again changes no alert.
        repeatable: true,
    });
    const id = (0,json/* textAt */.$6)(data, 'id');
    if (id === undefined) {
        throw new errors/* GithubError */.E1(`Could not ${operation}: GitHub\u2019s answer names no upload.`, { operation });
    }
    for (let polls = 0; polls < MOST_POLLS; polls += 1) {
        await clock.sleep(POLL_MS, signal);
        const reading = await readUpload(send, id);
        if (reading !== 'pending')
            return reading;
    }
    return 'pending';
}
async function readUpload(send, id) {
    const { data } = await send({
        operation: 'ask whether code scanning has read the findings',
        permission: PERMISSION,
        route: 'GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}',
        parameters: { sarif_id: id },
        repeatable: true,
    });
    const status = (0,json/* textAt */.$6)(data, 'processing_status');
    if (status === 'complete')
        return 'complete';
    if (status !== 'failed')
        return 'pending';
    const errors = (0,json.at)(data, 'errors');
    const texts = Array.isArray(errors) ? errors.filter((error) => typeof error === 'string') : [];
    return { errors: texts.slice(0, MOST_ERRORS).map((error) => (0,sanitize/* plainLine */.h0)(error, 300)) };
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
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(2413), __webpack_require__.e(6195)]).then(__webpack_require__.bind(__webpack_require__, 2413)).catch((error) => {
        // The package reads the event when it is loaded, and fails if the event's file is not JSON.
        throw new errors/* GithubError */.E1(`Could not ${operation}: octokit could not be loaded. Check that the file of GITHUB_EVENT_PATH is JSON.`, { operation }, { cause: error });
    });
    const octokit = getOctokit(options.token, { baseUrl: options.apiUrl.replace(/\/+$/u, '') });
    const send = createSender({
        ...options,
        request: (route, parameters) => octokit.request(route, { owner, repo, ...parameters }),
    });
    return {
        ...commentOperations(send),
        uploadSarif: (upload) => uploadSarif(send, upload, options),
        readFileAt: (request) => readFileAt(send, request),
        openCommit: (commit) => openCommit(send, commit),
    };
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
function readComment(item) {
    const id = (0,json/* positiveInteger */.Cq)((0,json.at)(item, 'id'));
    const body = (0,json/* textAt */.$6)(item, 'body');
    if (id === undefined || body === undefined)
        return undefined;
    const login = (0,json/* textAt */.$6)(item, 'user', 'login');
    // Comments of apps come from an account of type Bot, whose name has this ending.
    const isBot = (0,json.at)(item, 'user', 'type') === 'Bot' || login?.endsWith('[bot]') === true;
    return { id, body, ...(login === undefined ? {} : { author: { login, isBot } }) };
}
function readLogin(data) {
    return (0,json/* textAt */.$6)(data, 'login');
}


/***/ })

};
