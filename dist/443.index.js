export const id = 443;
export const ids = [443];
export const modules = {

/***/ 1443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  collect: () => (/* binding */ collect)
});

// EXTERNAL MODULE: ./src/decide/organization-policy.ts
var organization_policy = __webpack_require__(6436);
// EXTERNAL MODULE: ./src/decide/threshold.ts
var decide_threshold = __webpack_require__(3175);
// EXTERNAL MODULE: ./src/job-store/require-github.ts
var require_github = __webpack_require__(806);
// EXTERNAL MODULE: ./src/analysis/rate-limiter.ts
var rate_limiter = __webpack_require__(3535);
// EXTERNAL MODULE: ./src/decide/analysis-result.ts
var analysis_result = __webpack_require__(184);
// EXTERNAL MODULE: ./src/decide/job.ts
var decide_job = __webpack_require__(4339);
// EXTERNAL MODULE: ./src/decide/run.ts
var run = __webpack_require__(1125);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
;// CONCATENATED MODULE: ./src/decide/collected-run.ts


/**
 * Decides the verdict of a run in mode collect. The verdict is `passed` only if every pending analysis has ended and none
 * is vulnerable. Pure.
 * @param unsigned the number of pending statuses that this action's key did not sign: they are no memory, and no verdict
 * @param open the number of other pending statuses without a verdict: nobody knows their jobs, or they changed meanwhile
 */
function decideCollectedRun(results, unsigned, failOnVulnerability, open = 0) {
    const vulnerable = results.filter((result) => result.state === 'vulnerable');
    const undecided = results.filter((result) => result.reason !== undefined && result.state !== 'vulnerable');
    const running = results.filter((result) => result.state === 'submitted' && result.reason === undefined);
    const found = describeCounts([
        [results.length - vulnerable.length - undecided.length - running.length, 'passed'],
        [vulnerable.length, 'found the model vulnerable'],
        [undecided.length, 'came to no verdict'],
        [running.length, 'still running'],
    ]);
    const headline = [
        ...(unsigned === 0 ? [] : [`${pendingStatuses(unsigned)} not signed with this API key.`]),
        ...(open === 0 ? [] : [`${pendingStatuses(open)} without a verdict and left open.`]),
        found,
    ].join(' ');
    const reason = (0,run/* worstReason */.YH)(undecided);
    if (vulnerable.length > 0) {
        if (failOnVulnerability) {
            return { status: 'vulnerable', failed: true, failureReason: 'vulnerable', headline };
        }
        if (reason === undefined)
            return { status: 'vulnerable', failed: false, headline };
        const origin = (0,run/* findOrigin */.Ub)(undecided, reason);
        return { status: 'vulnerable', failed: true, failureReason: reason, ...origin, headline };
    }
    if (reason !== undefined) {
        return {
            status: 'error',
            failed: true,
            failureReason: reason,
            ...(0,run/* findOrigin */.Ub)(undecided, reason),
            headline,
        };
    }
    if (results.length === 0) {
        return { status: 'not-scanned', failed: false, headline };
    }
    return {
        status: unsigned + open === 0 && results.every((result) => result.state === 'passed') ? 'passed' : 'submitted',
        failed: false,
        headline,
    };
}
function pendingStatuses(count) {
    return (0,number_words/* counted */.hS)(count, 'pending commit status is', 'pending commit statuses are');
}
function describeCounts(parts) {
    const total = parts.reduce((sum, [count]) => sum + count, 0);
    if (total === 0)
        return 'No pending analysis was found.';
    const known = parts.filter(([count]) => count > 0).map(([count, words]) => `${String(count)} ${words}`);
    return `${(0,number_words/* counted */.hS)(total, 'pending analysis', 'pending analyses')}: ${known.join(', ')}.`;
}

// EXTERNAL MODULE: ./src/github/open.ts + 1 modules
var github_open = __webpack_require__(8995);
// EXTERNAL MODULE: ./src/core/concurrency.ts
var concurrency = __webpack_require__(8904);
// EXTERNAL MODULE: ./src/job-store/aggregate-status.ts
var aggregate_status = __webpack_require__(2007);
// EXTERNAL MODULE: ./src/job-store/commit-status.ts
var commit_status = __webpack_require__(7129);
// EXTERNAL MODULE: ./src/job-store/status-source.ts + 1 modules
var status_source = __webpack_require__(9527);
// EXTERNAL MODULE: ./src/job-store/status-url-codec.ts
var status_url_codec = __webpack_require__(9178);
// EXTERNAL MODULE: ./src/job-store/status-writer.ts
var status_writer = __webpack_require__(5261);
// EXTERNAL MODULE: ./src/core/log.ts
var log = __webpack_require__(4325);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/client/job-status.ts + 1 modules
var job_status = __webpack_require__(31);
// EXTERNAL MODULE: ./src/decide/target.ts
var decide_target = __webpack_require__(4191);
// EXTERNAL MODULE: ./src/core/error-trace.ts
var error_trace = __webpack_require__(9741);
;// CONCATENATED MODULE: ./src/run/collect-run.ts





















