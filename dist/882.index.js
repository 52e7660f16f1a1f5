export const id = 882;
export const ids = [882];
export const modules = {

/***/ 2839:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ describeWriteError),
/* harmony export */   Wn: () => (/* binding */ makeOutputFolder),
/* harmony export */   fR: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6153);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7099);






/**
 * Makes a folder into which the action writes. One that lies in the workspace by its name must do so in truth: a
 * repository can hold links, and what is written must not be led out by them, nor into a .git folder, which holds
 * programs that git runs. Any other place is the workflow's choice.
 * @param workspace absolute
 * @param folder absolute
 * @throws Error that says so where it leads out of the workspace or into a .git folder; errors of the system
 */
async function makeOutputFolder(workspace, folder) {
    if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(workspace, folder)) {
        const named = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(workspace, folder);
        const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(workspace);
        const real = await realPlaceOf(folder);
        if (!(0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(root, real)) {
            throw new Error(`"${named}" leads out of the workspace by a link: remove the link, or choose another folder`);
        }
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInGitFolder */ .e9)(root, real)) {
            throw new Error(`"${named}" is in a .git folder, where nothing is written: choose another folder`);
        }
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
}
/**
 * Puts a text where a file or nothing stands. It is written beside it and then takes its place: what stands there is
 * never opened, since opening a pipe waits for its other end, and a link is not written through.
 * @param file absolute; its folder is there
 * @throws Error that says so where a device, socket or pipe stands there; errors of the system
 */
