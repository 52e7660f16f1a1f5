export const id = 6247;
export const ids = [6247];
export const modules = {

/***/ 6247:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif),
  serializeSarif: () => (/* binding */ serializeSarif)
});

// EXTERNAL MODULE: ./src/facts/venue.ts
var venue = __webpack_require__(112);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./src/text/safe-markup.ts
var safe_markup = __webpack_require__(4139);
;// CONCATENATED MODULE: ./src/report/sarif/inert-text.ts


// Round brackets are harmless without square ones. Everything else becomes a space: a backslash escape would be visible in
// viewers that show plain text.
const ODD = /[^\p{L}\p{M}\p{N} .,:;()'"+=%?/\u2026_-]/gu;
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
    const href = url === undefined ? undefined : (0,safe_markup/* linkableUrl */.s6)(url);
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

// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __webpack_require__(9998);
// EXTERNAL MODULE: ./src/facts/finding-words.ts
var finding_words = __webpack_require__(5966);
// EXTERNAL MODULE: ./src/facts/fingerprint.ts
var facts_fingerprint = __webpack_require__(4635);
// EXTERNAL MODULE: ./src/report/document/states.ts
var states = __webpack_require__(8074);
// EXTERNAL MODULE: ./src/decide/judged.ts
var judged = __webpack_require__(3903);
// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __webpack_require__(528);
;// CONCATENATED MODULE: ./src/report/sarif/result.ts



/** The file for results that have no place in a file. */
const FALLBACK_FILE = '.github/model-security.yml';
/** Code scanning keeps at most this many results of a run. */
const MAX_RESULTS = 5000;
/**
 * Renders a result. Its fingerprints are those by which readers of SARIF recognize a finding in the next run: they depend on
 * the model and the attack, not on the line or the score. Code scanning matches alerts by `primaryLocationLineHash`: that is
 * left to the uploader, which computes it from the text of the file and warns about every result that brings another value.
 */
function renderResult(facts) {
    const { rule, ruleIndex, level, text, location, fingerprint, policy, hasBaseline = false } = facts;
    return {
        ruleId: (0,facts_fingerprint/* fullRuleId */.dV)(rule),
        ruleIndex,
        kind: 'fail',
        level,
        message: { text: text.trim() },
        locations: [location],
        fingerprints: { 'modelSecurityFinding/v1': fingerprint },
        partialFingerprints: { 'modelSecurityScan/v1': fingerprint.slice(0, 16) },
        ...policyProperties(policy, hasBaseline),
        ...(0,present/* present */.E)({ properties: facts.properties }),
    };
}
/**
 * Renders what the policy decided about a finding: what is accepted as a suppression, and what a baseline says as its state. What is
 * fixed has no result: code scanning ignores the state `absent`, and would show the result as an open alert.
 */
function policyProperties(decision, hasBaseline) {
    if (decision === undefined)
        return {};
    const { finding, why } = decision;
    if (finding === 'accepted') {
        return { suppressions: [{ kind: 'external', justification: inertText(why, 600) }] };
    }
    if (!hasBaseline || finding === 'fixed')
        return {};
    return { baselineState: finding === 'new' ? 'new' : 'unchanged' };
}
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

// EXTERNAL MODULE: ./src/core/join-texts.ts
var join_texts = __webpack_require__(2366);
// EXTERNAL MODULE: ./src/decide/scan/decide-findings.ts
var decide_findings = __webpack_require__(229);
// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __webpack_require__(2830);
// EXTERNAL MODULE: ./packages/scanner/src/rules.ts
var src_rules = __webpack_require__(9597);
// EXTERNAL MODULE: ./src/report/taxonomy.ts
var taxonomy = __webpack_require__(2863);
// EXTERNAL MODULE: ./src/report/standards.ts
var report_standards = __webpack_require__(6712);
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

;// CONCATENATED MODULE: ./src/report/sarif/sarif-rules.ts









/** How serious the supply-chain flag of a record is. */
const SUPPLY_CHAIN = {
    security: '8.8',
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:U/C:H/I:H/A:H',
    precision: 'high',
};
/** Findings of this severity are errors, others are warnings. */
const LEAST_ERROR = 7;
/** The severity of each level of a finding in a file, as code scanning shows it: the base score of a usual case. */
const FILE_SECURITY = {
    critical: '9.8',
    high: '8.1',
    review: '4.0',
    'not-scanned': '4.0',
};
/** How serious a kind of finding is, whatever the model. */
function severityOf(finding) {
    const severity = finding === 'supply-chain' ? SUPPLY_CHAIN : catalog/* DESCRIPTORS */.xg[finding].severity;
    return { ...severity, level: Number(severity.security) >= LEAST_ERROR ? 'error' : 'warning' };
}
/** The index of a rule in every list of rules. */
function ruleIndex(finding) {
    return taxonomy/* FINDINGS */.TG.indexOf(finding);
}
function renderRule(facts) {
    const { rule, title, what, level, precision, security, cvss, cwe, group = rule, entries = [] } = facts;
    const help = helpOf(facts);
    return {
        id: (0,facts_fingerprint/* fullRuleId */.dV)(rule),
        // SARIF recommends names in Pascal case.
        name: rule.replace(/(?:^|-)(\w)/gu, (_, letter) => letter.toUpperCase()),
        shortDescription: { text: title },
        fullDescription: { text: what },
        help: { text: (0,safe_markup/* withoutBackticks */.sG)(help.text), markdown: help.markdown },
        ...(0,present/* present */.E)({ helpUri: entries[0]?.url }),
        defaultConfiguration: { level },
        ...(entries.length > 0 && {
            relationships: entries.map((entry) => ({ target: taxonReference(entry), kinds: ['relevant'] })),
        }),
        properties: {
            // Code scanning shows at most 10.
            tags: [
                'security',
                'machine-learning',
                group,
                ...(cwe === undefined ? [] : [`external/cwe/cwe-${String(cwe).padStart(3, '0')}`]),
                ...entries.map((entry) => `external/${(0,taxonomy/* sourceOf */.vz)(entry) === taxonomy/* ATLAS */.Ah ? 'mitre-atlas' : 'owasp-ml'}/${entry.id.toLowerCase()}`),
            ],
            precision,
            'problem.severity': level,
            'security-severity': security,
            ...(0,present/* present */.E)({ cvss }),
        },
    };
}
function helpOf({ title, sections, actions, links = [] }) {
    const todo = actions.map((action) => `- ${action}`).join('\n');
    const more = (show) => links.map((entry) => `\n- ${show(entry)}`).join('');
    const texts = sections.map(([heading, text]) => `\n\n${heading}: ${text}`).join('');
    const parts = sections.map(([heading, text]) => `\n\n## ${heading}\n\n${text}`).join('');
    const text = `${title}${texts}\n\nWhat to do:\n${todo}`;
    const markdown = `# ${title}${parts}\n\n## What to do\n\n${todo}`;
    if (links.length === 0)
        return { text, markdown };
    return {
        text: `${text}\n\nMore about it:${more((entry) => `${entryLabel(entry)}: ${entry.url}`)}`,
        markdown: `${markdown}\n\n## More about it\n${more((entry) => `[${entryLabel(entry)}](${entry.url})`)}`,
    };
}
function entryLabel(entry) {
    return `${entry.list}, ${entry.id} ${entry.name}${entry.nearest === true ? ' (the nearest entry)' : ''}`;
}
/** Where people can read on about a finding: its entries, then those of other lists. */
function readingOf(finding) {
    const standards = finding === 'supply-chain' ? [] : catalog/* DESCRIPTORS */.xg[finding].assurance.standards;
    return [
        ...(0,taxonomy/* entriesOf */.Mc)(finding).map((entry) => ({ ...entry, list: (0,taxonomy/* sourceOf */.vz)(entry).name })),
        ...standards.map(report_standards/* standardOf */.D),
    ];
}
/** Renders one rule for each finding, in the order of `FINDINGS`; runs of a kind have the same rules. */
function renderRules(venue) {
    return taxonomy/* FINDINGS */.TG.map((finding) => {
        const { title, summary, attack } = (0,rule_texts/* ruleTextOf */.Hf)(finding);
        const meaning = finding === 'supply-chain' ? 'What the flag means' : 'What the score means';
        return renderRule({
            ...severityOf(finding),
            ...{ rule: finding, title, what: summary, entries: (0,taxonomy/* entriesOf */.Mc)(finding), links: readingOf(finding) },
            sections: [
                ['What was found', (0,rule_texts/* codeNames */.Gc)(summary)],
                ['How the attack works', (0,rule_texts/* codeNames */.Gc)(attack)],
                [meaning, (0,rule_texts/* codeNames */.Gc)((0,rule_texts/* scoreTextOf */.LC)(finding, venue))],
            ],
            actions: (0,rule_texts/* actionsOf */.Ro)(finding, venue).map(rule_texts/* codeNames */.Gc),
        });
    });
}
/** Renders the rules of the supply-chain scan, and that of models that nothing attacks; every run has the same ones. */
function renderFileRules() {
    const { owasp } = (0,taxonomy/* classificationOf */.AZ)('supply-chain');
    const rules = src_rules/* RULE_IDS */.Iu.map((rule) => {
        const { title, what, why, actions, cwe } = src_rules/* RULES */.y0[rule];
        return renderRule({
            ...{ rule, title, what, actions, cwe, group: 'supply-chain' },
            ...{ level: 'error', precision: 'high', security: FILE_SECURITY.high },
            entries: [...(0,taxonomy/* techniquesOf */.r6)(rule), owasp],
            sections: [
                ['What was found', what],
                ['Why it matters', why],
            ],
        });
    });
    return [...rules, ownRule(UNATTACKED)];
}
/** Renders the rule of analyses that could judge nothing. */
function renderNotTestedRule() {
    return ownRule(NOT_TESTED);
}
/** A rule that is about a run, and so in no public taxonomy. */
function ownRule(rule) {
    return renderRule({
        ...rule,
        ...{ precision: 'high', security: '4.0', sections: [['What was found', rule.what]] },
    });
}
const NOT_TESTED = {
    rule: 'not-tested',
    level: 'error',
    title: 'An analysis could not be tested',
    what: 'What the analysis was given allows no verdict, for example too few inputs, or labels that the model does not match. ' +
        'So nothing is known: the model has not passed.',
    actions: [
        'Give what the message asks for, and run again.',
        'If the analysis makes no sense for this model, remove it from the config file.',
        'If it cannot be tested yet, accept that until a day, with `not-tested: true` under `accept` of the config file.',
    ],
};
const UNATTACKED = {
    rule: 'unattacked-model',
    level: 'warning',
    title: 'A model that nothing attacks',
    what: 'The repository has a model that an analysis could take, and no analysis takes it. Its file was scanned, but how it ' +
        'withstands attacks is unknown.',
    actions: [
        'Add the model to the config file; the log and the summary of the run have the lines to paste.',
        'If the file is another form of a model that is attacked, name it in `covers` of that model.',
        'If it need not be attacked, accept it in `accept` of the config file, with a reason.',
    ],
};

;// CONCATENATED MODULE: ./src/report/sarif/sarif-results.ts








const MAX_NAME_LENGTH = 100;
const MAX_JOB_ID_LENGTH = 300;
const MAX_WHY_LENGTH = 600;
const MAX_MESSAGE_LENGTH = 1000;
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
    const { spec, score, threshold, jobId, policy } = result;
    const { model, attack, task } = spec;
    return renderResult({
        ...{ rule: attack, ruleIndex: ruleIndex(attack), level: decideLevel(result) },
        text: renderMessage(result),
        location: analysisLocation(result, fallbackFile),
        ...{ fingerprint: (0,facts_fingerprint/* analysisFingerprint */.Hv)(spec), policy, hasBaseline },
        properties: {
            model: inertText(model, MAX_NAME_LENGTH),
            attack,
            task,
            ...(score === undefined ? {} : { score: roundedNumber(score, threshold) }),
            ...(threshold === undefined ? {} : { threshold: jsonNumber(threshold) }),
            ...basisProperties(result),
            ...(jobId === undefined ? {} : { jobId: inertText(jobId, MAX_JOB_ID_LENGTH) }),
        },
    });
}
/** The place of an analysis in the config file, and its name. */
function analysisLocation({ spec }, fallbackFile) {
    const fullyQualifiedName = inertText(spec.name, MAX_NAME_LENGTH * 2);
    return {
        ...locationOf(spec.place, fallbackFile),
        logicalLocations: [{ fullyQualifiedName, kind: 'resource' }],
    };
}
/** Renders the analyses that could judge nothing, up to the number that code scanning keeps. */
function notTestedResults(analyses, fallbackFile) {
    return analyses
        .filter(({ state }) => state === 'not-tested')
        .slice(0, MAX_RESULTS)
        .map((analysis) => notTestedResult(analysis, fallbackFile));
}
function notTestedResult(analysis, fallbackFile) {
    const { spec, message = '', policy } = analysis;
    const { model, attack, task } = spec;
    const why = inertSentence(message, MAX_MESSAGE_LENGTH);
    return renderResult({
        ...{ rule: 'not-tested', ruleIndex: 0, level: 'error' },
        text: `${shownName(analysis)} could not be tested. ${why}`,
        location: analysisLocation(analysis, fallbackFile),
        ...{ fingerprint: (0,facts_fingerprint/* createFingerprint */.vU)([(0,facts_fingerprint/* fullRuleId */.dV)('not-tested'), model, attack]), policy },
        properties: { model: inertText(model, MAX_NAME_LENGTH * 2), attack, task },
    });
}
/** The name of an analysis, or its attack if nothing of the name can be shown. */
function shownName({ spec: { name, attack } }) {
    const shown = inertText(name, MAX_NAME_LENGTH * 2);
    return shown === '' ? attack : shown;
}
/** What the score says of the truth, for programs. */
function basisProperties(result) {
    if (result.state !== 'passed' && result.state !== 'vulnerable')
        return {};
    const { bound, access, notTested = [], interval } = result;
    return {
        ...(interval && { interval: { low: roundedNumber(interval.low), high: roundedNumber(interval.high) } }),
        ...(0,present/* present */.E)({ bound, access }),
        ...(notTested.length > 0 && {
            notTested: notTested.map((part) => inertText(part, MAX_NAME_LENGTH)),
        }),
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
    const { spec, dashboardUrl, jobId } = result;
    const name = inertText(spec.model, MAX_NAME_LENGTH);
    // Brackets would be a link to code scanning.
    const numbers = (0,finding_words/* explainedScore */.fl)(result).replaceAll(' (', ', ').replaceAll(')', '');
    const first = `The ${spec.attack} analysis found the model${name === '' ? '' : ` "${name}"`} vulnerable`;
    const link = messageLink(jobId === undefined ? 'Page of the run' : 'Dashboard of the job', dashboardUrl);
    return (0,join_texts/* joinTexts */.B)([
        `${numbers === '' ? first : `${first}: ${numbers}`}.`,
        ...[
            (0,finding_words/* notTestedSentence */.co)(result),
            (0,finding_words/* meaningOf */.Pr)(result) ?? '',
            ...(0,finding_words/* checkSentences */.Xw)(result),
            (0,decide_findings/* formatDecision */.WS)(result),
        ].map((text) => inertSentence(text, MAX_WHY_LENGTH)),
        link === undefined ? '' : `${link}.`,
    ]);
}
/** Four decimals, or all of them if rounding hides on which side of the limit a score is. */
function roundedNumber(value, limit = NaN) {
    const rounded = Number(value.toFixed(4));
    return jsonNumber(Math.sign(rounded - limit) === Math.sign(value - limit) || Number.isNaN(limit) ? rounded : value);
}
/** JSON has no infinite numbers. */
function jsonNumber(value) {
    return Number.isFinite(value) ? value : String(value);
}
/** Renders the flag of an earlier scan's record. It belongs to no line, so it is placed on the scan's config file. */
function recordResult({ lineage, repoType, target }, file) {
    const rule = 'supply-chain';
    const flag = lineage?.record?.supplychain_vuldetected;
    const commit = inertText(lineage?.record?.commitid ?? '', 64);
    const words = 'The record of an earlier scan says that a supply-chain vulnerability was detected.';
    return renderResult({
        ...{ rule, ruleIndex: ruleIndex(rule), level: severityOf(rule).level },
        text: commit === '' ? words : `${words} It belongs to commit ${commit}.`,
        location: lineLocation(file, file),
        fingerprint: (0,facts_fingerprint/* createFingerprint */.vU)([(0,facts_fingerprint/* fullRuleId */.dV)(rule), repoType ?? '', target?.repoUrl ?? '']),
        properties: flag === undefined ? {} : { supplychain_vuldetected: jsonNumber(flag) },
    });
}

;// CONCATENATED MODULE: ./src/report/sarif/invocation.ts









/** The job summary shows more. */
const MAX_NOTIFICATIONS = 100;
const MAX_TEXT_LENGTH = 1000;
/**
 * Describes whether all analyses have a verdict, with a notification for each one that does not. Code scanning ignores the
 * results of an unsuccessful run and leaves its alerts unchanged (as the uploader's maintainers say).
 */
function analysisInvocation(analyses, fallbackFile) {
    const undecided = analyses.filter((analysis) => !(0,judged/* isDecided */.d$)(analysis));
    const vulnerable = analyses.filter(({ state }) => state === 'vulnerable').length;
    const partly = analyses.filter((analysis) => (0,finding_words/* notTestedSentence */.co)(analysis) !== '');
    const doubtful = analyses.filter((analysis) => (0,finding_words/* checkSentences */.Xw)(analysis).length > 0);
    const shown = (found, level, textOf) => found
        .slice(0, MAX_NOTIFICATIONS)
        .map((analysis) => notificationOn(analysis, level, textOf(analysis), fallbackFile));
    const notifications = [
        ...shown(undecided, 'error', ({ state, message = '' }) => ` reached no verdict: ${states/* STATE_LABELS */.In[state].words}. ${inert(message)}`),
        ...countNotification('error', undecided.length - MAX_NOTIFICATIONS, 'more reached no verdict'),
        // A verdict that is about a part of its analysis, and what a person should check before they believe one.
        ...shown(partly, 'note', (analysis) => ` was tested in part. ${inert((0,finding_words/* notTestedSentence */.co)(analysis))}`),
        ...shown(doubtful, 'warning', (analysis) => `: ${inert((0,finding_words/* checkSentences */.Xw)(analysis).join(' '))}`),
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
/** @param text follows the name of the analysis; made safe */
function notificationOn(analysis, level, text, fallbackFile) {
    const { attack, place } = analysis.spec;
    return {
        level,
        message: { text: `${shownName(analysis)}${text}`.trim() },
        locations: [locationOf(place, fallbackFile)],
        associatedRule: { id: (0,facts_fingerprint/* fullRuleId */.dV)(attack), index: ruleIndex(attack) },
    };
}
function inert(text) {
    return inertSentence(text, MAX_TEXT_LENGTH);
}
function countNotification(level, count, what) {
    if (count <= 0)
        return [];
    const text = `${(0,number_words/* grouped */.zD)(count)} analyses ${what}: see the job summary.`;
    return [{ level, message: { text } }];
}

// EXTERNAL MODULE: ./src/facts/file-scan.ts
var file_scan = __webpack_require__(5467);
// EXTERNAL MODULE: ./src/report/file-words.ts
var file_words = __webpack_require__(4286);
;// CONCATENATED MODULE: ./src/report/sarif/file-results.ts










const file_results_MAX_NAME_LENGTH = 300;
const file_results_MAX_TEXT_LENGTH = 600;
/** Renders the findings in files, the most important first, up to the number that code scanning keeps. */
function supplyChainResults(findings, fallbackFile, hasBaseline = false) {
    return findings.slice(0, MAX_RESULTS).map((finding) => fileResult(finding, fallbackFile, hasBaseline));
}
function fileResult(finding, fallbackFile, hasBaseline) {
    const { rule, severity, subject, others, standing, sha256, policy } = finding;
    const closes = severity === 'critical' || severity === 'high' || standing === 'undecided' || standing === 'flagged';
    return renderResult({
        ...{ rule, ruleIndex: src_rules/* RULE_IDS */.Iu.indexOf(rule), level: closes ? 'error' : 'warning' },
        text: file_results_renderMessage(finding),
        location: locationOfFinding(finding, fallbackFile),
        ...{ fingerprint: (0,facts_fingerprint/* fileFingerprint */.hC)(finding), policy, hasBaseline },
        properties: {
            severity,
            'security-severity': FILE_SECURITY[severity],
            standing,
            ...(subject !== '' && { subject: inertText(subject, file_results_MAX_NAME_LENGTH) }),
            ...(others !== undefined && { subjects: namesOf(finding) }),
            ...(0,present/* present */.E)({ sha256 }),
        },
    });
}
/** Every name of a finding that has several. */
function namesOf(finding) {
    return [...new Set((0,file_scan/* partsOf */.CI)(finding).map(({ subject }) => inertText(subject, file_results_MAX_NAME_LENGTH)))];
}
function file_results_renderMessage(finding) {
    const found = inertText((0,file_words/* formatSubject */.QK)(finding), file_results_MAX_TEXT_LENGTH);
    const title = (0,safe_markup/* withoutBackticks */.sG)(src_rules/* RULES */.y0[finding.rule].title);
    return (0,join_texts/* joinTexts */.B)([
        found === '' ? `${title}.` : `${title}: ${found}.`,
        inertSentence((0,file_words/* formatEffect */.Ti)(finding), file_results_MAX_TEXT_LENGTH),
        inertSentence((0,file_words/* formatStanding */.Oj)(finding), file_results_MAX_TEXT_LENGTH),
    ]);
}
/** A place in a binary file is a byte offset (SARIF 2.1.0, 3.30.10); one in an archive is that of its member. */
function locationOfFinding({ path, members, offset, line }, fallbackFile) {
    const { physicalLocation } = lineLocation(path, fallbackFile, line ?? 1);
    const isByte = line === undefined && offset !== undefined && members.length === 0;
    const bytes = isByte ? { byteOffset: offset, byteLength: 1 } : {};
    const place = [path, ...members, ...(offset === undefined ? [] : [`byte ${String(offset)}`])].join(' / ');
    const member = {
        name: inertText(members.at(-1) ?? '', file_results_MAX_NAME_LENGTH),
        fullyQualifiedName: inertText(place, file_results_MAX_NAME_LENGTH),
        kind: 'member',
    };
    return {
        physicalLocation: { ...physicalLocation, region: { ...physicalLocation.region, ...bytes } },
        ...(members.length > 0 && { logicalLocations: [member] }),
    };
}
/** Renders the models that no analysis takes: warnings, or errors if the config file requires attacks. */
function unattackedResults(scan, fallbackFile) {
    const { unattacked = [], requiresAttacked } = scan ?? {};
    const rule = 'unattacked-model';
    return unattacked.map(({ path }) => renderResult({
        ...{ rule, ruleIndex: src_rules/* RULE_IDS */.Iu.length, level: requiresAttacked === true ? 'error' : 'warning' },
        text: `${inertText(path, 200)} was not attacked. The log and the job summary say what to do.`,
        location: lineLocation(path, fallbackFile),
        fingerprint: (0,facts_fingerprint/* createFingerprint */.vU)([(0,facts_fingerprint/* fullRuleId */.dV)(rule), path]),
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
    const run = (id, invocation, results, rules = renderRules((0,venue/* venueOf */.p8)(outcome))) => ({
        tool: { driver: driver(options, rules) },
        automationDetails: { id },
        invocations: [invocation],
        columnKind: 'utf16CodeUnits',
        taxonomies: renderTaxonomies(),
        ...provenance(outcome.target),
        results,
    });
    const hasBaseline = outcome.policy?.hasBaseline === true;
    const whole = { executionSuccessful: true };
    const recorded = record?.vulnerable === true ? [recordResult(outcome, options.configFile ?? fallbackFile)] : [];
    const runs = [
        analyses &&
            run(category, analysisInvocation(analyses, fallbackFile), analysisResults(analyses, fallbackFile, hasBaseline)),
        tested &&
            run(`${category}not-tested/`, testedInvocation(tested), notTestedResults(tested, fallbackFile), [
                renderNotTestedRule(),
            ]),
        record && run(`${category}record/`, whole, recorded),
        supplyChain &&
            run(`${category}supply-chain/`, whole, [
                ...supplyChainResults(supplyChain, fallbackFile, hasBaseline),
                ...unattackedResults(outcome.supplyChain, fallbackFile),
            ].slice(0, MAX_RESULTS), renderFileRules()),
    ].filter((one) => one !== undefined);
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
        // The page of a rule is at the home of the action; without a home, a page of a public taxonomy stays.
        rules: home === undefined ? rules : rules.map((rule) => ({ ...rule, helpUri: rulePage(home, rule.id) })),
    };
}
function rulePage(home, id) {
    return `${home}/blob/HEAD/docs/rules.md#${id.replace(/^.*\//u, '')}`;
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
                ...(commit !== undefined && { revisionId: (0,sanitize/* plainLine */.h0)(commit, 64) }),
                ...(branch !== undefined && { branch: (0,sanitize/* plainLine */.h0)(branch, 255) }),
            },
        ],
    };
}


/***/ }),

