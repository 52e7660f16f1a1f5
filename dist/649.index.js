export const id = 649;
export const ids = [649];
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
 * Creates a folder for the action's output. If its path is in the workspace, links must not lead it out of the workspace
 * or into a .git folder, which holds programs that git runs: the repository could contain such links. A path outside the
 * workspace is the workflow's own choice.
 * @param workspace absolute
 * @param folder absolute
 * @throws Error if the folder is really outside the workspace or in a .git folder; errors of the system
 */
async function makeOutputFolder(workspace, folder) {
    if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(workspace, folder)) {
        const named = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(workspace, folder);
        const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(workspace);
        const real = await resolveRealPath(folder);
        if (!(0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(root, real)) {
            throw new Error(`"${named}" leads out of the workspace through a link: remove the link, or choose another folder`);
        }
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInGitFolder */ .e9)(root, real)) {
            throw new Error(`"${named}" is in a .git folder, where nothing is written: choose another folder`);
        }
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
}
/**
 * Creates or replaces a file. The text is written to a new file beside it, which is then renamed. So an existing link is
 * replaced, not followed, and an existing pipe is never opened, which would wait for its other end.
 * @param file absolute; its folder exists
 * @throws Error if a device, socket or pipe is at the path; errors of the system
 */
async function replaceFile(file, text) {
    if ((await isSpecial((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file))) || (await isSpecial((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file)))) {
        throw new Error('a device, socket or pipe has this path; choose another path');
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
    EISDIR: 'a folder has this path; choose another path',
    ERR_FS_EISDIR: 'a folder has this path; choose another path',
    EEXIST: 'a part of its path is a file, not a folder; choose another path',
    ENOTDIR: 'a part of its path is a file, not a folder; choose another path',
    ENOENT: 'its folder cannot be created; choose another path',
    EACCES: 'the user who runs this step has no permission to write there; choose another path',
    EPERM: 'the user who runs this step has no permission to write there; choose another path',
    EROFS: 'the file system is read-only; choose another path',
    ENAMETOOLONG: 'its path is too long; choose a shorter one',
    ENOSPC: 'the disk is full; free space in an earlier step',
    EDQUOT: 'the disk is full; free space in an earlier step',
    EFBIG: 'it is too large for the file system; choose another path',
};
/**
 * Describes why an output could not be written and what to do about it, without a full stop.
 * @param error thrown by {@link makeOutputFolder}, {@link replaceFile} or the system
 */
function describeWriteError(error) {
    const code = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textAt */ .$)(error, 'code');
    if (code === undefined)
        return (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(error);
    return `${WRITE_ERRORS[code] ?? 'the system refused to write it'} (${code})`;
}
/** Resolves the links in the path of a folder that exists or would be created. */
async function resolveRealPath(folder) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder);
    }
    catch (error) {
        const parent = node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(folder);
        if (parent === folder)
            throw error;
        return node_path__WEBPACK_IMPORTED_MODULE_2__.join(await resolveRealPath(parent), node_path__WEBPACK_IMPORTED_MODULE_2__.basename(folder));
    }
}


/***/ }),

/***/ 7649:
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
/**
 * Returns the category that groups a run's alerts. Code scanning closes the alerts of a category that an upload does not
 * contain, and accepts one upload for each category from a job. Runs with another config file, or limited to other
 * analyses (`only`), have their own categories and do not touch each other's alerts.
 * @param configFile relative to the workspace; absent for an analysis that is given by inputs
 * @param only names of models or analyses, in any order; empty for all
 * @returns `model-security-scan/…/`; the slash at its end tells code scanning where the category ends
 */
function sarifCategory(configFile, only) {
    const parts = [configFile ?? 'inputs', ...[...new Set(only)].sort()];
    return `model-security-scan/${shorten(parts.join('+'))}/`;
}
function shorten(text) {
    const plain = (0,sanitize/* plainLine */.h0)(text, MAX_CATEGORY_LENGTH);
    if (plain === text)
        return text;
    return `${plain}~${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 16)}`;
}

// EXTERNAL MODULE: ./src/decide/lineage.ts + 1 modules
var decide_lineage = __webpack_require__(477);
;// CONCATENATED MODULE: ./src/decide/judged.ts

/**
 * Selects the judged parts of an outcome. Code scanning closes every alert of a category that an upload does not contain,
 * so a SARIF run exists only for a judged part: for the analyses if all of them have a verdict or one is vulnerable, and
 * for the record if it counts and has a verdict.
 */