async function replaceFile(file, text) {
    if ((await isSpecial((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file))) || (await isSpecial((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file)))) {
        throw new Error('a device, socket or pipe stands in its place; choose another path');
    }
    const part = node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.part`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(part, text, { flag: 'wx' });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(part, file);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(part, { force: true });
    }
}
async function isSpecial(looking) {
    const stats = await looking.catch(() => undefined);
    return stats !== undefined && !stats.isFile() && !stats.isDirectory() && !stats.isSymbolicLink();
}
const WRITE_ERRORS = {
    EISDIR: 'a folder stands in its place; choose another path',
    ERR_FS_EISDIR: 'a folder stands in its place; choose another path',
    EEXIST: 'a part of its path is a file, not a folder; choose another path',
    ENOTDIR: 'a part of its path is a file, not a folder; choose another path',
    ENOENT: 'its folder cannot be made; choose another path',
    EACCES: 'who runs this step may not write there; choose another path',
    EPERM: 'who runs this step may not write there; choose another path',
    EROFS: 'nothing can be written there; choose another path',
    ENAMETOOLONG: 'its path is too long; choose a shorter one',
    ENOSPC: 'the disk is full; free space in a step before',
    EDQUOT: 'the disk is full; free space in a step before',
    EFBIG: 'it is larger than a file may be there; choose another path',
};
/**
 * Why an output could not be written, and what to do, without a full stop.
 * @param error of {@link makeOutputFolder}, or of the system
 */
function describeWriteError(error) {
    const code = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textAt */ .$)(error, 'code');
    if (code === undefined)
        return (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(error);
    return `${WRITE_ERRORS[code] ?? 'the system refused to'} (${code})`;
}
/** Where a folder is, or would be made, links resolved. */
async function realPlaceOf(folder) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder);
    }
    catch (error) {
        const parent = node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(folder);
        if (parent === folder)
            throw error;
        return node_path__WEBPACK_IMPORTED_MODULE_2__.join(await realPlaceOf(parent), node_path__WEBPACK_IMPORTED_MODULE_2__.basename(folder));
    }
}


/***/ }),

/***/ 2882:
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


const MAX_LENGTH = 200;
/**
 * What alerts belong together: code scanning closes those of a category that an upload of this category does not name,
 * and takes one upload of a category from a job. Runs with another config file, or restricted to other analyses
 * (`only`), have categories of their own and leave each other's alerts alone.
 * @param configFile relative to the workspace; absent for an analysis that is given by inputs
 * @param only names of models or analyses, in any order; empty for all
 * @returns `model-security-scan/…/`; its end is what code scanning tells a category by
 */
function sarifCategory(configFile, only) {
    const parts = [configFile ?? 'inputs', ...[...new Set(only)].sort()];
    return `model-security-scan/${shortened(parts.join('+'))}/`;
}
function shortened(text) {
    const plain = (0,sanitize/* plainLine */.h0)(text, MAX_LENGTH);
    if (plain === text)
        return text;
    return `${plain}~${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 16)}`;
}

// EXTERNAL MODULE: ./src/core/outcome.ts
var outcome = __webpack_require__(9411);
;// CONCATENATED MODULE: ./src/report/sarif/judged.ts

/**
 * Code scanning closes every alert of a category that an upload does not name. So a run of SARIF exists only for what
 * was judged: the analyses where all of them have a verdict or one is vulnerable, and the record where it speaks for
 * this commit and can be read. A run that judged nothing has no runs of SARIF.
 */
function judgedBy(outcome) {
    const vulnerable = outcome.lineage === undefined ? undefined : recordVerdict(outcome.lineage);
    return {
        ...(analysesAreJudged(outcome) ? { analyses: outcome.results } : {}),
        ...(vulnerable === undefined ? {} : { record: { vulnerable } }),
    };
}
/**
 * Whether a SARIF file is to be written: only where the run has judged something (see `judgedBy`). An upload of an empty
 * file by a run that could not decide would close alerts as fixed.
 */
function sarifIsDue(outcome) {
    const { analyses, record } = judgedBy(outcome);
    return analyses !== undefined || record !== undefined;
}
/** Whether an analysis has a verdict; one that passed with a reason why it may not has none. */
function isDecided({ state, reason }) {
    return state === 'vulnerable' || (state === 'passed' && reason === undefined);
}
function analysesAreJudged({ mode, status, results }) {
    // Other modes judge none of the analyses, or only those of them that were left over.
    if (mode !== 'scan' || status === 'already-scanned' || results.length === 0)
        return false;
    return results.every(isDecided) || results.some(({ state }) => state === 'vulnerable');
}
/** Undefined without a record, with one of another commit that was not accepted, and with one that does not say. */
function recordVerdict(lineage) {
    return (0,outcome/* recordCounts */.uk)(lineage) && lineage.vulnerable !== 'unknown' ? lineage.vulnerable : undefined;
}

;// CONCATENATED MODULE: ./src/report/sarif/inert-text.ts

// A space for everything else: a backslash would show in viewers that read the text as it is.
const ODD = /[^\p{L}\p{M}\p{N} .,:;'"+=%?/…_-]/gu;
const SENTENCE_END = /[.…?]$/u;
/**
 * Untrusted text for a message of SARIF, which some viewers read as Markdown and all of them for links and
 * placeholders: one line in which nothing is markup, a mention, an address or a placeholder. What could be is a space.
 * @param maxLength in UTF-16 units
 */
function inertText(text, maxLength) {
    const inert = (0,sanitize/* plainLine */.h0)(text, maxLength)
        .replace(ODD, ' ')
        // Underscores within words mean nothing, others mean emphasis.
        .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, ' ')
        // Addresses become links without any markup.
        .replace(/:(?=\/)/gu, ' ')
        .replace(/\bwww\./giu, 'www ');
    return (0,sanitize/* plainLine */.h0)(inert, maxLength);
}
/** Untrusted text as a sentence of its own; empty where nothing of it can be shown. */
function inertSentence(text, maxLength) {
    const inert = inertText(text, maxLength - 1);
    return inert === '' || SENTENCE_END.test(inert) ? inert : `${inert}.`;
}
/**
 * An untrusted address as SARIF wants it: normalized, and with nothing that RFC 3986 does not allow, of which the web's
 * own rules allow some.
 * @returns undefined where it may not be linked
 */
function linkableUri(url) {
    const href = url === undefined ? undefined : (0,sanitize/* linkableUrl */.s6)(url);
    return href?.replace(/%(?![\da-f]{2})|[^\w\-.~:/?#[\]@!$&'()*+,;=%]/giu, percentEncode);
}
/**
 * A link as messages of SARIF have them.
 * @param label trusted text
 * @param url untrusted
 * @returns undefined where it may not be linked
 */
function messageLink(label, url) {
    // Of what an address may hold these would end the link or be markup.
    const safe = linkableUri(url)?.replace(/['()*~]/gu, percentEncode);
    return safe === undefined ? undefined : `[${label}](${safe})`;
}
/** A character of ASCII, which is all that a normalized address has. */
function percentEncode(char) {
    return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}

// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
// EXTERNAL MODULE: ./src/report/summary/states.ts
var states = __webpack_require__(4167);
;// CONCATENATED MODULE: ./src/report/sarif/location.ts
/** Where a result is placed that has no place in a file. */
const FALLBACK_FILE = '.github/model-security.yml';
/**
 * The one location that code scanning wants of each result.
 * @param fallbackFile for what has no place in a file; relative to the workspace
 */
function locationOf(place, fallbackFile) {
    if (place?.kind !== 'file')
        return lineLocation(fallbackFile, fallbackFile);
    const { file, line, column, endColumn } = place;
    return lineLocation(file, fallbackFile, line, column, endColumn);
}
/**
 * A place on one line.
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
/** Percent-encoded and without anything that leads out of the repository; undefined where nothing is left. */
function relativeUri(file) {
    const uri = file
        .toWellFormed()
        .split('/')
        .filter((part) => part !== '' && part !== '.' && part !== '..')
        .map(encodeURIComponent)
        .join('/');
    return uri === '' ? undefined : uri;
}

// EXTERNAL MODULE: ./src/text/score-words.ts
var score_words = __webpack_require__(3185);
;// CONCATENATED MODULE: ./src/report/sarif/fingerprints.ts

/**
 * What makes a finding the same one in the next run: whose finding it is, never where it stands or what it scores.
 * @param identity what tells the finding from all others of the repository
 */
function fingerprintsOf(...identity) {
    const digest = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(identity)).digest('hex');
    return {
        fingerprints: { 'modelSecurityFinding/v1': digest },
        // Code scanning reads this one alone. The uploader computes one from the line's text where it is missing, which would
        // make another alert of every change of the line. The second part counts equal lines.
        partialFingerprints: { primaryLocationLineHash: `${digest.slice(0, 16)}:1` },
    };
}

// EXTERNAL MODULE: ./src/core/attack-table.ts
var attack_table = __webpack_require__(3942);
;// CONCATENATED MODULE: ./src/report/taxonomy.ts

/** What can be found: a model that an attack got the better of, or a record's supply-chain flag. */
const FINDINGS = [...attack_table/* ATTACKS */.O5, 'supply-chain'];
const ATLAS = {
    name: 'MITRE ATLAS',
    organization: 'MITRE',
    url: 'https://atlas.mitre.org/',
};
const OWASP = {
    name: 'OWASP Machine Learning Security Top 10',
    organization: 'OWASP Foundation',
    version: '2023',
    url: 'https://owasp.org/www-project-machine-learning-security-top-10/',
};
/** Where each finding stands in the public taxonomies (what was observed publicly, "Taxonomies to cite for each attack kind"). */
const CLASSIFICATIONS = {
    extraction: {
        atlas: technique('AML.T0024.002', 'Extract AI Model'),
        owasp: risk('ML05', 'Model Theft'),
    },
    evasion: {
        atlas: technique('AML.T0015', 'Evade AI Model'),
        owasp: risk('ML01', 'Input Manipulation Attack'),
    },
    poisoning: {
        atlas: technique('AML.T0020', 'Poison Training Data'),
        owasp: risk('ML02', 'Data Poisoning Attack'),
    },
    drift: {
        owasp: { ...risk('ML08', 'Model Skewing'), nearest: true },
    },
    outlier: {
        atlas: { ...technique('AML.T0043', 'Craft Adversarial Data'), nearest: true },
        owasp: { ...risk('ML01', 'Input Manipulation Attack'), nearest: true },
    },
    'supply-chain': {
        atlas: technique('AML.T0010', 'AI Supply Chain Compromise'),
        owasp: risk('ML06', 'AI Supply Chain Attacks'),
    },
};
/** The entries of a finding, for people: the technique first. */
function entriesOf(finding) {
    const { atlas, owasp } = CLASSIFICATIONS[finding];
    return atlas === undefined ? [owasp] : [atlas, owasp];
}
/** The taxonomy that an entry is of. */
function sourceOf(entry) {
    return entry.url.startsWith(ATLAS.url) ? ATLAS : OWASP;
}
function technique(id, name) {
    return { id, name, url: `${ATLAS.url}techniques/${id}` };
}
function risk(id, name) {
    return { id, name, url: `${OWASP.url}docs/${id}_${OWASP.version}-${name.replaceAll(' ', '_')}.html` };
}

;// CONCATENATED MODULE: ./src/report/sarif/rule-texts.ts
/** What a score is made of is not part of the interface: nothing is promised about it here. */
const SCORE = 'The score is the measure of the service for this analysis, and the report of the job has more about it. A score above ' +
    'the threshold is vulnerable; at the threshold or under it is not. The threshold is vulnerability_threshold of the ' +
    'config file or the input vulnerability-threshold, and 0 without either.';
const REPORT = 'Read the vulnerability report of the job, by the dashboard or by the input report-directory.';
const RULE_TEXTS = {
    extraction: {
        title: 'The model can be stolen through its predictions',
        summary: 'An attack that only asks the model questions built a copy of it that answers alike. Whoever can query the ' +
            'model can take it away, and prepare other attacks on the copy at leisure.',
        attack: 'The attacker sends many chosen inputs, keeps the answers, and trains a model of their own on the pairs. Neither ' +
            'the weights nor the training data are needed.',
        score: SCORE,
        actions: [
            'Return the class alone, or rounded or few top scores, instead of all probabilities: each digit helps the copy.',
            'Limit and bill queries by identity, and raise an alarm on many queries, on queries spread evenly over the input ' +
                'space, and on inputs unlike those of production.',
            'Put the defence that the service generates with the job, where there is one, in front of the model.',
            'Watermark the model, so that a copy can be recognized.',
            'Run the analysis again with the same number_of_attack_queries: a lower number only hides the finding.',
        ],
    },
    evasion: {
        title: 'The model can be deceived by manipulated inputs',
        summary: 'Inputs that were changed slightly on purpose made the model answer wrongly. Whoever chooses the inputs can choose ' +
            'the answers.',
        attack: 'The attacker searches for small changes, such as noise that no person notices or values that still are ' +
            'plausible, that move an input over the border between two classes.',
        score: SCORE,
        actions: [
            'Train with adversarial examples: add the attack samples of the job, with the right labels, to the training data.',
            'Check inputs before the model: ranges, types and combinations that can be; for images, size and encoding, with ' +
                'smoothing or quantization of the input.',
            'Put the defence that the service generates with the job, where there is one, in front of the model.',
            'Let no single answer of the model decide on something that cannot be undone: ask a second model or a person ' +
                'where the confidence is low.',
            'Measure the accuracy on attack samples in every release, beside the usual accuracy.',
        ],
    },
    poisoning: {
        title: 'The model shows traces of poisoned training data',
        summary: 'The model behaves as one whose training data was tampered with. It may hold a backdoor that answers as an ' +
            'attacker wants when a certain pattern is in the input.',
        attack: 'The attacker brings chosen or wrongly labelled samples into the training data, by a public source, by feedback ' +
            'that is learned from, or by write access to the store.',
        score: SCORE,
        actions: [
            'Do not deploy this model. Go back to the last one that passed.',
            'Find where the data came from since then: compare checksums and versions, and look at samples that are ' +
                'duplicated, wrongly labelled, or hold the same small pattern.',
            'Leave out suspicious samples, train again from a clean base model, and run the analysis again.',
            'Restrict and log who can write training data and labels; sign data sets and check them before each training.',
            'Learn from user feedback only after a check, and limit the share of each source.',
        ],
    },
    drift: {
        title: 'The data has moved away from what the model was trained on',
        summary: 'The data differs from the reference data in its distribution. The accuracy that was measured once no longer ' +
            'holds, and a slow change may be steered by somebody. This is a finding about data first.',
        attack: 'Mostly nobody attacks: the world, a sensor or a preparation step changed. Where users supply data that the model ' +
            'learns from, somebody can shift it on purpose, little by little.',
        score: SCORE,
        actions: [
            'Find the cause first: compare the features one by one, and look at changes of sensors, units, encodings and ' +
                'preparation steps.',
            'Measure the accuracy on new, labelled data. If it has fallen, train again on data that includes the change.',
            'If the change is meant, renew reference_data and reference_label in the config file.',
            'Watch the distribution of inputs and answers in production, with an alarm.',
            'Where users supply the data, limit the share of each and check it before it is learned from.',
        ],
    },
    outlier: {
        title: 'The data holds samples that do not belong to it',
        summary: 'Samples lie far from all others. They may be errors, rare cases, or data that somebody crafted; the model is ' +
            'not reliable on them.',
        attack: 'Inputs far from the training data are where a model is sure without reason. Crafted samples are often among ' +
            'them, on the way in at production as well as in training data.',
        score: SCORE,
        actions: [
            'Look for the samples that lie far from all others, and tell errors, rare cases and crafted samples apart.',
            'Mend or leave out errors; collect more of the rare cases that matter, and train again.',
            'Trace crafted samples to their source, and close it.',
            'Reject inputs far from the training data in production, or send them to a person, instead of answering.',
        ],
    },
    'supply-chain': {
        title: 'The repository is flagged for a supply-chain vulnerability',
        summary: 'The service scanned this repository before, and its record says that a supply-chain vulnerability was detected. ' +
            'Such a vulnerability may be in a model file, a notebook or a dependency.',
        attack: 'The attacker places code or a tampered model where it is fetched and trusted: in a serialized model that runs ' +
            'code when it is loaded, in a package, or in a base model.',
        score: 'The flag is supplychain_vuldetected of the record of the scan: a number above 0 means detected. It does not ' +
            'say what was detected.',
        actions: [
            'Look at that scan on the dashboard of the service, and load none of the files that it names.',
            'Replace pickled models by a format that cannot run code, such as safetensors or ONNX.',
            'Pin dependencies and base models to a version and a checksum, and update those with known vulnerabilities.',
            'Fetch models from sources you trust, and check a signature before they are loaded.',
            'Have the repository scanned again after it was mended: the flag stays until there is a newer record.',
        ],
    },
};
/** What to do is never complete without the report. */
function actionsOf(text, finding) {
    return finding === 'supply-chain' ? text.actions : [REPORT, ...text.actions];
}

;// CONCATENATED MODULE: ./src/report/sarif/taxonomies.ts

const ATLAS_ENTRIES = distinct(FINDINGS.map((finding) => CLASSIFICATIONS[finding].atlas));
const OWASP_ENTRIES = distinct(FINDINGS.map((finding) => CLASSIFICATIONS[finding].owasp));
/** The parts of public taxonomies that the rules refer to, in SARIF's own way. */
function renderTaxonomies() {
    return [
        { ...component(ATLAS), taxa: ATLAS_ENTRIES.map(taxon) },
        { ...component(OWASP), version: OWASP.version, taxa: OWASP_ENTRIES.map(taxon) },
    ];
}
/** Points from a rule to an entry of a taxonomy in the same run. */
function taxonReference(entry) {
    const source = sourceOf(entry);
    const [index, entries] = source === ATLAS ? [0, ATLAS_ENTRIES] : [1, OWASP_ENTRIES];
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



const SEVERITIES = {
    extraction: {
        security: '7.5',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
        level: 'error',
        precision: 'high',
    },
    evasion: {
        security: '7.5',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:H/A:N',
        level: 'error',
        precision: 'high',
    },
    poisoning: {
        security: '8.1',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:N/I:H/A:H',
        level: 'error',
        precision: 'high',
    },
    drift: {
        security: '3.7',
        cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:N/I:L/A:N',
        level: 'warning',
        precision: 'medium',
    },
    outlier: {
        security: '5.3',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:L/A:N',
        level: 'warning',
        precision: 'medium',
    },
    'supply-chain': {
        security: '8.8',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:U/C:H/I:H/A:H',
        level: 'error',
        precision: 'high',
    },
};
/** `model-security/extraction`: the same for ever, since code scanning tells alerts apart by it. */
function ruleId(finding) {
    return `model-security/${finding}`;
}
/** The place of a rule in every list of rules. */
function ruleIndex(finding) {
    return FINDINGS.indexOf(finding);
}
/** How grave a finding is where nothing more is known than its kind. */
function defaultLevel(finding) {
    return SEVERITIES[finding].level;
}
/** One rule for each finding, in the order of `FINDINGS`, the same in every run. */
function renderRules() {
    return FINDINGS.map((finding) => {
        const text = RULE_TEXTS[finding];
        const { level, security, precision, cvss } = SEVERITIES[finding];
        const defaultConfiguration = { level };
        return {
            id: ruleId(finding),
            name: ruleName(finding),
            shortDescription: { text: text.title },
            fullDescription: { text: text.summary },
            help: { text: helpText(finding), markdown: helpMarkdown(finding) },
            helpUri: (CLASSIFICATIONS[finding].atlas ?? CLASSIFICATIONS[finding].owasp).url,
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
/** `SupplyChain`: SARIF wants a name in pascal case. */
function ruleName(finding) {
    return finding
        .split('-')
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
        .join('');
}
/** Code scanning shows 10 of a rule's tags. */
function tags(finding) {
    const { atlas, owasp } = CLASSIFICATIONS[finding];
    return [
        'security',
        'machine-learning',
        finding,
        ...(atlas === undefined ? [] : [`external/mitre-atlas/${atlas.id.toLowerCase()}`]),
        `external/owasp-ml/${owasp.id.toLowerCase()}`,
    ];
}
function relationships(finding) {
    return entriesOf(finding).map((entry) => ({ target: taxonReference(entry), kinds: ['relevant'] }));
}
function sections(finding) {
    const { attack, score, summary } = RULE_TEXTS[finding];
    return [
        { heading: 'What was found', text: summary },
        { heading: 'How it is done', text: attack },
        { heading: finding === 'supply-chain' ? 'What the flag means' : 'What the score means', text: score },
    ];
}
function helpText(finding) {
    const actions = actionsOf(RULE_TEXTS[finding], finding).map((action) => `- ${action}`);
    const links = entriesOf(finding).map((entry) => `- ${entryLabel(entry)}: ${entry.url}`);
    return [
        RULE_TEXTS[finding].title,
        ...sections(finding).map(({ heading, text }) => `${heading}: ${text}`),
        ['What to do:', ...actions].join('\n'),
        ['More about it:', ...links].join('\n'),
    ].join('\n\n');
}
function helpMarkdown(finding) {
    const actions = actionsOf(RULE_TEXTS[finding], finding).map((action) => `- ${codeNames(action)}`);
    const links = entriesOf(finding).map((entry) => `- [${entryLabel(entry)}](${entry.url})`);
    return [
        `# ${RULE_TEXTS[finding].title}`,
        ...sections(finding).map(({ heading, text }) => `## ${heading}\n\n${codeNames(text)}`),
        `## What to do\n\n${actions.join('\n')}`,
        `## More about it\n\n${links.join('\n')}`,
    ].join('\n\n');
}
/** Names of fields, which alone have underscores, and of inputs as code. */
function codeNames(text) {
    return text.replace(/\b(?:[a-z]+(?:_[a-z]+)+|vulnerability-threshold|report-directory)\b/gu, '`$&`');
}
function entryLabel(entry) {
    return `${sourceOf(entry).name}, ${entry.id} ${entry.name}${entry.nearest === true ? ' (the nearest entry)' : ''}`;
}

