export const id = 4822;
export const ids = [4822,5475];
export const modules = {

/***/ 5475:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   buildRunUrl: () => (/* binding */ buildRunUrl),
/* harmony export */   openGithubForRun: () => (/* binding */ openGithubForRun)
/* harmony export */ });
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5302);

/** Opens GitHub's API for a run: with the addresses of its runner and the token of its inputs. */
async function openGithubForRun(runner, settings, signal) {
    const apiUrl = runner.variable('GITHUB_API_URL');
    const redact = (text) => runner.secrets.redact(text);
    const { requestTimeoutMs, maxAttempts } = settings.service;
    const { log, clock } = runner;
    // This import is a chunk of the bundle of its own, shared by all users of GitHub (docs/decisions).
    const { openGithub } = await __webpack_require__.e(/* import() */ 9623).then(__webpack_require__.bind(__webpack_require__, 9623));
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

/***/ 4822:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeVerdict: () => (/* binding */ writeVerdict)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/facts/declared-model.ts
var declared_model = __webpack_require__(6701);
// EXTERNAL MODULE: ./src/decide/judged.ts
var decide_judged = __webpack_require__(3903);
// EXTERNAL MODULE: ./src/decide/judge-findings.ts
var judge_findings = __webpack_require__(5834);
// EXTERNAL MODULE: ./src/decide/unattacked.ts
var unattacked = __webpack_require__(6328);
;// CONCATENATED MODULE: ./src/decide/verdict-statement.ts




/**
 * Decides whether a run may state a verdict for others to trust, and about which files (docs/design.md, rule 1). It states
 * nothing about what was not decided, and nothing that rests on the record of a service, which names no content. Pure.
 * @returns the reason if it states none: a clause that fits after a colon
 */
function stateVerdict(outcome) {
    const { mode, status, lineage, results } = outcome;
    if (mode !== 'scan')
        return { why: `mode ${mode} judges nothing` };
    if (status === 'already-scanned' && lineage?.cached !== 'reused') {
        return {
            why: 'the verdict comes from an earlier scan, and its record does not say which files it covers',
        };
    }
    if (status !== 'passed' && status !== 'vulnerable' && status !== 'already-scanned') {
        return { why: `the run reached no verdict (status ${status})` };
    }
    const analyses = results.filter(hasVerdict);
    const undecided = results.filter((result) => !(0,decide_judged/* isDecided */.d$)(result)).map(({ spec }) => spec.name);
    const verdict = status === 'vulnerable' ? 'vulnerable' : 'passed';
    // Both would be faults of this program. A signed statement is worth a second look.
    const isContradicted = undecided.length > 0 || results.some(judge_findings/* countsAsVulnerable */.hG);
    if (verdict === 'passed' && isContradicted)
        return { why: 'not every analysis has a verdict that passes' };
    const judged = [...analyses.flatMap(analysedFiles), ...scannedFiles(outcome)];
    const files = uniqueFiles(verdict === 'passed' ? withoutUnattacked(judged, outcome) : judged);
    if (files.length === 0)
        return { why: 'it is not known which files the verdict covers' };
    return { verdict, files, analyses, undecided };
}
function hasVerdict(result) {
    return (0,decide_judged/* isDecided */.d$)(result);
}
/**
 * The files of an analysis: what it read on the runner, or what was sent to the service, which may judge other files that
 * it holds. The digest of a folder is no SHA-256 of a file, so no one could verify it.
 */
function analysedFiles(result) {
    const { spec, digests = {}, folders = [] } = result;
    const sent = sentSlots(result);
    return spec.artifacts.flatMap(({ slot, path }) => {
        const sha256 = digests[slot];
        const isKnown = sha256 !== undefined && !folders.includes(slot) && sent.includes(slot);
        return isKnown ? [{ path: cleanPath(path), sha256 }] : [];
    });
}
/** The slots whose files were judged. */
function sentSlots({ spec, uploads, sentBefore = [] }) {
    if (spec.local !== undefined)
        return spec.artifacts.map(({ slot }) => slot);
    return [...uploads.map(({ slot }) => slot), ...sentBefore];
}
/** The model files of the repository, without those that could not be scanned. */
function scannedFiles({ supplyChain }) {
    if (supplyChain?.scope !== 'workspace')
        return [];
    const open = new Set(supplyChain.findings.filter(({ severity }) => severity === 'not-scanned').map(({ path }) => path));
    const isJudged = ({ path, isModelFile }) => isModelFile && !open.has(path);
    return supplyChain.files
        .filter(isJudged)
        .flatMap(({ path, sha256 }) => (sha256 === undefined ? [] : [{ path, sha256 }]));
}
/** A model that nothing attacks passed nothing, by whatever name its content goes. */
function withoutUnattacked(files, { results, supplyChain }) {
    const modelsOf = (isWanted) => results
        .filter(({ spec }) => (0,declared_model/* attacksModel */.lp)(spec.attack) === isWanted)
        .flatMap(({ digests }) => digests?.model ?? []);
    const attacked = new Set(modelsOf(true));
    const open = supplyChain === undefined ? [] : (0,unattacked/* unattackedFiles */.Y8)(supplyChain);
    const left = new Set([...open.flatMap(({ sha256 }) => sha256 ?? []), ...modelsOf(false)]);
    return files.filter(({ sha256 }) => attacked.has(sha256) || !left.has(sha256));
}
/** `./models/a.onnx` and `models/a.onnx` are one file. */
function cleanPath(path) {
    const parts = path.split(/[/\\]/u).filter((part) => part !== '' && part !== '.');
    return parts.join('/');
}
function uniqueFiles(files) {
    const unique = new Map(files.map((file) => [JSON.stringify([file.path, file.sha256]), file]));
    return [...unique].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, file]) => file);
}