function judgedBy(outcome) {
    const vulnerable = outcome.lineage === undefined ? undefined : recordVerdict(outcome.lineage);
    return {
        ...(analysesAreJudged(outcome) ? { analyses: outcome.results } : {}),
        ...(vulnerable === undefined ? {} : { record: { vulnerable } }),
    };
}
/**
 * True if a SARIF file must be written, because the run has judged something (see `judgedBy`). Uploading an empty file
 * after a run without a verdict would close alerts as fixed.
 */
function sarifIsDue(outcome) {
    const { analyses, record } = judgedBy(outcome);
    return analyses !== undefined || record !== undefined;
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
    return (0,decide_lineage/* recordCounts */.u)(lineage) && lineage.vulnerable !== 'unknown' ? lineage.vulnerable : undefined;
}

;// CONCATENATED MODULE: ./src/report/sarif/inert-text.ts

// Everything else becomes a space: a backslash escape would be visible in viewers that show plain text.
const ODD = /[^\p{L}\p{M}\p{N} .,:;'"+=%?/…_-]/gu;
const SENTENCE_END = /[.…?]$/u;
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
// EXTERNAL MODULE: ./src/report/summary/states.ts
var states = __webpack_require__(4167);
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

// EXTERNAL MODULE: ./src/text/score-words.ts
var score_words = __webpack_require__(3185);
;// CONCATENATED MODULE: ./src/report/sarif/fingerprints.ts

/**
 * Creates the fingerprints by which code scanning recognizes a finding in the next run. They depend on the model and the
 * attack, not on the line or the score.
 * @param identity distinguishes the finding from all others of the repository
 */
function createFingerprints(...identity) {
    const digest = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(identity)).digest('hex');
    return {
        fingerprints: { 'modelSecurityFinding/v1': digest },
        // Code scanning reads only this one. If it is missing, the uploader computes it from the text of the line, and every
        // change of the line would create a new alert. The part after the colon counts equal lines.
        partialFingerprints: { primaryLocationLineHash: `${digest.slice(0, 16)}:1` },
    };
}

// EXTERNAL MODULE: ./src/core/attack-table.ts
var attack_table = __webpack_require__(3942);
;// CONCATENATED MODULE: ./src/report/taxonomy.ts

/** The kinds of findings: one for each attack that a model is vulnerable to, and a record's supply-chain flag. */
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
/** The entries of each finding in the public taxonomies. */
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
/** The entries of a finding, the technique first. */
function entriesOf(finding) {
    const { atlas, owasp } = CLASSIFICATIONS[finding];
    return atlas === undefined ? [owasp] : [atlas, owasp];
}
/** The taxonomy that an entry belongs to. */
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
/** The service spec does not define how a score is computed, so this text promises nothing about it. */
const SCORE = 'The service computes the score of this analysis; the report of the job explains it. The model is vulnerable if the ' +
    'score is above the threshold, and not if it is at or below it. The threshold is the input vulnerability-threshold or ' +
    'else vulnerability_threshold in the config file, and 0 without either.';