;// CONCATENATED MODULE: ./src/report/sarif/results.ts





/** Code scanning keeps as many of a run's results. */
const MAX_RESULTS = 5000;
const NAME_LENGTH = 100;
const JOB_LENGTH = 300;
/** The vulnerable analyses, the most severe first, of which code scanning could keep all. */
function analysisResults(analyses, fallbackFile) {
    return analyses
        .filter(({ state }) => state === 'vulnerable')
        .sort((one, other) => severity(other) - severity(one))
        .slice(0, MAX_RESULTS)
        .map((analysis) => analysisResult(analysis, fallbackFile));
}
/** Rules of level error before the others, then by how far the score is over its threshold. */
function severity(analysis) {
    return (defaultLevel(analysis.spec.attack) === 'error' ? 1 : 0) + excessShare(analysis);
}
/** From 0 to under 1; 1 where it cannot be told. The scale of scores is not known, so that only the order means something. */
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
        ruleId: ruleId(attack),
        ruleIndex: ruleIndex(attack),
        kind: 'fail',
        level: levelOf(result),
        message: { text: messageOf(result) },
        locations: [
            {
                ...locationOf(spec.place, fallbackFile),
                logicalLocations: [{ fullyQualifiedName: inertText(spec.name, NAME_LENGTH * 2), kind: 'resource' }],
            },
        ],
        ...fingerprintsOf(ruleId(attack), model, attack),
        properties: {
            model: inertText(model, NAME_LENGTH),
            attack,
            task,
            ...(score === undefined ? {} : { score: jsonNumber(score) }),
            ...(threshold === undefined ? {} : { threshold: jsonNumber(threshold) }),
            ...(jobId === undefined ? {} : { jobId: inertText(jobId, JOB_LENGTH) }),
        },
    };
}
/**
 * A score that is over its threshold by less than the threshold itself makes a warning of an error. Every score is over
 * a threshold of 0 by more than that, and what is not known is grave.
 */
