export const id = 8405;
export const ids = [8405,2194,2970];
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

/***/ 786:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeSarif: () => (/* binding */ writeSarif)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_output_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2839);
/* harmony import */ var _report_sarif_category_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2970);
/* harmony import */ var _decide_judged_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3903);
/* harmony import */ var _decide_run_subject_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4192);
/* harmony import */ var _report_sarif_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2194);
/* harmony import */ var _with_warning_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4850);
/* harmony import */ var _core_present_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6744);








/**
 * Writes the SARIF file, but only if the run came to a verdict: an empty file would close alerts that are still valid.
 * @param sarifFile absolute, or relative to the workspace
 * @returns the outcome with the path of the file, with a notice if none is due, or a failure if it could not be written
 */
async function writeSarif(runner, outcome, settings, sarifFile) {
    if (!(0,_decide_judged_js__WEBPACK_IMPORTED_MODULE_3__/* .sarifIsDue */ .a_)(outcome)) {
        return withNotice(outcome, 'No SARIF file was written: the run reached no verdict, and an empty file would close alerts.');
    }
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(settings.workspace, sarifFile);
    try {
        const text = (0,_report_sarif_js__WEBPACK_IMPORTED_MODULE_4__.serializeSarif)((0,_report_sarif_js__WEBPACK_IMPORTED_MODULE_4__.renderSarif)(outcome, sarifOptions(runner, settings)));
        await (0,_files_output_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .makeOutputFolder */ .Wn)(settings.workspace, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(file));
        await (0,_files_output_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceFile */ .fR)(file, text);
        return { ...outcome, sarifFile };
    }
    catch (error) {
        const why = (0,_files_output_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .describeWriteError */ .JB)(error);
        return (0,_with_warning_js__WEBPACK_IMPORTED_MODULE_5__/* .withWriteFailure */ .c)(outcome, `The SARIF file could not be written to "${sarifFile}": ${why}.`);
    }
}
function sarifOptions(runner, settings) {
    const { configFile } = settings;
    const actionRepository = runner.variable('GITHUB_ACTION_REPOSITORY');
    // owner/name/.github/workflows/file.yml@refs/heads/main
    const workflow = /^[^/]+\/[^/]+\/([^@]+)@/u.exec(runner.variable('GITHUB_WORKFLOW_REF'))?.[1];
    return {
        category: (0,_report_sarif_category_js__WEBPACK_IMPORTED_MODULE_2__.sarifCategory)((0,_decide_run_subject_js__WEBPACK_IMPORTED_MODULE_6__/* .findSubject */ .o)(settings)),
        ...(0,_core_present_js__WEBPACK_IMPORTED_MODULE_7__/* .present */ .E)({ configFile, fallbackFile: workflow }),
        ...(actionRepository === '' ? {} : { informationUri: `${runner.event.serverUrl}/${actionRepository}` }),
    };
}
function withNotice(outcome, notice) {
    return { ...outcome, notices: [...outcome.notices, notice] };
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

/***/ 2194:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif),
  serializeSarif: () => (/* binding */ serializeSarif)
});

// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
;// CONCATENATED MODULE: ./src/report/sarif/inert-text.ts

// Everything else becomes a space: a backslash escape would be visible in viewers that show plain text.
const ODD = /[^\p{L}\p{M}\p{N} .,:;'"+=%?/\u2026_-]/gu;
const SENTENCE_END = /[.\u2026?]$/u;
/**
 * Makes untrusted text safe for a SARIF message. Some viewers read messages as Markdown, and all of them look for links
 * and placeholders. So characters that could form markup, mentions, addresses or placeholders become spaces.
 * @param maxLength in UTF-16 units
 */
function inertText(text, maxLength) {
    const inert = (0,sanitize/* plainLine */.h0)(text, maxLength)
        .replace(ODD, ' ')
        // Underscores inside words are harmless; others would mean emphasis.
        .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, ' ')
        // Viewers turn addresses into links even without markup.
        .replace(/:(?=\/)/gu, ' ')
        .replace(/\bwww\./giu, 'www ');
    return (0,sanitize/* plainLine */.h0)(inert, maxLength);
}
/** Makes a sentence of untrusted text; empty if nothing of it can be shown. */
function inertSentence(text, maxLength) {
    const inert = inertText(text, maxLength - 1);
    return inert === '' || SENTENCE_END.test(inert) ? inert : `${inert}.`;
}
/**
 * Normalizes an untrusted address for SARIF. Characters that RFC 3986 does not allow are percent-encoded; the URL standard
 * of the web allows some of them.
 * @returns undefined if it is not safe to link
 */
