export const id = 334;
export const ids = [334];
export const modules = {

/***/ 3903:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nq: () => (/* binding */ judgedBy),
/* harmony export */   a_: () => (/* binding */ sarifIsDue),
/* harmony export */   d$: () => (/* binding */ isDecided)
/* harmony export */ });
/* harmony import */ var _lineage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8857);

/**
 * Selects the judged parts of an outcome. Code scanning closes every alert of a category that an upload does not contain,
 * so a SARIF run exists only for a judged part: for the analyses if all of them have a verdict or one is vulnerable, for the
 * record if it counts and has a verdict, and for the supply chain if the files of the repository were scanned. A file that
 * could not be scanned is a result of that run.
 */
function judgedBy(outcome) {
    const vulnerable = outcome.lineage === undefined ? undefined : recordVerdict(outcome.lineage);
    return {
        ...(analysesAreJudged(outcome) ? { analyses: outcome.results } : {}),
        ...(vulnerable === undefined ? {} : { record: { vulnerable } }),
        ...(outcome.supplyChain?.scope === 'workspace' ? { supplyChain: outcome.supplyChain.findings } : {}),
    };
}
/**
 * True if a SARIF file must be written, because the run has judged something (see `judgedBy`). Uploading an empty file
 * after a run without a verdict would close alerts as fixed.
 */
function sarifIsDue(outcome) {
    const { analyses, record, supplyChain } = judgedBy(outcome);
    return analyses !== undefined || record !== undefined || supplyChain !== undefined;
}
/** True if an analysis has a verdict. One that passed, but has a reason against that, has none. */
function isDecided({ state, reason }) {
    return state === 'vulnerable' || (state === 'passed' && reason === undefined);
}
function analysesAreJudged({ mode, status, results }) {
    // The other modes judge no analyses, or only the leftovers of earlier runs.
    if (mode !== 'scan' || status === 'already-scanned' || results.length === 0)
        return false;
    return results.every(isDecided) || results.some(({ state }) => state === 'vulnerable');
}
/** The verdict of a record; undefined if there is none, or if the record does not count or has no readable flag. */
function recordVerdict(lineage) {
    return (0,_lineage_js__WEBPACK_IMPORTED_MODULE_0__/* .recordCounts */ .uk)(lineage) && lineage.vulnerable !== 'unknown' ? lineage.vulnerable : undefined;
}


/***/ }),

/***/ 4192:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ commentIdentity),
/* harmony export */   o: () => (/* binding */ findSubject)
/* harmony export */ });
/* harmony import */ var _core_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1922);

/**
 * Finds what a step is about: the config file, `only`, the repository that it looks up, and the analysis that is given by
 * inputs. Thresholds and reports are not part of it, so that a change of them keeps the comment and the alerts.
 */
function findSubject({ configFile, only, repository, analyses }) {
    const { type, url, branch, bucket } = repository;
    const pairs = [
        ['repo-type', type === 'github' ? undefined : type],
        ['repo-url', url],
        ['branch', branch],
        ['bucket-name', bucket?.name],
        ['region', bucket?.region],
        ...(configFile === undefined ? analyses : []).flatMap(({ modelId, task, attack }) => [
            ['model-id', modelId],
            ['task', task],
            ['attack', attack],
        ]),
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
    const { configFile = _core_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_CONFIG_FILE */ .Cu, only, details } = subject;
    // The usual config file is left out, so that naming it keeps the comment.
    const config = configFile === _core_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_CONFIG_FILE */ .Cu ? [] : [`config-file=${configFile}`];
    return [workflow, job, only.join(','), ...config, ...details];
}


/***/ }),

/***/ 5334:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeSarif: () => (/* binding */ writeSarif)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/files/output-folder.ts
var output_folder = __webpack_require__(2839);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
;// CONCATENATED MODULE: ./src/report/sarif/category.ts


const MAX_CATEGORY_LENGTH = 200;
/** The source of an analysis without a config file. */
const NO_CONFIG_FILE = 'inputs';
/**
 * Returns the category that groups a run's alerts. Code scanning closes the alerts of a category that an upload does not
 * contain, so runs about something else have their own categories and do not touch each other's alerts. Workflow and job
 * are no part of it: two workflows that analyse the same models report the same alerts.
 * @returns `model-security-scan/…/`; the slash at its end tells code scanning where the category ends
 */