function levelOf(result) {
    const level = defaultLevel(result.spec.attack);
    const { score, threshold } = result;
    if (level === 'warning' || score === undefined)
        return level;
    return score - threshold < Math.abs(threshold) ? 'warning' : 'error';
}
function messageOf(result) {
    const { spec, dashboardUrl } = result;
    const name = inertText(spec.model, NAME_LENGTH);
    const numbers = (0,score_words/* scoreWords */.g)(result);
    const first = `The ${spec.attack} analysis found the model${name === '' ? '' : ` "${name}"`} vulnerable`;
    const link = messageLink('Dashboard of the job', dashboardUrl);
    return [
        `${numbers === '' ? first : `${first}: ${numbers}`}.`,
        ...(link === undefined ? [] : [`${link}.`]),
    ].join(' ');
}
/** JSON has no infinite numbers. */
function jsonNumber(value) {
    return Number.isFinite(value) ? value : String(value);
}
/** The flag of the record of an earlier scan; it belongs to no line, so the file that configures the scan stands for it. */
function recordResult({ lineage, repoType, target }, file) {
    const flag = lineage?.record?.supplychain_vuldetected;
    const commit = inertText(lineage?.record?.commitid ?? '', 64);
    return {
        ruleId: ruleId('supply-chain'),
        ruleIndex: ruleIndex('supply-chain'),
        kind: 'fail',
        level: defaultLevel('supply-chain'),
        message: {
            text: 'The record of an earlier scan says that a supply-chain vulnerability was detected.' +
                (commit === '' ? '' : ` It is of commit ${commit}.`),
        },
        locations: [lineLocation(file, file)],
        ...fingerprintsOf(ruleId('supply-chain'), repoType ?? '', target?.repoUrl ?? ''),
        properties: flag === undefined ? {} : { supplychain_vuldetected: jsonNumber(flag) },
    };
}