function linkableUri(url) {
    const href = url === undefined ? undefined : (0,sanitize/* linkableUrl */.s6)(url);
    return href?.replace(/%(?![\da-f]{2})|[^\w\-.~:/?#[\]@!$&'()*+,;=%]/giu, percentEncode);
}
/**
 * Makes a link for a SARIF message.
 * @param label trusted text
 * @param url untrusted
 * @returns undefined if the address is not safe to link
 */
function messageLink(label, url) {
    // These characters are valid in an address, but would end the link or count as markup.
    const safe = linkableUri(url)?.replace(/['()*~]/gu, percentEncode);
    return safe === undefined ? undefined : `[${label}](${safe})`;
}
/** Encodes one ASCII character; a normalized address has no others. */
function percentEncode(char) {
    return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}

// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
// EXTERNAL MODULE: ./src/facts/finding-words.ts
var finding_words = __webpack_require__(5966);
// EXTERNAL MODULE: ./src/facts/fingerprint.ts
var fingerprint = __webpack_require__(4635);
// EXTERNAL MODULE: ./src/report/summary/states.ts
var states = __webpack_require__(4167);
// EXTERNAL MODULE: ./src/decide/judged.ts
var judged = __webpack_require__(3903);
;// CONCATENATED MODULE: ./src/report/sarif/location.ts
/** The file for results that have no place in a file. */
const FALLBACK_FILE = '.github/model-security.yml';
/**
 * Returns the one location that code scanning requires for each result.
 * @param fallbackFile the file for results without a place in a file; relative to the workspace
 */
function locationOf(place, fallbackFile) {
    if (place?.kind !== 'file')
        return lineLocation(fallbackFile, fallbackFile);
    const { file, line, column, endColumn } = place;
    return lineLocation(file, fallbackFile, line, column, endColumn);
}
/**
 * Returns a location on one line.
 * @param line counted from 1, as are columns; `endColumn` is exclusive
 */
function lineLocation(file, fallbackFile, line = 1, column = 1, endColumn = column + 1) {
    const startLine = Math.max(line, 1);
    const startColumn = Math.max(column, 1);
    return {
        physicalLocation: {
            artifactLocation: { uri: relativeUri(file) ?? relativeUri(fallbackFile) ?? FALLBACK_FILE },
            region: { startLine, startColumn, endLine: startLine, endColumn: Math.max(endColumn, startColumn + 1) },
        },
    };
}
/** Percent-encodes a path and removes parts that lead out of the repository; undefined if nothing is left. */
function relativeUri(file) {
    const uri = file
        .toWellFormed()
        .split('/')
        .filter((part) => part !== '' && part !== '.' && part !== '..')
        .map(encodeURIComponent)
        .join('/');
    return uri === '' ? undefined : uri;
}

;// CONCATENATED MODULE: ./src/report/sarif/policy-properties.ts

const MAX_TEXT_LENGTH = 600;
/**
 * Renders what the policy decided about a finding: what is accepted as a suppression, and what a baseline says as its state. What is
 * fixed has no result: code scanning ignores the state `absent`, and would show the result as an open alert.
 */
function policyProperties(decision, hasBaseline) {
    if (decision === undefined)
        return {};
    const { finding, why } = decision;
    return {
        ...(finding === 'accepted'
            ? { suppressions: [{ kind: 'external', justification: inertText(why, MAX_TEXT_LENGTH) }] }
            : {}),
        ...(hasBaseline && (finding === 'new' || finding === 'known')
            ? { baselineState: finding === 'new' ? 'new' : 'unchanged' }
            : {}),
    };
}

;// CONCATENATED MODULE: ./src/report/sarif/fingerprints.ts
/**
 * Creates the fingerprints by which readers of SARIF recognize a finding in the next run. They depend on the model and the
 * attack, not on the line or the score.
 *
 * Code scanning matches alerts by `primaryLocationLineHash`. The name is left to the uploader, which computes it from the
 * text of the file and warns about every result that brings another value.
 * @param digest from `src/facts/fingerprint.ts`; the results file has the same
 */
function createFingerprints(digest) {
    return {
        fingerprints: { 'modelSecurityFinding/v1': digest },
        partialFingerprints: { 'modelSecurityScan/v1': digest.slice(0, 16) },
    };
}

// EXTERNAL MODULE: ./src/attacks/table.ts + 6 modules
var table = __webpack_require__(3605);
// EXTERNAL MODULE: ./src/report/taxonomy.ts
var taxonomy = __webpack_require__(2863);
// EXTERNAL MODULE: ./src/report/sarif/rule-texts.ts
var rule_texts = __webpack_require__(689);
;// CONCATENATED MODULE: ./src/report/sarif/taxonomies.ts

const ATLAS_ENTRIES = distinct([
    ...taxonomy/* FINDINGS */.TG.map((finding) => (0,taxonomy/* classificationOf */.AZ)(finding).atlas),
    ...taxonomy/* SUPPLY_CHAIN_TECHNIQUES */.U6,
]);
const OWASP_ENTRIES = distinct(taxonomy/* FINDINGS */.TG.map((finding) => (0,taxonomy/* classificationOf */.AZ)(finding).owasp));
/** Renders the entries of public taxonomies that the rules refer to, as SARIF components. */
function renderTaxonomies() {
    return [
        { ...component(taxonomy/* ATLAS */.Ah), taxa: ATLAS_ENTRIES.map(taxon) },
        { ...component(taxonomy/* OWASP */.ZA), version: taxonomy/* OWASP */.ZA.version, taxa: OWASP_ENTRIES.map(taxon) },
    ];
}
/** Creates the reference from a rule to an entry of a taxonomy in the same SARIF run. */
function taxonReference(entry) {
    const source = (0,taxonomy/* sourceOf */.vz)(entry);
    const [index, entries] = source === taxonomy/* ATLAS */.Ah ? [0, ATLAS_ENTRIES] : [1, OWASP_ENTRIES];
    return {
        id: entry.id,
        index: entries.findIndex(({ id }) => id === entry.id),
        toolComponent: { name: source.name, index },
    };
}
function component(source) {
    return {
        name: source.name,
        organization: source.organization,
        informationUri: source.url,
        shortDescription: { text: `Entries of ${source.name} that the findings refer to.` },
        isComprehensive: false,
    };
}
function taxon({ id, name, url }) {
    return { id, name, shortDescription: { text: name }, helpUri: url };
}
function distinct(entries) {
    const byId = new Map();
    for (const entry of entries)
        if (entry !== undefined)
            byId.set(entry.id, entry);
    return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

;// CONCATENATED MODULE: ./src/report/sarif/rules.ts





/** How serious the supply-chain flag of a record is. */
const SUPPLY_CHAIN = {
    security: '8.8',
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:U/C:H/I:H/A:H',
    level: 'error',
    precision: 'high',
};
/** How serious a kind of finding is, whatever the model. */
function severityOf(finding) {
    return finding === 'supply-chain' ? SUPPLY_CHAIN : table/* DESCRIPTORS */.xg[finding].severity;
}
/** The index of a rule in every list of rules. */
function ruleIndex(finding) {
    return taxonomy/* FINDINGS */.TG.indexOf(finding);
}
/** Renders one rule for each finding, in the order of `FINDINGS`; every run has the same rules. */
function renderRules() {
    return taxonomy/* FINDINGS */.TG.map((finding) => {
        const text = (0,rule_texts/* ruleTextOf */.Hf)(finding);
        const { level, security, precision, cvss } = severityOf(finding);
        const { atlas, owasp } = (0,taxonomy/* classificationOf */.AZ)(finding);
        const defaultConfiguration = { level };
        return {
            id: (0,fingerprint/* fullRuleId */.dV)(finding),
            name: ruleName(finding),
            shortDescription: { text: text.title },
            fullDescription: { text: text.summary },
            help: { text: helpText(finding), markdown: helpMarkdown(finding) },
            helpUri: (atlas ?? owasp).url,
            defaultConfiguration,
            relationships: relationships(finding),
            properties: {
                tags: tags(finding),
                precision,
                'problem.severity': level,
                'security-severity': security,
                cvss,
            },
        };
    });
}
/** `SupplyChain`: SARIF recommends names in Pascal case. */
function ruleName(finding) {
    return finding
        .split('-')
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
        .join('');
}
/** The tags of a rule, of which code scanning shows at most 10. */
function tags(finding) {
    const { atlas, owasp } = (0,taxonomy/* classificationOf */.AZ)(finding);
    return [
        'security',
        'machine-learning',
        finding,
        ...(atlas === undefined ? [] : [`external/mitre-atlas/${atlas.id.toLowerCase()}`]),
        `external/owasp-ml/${owasp.id.toLowerCase()}`,
    ];
}
function relationships(finding) {
    return (0,taxonomy/* entriesOf */.Mc)(finding).map((entry) => ({ target: taxonReference(entry), kinds: ['relevant'] }));
}
function sections(finding) {
    const { attack, score, summary } = (0,rule_texts/* ruleTextOf */.Hf)(finding);
    return [
        { heading: 'What was found', text: summary },
        { heading: 'How the attack works', text: attack },
        { heading: finding === 'supply-chain' ? 'What the flag means' : 'What the score means', text: score },
    ];
}
function helpText(finding) {
    const actions = (0,rule_texts/* actionsOf */.Ro)(finding).map((action) => `- ${action}`);
    const links = (0,taxonomy/* entriesOf */.Mc)(finding).map((entry) => `- ${entryLabel(entry)}: ${entry.url}`);
    return [
        (0,rule_texts/* ruleTextOf */.Hf)(finding).title,
        ...sections(finding).map(({ heading, text }) => `${heading}: ${text}`),
        ['What to do:', ...actions].join('\n'),
        ['More about it:', ...links].join('\n'),
    ].join('\n\n');
}
function helpMarkdown(finding) {
    const actions = (0,rule_texts/* actionsOf */.Ro)(finding).map((action) => `- ${(0,rule_texts/* codeNames */.Gc)(action)}`);
    const links = (0,taxonomy/* entriesOf */.Mc)(finding).map((entry) => `- [${entryLabel(entry)}](${entry.url})`);
    return [
        `# ${(0,rule_texts/* ruleTextOf */.Hf)(finding).title}`,
        ...sections(finding).map(({ heading, text }) => `## ${heading}\n\n${(0,rule_texts/* codeNames */.Gc)(text)}`),
        `## What to do\n\n${actions.join('\n')}`,
        `## More about it\n\n${links.join('\n')}`,
    ].join('\n\n');
}
function entryLabel(entry) {
    return `${(0,taxonomy/* sourceOf */.vz)(entry).name}, ${entry.id} ${entry.name}${entry.nearest === true ? ' (the nearest entry)' : ''}`;
}

// EXTERNAL MODULE: ./src/core/present.ts
var present = __webpack_require__(6744);
;// CONCATENATED MODULE: ./src/report/sarif/results.ts








/** Code scanning keeps at most this many results of a run. */
const MAX_RESULTS = 5000;
const MAX_NAME_LENGTH = 100;
const MAX_JOB_ID_LENGTH = 300;
const MAX_WHY_LENGTH = 600;
/** Renders the vulnerable analyses, the most severe first, up to the number that code scanning keeps. */
function analysisResults(analyses, fallbackFile, hasBaseline = false) {
    return analyses
        .filter(({ state }) => state === 'vulnerable')
        .sort((one, other) => severity(other) - severity(one))
        .slice(0, MAX_RESULTS)
        .map((analysis) => analysisResult(analysis, fallbackFile, hasBaseline));
}
/** Orders results: rules of level error come first, then results whose score is further over the threshold. */
function severity(analysis) {
    return (severityOf(analysis.spec.attack).level === 'error' ? 1 : 0) + excessShare(analysis);
}
/** From 0 to below 1, or 1 if it is unknown. The scale of scores is unknown, so only the order is meaningful. */
function excessShare({ score = NaN, threshold = NaN }) {
    const excess = score - threshold;
    if (!(excess >= 0))
        return 1;
    return excess === Infinity ? 1 : (excess / (1 + excess)) * 0.999;
}
function analysisResult(result, fallbackFile, hasBaseline) {
    const { spec, score, threshold, jobId } = result;
    const { model, attack, task } = spec;
    return {
        ruleId: (0,fingerprint/* fullRuleId */.dV)(attack),
        ruleIndex: ruleIndex(attack),
        kind: 'fail',
        level: decideLevel(result),
        message: { text: renderMessage(result) },
        locations: [
            {
                ...locationOf(spec.place, fallbackFile),
                logicalLocations: [
                    { fullyQualifiedName: inertText(spec.name, MAX_NAME_LENGTH * 2), kind: 'resource' },
                ],
            },
        ],
        ...createFingerprints((0,fingerprint/* analysisFingerprint */.Hv)(spec)),
        ...policyProperties(result.policy, hasBaseline),
        properties: {
            model: inertText(model, MAX_NAME_LENGTH),
            attack,
            task,
            ...(score === undefined ? {} : { score: jsonNumber(score) }),
            ...(threshold === undefined ? {} : { threshold: jsonNumber(threshold) }),
            ...basisProperties(result),
            ...(jobId === undefined ? {} : { jobId: inertText(jobId, MAX_JOB_ID_LENGTH) }),
        },
    };
}
/** What the score says of the truth, for programs. */
function basisProperties(result) {
    if (result.state !== 'passed' && result.state !== 'vulnerable')
        return {};
    const { bound, access, notTested = [], interval } = result;
    return {
        ...(interval === undefined ? {} : { interval: { low: interval.low, high: interval.high } }),
        ...(0,present/* present */.E)({ bound, access }),
        ...(notTested.length === 0
            ? {}
            : { notTested: notTested.map((part) => inertText(part, MAX_NAME_LENGTH)) }),
    };
}
/**
 * Lowers an error to a warning if the score is below twice the threshold. With a threshold of 0, or with an unknown score,
 * it stays an error.
 */
function decideLevel(result) {
    const level = severityOf(result.spec.attack).level;
    const { score, threshold } = result;
    if (level === 'warning' || score === undefined)
        return level;
    return score - threshold < Math.abs(threshold) ? 'warning' : 'error';
}
function renderMessage(result) {
    const { spec, dashboardUrl, policy } = result;
    const name = inertText(spec.model, MAX_NAME_LENGTH);
    // Brackets would be a link to code scanning.
    const numbers = (0,finding_words/* explainedScore */.fl)(result).replaceAll(' (', ', ').replaceAll(')', '');
    const parts = (0,finding_words/* notTestedSentence */.co)(result);
    const first = `The ${spec.attack} analysis found the model${name === '' ? '' : ` "${name}"`} vulnerable`;
    const link = messageLink('Dashboard of the job', dashboardUrl);
    return [
        `${numbers === '' ? first : `${first}: ${numbers}`}.`,
        ...(parts === '' ? [] : [inertSentence(parts, MAX_WHY_LENGTH)]),
        ...(0,finding_words/* checkSentences */.Xw)(result).map((text) => inertSentence(text, MAX_WHY_LENGTH)),
        ...(policy === undefined || policy.isPlain === true ? [] : [inertSentence(policy.why, MAX_WHY_LENGTH)]),
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
    const commit = inertText(lineage?.record?.commitid ?? '', 64);
    return {
        ruleId: (0,fingerprint/* fullRuleId */.dV)('supply-chain'),
        ruleIndex: ruleIndex('supply-chain'),
        kind: 'fail',
        level: severityOf('supply-chain').level,
        message: {
            text: 'The record of an earlier scan says that a supply-chain vulnerability was detected.' +
                (commit === '' ? '' : ` It belongs to commit ${commit}.`),
        },
        locations: [lineLocation(file, file)],
        ...createFingerprints((0,fingerprint/* createFingerprint */.vU)([(0,fingerprint/* fullRuleId */.dV)('supply-chain'), repoType ?? '', target?.repoUrl ?? ''])),
        properties: flag === undefined ? {} : { supplychain_vuldetected: jsonNumber(flag) },
    };
}

;// CONCATENATED MODULE: ./src/report/sarif/invocation.ts









/** The job summary shows more. */
const MAX_NOTIFICATIONS = 100;
const invocation_MAX_NAME_LENGTH = 200;
const invocation_MAX_TEXT_LENGTH = 1000;
/**
 * Describes whether all analyses have a verdict, with a notification for each one that does not. Code scanning ignores the
 * results of an unsuccessful run and leaves its alerts unchanged (as the uploader's maintainers say).
 */
function analysisInvocation(analyses, fallbackFile) {
    const undecided = analyses.filter((analysis) => !(0,judged/* isDecided */.d$)(analysis));
    const vulnerable = analyses.filter(({ state }) => state === 'vulnerable').length;
    const partly = analyses.filter((analysis) => (0,finding_words/* notTestedSentence */.co)(analysis) !== '');
    const doubtful = analyses.filter((analysis) => (0,finding_words/* checkSentences */.Xw)(analysis).length > 0);
    const notifications = [
        ...undecided
            .slice(0, MAX_NOTIFICATIONS)
            .map((analysis) => undecidedNotification(analysis, fallbackFile)),
        ...countNotification('error', undecided.length - MAX_NOTIFICATIONS, 'more reached no verdict'),
        ...partly.slice(0, MAX_NOTIFICATIONS).map((analysis) => partNotification(analysis, fallbackFile)),
        ...doubtful.slice(0, MAX_NOTIFICATIONS).map((analysis) => checkNotification(analysis, fallbackFile)),
        ...countNotification('warning', vulnerable - MAX_RESULTS, 'more found their model vulnerable'),
    ];
    return {
        executionSuccessful: undecided.length === 0,
        ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
    };
}
/** Describes whether it is known of each analysis that it could be tested. One that ended early may be tested, or not. */
function testedInvocation(analyses) {
    const isKnown = (analysis) => (0,judged/* isDecided */.d$)(analysis) || analysis.state === 'not-tested';
    return { executionSuccessful: analyses.every(isKnown) };
}
/** A verdict that is about a part of its analysis. */
function partNotification(analysis, fallbackFile) {
    const { spec } = analysis;
    const name = inertText(spec.name, invocation_MAX_NAME_LENGTH);
    const parts = inertSentence((0,finding_words/* notTestedSentence */.co)(analysis), invocation_MAX_TEXT_LENGTH);
    return {
        level: 'note',
        message: { text: `${name === '' ? spec.attack : name} was tested in part. ${parts}` },
        locations: [locationOf(spec.place, fallbackFile)],
        associatedRule: { id: (0,fingerprint/* fullRuleId */.dV)(spec.attack), index: ruleIndex(spec.attack) },
    };
}
/** What a person should check before they believe a verdict. */
function checkNotification(analysis, fallbackFile) {
    const { spec } = analysis;
    const name = inertText(spec.name, invocation_MAX_NAME_LENGTH);
    const words = inertSentence((0,finding_words/* checkSentences */.Xw)(analysis).join(' '), invocation_MAX_TEXT_LENGTH);
    return {
        level: 'warning',
        message: { text: `${name === '' ? spec.attack : name}: ${words}` },
        locations: [locationOf(spec.place, fallbackFile)],
        associatedRule: { id: (0,fingerprint/* fullRuleId */.dV)(spec.attack), index: ruleIndex(spec.attack) },
    };
}
function undecidedNotification({ spec, state, message }, fallbackFile) {
    const name = inertText(spec.name, invocation_MAX_NAME_LENGTH);
    const why = inertSentence(message ?? '', invocation_MAX_TEXT_LENGTH);
    const what = `${name === '' ? spec.attack : name} reached no verdict: ${states/* STATE_LABELS */.In[state].words}.`;
    return {
        level: 'error',
        message: { text: why === '' ? what : `${what} ${why}` },
        locations: [locationOf(spec.place, fallbackFile)],
        associatedRule: { id: (0,fingerprint/* fullRuleId */.dV)(spec.attack), index: ruleIndex(spec.attack) },
    };
}
function countNotification(level, count, what) {
    if (count <= 0)
        return [];
    const text = `${(0,number_words/* grouped */.zD)(count)} analyses ${what}: see the job summary.`;
    return [{ level, message: { text } }];
}

;// CONCATENATED MODULE: ./src/report/sarif/own-rule.ts


/** Renders a rule of our own. */
function renderOwnRule({ rule, name, level, title, what, actions }) {
    const list = actions.map((action) => `- ${action}`).join('\n');
    return {
        id: (0,fingerprint/* fullRuleId */.dV)(rule),
        name,
        shortDescription: { text: title },
        fullDescription: { text: what },
        help: {
            text: (0,sanitize/* withoutBackticks */.sG)(`${title}\n\n${what}\n\nWhat to do:\n${list}`),
            markdown: `# ${title}\n\n${what}\n\n## What to do\n\n${list}`,
        },
        defaultConfiguration: { level },
        properties: {
            tags: ['security', 'machine-learning', rule],
            precision: 'high',
            'problem.severity': level,
            'security-severity': '4.0',
        },
    };
}

;// CONCATENATED MODULE: ./src/report/sarif/not-tested-results.ts






/** Code scanning keeps at most this many results of a run. */
const not_tested_results_MAX_RESULTS = 5000;
const not_tested_results_MAX_NAME_LENGTH = 200;
const not_tested_results_MAX_TEXT_LENGTH = 1000;
/** It must never change, because code scanning identifies alerts by it. */
const RULE_ID = (0,fingerprint/* fullRuleId */.dV)('not-tested');
/** Renders the rule of analyses that could judge nothing. */
function notTestedRule() {
    return renderOwnRule({
        rule: 'not-tested',
        name: 'NotTested',
        level: 'error',
        title: 'An analysis could not be tested',
        what: 'What the analysis was given allows no verdict, for example too few inputs, or labels that the model does not match. ' +
            'So nothing is known: the model has not passed.',
        actions: [
            'Give what the message asks for, and run again.',
            'If the analysis makes no sense for this model, remove it from the config file.',
            'If it cannot be tested yet, accept that until a day, with `not-tested: true` under `accept` of the config file.',
        ],
    });
}
/** Renders the analyses that could judge nothing, up to the number that code scanning keeps. */
function notTestedResults(analyses, fallbackFile) {
    return analyses
        .filter(({ state }) => state === 'not-tested')
        .slice(0, not_tested_results_MAX_RESULTS)
        .map((analysis) => notTestedResult(analysis, fallbackFile));
}
function notTestedResult({ spec, message = '', policy }, fallbackFile) {
    const { name, model, attack, task } = spec;
    const shown = inertText(name, not_tested_results_MAX_NAME_LENGTH);
    return {
        ruleId: RULE_ID,
        ruleIndex: 0,
        kind: 'fail',
        level: 'error',
        message: {
            text: `${shown === '' ? attack : shown} could not be tested. ${inertSentence(message, not_tested_results_MAX_TEXT_LENGTH)}`.trim(),
        },
        locations: [
            {
                ...locationOf(spec.place, fallbackFile),
                logicalLocations: [{ fullyQualifiedName: shown, kind: 'resource' }],
            },
        ],
        ...createFingerprints((0,fingerprint/* createFingerprint */.vU)([RULE_ID, model, attack])),
        ...policyProperties(policy, false),
        properties: { model: inertText(model, not_tested_results_MAX_NAME_LENGTH), attack, task },
    };
}

// EXTERNAL MODULE: ./src/scanner/rules/rules.ts + 1 modules
var rules = __webpack_require__(7060);
// EXTERNAL MODULE: ./src/report/file-finding-words.ts
var file_finding_words = __webpack_require__(526);
// EXTERNAL MODULE: ./src/facts/finding-parts.ts
var finding_parts = __webpack_require__(8169);
;// CONCATENATED MODULE: ./src/report/sarif/file-results.ts











/** Code scanning keeps at most this many results of a run. */
const file_results_MAX_RESULTS = 5000;
const file_results_MAX_NAME_LENGTH = 300;
const file_results_MAX_TEXT_LENGTH = 600;
/** The severity of each level, as code scanning shows it: the base score of a case that is usual for the level. */
const SECURITY = {
    critical: '9.8',
    high: '8.1',
    review: '4.0',
    'not-scanned': '4.0',
};
/** Renders the rules of the supply-chain scan; every run has the same ones. */
function renderSupplyChainRules() {
    return rules/* RULE_IDS */.I.map((id) => {
        const { title, what, why, actions, cwe } = rules/* RULES */.y[id];
        const techniques = (0,taxonomy/* techniquesOf */.r6)(id);
        const list = actions.map((action) => `- ${action}`).join('\n');
        return {
            id: (0,fingerprint/* fullRuleId */.dV)(id),
            name: id.replace(/(?:^|-)(\w)/gu, (_, letter) => letter.toUpperCase()),
            shortDescription: { text: title },
            fullDescription: { text: what },
            help: {
                text: (0,sanitize/* withoutBackticks */.sG)(`${title}\n\nWhat was found: ${what}\n\nWhy it matters: ${why}\n\nWhat to do:\n${list}`),
                markdown: `# ${title}\n\n## What was found\n\n${what}\n\n## Why it matters\n\n${why}\n\n## What to do\n\n${list}`,
            },
            helpUri: (techniques[0] ?? (0,taxonomy/* classificationOf */.AZ)('supply-chain').owasp).url,
            defaultConfiguration: { level: 'error' },
            relationships: [...techniques, (0,taxonomy/* classificationOf */.AZ)('supply-chain').owasp].map((entry) => ({
                target: taxonReference(entry),
                kinds: ['relevant'],
            })),
            properties: {
                tags: [
                    'security',
                    'machine-learning',
                    'supply-chain',
                    ...(cwe === undefined ? [] : [`external/cwe/cwe-${String(cwe).padStart(3, '0')}`]),
                    ...techniques.map((entry) => `external/mitre-atlas/${entry.id.toLowerCase()}`),
                    `external/owasp-ml/${(0,taxonomy/* classificationOf */.AZ)('supply-chain').owasp.id.toLowerCase()}`,
                ],
                precision: 'high',
                'problem.severity': 'error',
                'security-severity': SECURITY.high,
            },
        };
    });
}
/** Renders the findings in files, the most important first, up to the number that code scanning keeps. */
function supplyChainResults(findings, fallbackFile, hasBaseline = false) {
    return findings.slice(0, file_results_MAX_RESULTS).map((finding) => renderResult(finding, fallbackFile, hasBaseline));
}
function renderResult(finding, fallbackFile, hasBaseline) {
    const { rule, severity, subject, others, standing, sha256 } = finding;
    const closes = severity === 'critical' || severity === 'high' || standing === 'undecided' || standing === 'flagged';
    return {
        ruleId: (0,fingerprint/* fullRuleId */.dV)(rule),
        ruleIndex: rules/* RULE_IDS */.I.indexOf(rule),
        kind: 'fail',
        level: closes ? 'error' : 'warning',
        message: { text: file_results_renderMessage(finding) },
        locations: [locationOfFinding(finding, fallbackFile)],
        ...createFingerprints((0,fingerprint/* fileFingerprint */.hC)(finding)),
        ...policyProperties(finding.policy, hasBaseline),
        properties: {
            severity,
            'security-severity': SECURITY[severity],
            standing,
            ...(subject === '' ? {} : { subject: inertText(subject, file_results_MAX_NAME_LENGTH) }),
            ...(others === undefined ? {} : { subjects: namesOf(finding) }),
            ...(sha256 === undefined ? {} : { sha256 }),
        },
    };
}
/** Every name of a finding that has several. */
function namesOf(finding) {
    return [...new Set((0,finding_parts/* partsOf */.C)(finding).map(({ subject }) => inertText(subject, file_results_MAX_NAME_LENGTH)))];
}
function file_results_renderMessage(finding) {
    const found = inertText((0,file_finding_words/* formatSubject */.QK)(finding), file_results_MAX_TEXT_LENGTH);
    const title = (0,sanitize/* withoutBackticks */.sG)(rules/* RULES */.y[finding.rule].title);
    return [
        found === '' ? `${title}.` : `${title}: ${found}.`,
        inertSentence((0,file_finding_words/* formatEffect */.Ti)(finding), file_results_MAX_TEXT_LENGTH),
        inertSentence((0,file_finding_words/* formatStanding */.Oj)(finding), file_results_MAX_TEXT_LENGTH),
    ]
        .filter((part) => part !== '')
        .join(' ');
}
/** A place in a binary file is a byte offset (SARIF 2.1.0, 3.30.10); one in an archive is that of its member. */
function locationOfFinding({ path, members, offset, line }, fallbackFile) {
    const location = lineLocation(path, fallbackFile, line ?? 1);
    const { physicalLocation } = location;
    const isByte = line === undefined && offset !== undefined && members.length === 0;
    return {
        ...location,
        ...(isByte && physicalLocation !== undefined
            ? {
                physicalLocation: {
                    ...physicalLocation,
                    region: { ...physicalLocation.region, byteOffset: offset, byteLength: 1 },
                },
            }
            : {}),
        ...(members.length === 0
            ? {}
            : {
                logicalLocations: [
                    {
                        name: inertText(members.at(-1) ?? '', file_results_MAX_NAME_LENGTH),
                        fullyQualifiedName: inertText([path, ...members, ...(offset === undefined ? [] : [`byte ${String(offset)}`])].join(' / '), file_results_MAX_NAME_LENGTH),
                        kind: 'member',
                    },
                ],
            }),
    };
}

;// CONCATENATED MODULE: ./src/report/sarif/unattacked-results.ts





const unattacked_results_MAX_NAME_LENGTH = 200;
/** It must never change, because code scanning identifies alerts by it. */
const unattacked_results_RULE_ID = (0,fingerprint/* fullRuleId */.dV)('unattacked-model');
/** Renders the rule of models that no analysis takes. */
function unattackedRule() {
    return renderOwnRule({
        rule: 'unattacked-model',
        name: 'UnattackedModel',
        level: 'warning',
        title: 'A model that nothing attacks',
        what: 'The repository has a model that an analysis could take, and no analysis takes it. Its file was scanned, but how it ' +
            'withstands attacks is unknown.',
        actions: [
            'Add the model to the config file; the log and the summary of the run have the lines to paste.',
            'If the file is another form of a model that is attacked, name it in `covers` of that model.',
            'If it need not be attacked, accept it in `accept` of the config file, with a reason.',
        ],
    });
}
/**
 * Renders the models that no analysis takes: warnings, or errors if the config file requires attacks.
 * @param ruleIndex where {@link unattackedRule} is among the rules of the SARIF run
 */
function unattackedResults(supplyChain, fallbackFile, ruleIndex) {
    const level = supplyChain?.requiresAttacked === true ? 'error' : 'warning';
    return (supplyChain?.unattacked ?? []).map(({ path }) => ({
        ruleId: unattacked_results_RULE_ID,
        ruleIndex,
        kind: 'fail',
        level,
        message: {
            text: `${inertText(path, unattacked_results_MAX_NAME_LENGTH)} was not attacked. The log and the job summary say what to do.`.trim(),
        },
        locations: [lineLocation(path, fallbackFile)],
        ...createFingerprints((0,fingerprint/* createFingerprint */.vU)([unattacked_results_RULE_ID, path])),
    }));
}

;// CONCATENATED MODULE: ./src/report/sarif.ts












/**
 * Renders the findings of a run as SARIF 2.1.0 for code scanning.
 *
 * There is one SARIF run for the analyses, one for those that could not be tested, one for the record of an earlier scan, and
 * one for the repository's files, with the models that nothing attacks. Each has its own category, and exists only if it was judged (see `judgedBy`), so that only
 * a judgement closes alerts. Without findings a SARIF run has no results. Analyses without a verdict become notifications,
 * and their SARIF run is marked as not successful: one that could not be tested closes no alert of its attack.
 * @returns a log without runs if `sarifIsDue` is false; such a log must not be written
 */
function renderSarif(outcome, options) {
    const { category, fallbackFile = options.configFile ?? FALLBACK_FILE } = options;
    const { analyses, tested, record, supplyChain } = (0,judged/* judgedBy */.Nq)(outcome);
    const run = (id, invocation, results, rules = renderRules()) => ({
        tool: { driver: driver(options, rules) },
        automationDetails: { id },
        invocations: [invocation],
        columnKind: 'utf16CodeUnits',
        taxonomies: renderTaxonomies(),
        ...provenance(outcome.target),
        results,
    });
    const hasBaseline = outcome.policy?.hasBaseline === true;
    const runs = [];
    if (analyses !== undefined) {
        const invocation = analysisInvocation(analyses, fallbackFile);
        runs.push(run(category, invocation, analysisResults(analyses, fallbackFile, hasBaseline)));
    }
    if (tested !== undefined) {
        const results = notTestedResults(tested, fallbackFile);
        runs.push(run(`${category}not-tested/`, testedInvocation(tested), results, [notTestedRule()]));
    }
    if (record !== undefined) {
        const results = record.vulnerable ? [recordResult(outcome, options.configFile ?? fallbackFile)] : [];
        runs.push(run(`${category}record/`, { executionSuccessful: true }, results));
    }
    if (supplyChain !== undefined) {
        const rules = [...renderSupplyChainRules(), unattackedRule()];
        const results = [
            ...supplyChainResults(supplyChain, fallbackFile, hasBaseline),
            ...unattackedResults(outcome.supplyChain, fallbackFile, rules.length - 1),
        ];
        runs.push(run(`${category}supply-chain/`, { executionSuccessful: true }, results.slice(0, MAX_RESULTS), rules));
    }
    return { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs };
}
/** Serializes a SARIF log as the text of its file. */
function serializeSarif(log) {
    return `${JSON.stringify(log, undefined, 2)}\n`;
}
function driver({ version, informationUri }, rules) {
    const home = linkableUri(informationUri);
    return {
        name: 'Model Security Scan',
        ...(0,present/* present */.E)({ version, informationUri: home }),
        supportedTaxonomies: renderTaxonomies().map(({ name }, index) => ({ name, index })),
        rules,
    };
}
function provenance(target) {
    const repositoryUri = linkableUri(target?.repoUrl);
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


/***/ }),

/***/ 2970:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarifCategory: () => (/* binding */ sarifCategory)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4212);


const MAX_CATEGORY_LENGTH = 200;
/** The source of an analysis without a config file. */
const NO_CONFIG_FILE = 'inputs';
/**
 * Returns the category that groups a run's alerts. Code scanning closes the alerts of a category that an upload does not
 * contain, so runs about something else have their own categories and do not touch each other's alerts. Workflow and job
 * are no part of it: two workflows that analyse the same models report the same alerts.
 * @returns `model-security-scan/\u2026/`; the slash at its end tells code scanning where the category ends
 */
function sarifCategory(subject) {
    const { configFile, only, details } = subject;
    const parts = [configFile ?? NO_CONFIG_FILE, ...only];
    const readable = parts.join('+');
    const plain = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(readable, MAX_CATEGORY_LENGTH);
    const isUnique = plain === readable &&
        details.length === 0 &&
        configFile !== NO_CONFIG_FILE &&
        !parts.some((part) => /[+~]/u.test(part));
    return `model-security-scan/${isUnique ? plain : `${plain}~${hash([configFile ?? null, only, details])}`}/`;
}
function hash(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}


/***/ })

};