// EXTERNAL MODULE: ./src/files/output-folder.ts
var output_folder = __webpack_require__(2839);
// EXTERNAL MODULE: ./src/github/open.ts
var github_open = __webpack_require__(5475);
// EXTERNAL MODULE: ./src/text/canonical-json.ts
var canonical_json = __webpack_require__(1024);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/report/result-object.ts
var result_object = __webpack_require__(4225);
;// CONCATENATED MODULE: ./src/report/verdict-file.ts





/** The type of the predicate, with the version of its form. `schema/verdict.schema.json` describes it. */
const VERDICT_TYPE = 'urn:model-security-scan:verdict:v1';
/**
 * Renders the verdict as an in-toto statement (https://in-toto.io/Statement/v1), in canonical form: one line of JSON with
 * sorted keys. The same verdict and the same facts give the same bytes. Nothing in it is signed yet.
 */
function renderVerdictFile(statement, outcome, facts) {
    const { verdict, files, analyses, undecided } = statement;
    const { status, target, supplyChain, policy } = outcome;
    const line = (text) => text === undefined ? null : (0,sanitize/* plainLine */.h0)(text, result_object/* MAX_FIELD_LENGTH */.$o);
    const predicate = {
        verdict,
        status,
        engine: { name: 'model-security-scan', version: facts.actionRef === '' ? null : line(facts.actionRef) },
        repository: line(target?.repoUrl),
        commit: line(target?.commit),
        run: facts.runUrl === undefined ? null : { url: line(facts.runUrl), attempt: line(facts.attempt) },
        analyses: analyses.map(analysisPart),
        undecided: undecided.map((name) => (0,sanitize/* plainLine */.h0)(name, result_object/* MAX_FIELD_LENGTH */.$o)),
        supply_chain: supplyChain?.scope === 'workspace' ? supplyChainPart(supplyChain) : null,
        findings: (0,judge_findings/* countFindings */.Gt)(outcome),
        baseline: policy?.hasBaseline === true,
    };
    const subject = files.map(({ path, sha256 }) => ({
        name: (0,sanitize/* plainLine */.h0)(path, result_object/* MAX_PATH_LENGTH */.Kb),
        digest: { sha256 },
    }));
    return `${(0,canonical_json/* canonicalJson */.d)({
        _type: 'https://in-toto.io/Statement/v1',
        subject,
        predicateType: VERDICT_TYPE,
        predicate,
    })}\n`;
}
function analysisPart(result) {
    const { spec, state, score, threshold, interval, methodVersion, policy, keptSince } = result;
    const { bound = null, access = null, notTested = [] } = result;
    return {
        name: (0,sanitize/* plainLine */.h0)(spec.name, result_object/* MAX_FIELD_LENGTH */.$o),
        task: spec.task,
        attack: spec.attack,
        state,
        score: score ?? null,
        threshold,
        interval: interval === undefined ? null : { low: interval.low, high: interval.high },
        method_version: methodVersion === undefined ? null : (0,sanitize/* plainLine */.h0)(methodVersion, result_object/* MAX_FIELD_LENGTH */.$o),
        bound,
        access,
        not_tested: notTested.map((part) => (0,sanitize/* plainLine */.h0)(part, result_object/* MAX_FIELD_LENGTH */.$o)),
        kept_since: keptSince === undefined ? null : (0,sanitize/* plainLine */.h0)(keptSince, result_object/* MAX_FIELD_LENGTH */.$o),
        finding: (0,judge_findings/* findingState */.n2)(result) ?? null,
        why: policy === undefined ? null : (0,sanitize/* plainLine */.h0)(policy.why, result_object/* MAX_PATH_LENGTH */.Kb),
        artifacts: artifactParts(result),
    };
}
/** What was analysed. The digest of a folder is that of its names and the digests of its files. */
function artifactParts(result) {
    const { spec, digests = {}, folders = [] } = result;
    const judged = sentSlots(result);
    return spec.artifacts.flatMap(({ slot, path }) => {
        const digest = digests[slot];
        if (digest === undefined || !judged.includes(slot))
            return [];
        const form = folders.includes(slot) ? 'folder' : 'file';
        return [{ slot, path: (0,sanitize/* plainLine */.h0)(path, result_object/* MAX_PATH_LENGTH */.Kb), form, digest }];
    });
}
const STANDINGS = ['flagged', 'undecided', 'known', 'accepted', 'listed'];
function supplyChainPart({ findings, fileCount, ignoredCount, }) {
    const count = (standing) => findings.filter((one) => one.standing === standing).length;
    return {
        files_scanned: fileCount,
        files_ignored: ignoredCount,
        findings: Object.fromEntries(STANDINGS.map((standing) => [standing, count(standing)])),
    };
}