;// CONCATENATED MODULE: ./src/report/sarif/invocation.ts







/** Readers look at the job summary for more. */
const MAX_NOTIFICATIONS = 100;
const invocation_NAME_LENGTH = 200;
const TEXT_LENGTH = 1000;
/**
 * Whether the analyses came to their end, and which did not and why. Code scanning takes nothing from a run that did
 * not, and leaves its alerts as they are (observed: what the uploader's maintainers say).
 */
function analysisInvocation(analyses, fallbackFile) {
    const undecided = analyses.filter((analysis) => !isDecided(analysis));
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
    const name = inertText(spec.name, invocation_NAME_LENGTH);
    const why = inertSentence(message ?? '', TEXT_LENGTH);
    const what = `${name === '' ? spec.attack : name} came to no verdict: ${states/* STATE_LABELS */.In[state].words}.`;
    return {
        level: 'error',
        message: { text: why === '' ? what : `${what} ${why}` },
        locations: [locationOf(spec.place, fallbackFile)],
        associatedRule: { id: ruleId(spec.attack), index: ruleIndex(spec.attack) },
    };
}
function countNotification(level, count, what) {
    if (count <= 0)
        return [];
    const text = `${(0,number_words/* grouped */.zD)(count)} analyses ${what}: see the job summary.`;
    return [{ level, message: { text } }];
}

