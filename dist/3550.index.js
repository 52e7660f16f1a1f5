export const id = 3550;
export const ids = [3550,5475];
export const modules = {

/***/ 4192:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ commentIdentity),
/* harmony export */   o: () => (/* binding */ findSubject)
/* harmony export */ });
/* harmony import */ var _facts_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3382);

/**
 * Finds what a step is about: the config file, or the models in the text of the config, `only`, and the repository that it looks
 * up. It is the same whether or not the config was read. Thresholds and reports are not part of it, so that a change of them keeps the comment and the alerts.
 */
function findSubject({ configFile, configNames, only, repository }) {
    const { type, url, branch, bucket } = repository;
    const pairs = [
        ['repo-type', type === 'github' ? undefined : type],
        ['repo-url', url],
        ['branch', branch],
        ['bucket-name', bucket?.name],
        ['region', bucket?.region],
        ['config', configNames?.join(',')],
    ];
    return {
        ...(configFile === undefined ? {} : { configFile }),
        only: [...new Set(only)].sort(),
        details: pairs.flatMap(([input, value]) => (value === undefined ? [] : [`${input}=${value}`])),
    };
}
/**
 * Lists the texts that identify the comment of a step.
 * @param workflow the name of the workflow
 * @param job the id of the job in the workflow
 */
function commentIdentity(subject, workflow, job) {
    const { configFile = _facts_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_CONFIG_FILE */ .Cu, only, details } = subject;
    // The usual config file is left out, so that naming it keeps the comment.
    const config = configFile === _facts_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_CONFIG_FILE */ .Cu ? [] : [`config-file=${configFile}`];
    return [workflow, job, only.join(','), ...config, ...details];
}


/***/ }),

/***/ 5475:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   buildRunUrl: () => (/* binding */ buildRunUrl),
/* harmony export */   openGithubForRun: () => (/* binding */ openGithubForRun)
/* harmony export */ });
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5025);

/** Opens GitHub's API for a run: with the addresses of its runner and the token of its inputs. */
async function openGithubForRun(runner, settings, signal) {
    const apiUrl = runner.variable('GITHUB_API_URL');
    const redact = (text) => runner.secrets.redact(text);
    const { requestTimeoutMs, maxAttempts } = settings.service;
    const { log, clock } = runner;
    // This import is a chunk of the bundle of its own, shared by all users of GitHub (docs/decisions).
    const { openGithub } = await __webpack_require__.e(/* import() */ 286).then(__webpack_require__.bind(__webpack_require__, 286));
    return openGithub({
        token: settings.reports.githubToken ?? '',
        apiUrl: apiUrl === '' ? 'https://api.github.com' : apiUrl,
        redact,
        repository: runner.event.repository,
        signal,
        clock,
        transport: (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .createTransport */ .o)({ requestTimeoutMs, maxAttempts, signal, log, clock, redact }),
    });
}
/** @returns the address of this run on GitHub */
function buildRunUrl(runner) {
    const { serverUrl, repository } = runner.event;
    return `${serverUrl}/${repository}/actions/runs/${runner.variable('GITHUB_RUN_ID')}`;
}


/***/ }),

/***/ 3550:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentOn: () => (/* binding */ commentOn)
});

// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/github/sync-comment.ts

/** In characters. The rest of the comment needs the space; findings that do not fit are counted. */
const MAX_FINDINGS_LENGTH = 4000;
/** More findings than a comment can hold; a larger count was not written by this action. */
const MAX_OTHERS = 1_000_000;
/**
 * Builds the hidden mark by which a comment is found again, with the findings that the comment reports as open. It is the
 * first line of the comment.
 * @param identity texts that distinguish this comment from others of the same pull request
 */
function commentMark(identity, open) {
    const names = open.names.map((name) => encodeURIComponent(name.toWellFormed()));
    let length = 0;
    const kept = names.filter((name) => {
        length += name.length + 1;
        return length <= MAX_FINDINGS_LENGTH;
    });
    const others = open.others + names.length - kept.length;
    const parts = [
        markStart(identity),
        ...(kept.length === 0 ? [] : [`open=${kept.join(',')}`]),
        ...(others === 0 ? [] : [`others=${String(others)}`]),
    ];
    return `${parts.join(' ')} -->`;
}
function markStart(identity) {
    const key = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 16);
    return `<!-- model-security-scan:${key}`;
}
/**
 * Reads the open findings back from the first line of a comment. Whoever may edit the comment can change them, so they only
 * ever keep a finding open.
 */