// EXTERNAL MODULE: ./src/publish/with-warning.ts
var with_warning = __webpack_require__(4850);
;// CONCATENATED MODULE: ./src/publish/verdict-file.ts






/**
 * Writes the verdict as a statement for others to sign, if there is a verdict on known content. A file that an earlier run
 * left there is removed otherwise, so that nobody signs it as the verdict of this run.
 * @param verdictFile absolute, or relative to the workspace
 * @returns the outcome with the path of the file, or with a warning that says why none was written
 */
async function writeVerdict(runner, outcome, settings, verdictFile) {
    const file = external_node_path_.resolve(settings.workspace, verdictFile);
    const statement = stateVerdict(outcome);
    try {
        await (0,output_folder/* makeOutputFolder */.Wn)(settings.workspace, external_node_path_.dirname(file));
        if ('why' in statement) {
            await (0,output_folder/* removeFile */.nM)(file);
            return (0,with_warning/* withWarning */.n)(outcome, `No statement of the verdict was written: ${statement.why}.`);
        }
        await (0,output_folder/* replaceFile */.fR)(file, renderVerdictFile(statement, outcome, readRunFacts(runner)));
        return { ...outcome, verdictFile };
    }
    catch (error) {
        const why = (0,output_folder/* describeWriteError */.JB)(error);
        return (0,with_warning/* withWarning */.n)(outcome, `The statement of the verdict could not be written to "${verdictFile}": ${why}.`);
    }
}
function readRunFacts(runner) {
    const isOnGithub = runner.variable('GITHUB_RUN_ID') !== '';
    return runner.secrets.redactAll({
        actionRef: runner.variable('GITHUB_ACTION_REF'),
        attempt: runner.variable('GITHUB_RUN_ATTEMPT'),
        ...(isOnGithub ? { runUrl: (0,github_open.buildRunUrl)(runner) } : {}),
    });
}


/***/ }),

/***/ 4850:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withWriteFailure),
/* harmony export */   n: () => (/* binding */ withWarning)
/* harmony export */ });
/** Adds a warning to an outcome. */
function withWarning(outcome, warning) {
    return { ...outcome, warnings: [...(outcome.warnings ?? []), warning] };
}
/**
 * Fails a run whose findings could not be written: later steps would read those of nobody. A run that has failed anyway
 * keeps its reason, and a finding outranks the failure.
 */
function withWriteFailure(outcome, errorMessage) {
    if (outcome.failed)
        return withWarning(outcome, errorMessage);
    const status = outcome.status === 'vulnerable' ? outcome.status : 'error';
    const failure = { failureReason: 'unexpected-answer', origin: 'runner', failed: true };
    return { ...outcome, ...failure, status, errorMessage };
}


/***/ }),

/***/ 1024:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/** Data that are nested deeper are refused: no record needs it. */
const MAX_DEPTH = 32;
/**
 * Renders plain data as JSON in one line, with sorted keys: the same data always give the same text.
 * @throws RangeError if the data are nested too deeply
 */
function canonicalJson(value, depth = 0) {
    if (depth > MAX_DEPTH)
        throw new RangeError('The data are nested too deeply.');
    if (Array.isArray(value)) {
        return `[${value.map((item) => canonicalJson(item, depth + 1)).join(',')}]`;
    }
    if (value === undefined || typeof value === 'function' || typeof value === 'symbol')
        return 'null';
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const entries = Object.entries(value);
    const members = entries
        .filter(([, member]) => member !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member, depth + 1)}`);
    return `{${members.join(',')}}`;
}


/***/ })

};