const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target', 'merge_group'];
/**
 * Does the work of mode collect: finds the pending commit statuses of earlier runs, asks once for each of their jobs, and
 * writes the verdicts of those that have ended. Submits nothing.
 * @throws InvalidInputError, ServiceError
 */
async function* collect(active, start) {
    const { runner, settings, signal } = active;
    const target = (0,decide_target/* readTarget */._E)(runner.event);
    const state = { ...start, target };
    yield state;
    const client = await (0,require_github/* requireGithub */.x)(signal, () => (0,github_open.openGithubForRun)(runner, settings, signal));
    const commits = await (0,require_github/* requireGithub */.x)(signal, () => findCommits(active, client, target.commit));
    const source = (0,status_source/* createStatusSource */.Y)(runner, settings);
    const { found, unsigned, inDoubt } = await (0,require_github/* requireGithub */.x)(signal, () => findPending(active, client, source, commits));
    const pending = found.flatMap(({ jobs }) => jobs);
    const analyses = (0,number_words/* counted */.hS)(pending.length, 'pending analysis', 'pending analyses');
    runner.log.info(`${analyses} on ${(0,number_words/* counted */.hS)(commits.length, 'commit', 'commits')}.`);
    const results = await (0,require_github/* requireGithub */.x)(signal, () => collectCommits(active, client, source, found));
    yield { ...state, results };
    // A job that another one replaced meanwhile has no result.
    const open = inDoubt + pending.length - results.length;
    return decideCollectedRun(results, unsigned, settings.failOnVulnerability, open);
}
/** Asks for the jobs of each commit, and writes what has ended. Returns no result for a job that another one replaced. */
async function collectCommits(active, client, source, found) {
    const rateLimiter = new rate_limiter/* RateLimiter */.v$(rate_limiter/* MIN_POLL_GAP_MS */.Jx, active.runner.clock, active.signal);
    const write = (0,status_writer/* createStatusWriter */.y4)(active, client, source, 'a status that is not written stays pending');
    const results = await Promise.all(found.map(async ({ sha, jobs }) => {
        const collected = await Promise.all(jobs.map(async (job) => ({ job, ...(await collectJob(active, rateLimiter, job)) })));
        if (jobs.length > 0 && !collected.some(({ ended }) => ended))
            return collected;
        // Another run may have written meanwhile: what it wrote is newer than what was read at the start.
        const memory = (0,status_url_codec/* readCommitMemory */.b)(await client.listStatuses(sha), source.signerOf(sha));
        const current = collected.filter(({ job }) => isCurrent(active, sha, job, memory));
        const ended = current.filter((one) => one.ended);
        const written = await Promise.all(ended.map((one) => write({ sha, ...describeEnded(one) })));
        const states = ended
            .filter((_one, index) => written[index] === true)
            .map(({ job, result }) => [job.context.toLowerCase(), (0,commit_status/* statusState */._6)(result)]);
        await (0,aggregate_status/* settleAggregates */.k)(active, client, source, sha, memory, new Map(states));
        return current;
    }));
    const severalCommits = results.filter((ofCommit) => ofCommit.length > 0).length > 1;
    return found.flatMap(({ sha }, index) => (results[index] ?? []).map(({ result }) => (severalCommits ? addCommitToName(result, sha) : result)));
}
/** Returns the status to write: it counts for the same aggregate as the pending one. */
function describeEnded({ job, result }) {
    const digest = Promise.resolve(job.digest);
    return { result, digest, ...(job.group === undefined ? {} : { group: job.group }) };
}
/** True if the newest status of the job's context still names this job as pending. */
function isCurrent({ runner }, sha, job, memory) {
    const now = memory.remembered.get(job.context.toLowerCase());
    if (now?.kind === 'job' && now.state === 'pending' && now.jobId === job.jobId)
        return true;
    runner.log.info(`Commit ${sha}: the status "${job.context}" has changed meanwhile, so it is left as it is.`);
    return false;
}
/** Lists the event's commit and, unless the event is about one pull request, the newest commit of each open one. */
async function findCommits({ runner }, client, commit) {
    const own = commit === undefined ? [] : [commit];
    if (PULL_REQUEST_EVENTS.includes(runner.event.eventName))
        return own;
    const heads = await client.listOpenPullHeads();
    return [...new Set([...own, ...heads.map((head) => head.sha)])];
}
async function findPending({ runner }, client, source, commits) {
    const memories = await readMemories(client, source, commits);
    let unsigned = 0;
    let inDoubt = 0;
    const found = memories.map(({ sha, memory }) => {
        const pending = [...memory.remembered.values()].filter(({ state }) => state === 'pending');
        for (const status of findUnsigned(memory)) {
            unsigned += 1;
            if (unsigned > log/* MAX_WARNINGS */.r)
                continue;
            runner.log.warning(`Commit ${sha}: ${(0,status_source/* describeUnsigned */.D)(status.context)} It is left as it is.`);
        }
        for (const { context } of pending.filter(({ kind }) => kind === 'doubt')) {
            inDoubt += 1;
            if (unsigned + inDoubt > log/* MAX_WARNINGS */.r)
                continue;
            runner.log.warning(`Commit ${sha}: ${describeAnnounced(context)}`);
        }
        const jobs = pending.filter((status) => status.kind === 'job');
        return { sha, jobs, hasPlan: pending.some(({ kind }) => kind === 'plan') };
    });
    return { found: found.filter(({ jobs, hasPlan }) => jobs.length > 0 || hasPlan), unsigned, inDoubt };
}
/** Explains for people why a pending status cannot be settled; it may hold untrusted text. */
function describeAnnounced(context) {
    return (`The commit status "${(0,sanitize/* plainLine */.h0)(context, 200)}" says that a run is submitting this analysis, or ended while it did. ` +
        'It stays pending. If no run is under way, look on the service’s dashboard for a job of this model, and re-run the ' +
        'workflow run of this commit by hand.');
}
/** The commits whose older statuses are looked at, because somebody else wrote the newest one. */
const MAX_LOOKED_BELOW = 20;
/** Reads the memory of many commits at once. Older statuses of a commit are read only if a newest one is not signed. */
async function readMemories(client, source, commits) {
    const read = [...(await client.listStatusesOfCommits(commits))].map(([sha, statuses]) => {
        const memory = (0,status_url_codec/* readCommitMemory */.b)(statuses, source.signerOf(sha));
        return { sha, memory };
    });
    const odd = read.filter(({ memory }) => [...memory.newest.values()].some(({ isSigned }) => !isSigned));
    const below = await (0,concurrency/* mapConcurrently */.X)(odd.slice(0, MAX_LOOKED_BELOW), github_open/* MAX_GITHUB_REQUESTS */.s, async ({ sha }) => {
        const memory = (0,status_url_codec/* readCommitMemory */.b)(await client.listStatuses(sha), source.signerOf(sha));
        return [sha, memory];
    });
    const whole = new Map(below);
    return read.map(({ sha, memory }) => ({ sha, memory: whole.get(sha) ?? memory }));
}
/** Returns the pending statuses of contexts in which nothing is signed. */
function findUnsigned({ newest, remembered }) {
    return [...newest]
        .filter(([context, { isSigned }]) => !isSigned && !remembered.has(context))
        .map(([, { status }]) => status)
        .filter(({ state }) => state === 'pending' || state === 'unknown');
}
async function collectJob({ runner, settings, transport }, rateLimiter, job) {
    const waiting = (0,analysis_result/* submittedResult */.lj)((0,analysis_result/* plannedResult */.Uf)(restoreSpec(job)), job);
    const own = (0,decide_threshold/* effectiveThreshold */.FK)(settings.vulnerabilityThreshold, job.threshold);
    const threshold = (0,organization_policy/* limitThreshold */.Jl)(own, job.attack, settings.policy.organization);
    try {
        const status = await (0,job_status/* fetchJobStatus */.a)(transport, settings.service, job, () => rateLimiter.waitForTurn());
        const verdict = (0,decide_job/* judgeJob */.J)(job.attack, status, threshold);
        if (verdict.kind === 'running' || verdict.kind === 'unreadable')
            return { result: waiting, ended: false };
        return { result: (0,analysis_result/* endedResult */.ES)(waiting, verdict, threshold), ended: true };
    }
    catch (error) {
        (0,error_trace/* logTrace */.o)((0,log/* logAbout */.U)(waiting.spec.name, runner.log), error);
        // A refusal means that the service does not know the job. All other faults may pass.
        const refused = error instanceof errors/* ServiceError */._7 && (0,errors/* isRefusal */.vu)(error.reason);
        return { result: (0,analysis_result/* failedResult */.Nq)(waiting, error), ended: refused };
    }
}
/** Restores the spec of an analysis from its status, without fields and artifacts, which are not needed any more. */
function restoreSpec({ model, modelId, task, attack }) {
    return {
        name: `${model}/${attack}`,
        model,
        modelId,
        task,
        attack,
        fields: {},
        artifacts: [],
    };
}
/** Adds the commit to the name of an analysis, so that people can distinguish the analyses of several commits. */
function addCommitToName(result, sha) {
    const { spec } = result;
    const model = `${spec.model} at ${sha.slice(0, 7)}`;
    return { ...result, spec: { ...spec, model, name: `${model}/${spec.attack}` } };
}


/***/ })

};