;// CONCATENATED MODULE: ./src/report/sarif.ts








/**
 * The findings of a run as SARIF 2.1.0 for code scanning. Pure.
 *
 * There is a run for the analyses and one for the record of an earlier scan, each with a category of its own and only
 * where it was judged (see `judgedBy`): an alert is closed by what judged it, and by nothing else. Without findings a
 * run has no results. Analyses without a verdict are notifications, and their run is marked as not successful.
 * @returns a log without runs where `sarifIsDue` is false; it is not to be written
 */
function renderSarif(outcome, options) {
    const { category, fallbackFile = options.configFile ?? FALLBACK_FILE } = options;
    const { analyses, record } = judgedBy(outcome);
    const run = (id, invocation, results) => ({
        tool: { driver: driver(options) },
        automationDetails: { id },
        invocations: [invocation],
        columnKind: 'utf16CodeUnits',
        taxonomies: renderTaxonomies(),
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
    return { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs };
}
/** The file's text. */
function serializeSarif(log) {
    return `${JSON.stringify(log, undefined, 2)}\n`;
}
function driver({ version, informationUri }) {
    const home = linkableUri(informationUri);
    return {
        name: 'Model Security Scan',
        ...(version === undefined ? {} : { version }),
        ...(home === undefined ? {} : { informationUri: home }),
        supportedTaxonomies: renderTaxonomies().map(({ name }, index) => ({ name, index })),
        rules: renderRules(),
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

;// CONCATENATED MODULE: ./src/publish/sarif-file.ts





/**
 * Writes the SARIF file, where the run has judged anything: a file without results would close alerts that still hold.
 * @param sarifFile relative to the workspace, or absolute
 * @returns the outcome with the file; where it could not be written, with a notice that says so
 */
async function writeSarif(runner, outcome, settings, sarifFile) {
    if (!sarifIsDue(outcome)) {
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
    const { configFile, only } = settings;
    const actionRepository = runner.variable('GITHUB_ACTION_REPOSITORY');
    // owner/name/.github/workflows/file.yml@refs/heads/main
    const workflow = /^[^/]+\/[^/]+\/([^@]+)@/u.exec(runner.variable('GITHUB_WORKFLOW_REF'))?.[1];
    return {
        category: sarifCategory(configFile, only),
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