function readOpenFindings(body) {
    const [line = ''] = body.split('\n', 1);
    const [, list = ''] = / open=(\S{1,4000})(?= )/u.exec(line) ?? [];
    const [, others = '0'] = / others=(\d{1,7})(?= )/u.exec(line) ?? [];
    const names = list.split(',').flatMap((name) => decode(name) ?? []);
    return { names: [...new Set(names)], others: Math.min(Number(others), MAX_OTHERS) };
}
function decode(name) {
    try {
        return name === '' ? undefined : decodeURIComponent(name);
    }
    catch {
        return undefined;
    }
}
/**
 * Creates or updates the one comment of a pull request.
 * @returns the action that was taken; `none` also if the comment already has this text
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
async function syncComment(client, { pullRequest, identity, write }) {
    const existing = await findOwnComment(client, pullRequest, `${markStart(identity)} `);
    const text = write(existing === undefined ? undefined : readOpenFindings(existing.body));
    if (text === undefined)
        return { action: 'none' };
    if (existing === undefined) {
        await client.createComment(pullRequest, text.body);
        return { action: 'created' };
    }
    if (isSameText(existing.body, text.body))
        return { action: 'none' };
    await client.updateComment(existing.id, text.body);
    return { action: text.resolves ? 'resolved' : 'updated' };
}
/** Finds the oldest comment with the mark that a bot or the token's own account wrote: other people may paste the mark. */
async function findOwnComment(client, pullRequest, start) {
    const marked = (await client.listComments(pullRequest)).filter((comment) => comment.body.startsWith(start));
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

// EXTERNAL MODULE: ./src/facts/run-outcome.ts
var run_outcome = __webpack_require__(7327);
;// CONCATENATED MODULE: ./src/facts/policy/policy-change.ts
/** True if a pull request certainly changes the policy of its gate. */
function changesPolicy(comparison) {
    return comparison?.kind === 'compared' && comparison.changes.length > 0;
}

// EXTERNAL MODULE: ./src/decide/judged.ts
var judged = __webpack_require__(3903);
// EXTERNAL MODULE: ./src/decide/scan/decide-findings.ts
var decide_findings = __webpack_require__(229);
// EXTERNAL MODULE: ./src/decide/lineage.ts
var lineage = __webpack_require__(8857);
// EXTERNAL MODULE: ./src/decide/scan/judge-scan.ts
var judge_scan = __webpack_require__(4849);
;// CONCATENATED MODULE: ./src/decide/decide-comment.ts






const LEAVE = { action: 'leave' };
/**
 * Decides what becomes of a pull request's comment. A finding stays open until a run judges the same analysis and it
 * passes. A run that judged nothing, such as one that an earlier scan's record skips, clears nothing. Pure.
 * @param existing the open findings of the comment that is there; undefined if there is no comment
 */
function decideComment(outcome, policy, existing) {
    if (!mayChangeComment(outcome, policy))
        return LEAVE;
    const found = findFindings(outcome);
    const earlier = existing ?? run_outcome/* NO_FINDINGS */.BU;
    const unjudged = withoutCleared(earlier, outcome, found.names);
    const cleared = earlier.names.length + earlier.others > unjudged.names.length + unjudged.others;
    const open = {
        names: [...found.names, ...unjudged.names],
        others: Math.max(found.others, unjudged.others),
    };
    const isOpen = !isEmpty(open);
    const resolves = existing !== undefined && !isOpen && (cleared || policy === 'on-vulnerability');
    const write = { action: 'write', open, unjudged, resolves };
    if (!isEmpty(found) || cleared)
        return write;
    // A pull request must not change its gate unseen, least of all if that makes the run pass.
    if (changesPolicy(outcome.policyChange))
        return { ...write, resolves: false };
    if (policy === 'on-vulnerability')
        return resolves ? write : LEAVE;
    // The comment keeps the details of its findings, unless there is an error to report.
    return isOpen && !outcome.failed && outcome.status !== 'passed' ? LEAVE : write;
}
/** True if the run may create or change a comment, depending on the comment that is there. */
function mayChangeComment(outcome, policy) {
    if (policy !== 'on-vulnerability')
        return policy === 'always';
    if (changesPolicy(outcome.policyChange))
        return true;
    const passedSome = outcome.results.some((result) => (0,decide_findings/* countsAsPassed */.Ln)(result) && (0,judged/* isDecided */.d$)(result));
    return !isEmpty(findFindings(outcome)) || passedSome || clearsRecord(outcome) || clearsSupplyChain(outcome);
}
function isEmpty({ names, others }) {
    return names.length === 0 && others === 0;
}
function findFindings(outcome) {
    const { status, results, supplyChain } = outcome;
    const vulnerable = results.filter(decide_findings/* countsAsVulnerable */.hG).map(({ spec }) => spec.name);
    const names = [
        ...vulnerable,
        ...((0,lineage/* isFoundByRecord */.HQ)(outcome) ? [run_outcome/* RECORD_FINDING */.mR] : []),
        ...((0,judge_scan/* isFlagged */.Hd)(supplyChain) ? [run_outcome/* SUPPLY_CHAIN_FINDING */.YG] : []),
    ];
    return { names, others: status === 'vulnerable' && names.length === 0 ? 1 : 0 };
}
function withoutCleared(earlier, outcome, found) {
    const passed = new Set(outcome.results
        .filter((result) => (0,decide_findings/* countsAsPassed */.Ln)(result) && (0,judged/* isDecided */.d$)(result))
        .map(({ spec }) => spec.name));
    const isGone = (name) => {
        if (name === run_outcome/* SUPPLY_CHAIN_FINDING */.YG)
            return clearsSupplyChain(outcome);
        return name === run_outcome/* RECORD_FINDING */.mR ? clearsRecord(outcome) : passed.has(name);
    };
    return {
        names: earlier.names.filter((name) => !found.includes(name) && !isGone(name)),
        // Nobody knows the names of these, so only a run in which everything passed clears them.
        others: outcome.mode === 'scan' && outcome.status === 'passed' ? 0 : earlier.others,
    };
}
/** True if nothing is flagged any more in the files of the repository, all of which could be scanned. */
function clearsSupplyChain({ supplyChain }) {
    return (supplyChain?.scope === 'workspace' && !(0,judge_scan/* isFlagged */.Hd)(supplyChain) && !(0,judge_scan/* isUndecidedSupplyChain */.cC)(supplyChain));
}
/** True if the flag of a record is gone: a scan passed without one, or the record of this exact commit has none. */
function clearsRecord({ mode, status, lineage }) {
    if (mode === 'scan' && status === 'passed')
        return true;
    return status === 'already-scanned' && lineage?.matchesCommit === true && lineage.vulnerable === false;
}

// EXTERNAL MODULE: ./src/decide/run-subject.ts
var run_subject = __webpack_require__(4192);
// EXTERNAL MODULE: ./src/github/open.ts
var github_open = __webpack_require__(5475);
// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __webpack_require__(9998);
// EXTERNAL MODULE: ./src/report/summary/html.ts
var html = __webpack_require__(9144);
// EXTERNAL MODULE: ./src/report/summary.ts
var summary = __webpack_require__(7994);
;// CONCATENATED MODULE: ./src/report/render-comment.ts




/** GitHub refuses longer comments. It counts characters; here bytes of UTF-8 are counted, which are never fewer. */
const MAX_COMMENT_LENGTH = 65_536;
/** At least one change of the policy must fit, whatever it consists of. */
const LIMITS = { problems: 8000, policy: 14_000, rows: 20_000 };
/**
 * Renders the comment for a pull request: the verdict, a row for each finding, the changes to the policy, and a link to the
 * rest. Markdown with HTML blocks, in which all untrusted text is harmless. If something is too long after all, what stands
 * above it is shown, and a sentence says so.
 */
function renderComment(outcome, frame) {
    const { mark, runUrl, unjudged, resolves } = frame;
    const [verdict = '', ...details] = (0,summary.renderTop)(outcome, LIMITS);
    const blocks = [
        hasOpen(unjudged) && !outcome.failed ? OPEN_HEADING : '',
        verdict,
        resolves ? 'The vulnerability that was reported here is no longer found.' : '',
        renderUnjudged(unjudged),
        ...details,
    ];
    const bottom = renderOrigin(outcome, runUrl);
    const shown = [];
    let left = MAX_COMMENT_LENGTH - Buffer.byteLength([mark, bottom, TOO_LONG].join('\n\n\n'));
    for (const block of blocks) {
        left -= Buffer.byteLength(block) + 2;
        if (left < 0)
            break;
        shown.push(block);
    }
    return `${mark}\n${(0,summary.joined)([...shown, left < 0 ? TOO_LONG : '', bottom])}\n`;
}
const TOO_LONG = 'The rest is too long for a comment: see the summary of the run.';
const MAX_UNJUDGED = 10;
/** Findings that are not about an analysis, in words. */
const OTHER_FINDINGS = new Map([
    [run_outcome/* RECORD_FINDING */.mR, 'the record of an earlier scan'],
    [run_outcome/* SUPPLY_CHAIN_FINDING */.YG, 'the supply-chain scan of the files'],
]);
/** Stands above the verdict of a run that found nothing, so that nobody takes that verdict for the whole. */
const OPEN_HEADING = '## \ud83d\udea8 A finding of an earlier run is still open';
function hasOpen({ names, others }) {
    return names.length + others > 0;
}
/** Renders the findings of earlier runs that still stand, because this run did not judge them. */
function renderUnjudged({ names, others }) {
    if (!hasOpen({ names, others }))
        return '';
    const shown = names.slice(0, MAX_UNJUDGED).map((name) => OTHER_FINDINGS.get(name) ?? (0,html/* code */.aY)(name, 60));
    const left = names.length - shown.length + others;
    const rest = left === 0 ? [] : [(0,number_words/* counted */.hS)(left, 'other', 'others')];
    return `<p>An earlier run found a vulnerability, and this run has no verdict on it: ${[...shown, ...rest].join(', ')}.</p>`;
}
const MAX_NAMES = 3;
function renderOrigin(outcome, runUrl) {
    const { commit, repoUrl } = outcome.target ?? {};
    const shown = commit === undefined ? [] : [' \u00b7 commit ', { commit, repository: repoUrl }];
    // Several jobs may comment on one pull request.
    const names = outcome.results
        .slice(0, MAX_NAMES)
        .map(({ spec }) => [' \u00b7 ', { code: spec.name, most: 60 }]);
    const left = outcome.results.length - names.length;
    const more = left > 0 ? [` and ${(0,number_words/* counted */.hS)(left, 'other', 'others')}`] : [];
    return `<p><sub>${(0,html/* lineHtml */.Or)([{ label: 'Everything about this run', link: runUrl }, ...shown, ...names.flat(), ...more], outcome)}</sub></p>`;
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
    const policy = settings.reports.commentPolicy;
    if (!mayChangeComment(outcome, policy)) {
        runner.log.info(`Comment on pull request ${String(pullRequest)}: none.`);
        return;
    }
    const { variable } = runner;
    // Two jobs, two entries of a matrix, or two steps must not overwrite each other's comment.
    const subject = (0,run_subject/* findSubject */.o)(settings);
    const identity = (0,run_subject/* commentIdentity */.M)(subject, variable('GITHUB_WORKFLOW'), variable('GITHUB_JOB'));
    const runUrl = (0,github_open.buildRunUrl)(runner);
    try {
        const client = await (0,github_open.openGithubForRun)(runner, settings, signal);
        const { action } = await syncComment(client, {
            pullRequest,
            identity,
            write: (existing) => {
                const decision = decideComment(outcome, policy, existing);
                if (decision.action === 'leave')
                    return undefined;
                const { open, unjudged, resolves } = decision;
                const frame = { mark: commentMark(identity, open), runUrl, unjudged, resolves };
                return { body: renderComment(outcome, frame), resolves };
            },
        });
        runner.log.info(`Comment on pull request ${String(pullRequest)}: ${action}.`);
    }
    catch (error) {
        const why = (0,errors/* messageOf */.bD)(error);
        runner.log.warning(`The pull request was not commented on. ${why}`);
    }
}


/***/ })

};