const REPORT = 'Read the vulnerability report of the job on the dashboard, or fetch it with the input report-directory.';
const RULE_TEXTS = {
    extraction: {
        title: 'The model can be stolen through its predictions',
        summary: 'An attack that only queries the model built a copy that gives similar answers. Anyone who can query the model can ' +
            'steal it, and use the copy to prepare other attacks unnoticed.',
        attack: 'The attacker sends many chosen inputs, keeps the answers, and trains another model on these pairs. The attacker ' +
            'needs neither the weights nor the training data.',
        score: SCORE,
        actions: [
            'Return only the class, or a few rounded top scores, instead of all probabilities: every digit helps the attacker.',
            'Limit and bill queries by identity, and raise an alarm on many queries, on queries spread evenly over the input ' +
                'space, and on inputs that differ from those of production.',
            'If the service generated a defence with the job, put it in front of the model.',
            'Watermark the model, so that a copy can be recognized.',
            'Run the analysis again with the same number_of_attack_queries: a lower number only hides the finding.',
        ],
    },
    evasion: {
        title: 'The model can be deceived by manipulated inputs',
        summary: 'Slightly manipulated inputs made the model give wrong answers. Anyone who controls the inputs can control the ' +
            'answers.',
        attack: 'The attacker searches for small changes that move an input over the border between two classes, such as noise ' +
            'that nobody notices or values that are still plausible.',
        score: SCORE,
        actions: [
            'Train with adversarial examples: add the attack samples of the job, with the right labels, to the training data.',
            'Check inputs before they reach the model: valid ranges, types and combinations; for images also size and encoding, ' +
                'with smoothing or quantization of the input.',
            'If the service generated a defence with the job, put it in front of the model.',
            'Never let a single answer of the model decide something that cannot be undone: if the confidence is low, ask a ' +
                'second model or a person.',
            'Measure the accuracy on attack samples in every release, in addition to the usual accuracy.',
        ],
    },
    poisoning: {
        title: 'The model shows traces of poisoned training data',
        summary: 'The model behaves like one whose training data was tampered with. It may have a backdoor: if the input contains a ' +
            'certain pattern, the model gives the answer that the attacker wants.',
        attack: 'The attacker adds chosen or wrongly labelled samples to the training data, through a public source, through user ' +
            'feedback that the model learns from, or through write access to the storage.',
        score: SCORE,
        actions: [
            'Do not deploy this model. Go back to the last one that passed.',
            'Find the sources of the data added since then: compare checksums and versions, and look for samples that are ' +
                'duplicated, wrongly labelled, or contain the same small pattern.',
            'Remove suspicious samples, train again from a clean base model, and run the analysis again.',
            'Restrict and log who can write training data and labels; sign data sets and check them before each training.',
            'Check user feedback before the model learns from it, and limit the share of each source.',
        ],
    },
    drift: {
        title: 'The data has drifted away from the training data of the model',
        summary: 'The distribution of the data differs from the reference data, so the accuracy measured earlier no longer holds. ' +
            'This is first a finding about the data, but an attacker may also cause such a slow change.',
        attack: 'Usually there is no attack: the world, a sensor or a preparation step has changed. But if the model learns from ' +
            'data that users supply, an attacker can shift this data little by little.',
        score: SCORE,
        actions: [
            'Find the cause first: compare the features one by one, and look at changes of sensors, units, encodings and ' +
                'preparation steps.',
            'Measure the accuracy on new, labelled data. If it has fallen, train again on data that includes the change.',
            'If the change is intended, update reference_data and reference_label in the config file.',
            'Monitor the distribution of inputs and answers in production, and raise an alarm when it changes.',
            'If users supply the data, limit the share of each user and check the data before the model learns from it.',
        ],
    },
    outlier: {
        title: 'The data contains samples that do not belong to it',
        summary: 'Some samples are far from all others. They may be errors, rare cases or crafted data, and the model is not ' +
            'reliable on them.',
        attack: 'Far from the training data, a model can be confident without reason. Attackers use such samples as inputs in ' +
            'production and hide them in training data.',
        score: SCORE,
        actions: [
            'Find the samples that are far from all others, and sort them into errors, rare cases and crafted samples.',
            'Fix or remove errors; collect more of the rare cases that matter, and train again.',
            'Trace crafted samples to their source, and close it.',
            'Reject inputs far from the training data in production, or send them to a person, instead of answering.',
        ],
    },
    'supply-chain': {
        title: 'The repository is flagged for a supply-chain vulnerability',
        summary: 'The service scanned this repository earlier, and its record says that a supply-chain vulnerability was detected. ' +
            'Such a vulnerability may be in a model file, a notebook or a dependency.',
        attack: 'The attacker hides code or a tampered model in something that people download and trust: a serialized model that ' +
            'runs code when it is loaded, a package, or a base model.',
        score: 'The flag is supplychain_vuldetected in the record of the scan. A number above 0 means that a vulnerability was ' +
            'detected, but not which one.',
        actions: [
            'Look at that scan on the dashboard of the service, and do not load any file that it names.',
            'Replace pickled models with a format that cannot run code, such as safetensors or ONNX.',
            'Pin dependencies and base models to a version and a checksum, and update those with known vulnerabilities.',
            'Download models only from sources you trust, and check their signatures before you load them.',
            'Scan the repository again after the fix: the flag stays until there is a newer record.',
        ],
    },
};
/** The remedies of a rule; for analyses, reading the report comes first. */
function actionsOf(text, finding) {
    return finding === 'supply-chain' ? text.actions : [REPORT, ...text.actions];
}

;// CONCATENATED MODULE: ./src/report/sarif/taxonomies.ts

