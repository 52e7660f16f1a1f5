export const id = 3021;
export const ids = [3021,8904];
export const modules = {

/***/ 8904:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ mapConcurrently)
/* harmony export */ });
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(370);

/**
 * Calls `work` for every item, a few at a time.
 * @param concurrency the number of calls that may run at once, at least 1
 * @returns the results in the order of the items
 * @throws the error of a failed call, after the calls that ran at the same time have ended; no other call is started
 */
async function mapConcurrently(items, concurrency, work) {
    const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)({ concurrency, rejectOnClear: true });
    const works = items.map((item) => limit(async () => {
        try {
            return await work(item);
        }
        catch (error) {
            limit.clearQueue();
            throw error;
        }
    }));
    await Promise.allSettled(works);
    return Promise.all(works);
}


/***/ }),

/***/ 7809:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ STATUS_STATES)
/* harmony export */ });
/** The states of a commit status (GitHub's REST API). */
const STATUS_STATES = ['pending', 'success', 'failure', 'error'];


/***/ }),

/***/ 5402:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openGithub: () => (/* binding */ openGithub)
});

// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/core/errors.ts
var core_errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/facts/commit-status.ts
var commit_status = __webpack_require__(7809);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
;// CONCATENATED MODULE: ./src/github/answers.ts


/** @returns undefined if the item is not a comment with a text */
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
/** @returns undefined if the item is not a status with a context; a state that is not known becomes `unknown` */
function readStatus(item) {
    const context = (0,json/* textAt */.$6)(item, 'context');
    if (context === undefined)
        return undefined;
    const said = (0,json.at)(item, 'state');
    const targetUrl = (0,json/* textAt */.$6)(item, 'target_url');
    return {
        context,
        state: commit_status/* STATUS_STATES */.G.find((state) => state === said) ?? 'unknown',
        ...(targetUrl === undefined ? {} : { targetUrl }),
    };
}
/** @returns undefined if the item is not a pull request with a head */
function readPullHead(item) {
    const pullRequest = (0,json/* positiveInteger */.Cq)((0,json.at)(item, 'number'));
    const sha = (0,json/* textAt */.$6)(item, 'head', 'sha');
    if (pullRequest === undefined || sha === undefined || !/^[0-9a-f]{40,64}$/iu.test(sha))
        return undefined;
    return { pullRequest, sha };
}
/** @returns the login of a user, or undefined if there is none */
function readLogin(data) {
    return (0,json/* textAt */.$6)(data, 'login');
}

// EXTERNAL MODULE: ./src/core/concurrency.ts
var concurrency = __webpack_require__(8904);
// EXTERNAL MODULE: ./src/redact/redacted-excerpt.ts
var redacted_excerpt = __webpack_require__(9049);
;// CONCATENATED MODULE: ./src/github/list-limits.ts

