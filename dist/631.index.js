export const id = 631;
export const ids = [631];
export const modules = {

/***/ 5475:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K3: () => (/* binding */ openGithubForRun),
/* harmony export */   rP: () => (/* binding */ buildRunUrl),
/* harmony export */   sF: () => (/* binding */ MAX_GITHUB_REQUESTS)
/* harmony export */ });
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2135);

/** The requests that may be sent to GitHub at once. */
const MAX_GITHUB_REQUESTS = 4;
/** Opens GitHub's API for a run: with the addresses of its runner and the token of its inputs. */
async function openGithubForRun(runner, settings, signal) {
    const apiUrl = runner.variable('GITHUB_API_URL');
    const redact = (text) => runner.secrets.redact(text);
    const { requestTimeoutMs, maxAttempts } = settings.service;
    const { log, clock } = runner;
    // This import is a chunk of the bundle of its own, shared by all users of GitHub (docs/decisions).
    const { openGithub } = await __webpack_require__.e(/* import() */ 785).then(__webpack_require__.bind(__webpack_require__, 9785));
    return openGithub({
        token: settings.reports.githubToken ?? '',
        apiUrl: apiUrl === '' ? 'https://api.github.com' : apiUrl,
        redact,
        repository: runner.event.repository,
        signal,
        transport: (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .createTransport */ .o)({ requestTimeoutMs, maxAttempts, signal, log, clock, redact }),
    });
}
/** @returns the address of this run on GitHub */
function buildRunUrl(runner) {
    const { serverUrl, repository } = runner.event;
    return `${serverUrl}/${repository}/actions/runs/${runner.variable('GITHUB_RUN_ID')}`;
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
 * Builds the hidden mark by which a comment is found again. It is the first line of the comment.
 * @param parts texts that distinguish this comment from others of the same pull request: workflow, job and selection
 */
function commentMark(parts) {
    const key = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
    return `<!-- model-security-scan:${key} -->`;
}
/**
 * Creates or updates the one comment of a pull request. With `on-vulnerability`, a run without a verdict leaves the comment
 * as it is, and a run that finds nothing resolves it.
 * @returns the action that was taken; `none` also if the comment already has this text
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
async function syncComment(client, request) {
    const { pullRequest, policy, finding } = request;
    const leavesAsIs = policy === 'on-vulnerability' && finding === 'unknown';
    if (policy === 'never' || leavesAsIs)
        return { action: 'none' };
    const existing = await findOwnComment(client, pullRequest, request.mark);
    const resolves = policy === 'on-vulnerability' && finding === 'clean';
    if (existing === undefined) {
        if (resolves)
            return { action: 'none' };
        await client.createComment(pullRequest, request.body);
        return { action: 'created' };
    }
    const body = resolves ? request.resolvedBody : request.body;
    if (isSameText(existing.body, body))
        return { action: 'none' };
    await client.updateComment(existing.id, body);
    return { action: resolves ? 'resolved' : 'updated' };
}
/** Finds the oldest comment with the mark that a bot or the token's own account wrote: other people may paste the mark. */
async function findOwnComment(client, pullRequest, mark) {
    const marked = (await client.listComments(pullRequest)).filter((comment) => comment.body.startsWith(mark));
    let ownLogin;
    if (marked.some(({ author }) => author?.isBot === false))
        ownLogin = await client.findOwnLogin();
    return marked.find(({ author }) => author === undefined || author.isBot || author.login === ownLogin);
}
/** Compares two texts without their line endings, which GitHub may change. */
function isSameText(one, other) {
    const normal = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return normal(one) === normal(other);
}

// EXTERNAL MODULE: ./src/decide/finding.ts
var finding = __webpack_require__(3545);
// EXTERNAL MODULE: ./src/github/open.ts
var github_open = __webpack_require__(5475);
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









/** GitHub refuses longer comments. It counts characters; here bytes of UTF-8 are counted, which are never fewer. */
const MAX_COMMENT_LENGTH = 65_536;
const MAX_PROBLEM_BYTES = 8000;
const MAX_ATTENTION_BYTES = 12_000;
/** The summary of the run shows more. */
const MAX_MATRIX_BYTES = 20_000;
/** Reserved for headings, table heads and counts. */
const RESERVED_FRAME_BYTES = 4000;
/** The length limit of a message, in UTF-16 units. */
const MAX_TEXT_LENGTH = 300;
/**
 * Renders the comment for a pull request: the verdict, the analyses that need attention, the next step, and a link to the
 * rest. Markdown with HTML blocks, in which all untrusted text is harmless. Rows that are left out are counted in words.
 */
function renderComment(outcome, frame) {
    return renderWith('', outcome, frame);
}
/** Renders the comment that replaces one about a vulnerability that is gone. */
function renderResolvedComment(outcome, frame) {
    return renderWith('The vulnerability that was reported here is no longer found.', outcome, frame);
}
function renderWith(note, outcome, { mark, runUrl }) {
    const top = [
        (0,verdict/* renderVerdict */.g)(outcome),
        note,
        (0,notices/* renderWarnings */.c)(outcome.warnings),
        (0,problems/* renderProblems */.x)(outcome.problems, MAX_PROBLEM_BYTES),
        renderAlarming(outcome.results),
    ];
    const bottom = renderOrigin(outcome, runUrl);
    const left = MAX_COMMENT_LENGTH - RESERVED_FRAME_BYTES - Buffer.byteLength([mark, ...top, bottom].join(''));
    const matrix = (0,summary_matrix/* renderMatrix */.C)(outcome.results, Math.min(left, MAX_MATRIX_BYTES));
    const text = [...top, matrix, bottom].filter((section) => section !== '').join('\n\n');
    return `${mark}\n${text}\n`;
}
/** Renders the analyses that are vulnerable or have no verdict, with the cause, as far as they fit. */
function renderAlarming(results) {
    const alarming = (0,states/* mostImportantFirst */.ef)(results).filter((result) => states/* STATE_LABELS */.In[result.state].alarming);
    if (alarming.length === 0)
        return '';
    const rows = (0,html/* takeFitting */.hW)(alarming, alarmingRow, MAX_ATTENTION_BYTES);
    const left = alarming.length - rows.length;
    const rest = left === 0 ? [] : [`<p>… and ${(0,number_words/* counted */.hS)(left, 'analysis', 'analyses')} more.</p>`];
    return ['### Needs attention', (0,html/* table */.tp)(['Analysis', 'State', 'Cause'], rows), ...rest].join('\n\n');
}
function alarmingRow(result) {
    const { reason, message, state, spec } = result;
    const cause = [
        reason === undefined || reason === state ? '' : reason,
        (0,score_words/* scoreWords */.g)(result),
        message === undefined ? '' : (0,html/* codeLines */.zo)(message, MAX_TEXT_LENGTH),
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






/** Updates the pull request's comment. If that fails, it logs a warning; the outcome stays the same. */
async function commentOn(runner, outcome, settings, signal) {
    const pullRequest = (0,target/* readPullRequestNumber */._B)(runner.event);
    if (pullRequest === undefined) {
        runner.log.info('No comment was written: the event does not belong to a pull request.');
        return;
    }
    const { variable } = runner;
    // Two jobs, or two entries of a matrix, must not overwrite each other's comment.
    const mark = commentMark([variable('GITHUB_WORKFLOW'), variable('GITHUB_JOB'), runner.input('only')]);
    const frame = { mark, runUrl: (0,github_open/* buildRunUrl */.rP)(runner) };
    try {
        const client = await (0,github_open/* openGithubForRun */.K3)(runner, settings, signal);
        const { action } = await syncComment(client, {
            pullRequest,
            mark,
            policy: settings.reports.commentPolicy,
            finding: (0,finding/* classifyFinding */.q)(outcome),
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