/***/ 6712:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ standardOf)
/* harmony export */ });
/** The lists that auditors ask about. The names are the lists' own; those of AISVS and of the AI Act are shortened here. */
const LISTS = [
    {
        list: 'OWASP AISVS 1.0',
        url: 'https://github.com/OWASP/AISVS/tree/main/1.0/en',
        entries: {
            'v1.0-C1.3.1': 'Poisoning detection in training data',
            'v1.0-C3.2.2': 'Quantized models are evaluated again',
            'v1.0-C6.1.1': 'Models are scanned for malicious code',
            'v1.0-C6.1.3': 'Third-party models can be integrity-verified',
            'v1.0-C6.1.4': 'Behavioral acceptance tests before promotion',
            'v1.0-C6.2.1': 'A machine-readable AI BOM of each model',
            'v1.0-C11.1.3': 'Evaluation against known adversarial attacks',
            'v1.0-C11.2.5': 'Membership-inference attack simulations',
            'v1.0-C11.3.2': 'Responses are calibrated to the extraction risk',
            'v1.0-C12.3.1': 'Data drift detection',
        },
    },
    {
        list: 'OWASP AI Testing Guide',
        url: 'https://owasp.org/www-project-ai-testing-guide/',
        entries: {
            'AITG-APP-09': 'Testing for Model Extraction',
            'AITG-INF-01': 'Testing for Supply Chain Tampering',
            'AITG-MOD-01': 'Testing for Evasion Attacks',
            'AITG-MOD-03': 'Testing for Poisoned Training Sets',
            'AITG-MOD-04': 'Testing for Membership Inference',
            'AITG-MOD-06': 'Testing for Robustness to New Data',
        },
    },
    {
        list: 'MITRE ATLAS',
        url: 'https://atlas.mitre.org/',
        entries: {
            'AML.M0008': 'Validate AI Model',
            'AML.M0014': 'Verify AI Artifacts',
            'AML.M0016': 'Vulnerability Scanning',
            'AML.M0023': 'AI Bill of Materials',
            'AML.T0018.000': 'Manipulate AI Model: Poison AI Model',
        },
    },
    {
        list: 'NIST AI 100-2',
        url: 'https://csrc.nist.gov/pubs/ai/100/2/e2025/final',
        entries: {
            'NISTAML.013': 'Data Poisoning',
            'NISTAML.022': 'Evasion',
            'NISTAML.023': 'Backdoor Poisoning',
            'NISTAML.025': 'Black-box Evasion',
            'NISTAML.031': 'Model Extraction',
            'NISTAML.033': 'Membership Inference',
        },
    },
    {
        list: 'EU AI Act',
        url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
        entries: {
            'Article 15(1)': 'Consistent accuracy, robustness and cybersecurity',
            'Article 15(5)': 'Resilience against attacks',
        },
    },
];
const STANDARDS = new Map(LISTS.flatMap(({ list, url, entries }) => Object.entries(entries).map(([id, name]) => [id, { list, id, name, url }])));
/**
 * Finds an entry by its id.
 * @throws Error if no list has it
 */
function standardOf(id) {
    const found = STANDARDS.get(id);
    if (found === undefined)
        throw new Error(`No list has ${id}.`);
    return found;
}


/***/ })

};