const ATLAS_ENTRIES = distinct(FINDINGS.map((finding) => CLASSIFICATIONS[finding].atlas));
const OWASP_ENTRIES = distinct(FINDINGS.map((finding) => CLASSIFICATIONS[finding].owasp));
/** Renders the entries of public taxonomies that the rules refer to, as SARIF components. */
function renderTaxonomies() {
    return [
        { ...component(ATLAS), taxa: ATLAS_ENTRIES.map(taxon) },
        { ...component(OWASP), version: OWASP.version, taxa: OWASP_ENTRIES.map(taxon) },
    ];
}
/** Creates the reference from a rule to an entry of a taxonomy in the same SARIF run. */
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
/** `model-security/extraction`. It must never change, because code scanning identifies alerts by it. */
function ruleId(finding) {
    return `model-security/${finding}`;
}
/** The index of a rule in every list of rules. */
function ruleIndex(finding) {
    return FINDINGS.indexOf(finding);
}
/** The level of a finding of which only the kind is known. */
function defaultLevel(finding) {
    return SEVERITIES[finding].level;
}
/** Renders one rule for each finding, in the order of `FINDINGS`; every run has the same rules. */
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
/** `SupplyChain`: SARIF recommends names in Pascal case. */
function ruleName(finding) {
    return finding
        .split('-')
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
        .join('');
}
/** The tags of a rule, of which code scanning shows at most 10. */
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
        { heading: 'How the attack works', text: attack },
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
/** Formats the names of fields, which are the only words with underscores, and of inputs as code. */
function codeNames(text) {
    return text.replace(/\b(?:[a-z]+(?:_[a-z]+)+|vulnerability-threshold|report-directory)\b/gu, '`$&`');
}
function entryLabel(entry) {
    return `${sourceOf(entry).name}, ${entry.id} ${entry.name}${entry.nearest === true ? ' (the nearest entry)' : ''}`;
}

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
    return (defaultLevel(analysis.spec.attack) === 'error' ? 1 : 0) + excessShare(analysis);
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
        ruleId: ruleId(attack),
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
        ...createFingerprints(ruleId(attack), model, attack),
        properties: {
            model: inertText(model, MAX_NAME_LENGTH),
            attack,
            task,
            ...(score === undefined ? {} : { score: jsonNumber(score) }),
            ...(threshold === undefined ? {} : { threshold: jsonNumber(threshold) }),
            ...(jobId === undefined ? {} : { jobId: inertText(jobId, MAX_JOB_ID_LENGTH) }),
        },
    };
}
/**
 * Lowers an error to a warning if the score is below twice the threshold. With a threshold of 0, or with an unknown score,
 * it stays an error.
 */
function decideLevel(result) {
    const level = defaultLevel(result.spec.attack);
    const { score, threshold } = result;
    if (level === 'warning' || score === undefined)
        return level;
    return score - threshold < Math.abs(threshold) ? 'warning' : 'error';
}
function renderMessage(result) {
    const { spec, dashboardUrl } = result;
    const name = inertText(spec.model, MAX_NAME_LENGTH);
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
/** Renders the flag of an earlier scan's record. It belongs to no line, so it is placed on the scan's config file. */
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
                (commit === '' ? '' : ` It belongs to commit ${commit}.`),
        },
        locations: [lineLocation(file, file)],
        ...createFingerprints(ruleId('supply-chain'), repoType ?? '', target?.repoUrl ?? ''),
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
    const name = inertText(spec.name, invocation_MAX_NAME_LENGTH);
    const why = inertSentence(message ?? '', MAX_TEXT_LENGTH);
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
 * Renders the findings of a run as SARIF 2.1.0 for code scanning.
 *
 * There is one SARIF run for the analyses and one for the record of an earlier scan. Each has its own category, and exists
 * only if it was judged (see `judgedBy`), so that only a judgement closes alerts. Without findings a SARIF run has no
 * results. Analyses without a verdict become notifications, and their SARIF run is marked as not successful.
 * @returns a log without runs if `sarifIsDue` is false; such a log must not be written
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
/** Serializes a SARIF log as the text of its file. */
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
 * Writes the SARIF file, but only if the run came to a verdict: an empty file would close alerts that are still valid.
 * @param sarifFile absolute, or relative to the workspace
 * @returns the outcome with the path of the file, or with a notice that says why none was written
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