function sarifCategory(subject) {
    const { configFile, only, details } = subject;
    const parts = [configFile ?? NO_CONFIG_FILE, ...only];
    const readable = parts.join('+');
    const plain = (0,sanitize/* plainLine */.h0)(readable, MAX_CATEGORY_LENGTH);
    const isUnique = plain === readable &&
        details.length === 0 &&
        configFile !== NO_CONFIG_FILE &&
        !parts.some((part) => /[+~]/u.test(part));
    return `model-security-scan/${isUnique ? plain : `${plain}~${hash([configFile ?? null, only, details])}`}/`;
}
function hash(parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

// EXTERNAL MODULE: ./src/decide/judged.ts
var judged = __webpack_require__(3903);
// EXTERNAL MODULE: ./src/decide/run-subject.ts
var run_subject = __webpack_require__(4192);
// EXTERNAL MODULE: ./src/report/sarif/inert-text.ts
var inert_text = __webpack_require__(8518);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
// EXTERNAL MODULE: ./src/report/summary/states.ts
var states = __webpack_require__(4167);
// EXTERNAL MODULE: ./src/report/sarif/location.ts
var sarif_location = __webpack_require__(7337);
// EXTERNAL MODULE: ./src/text/score-words.ts
var score_words = __webpack_require__(3185);
// EXTERNAL MODULE: ./src/report/sarif/fingerprints.ts
var fingerprints = __webpack_require__(743);
// EXTERNAL MODULE: ./src/report/sarif/rules.ts + 1 modules
var sarif_rules = __webpack_require__(6493);
;// CONCATENATED MODULE: ./src/report/sarif/results.ts





/** Code scanning keeps at most this many results of a run. */
const MAX_RESULTS = 5000;
const MAX_NAME_LENGTH = 100;
const MAX_JOB_ID_LENGTH = 300;
/** Renders the vulnerable analyses, the most severe first, up to the number that code scanning keeps. */
function analysisResults(analyses, fallbackFile) {
    return analyses
        .filter(({ state }) => state === 'vulnerable')
        .sort((one, other) => severity(other) - severity(one))
        .slice(0, MAX_RESULTS)
        .map((analysis) => analysisResult(analysis, fallbackFile));
}
/** Orders results: rules of level error come first, then results whose score is further over the threshold. */
function severity(analysis) {
    return ((0,sarif_rules/* defaultLevel */.Qx)(analysis.spec.attack) === 'error' ? 1 : 0) + excessShare(analysis);
}
/** From 0 to below 1, or 1 if it is unknown. The scale of scores is unknown, so only the order is meaningful. */
function excessShare({ score = NaN, threshold = NaN }) {
    const excess = score - threshold;
    if (!(excess >= 0))
        return 1;
    return excess === Infinity ? 1 : (excess / (1 + excess)) * 0.999;
}
function analysisResult(result, fallbackFile) {
    const { spec, score, threshold, jobId } = result;
    const { model, attack, task } = spec;
    return {
        ruleId: (0,sarif_rules/* ruleId */.IC)(attack),
        ruleIndex: (0,sarif_rules/* ruleIndex */.zZ)(attack),
        kind: 'fail',
        level: decideLevel(result),
        message: { text: renderMessage(result) },
        locations: [
            {
                ...(0,sarif_location/* locationOf */.hD)(spec.place, fallbackFile),
                logicalLocations: [
                    { fullyQualifiedName: (0,inert_text/* inertText */.UJ)(spec.name, MAX_NAME_LENGTH * 2), kind: 'resource' },
                ],
            },
        ],
        ...(0,fingerprints/* createFingerprints */.A)((0,sarif_rules/* ruleId */.IC)(attack), model, attack),
        properties: {
            model: (0,inert_text/* inertText */.UJ)(model, MAX_NAME_LENGTH),
            attack,
            task,
            ...(score === undefined ? {} : { score: jsonNumber(score) }),
            ...(threshold === undefined ? {} : { threshold: jsonNumber(threshold) }),
            ...(jobId === undefined ? {} : { jobId: (0,inert_text/* inertText */.UJ)(jobId, MAX_JOB_ID_LENGTH) }),
        },
    };
}
/**
 * Lowers an error to a warning if the score is below twice the threshold. With a threshold of 0, or with an unknown score,
 * it stays an error.
 */
function decideLevel(result) {
    const level = (0,sarif_rules/* defaultLevel */.Qx)(result.spec.attack);
    const { score, threshold } = result;
    if (level === 'warning' || score === undefined)
        return level;
    return score - threshold < Math.abs(threshold) ? 'warning' : 'error';
}
function renderMessage(result) {
    const { spec, dashboardUrl } = result;
    const name = (0,inert_text/* inertText */.UJ)(spec.model, MAX_NAME_LENGTH);
    const numbers = (0,score_words/* scoreWords */.g)(result);
    const first = `The ${spec.attack} analysis found the model${name === '' ? '' : ` "${name}"`} vulnerable`;
    const link = (0,inert_text/* messageLink */.oT)('Dashboard of the job', dashboardUrl);
    return [
        `${numbers === '' ? first : `${first}: ${numbers}`}.`,
        ...(link === undefined ? [] : [`${link}.`]),
    ].join(' ');
}
/** JSON has no infinite numbers. */
function jsonNumber(value) {
    return Number.isFinite(value) ? value : String(value);
}
/** Renders the flag of an earlier scan's record. It belongs to no line, so it is placed on the scan's config file. */
function recordResult({ lineage, repoType, target }, file) {
    const flag = lineage?.record?.supplychain_vuldetected;
    const commit = (0,inert_text/* inertText */.UJ)(lineage?.record?.commitid ?? '', 64);
    return {
        ruleId: (0,sarif_rules/* ruleId */.IC)('supply-chain'),
        ruleIndex: (0,sarif_rules/* ruleIndex */.zZ)('supply-chain'),
        kind: 'fail',
        level: (0,sarif_rules/* defaultLevel */.Qx)('supply-chain'),
        message: {
            text: 'The record of an earlier scan says that a supply-chain vulnerability was detected.' +
                (commit === '' ? '' : ` It belongs to commit ${commit}.`),
        },
        locations: [(0,sarif_location/* lineLocation */._s)(file, file)],
        ...(0,fingerprints/* createFingerprints */.A)((0,sarif_rules/* ruleId */.IC)('supply-chain'), repoType ?? '', target?.repoUrl ?? ''),
        properties: flag === undefined ? {} : { supplychain_vuldetected: jsonNumber(flag) },
    };
}

;// CONCATENATED MODULE: ./src/report/sarif/invocation.ts







/** The job summary shows more. */
const MAX_NOTIFICATIONS = 100;
const invocation_MAX_NAME_LENGTH = 200;
const MAX_TEXT_LENGTH = 1000;
/**
 * Describes whether all analyses have a verdict, with a notification for each one that does not. Code scanning ignores the
 * results of an unsuccessful run and leaves its alerts unchanged (as the uploader's maintainers say).
 */
function analysisInvocation(analyses, fallbackFile) {
    const undecided = analyses.filter((analysis) => !(0,judged/* isDecided */.d$)(analysis));
    const vulnerable = analyses.filter(({ state }) => state === 'vulnerable').length;
    const notifications = [
        ...undecided
            .slice(0, MAX_NOTIFICATIONS)
            .map((analysis) => undecidedNotification(analysis, fallbackFile)),
        ...countNotification('error', undecided.length - MAX_NOTIFICATIONS, 'more came to no verdict'),
        ...countNotification('warning', vulnerable - MAX_RESULTS, 'more found their model vulnerable'),
    ];
    return {
        executionSuccessful: undecided.length === 0,
        ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
    };
}
function undecidedNotification({ spec, state, message }, fallbackFile) {
    const name = (0,inert_text/* inertText */.UJ)(spec.name, invocation_MAX_NAME_LENGTH);
    const why = (0,inert_text/* inertSentence */._z)(message ?? '', MAX_TEXT_LENGTH);
    const what = `${name === '' ? spec.attack : name} came to no verdict: ${states/* STATE_LABELS */.In[state].words}.`;
    return {
        level: 'error',
        message: { text: why === '' ? what : `${what} ${why}` },
        locations: [(0,sarif_location/* locationOf */.hD)(spec.place, fallbackFile)],
        associatedRule: { id: (0,sarif_rules/* ruleId */.IC)(spec.attack), index: (0,sarif_rules/* ruleIndex */.zZ)(spec.attack) },
    };
}
function countNotification(level, count, what) {
    if (count <= 0)
        return [];
    const text = `${(0,number_words/* grouped */.zD)(count)} analyses ${what}: see the job summary.`;
    return [{ level, message: { text } }];
}

// EXTERNAL MODULE: ./src/report/sarif/supply-chain.ts + 1 modules
var supply_chain = __webpack_require__(9471);
// EXTERNAL MODULE: ./src/report/sarif/taxonomies.ts
var taxonomies = __webpack_require__(8209);
;// CONCATENATED MODULE: ./src/report/sarif.ts









/**
 * Renders the findings of a run as SARIF 2.1.0 for code scanning.
 *
 * There is one SARIF run for the analyses, one for the record of an earlier scan, and one for the repository's files. Each has its own category, and exists
 * only if it was judged (see `judgedBy`), so that only a judgement closes alerts. Without findings a SARIF run has no
 * results. Analyses without a verdict become notifications, and their SARIF run is marked as not successful.
 * @returns a log without runs if `sarifIsDue` is false; such a log must not be written
 */
function renderSarif(outcome, options) {
    const { category, fallbackFile = options.configFile ?? sarif_location/* FALLBACK_FILE */.S7 } = options;
    const { analyses, record, supplyChain } = (0,judged/* judgedBy */.Nq)(outcome);
    const run = (id, invocation, results, rules = (0,sarif_rules/* renderRules */.am)()) => ({
        tool: { driver: driver(options, rules) },
        automationDetails: { id },
        invocations: [invocation],
        columnKind: 'utf16CodeUnits',
        taxonomies: (0,taxonomies/* renderTaxonomies */.o)(),
        ...provenance(outcome.target),
        results,
    });
    const runs = [];
    if (analyses !== undefined) {
        const invocation = analysisInvocation(analyses, fallbackFile);
        runs.push(run(category, invocation, analysisResults(analyses, fallbackFile)));
    }
    if (record !== undefined) {
        const results = record.vulnerable ? [recordResult(outcome, options.configFile ?? fallbackFile)] : [];
        runs.push(run(`${category}record/`, { executionSuccessful: true }, results));
    }
    if (supplyChain !== undefined) {
        const results = (0,supply_chain/* supplyChainResults */.v2)(supplyChain, fallbackFile);
        const invocation = { executionSuccessful: true };
        runs.push(run(`${category}supply-chain/`, invocation, results, (0,supply_chain/* renderSupplyChainRules */.u3)()));
    }
    return { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs };
}
/** Serializes a SARIF log as the text of its file. */
function serializeSarif(log) {
    return `${JSON.stringify(log, undefined, 2)}\n`;
}
function driver({ version, informationUri }, rules) {
    const home = (0,inert_text/* linkableUri */.z3)(informationUri);
    return {
        name: 'Model Security Scan',
        ...(version === undefined ? {} : { version }),
        ...(home === undefined ? {} : { informationUri: home }),
        supportedTaxonomies: (0,taxonomies/* renderTaxonomies */.o)().map(({ name }, index) => ({ name, index })),
        rules,
    };
}
function provenance(target) {
    const repositoryUri = (0,inert_text/* linkableUri */.z3)(target?.repoUrl);
    if (target === undefined || repositoryUri === undefined)
        return {};
    const { branch, commit } = target;
    return {
        versionControlProvenance: [
            {
                repositoryUri,
                ...(commit === undefined ? {} : { revisionId: (0,sanitize/* plainLine */.h0)(commit, 64) }),
                ...(branch === undefined ? {} : { branch: (0,sanitize/* plainLine */.h0)(branch, 255) }),
            },
        ],
    };
}

;// CONCATENATED MODULE: ./src/publish/sarif-file.ts






/**
 * Writes the SARIF file, but only if the run came to a verdict: an empty file would close alerts that are still valid.
 * @param sarifFile absolute, or relative to the workspace
 * @returns the outcome with the path of the file, or with a notice that says why none was written
 */
async function writeSarif(runner, outcome, settings, sarifFile) {
    if (!(0,judged/* sarifIsDue */.a_)(outcome)) {
        return withNotice(outcome, 'No SARIF file was written: the run came to no verdict, and an empty file would close alerts.');
    }
    const file = external_node_path_.resolve(settings.workspace, sarifFile);
    try {
        const text = serializeSarif(renderSarif(outcome, sarifOptions(runner, settings)));
        await (0,output_folder/* makeOutputFolder */.Wn)(settings.workspace, external_node_path_.dirname(file));
        await (0,output_folder/* replaceFile */.fR)(file, text);
        return { ...outcome, sarifFile };
    }
    catch (error) {
        const why = (0,output_folder/* describeWriteError */.JB)(error);
        return withNotice(outcome, `The SARIF file could not be written to "${sarifFile}": ${why}.`);
    }
}
function sarifOptions(runner, settings) {
    const { configFile } = settings;
    const actionRepository = runner.variable('GITHUB_ACTION_REPOSITORY');
    // owner/name/.github/workflows/file.yml@refs/heads/main
    const workflow = /^[^/]+\/[^/]+\/([^@]+)@/u.exec(runner.variable('GITHUB_WORKFLOW_REF'))?.[1];
    return {
        category: sarifCategory((0,run_subject/* findSubject */.o)(settings)),
        ...(configFile === undefined ? {} : { configFile }),
        ...(workflow === undefined ? {} : { fallbackFile: workflow }),
        ...(actionRepository === '' ? {} : { informationUri: `${runner.event.serverUrl}/${actionRepository}` }),
    };
}
function withNotice(outcome, notice) {
    return { ...outcome, notices: [...outcome.notices, notice] };
}


/***/ })

};