/** GitHub's largest page. */
const PAGE_SIZE = 100;
/** The limits of one list. GitHub allows 2,500 comments on a pull request, which are 25 pages. */
const LIST = { items: 100 * PAGE_SIZE, answers: 100, bytes: 64 * 1024 * 1024 };
/** Counts all answers of a list, or of lists that belong together, so that they are bounded as a whole. */
class ListLimits {
    #operation;
    #limits;
    #items = 0;
    #answers = 0;
    #bytes = 0;
    /** @param operation the task, for people, after "Could not" */
    constructor(operation, limits = LIST) {
        this.#operation = operation;
        this.#limits = limits;
    }
    /** Call it before each request. @throws GithubError if there were as many answers as allowed */
    ask() {
        this.#answers += 1;
        if (this.#answers > this.#limits.answers)
            this.#fail(`more than ${String(this.#limits.answers)} pages`);
    }
    /** Call it after each answer. @throws GithubError if all answers together are too large */
    add(items, bytes) {
        this.#items += items;
        if (this.#items > this.#limits.items)
            this.#fail(`more than ${String(this.#limits.items)} items`);
        this.#bytes += bytes;
        if (this.#bytes > this.#limits.bytes)
            this.#fail(`more than ${String(this.#limits.bytes)} bytes`);
    }
    #fail(found) {
        const operation = this.#operation;
        const advice = 'If the list is really that long, remove old entries. ' +
            "Otherwise check that GITHUB_API_URL names GitHub's API, and that no proxy answers in its place.";
        throw new core_errors/* GithubError */.E1(`Could not ${operation}: GitHub's list has ${found}, which is the limit. ${advice}`, { operation });
    }
}

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
        return isGraphqlLimit(data)
            ? { fault: describeUnavailability(answer, true, nowMs), cause: 'the rate limit of GraphQL was reached' }
            : undefined;
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
/** True if GraphQL refused a query because of a limit: it answers 200 and names the limit in `errors`. */
function isGraphqlLimit(data) {
    const errors = (0,json.at)(data, 'errors');
    return Array.isArray(errors) && errors.some((error) => (0,json.at)(error, 'type') === 'RATE_LIMITED');
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

;// CONCATENATED MODULE: ./src/github/commit-statuses.ts







/** The commits that one query asks for: few enough for GitHub's time limit of ten seconds. */
const COMMITS_PER_QUERY = 50;
/** The most commits that are asked for one by one. Four runs an hour then stay below 1,000 requests. */
const MAX_SINGLE_COMMITS = 200;
const MAX_REQUESTS_AT_ONCE = 4;
/** The limits for all commits together, queries and single lists. A pull request may have dozens of contexts. */
const TOGETHER = { items: 100_000, answers: 400, bytes: 64 * 1024 * 1024 };
/**
 * Finds the address of the GraphQL API.
 * @param apiUrl of the REST API: `https://api.github.com`, or an enterprise server's `https://host/api/v3`
 */
function graphqlUrl(apiUrl) {
    return `${apiUrl.replace(/\/+$/u, '').replace(/\/api\/v3$/u, '/api')}/graphql`;
}
/**
 * Lists the statuses of many commits with few requests, by GraphQL. In a private repository GraphQL shows commits only to a
 * token with `contents: read`; the commits that it does not show are asked for one by one.
 * @param shas commit ids; repeated ones count once
 * @throws GithubError, also if there are more statuses than the limits; the reason of the run's signal if the run ends
 */
async function listStatusesOfCommits(source, shas) {
    const wanted = [...new Set(shas)];
    const found = new Map();
    const limits = new ListLimits(operationOn(wanted), TOGETHER);
    for (let start = 0; start < wanted.length; start += COMMITS_PER_QUERY) {
        const some = wanted.slice(start, start + COMMITS_PER_QUERY);
        const isForbidden = await queryStatuses(source, some, found, limits);
        // The next query would be refused too.
        if (isForbidden)
            break;
    }
    const missing = wanted.filter((sha) => !found.has(sha));
    if (missing.length > MAX_SINGLE_COMMITS)
        throw tooManySingleCommits(missing.length);
    const statuses = await (0,concurrency/* mapConcurrently */.X)(missing, MAX_REQUESTS_AT_ONCE, (sha) => source.listStatuses(sha, limits));
    for (const [index, sha] of missing.entries())
        found.set(sha, statuses[index] ?? []);
    return new Map(wanted.map((sha) => [sha, found.get(sha) ?? []]));
}
function operationOn(shas) {
    return `list the statuses of ${String(shas.length)} commits`;
}
function tooManySingleCommits(count) {
    const operation = `list the statuses of ${String(count)} commits`;
    return new core_errors/* GithubError */.E1(`Could not ${operation}: the token of the input github-token may not read commits by GraphQL, and asking for more ` +
        `than ${String(MAX_SINGLE_COMMITS)} one by one would use up GitHub's rate limit. ` +
        'Add the permission "contents: read" under "permissions" of the job.', { operation, permission: 'contents: read' });
}
/**
 * Asks for the statuses of some commits, and adds them to `found`. Commits that GitHub does not show are left out.
 * @returns true if the token may not read commits by GraphQL
 */
async function queryStatuses(source, shas, found, limits) {
    const operation = operationOn(shas);
    let data;
    limits.ask();
    try {
        const { owner, name } = source;
        const ids = Object.fromEntries(shas.map((sha, index) => [`c${String(index)}`, sha]));
        const answer = await source.send({
            operation,
            permission: 'contents: read',
            route: `POST ${source.url}`,
            parameters: { query: buildQuery(shas.length), variables: { owner, name, ...ids } },
            // A query changes nothing.
            repeatable: true,
        });
        data = answer.data;
        limits.add(0, answer.bytes);
    }
    catch (error) {
        if (error instanceof core_errors/* GithubError */.E1 && (error.status === 403 || error.status === 404))
            return true;
        throw error;
    }
    const isForbidden = throwUnlessForbidden(operation, data, source.redact);
    const repository = (0,json.at)(data, 'data', 'repository');
    if (!(0,json/* isObject */.Gv)(repository) && !isForbidden)
        throw unexpected(operation);
    let count = 0;
    for (const [index, sha] of shas.entries()) {
        const statuses = readCommit((0,json.at)(repository, `c${String(index)}`), sha);
        if (statuses === undefined)
            continue;
        found.set(sha, statuses);
        count += statuses.length;
    }
    limits.add(count, 0);
    return isForbidden;
}
function buildQuery(count) {
    const names = Array.from({ length: count }, (_value, index) => `c${String(index)}`);
    const variables = names.map((name) => `, $${name}: GitObjectID!`).join('');
    const commits = names.map((name) => `${name}: object(oid: $${name}) { ...statuses }`).join(' ');
    return (`query ($owner: String!, $name: String!${variables}) ` +
        `{ repository(owner: $owner, name: $name) { ${commits} } } ` +
        'fragment statuses on Commit { oid status { contexts { context state targetUrl } } }');
}
/**
 * @returns true if all errors of a GraphQL answer say that the token may not read something; false without errors
 * @throws GithubError for any other error
 */
function throwUnlessForbidden(operation, data, redact) {
    const errors = (0,json.at)(data, 'errors');
    if (!Array.isArray(errors) || errors.length === 0)
        return false;
    if (errors.every((error) => (0,json.at)(error, 'type') === 'FORBIDDEN'))
        return true;
    const message = (0,redacted_excerpt/* redactedExcerpt */.a)(readMessage({ errors: errors.slice(0, 3) }), 400, redact);
    throw new core_errors/* GithubError */.E1(`Could not ${operation}: GitHub answered with an error, "${message}". ` +
        'Check that the token of the input github-token may read this repository, then run again.', { operation });
}
function unexpected(operation) {
    return new core_errors/* GithubError */.E1(`Could not ${operation}: the answer names no repository. ` +
        "Check that GITHUB_API_URL names GitHub's API, and that no proxy answers in its place.", { operation });
}
/** @returns undefined if the answer does not show the commit */
function readCommit(commit, sha) {
    if ((0,json/* textAt */.$6)(commit, 'oid')?.toLowerCase() !== sha.toLowerCase())
        return undefined;
    const status = (0,json.at)(commit, 'status');
    // Null if the commit has no status.
    if (status === null)
        return [];
    const contexts = (0,json.at)(status, 'contexts');
    return Array.isArray(contexts) ? contexts.flatMap((item) => readContext(item) ?? []) : undefined;
}
function readContext(item) {
    const context = (0,json/* textAt */.$6)(item, 'context');
    if (context === undefined)
        return undefined;
    // GraphQL writes the states of the REST API in capitals.
    const said = (0,json/* textAt */.$6)(item, 'state')?.toLowerCase();
    const targetUrl = (0,json/* textAt */.$6)(item, 'targetUrl');
    return {
        context,
        state: commit_status/* STATUS_STATES */.G.find((state) => state === said) ?? 'unknown',
        ...(targetUrl === undefined ? {} : { targetUrl }),
    };
}

;// CONCATENATED MODULE: ./src/github/list-all.ts


/**
 * Fetches every page of a list. Items that `read` does not accept are left out.
 * @param limits of lists that belong together. Default: this list has limits of its own
 * @throws GithubError if an answer is not a list, or the list as a whole has more items, pages or bytes than the limits
 */
async function listAll(send, read, request, limits = new ListLimits(request.operation)) {
    const { operation } = request;
    const items = [];
    for (let page = 1;; page += 1) {
        limits.ask();
        const parameters = { ...request.parameters, per_page: PAGE_SIZE, page };
        const { data, bytes, hasNext } = await send({ ...request, parameters, repeatable: true });
        if (!Array.isArray(data)) {
            throw new core_errors/* GithubError */.E1(`Could not ${operation}: the answer is not a list. Check that GITHUB_API_URL names GitHub's API.`, { operation });
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

// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
;// CONCATENATED MODULE: ./src/github/repository-file.ts




/**
 * Reads a text file of the repository at a commit, or lists a folder (documentation of GitHub's REST API, "Repository
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
        return readFolder(data, operation);
    if (type !== 'file')
        return { kind: 'unusable', why: 'is not a regular file' };
    const size = (0,json/* integerAt */.OW)(data, 'size') ?? 0;
    if (size > maxBytes)
        return tooLarge((0,number_words/* formatBytes */.z3)(size), maxBytes);
    if ((0,json/* textAt */.$6)(data, 'encoding') === 'base64')
        return decode(data, operation);
    const sha = (0,json/* textAt */.$6)(data, 'sha') ?? '';
    if (!/^[0-9a-f]{40,64}$/iu.test(sha))
        throw repository_file_unexpected(operation);
    const blob = await send({
        operation,
        permission: 'contents: read',
        route: 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
        parameters: { file_sha: sha },
        repeatable: true,
    });
    return decode(blob.data, operation);
}
/** GitHub lists no more of a folder. */
const MAX_ENTRIES = 1000;
function readFolder(data, operation) {
    const list = (0,json.at)(data, 'entries');
    if (!Array.isArray(list))
        throw repository_file_unexpected(operation);
    if (list.length >= MAX_ENTRIES) {
        return {
            kind: 'unusable',
            why: `is a folder with ${String(MAX_ENTRIES)} entries or more, of which GitHub hides some`,
        };
    }
    const entries = list.map((item) => {
        const [name, type, sha, bytes] = [
            (0,json/* textAt */.$6)(item, 'name'),
            (0,json/* textAt */.$6)(item, 'type'),
            (0,json/* textAt */.$6)(item, 'sha'),
            (0,json/* integerAt */.OW)(item, 'size'),
        ];
        if (name === undefined || sha === undefined || bytes === undefined)
            throw repository_file_unexpected(operation);
        return { name, isFile: type === 'file', sha: sha.toLowerCase(), bytes };
    });
    return { kind: 'folder', entries };
}
async function findContent(send, { path, commit, maxBytes }, operation) {
    try {
        return await getContents(send, { path, commit }, operation);
    }
    catch (error) {
        if (!(error instanceof core_errors/* GithubError */.E1))
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
            throw repository_file_unexpected(operation);
        const fault = findNameFault(entries, wanted, length + 1 === names.length);
        if (fault === 'missing')
            return { kind: 'missing' };
        if (fault !== undefined)
            return { kind: 'unusable', why: fault };
    }
    throw repository_file_unexpected(operation);
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
        throw repository_file_unexpected(operation);
}
function tooLarge(size, maxBytes) {
    return { kind: 'unusable', why: `has ${size}; at most ${(0,number_words/* formatBytes */.z3)(maxBytes)} are read` };
}
/** GitHub breaks base64 into lines. */
function decode(data, operation) {
    const content = (0,json.at)(data, 'content');
    if (typeof content !== 'string' || (0,json/* textAt */.$6)(data, 'encoding') !== 'base64')
        throw repository_file_unexpected(operation);
    try {
        const bytes = Buffer.from(content, 'base64');
        if (bytes.length !== (0,json/* integerAt */.OW)(data, 'size'))
            throw repository_file_unexpected(operation);
        return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    }
    catch (error) {
        if (error instanceof core_errors/* GithubError */.E1)
            throw error;
        return { kind: 'unusable', why: 'is not UTF-8 text' };
    }
}
function repository_file_unexpected(operation) {
    return new core_errors/* GithubError */.E1(`Could not ${operation}: GitHub\u2019s answer is not the one that its documentation describes. Run again.`, { operation });
}

// EXTERNAL MODULE: ./src/http/transport-error.ts
var transport_error = __webpack_require__(4098);
;// CONCATENATED MODULE: ./src/github/octokit-fetch.ts


/** More than GitHub ever sends at once: a hundred comments of 65,536 characters of four bytes take 26 MB. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/**
 * Lets octokit send its requests through the transport, so that proxies, private certificate authorities, limits,
 * time-outs, retries and redaction are the same for GitHub as for the service.
 * @param onAnswer called with the size of the answer's body in bytes
 * @returns a function that throws TransportError, or the reason of the run's signal if the run ends meanwhile
 */
function createOctokitFetch(transport, sending, onAnswer) {
    return async (url, init) => {
        const target = new URL(String(url));
        const answer = await transport.send({
            operation: 'request to GitHub',
            ...sending,
            url: target,
            ...readInit(init),
            maxAnswerBytes: MAX_ANSWER_BYTES,
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
    const { request: send, transport, redact, signal, pacer } = options;
    return async (request) => {
        signal.throwIfAborted();
        let bytes = 0;
        const sending = {
            rule: request.repeatable ? 'repeatable' : 'submission',
            ...(request.createsContent === true ? { beforeAttempt: () => pacer.waitForTurn(signal) } : {}),
        };
        const fetch = createOctokitFetch(transport, sending, (answered) => {
            bytes = answered;
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
    return new core_errors/* GithubError */.E1(`Could not ${operation}. ${why} ${adviceFor(cause, repeatable)}`, { operation }, { cause });
}
function adviceFor(cause, repeatable) {
    if (!(cause instanceof transport_error/* TransportError */.w))
        return 'If the workflow is correct, please report this.';
    const { fault, inDoubt } = cause;
    if (inDoubt)
        return 'GitHub may have processed it, so it was not sent again.';
    if (fault.kind === 'unavailable' && fault.processed === 'no') {
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
    return new core_errors/* GithubError */.E1(`Could not ${request.operation}: ${why}. ${refusalAdvice(status, message, request.permission)}`, about);
}
function refusalAdvice(status, message, permission) {
    if (status === 401)
        return 'Check the input github-token: its token is wrong or expired.';
    if (status === 403 || status === 404) {
        return (`The token of the input github-token needs the permission "${permission}": add it under "permissions" of the ` +
            'job. Runs for pull requests from forks get a token that can only read.');
    }
    if (status === 422 && message.includes('maximum number of statuses')) {
        return 'GitHub keeps at most 1,000 statuses of one context at a commit: push a new commit.';
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
        throw new core_errors/* GithubError */.E1(`Could not ${operation}: expected a repository as owner/name, found "${found}".`, {
            operation,
        });
    }
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(2413), __webpack_require__.e(9625)]).then(__webpack_require__.bind(__webpack_require__, 2413)).catch((error) => {
        // The package reads the event when it is loaded, and fails if the event's file is not JSON.
        throw new core_errors/* GithubError */.E1(`Could not ${operation}: octokit could not be loaded. Check that the file of GITHUB_EVENT_PATH is JSON.`, { operation }, { cause: error });
    });
    const octokit = getOctokit(options.token, { baseUrl: options.apiUrl.replace(/\/+$/u, '') });
    const send = createSender({
        ...options,
        request: (route, parameters) => octokit.request(route, { owner, repo, ...parameters }),
    });
    const statuses = statusOperations(send);
    const source = {
        send: createSender({ ...options, request: (route, parameters) => octokit.request(route, parameters) }),
        url: graphqlUrl(options.apiUrl),
        owner,
        name: repo,
        redact: options.redact,
        listStatuses: statuses.listStatuses,
    };
    return {
        ...commentOperations(send),
        ...statuses,
        ...lookups(send),
        listStatusesOfCommits: (shas) => listStatusesOfCommits(source, shas),
        readFileAt: (request) => readFileAt(send, request),
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
                createsContent: true,
            });
        },
        updateComment: async (id, body) => {
            await send({
                operation: `update the comment ${String(id)}`,
                permission,
                route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
                parameters: { comment_id: id, body },
                repeatable: true,
                createsContent: true,
            });
        },
    };
}
function statusOperations(send) {
    const permission = 'statuses: write';
    return {
        listStatuses: (sha, limits) => listAll(send, readStatus, {
            operation: `list the statuses of commit ${sha}`,
            permission,
            route: 'GET /repos/{owner}/{repo}/commits/{ref}/statuses',
            parameters: { ref: sha },
        }, limits),
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
                createsContent: true,
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
                if (error instanceof core_errors/* GithubError */.E1 && (error.status === 403 || error.status === 404))
                    return undefined;
                throw error;
            }
        },
    };
}


/***/ }),

/***/ 370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
