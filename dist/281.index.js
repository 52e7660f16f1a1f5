export const id = 281;
export const ids = [281];
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
 * Creates a folder for the action's output. If its path leads through the workspace, by whatever name, links must not
 * lead it out again or into a .git folder, which holds programs that git runs: the repository could contain such links. A
 * path that never enters the workspace is the workflow's own choice.
 * @param workspace absolute
 * @param folder absolute
 * @throws Error if the folder is really outside the workspace or in a .git folder; errors of the system
 */
async function makeOutputFolder(workspace, folder) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(workspace).catch(() => workspace);
    const { real, isThrough } = await followLinks(folder, root);
    if (isThrough || (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(workspace, folder)) {
        const named = (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(workspace, folder) ? node_path__WEBPACK_IMPORTED_MODULE_2__.relative(workspace, folder) : folder;
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
    const code = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textAt */ .$6)(error, 'code');
    if (code === undefined)
        return (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(error);
    return `${WRITE_ERRORS[code] ?? 'the system refused to write it'} (${code})`;
}
/** More links than any system follows. */
const MAX_LINKS = 40;
/**
 * Follows a path step by step through all links, whether it exists or would be created.
 * @param folder absolute
 * @param root absolute, links resolved
 * @returns where the path really leads, and whether it is in `root` at any step on the way
 */
async function followLinks(folder, root) {
    let real = node_path__WEBPACK_IMPORTED_MODULE_2__.parse(folder).root;
    let isThrough = (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(root, real);
    let links = 0;
    const steps = folder.slice(real.length).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
        const next = node_path__WEBPACK_IMPORTED_MODULE_2__.join(real, step);
        const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(next).catch(() => undefined);
        if (target === undefined)
            real = next;
        else {
            links += 1;
            if (links > MAX_LINKS)
                throw new Error('its path has too many links; choose another path');
            const start = node_path__WEBPACK_IMPORTED_MODULE_2__.parse(target).root;
            if (start !== '')
                real = start;
            steps.unshift(...target.slice(start.length).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep));
        }
        isThrough ||= (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(root, real);
    }
    return { real, isThrough };
}


/***/ }),

/***/ 743:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ createFingerprints)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/**
 * Creates the fingerprints by which readers of SARIF recognize a finding in the next run. They depend on the model and the
 * attack, not on the line or the score.
 *
 * Code scanning matches alerts by `primaryLocationLineHash`. The name is left to the uploader, which computes it from the
 * text of the file and warns about every result that brings another value.
 * @param identity distinguishes the finding from all others of the repository
 */
function createFingerprints(...identity) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(identity)).digest('hex');
    return {
        fingerprints: { 'modelSecurityFinding/v1': digest },
        partialFingerprints: { 'modelSecurityScan/v1': digest.slice(0, 16) },
    };
}


/***/ }),

/***/ 8518:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UJ: () => (/* binding */ inertText),
/* harmony export */   _z: () => (/* binding */ inertSentence),
/* harmony export */   oT: () => (/* binding */ messageLink),
/* harmony export */   z3: () => (/* binding */ linkableUri)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4212);

// Everything else becomes a space: a backslash escape would be visible in viewers that show plain text.
const ODD = /[^\p{L}\p{M}\p{N} .,:;'"+=%?/…_-]/gu;
const SENTENCE_END = /[.…?]$/u;
/**
 * Makes untrusted text safe for a SARIF message. Some viewers read messages as Markdown, and all of them look for links
 * and placeholders. So characters that could form markup, mentions, addresses or placeholders become spaces.
 * @param maxLength in UTF-16 units
 */
function inertText(text, maxLength) {
    const inert = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, maxLength)
        .replace(ODD, ' ')
        // Underscores inside words are harmless; others would mean emphasis.
        .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, ' ')
        // Viewers turn addresses into links even without markup.
        .replace(/:(?=\/)/gu, ' ')
        .replace(/\bwww\./giu, 'www ');
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(inert, maxLength);
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
    const href = url === undefined ? undefined : (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .linkableUrl */ .s6)(url);
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


/***/ }),

/***/ 7337:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S7: () => (/* binding */ FALLBACK_FILE),
/* harmony export */   _s: () => (/* binding */ lineLocation),
/* harmony export */   hD: () => (/* binding */ locationOf)
/* harmony export */ });
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


/***/ }),

/***/ 6493:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qx: () => (/* binding */ defaultLevel),
  am: () => (/* binding */ renderRules),
  IC: () => (/* binding */ ruleId),
  zZ: () => (/* binding */ ruleIndex)
});

// EXTERNAL MODULE: ./src/report/taxonomy.ts
var taxonomy = __webpack_require__(2863);
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

// EXTERNAL MODULE: ./src/report/sarif/taxonomies.ts
var taxonomies = __webpack_require__(8209);
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
    return taxonomy/* FINDINGS */.TG.indexOf(finding);
}
/** The level of a finding of which only the kind is known. */
function defaultLevel(finding) {
    return SEVERITIES[finding].level;
}
/** Renders one rule for each finding, in the order of `FINDINGS`; every run has the same rules. */
function renderRules() {
    return taxonomy/* FINDINGS */.TG.map((finding) => {
        const text = RULE_TEXTS[finding];
        const { level, security, precision, cvss } = SEVERITIES[finding];
        const defaultConfiguration = { level };
        return {
            id: ruleId(finding),
            name: ruleName(finding),
            shortDescription: { text: text.title },
            fullDescription: { text: text.summary },
            help: { text: helpText(finding), markdown: helpMarkdown(finding) },
            helpUri: (taxonomy/* CLASSIFICATIONS */.Ii[finding].atlas ?? taxonomy/* CLASSIFICATIONS */.Ii[finding].owasp).url,
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
    const { atlas, owasp } = taxonomy/* CLASSIFICATIONS */.Ii[finding];
    return [
        'security',
        'machine-learning',
        finding,
        ...(atlas === undefined ? [] : [`external/mitre-atlas/${atlas.id.toLowerCase()}`]),
        `external/owasp-ml/${owasp.id.toLowerCase()}`,
    ];
}
function relationships(finding) {
    return (0,taxonomy/* entriesOf */.Mc)(finding).map((entry) => ({ target: (0,taxonomies/* taxonReference */.K)(entry), kinds: ['relevant'] }));
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
    const links = (0,taxonomy/* entriesOf */.Mc)(finding).map((entry) => `- ${entryLabel(entry)}: ${entry.url}`);
    return [
        RULE_TEXTS[finding].title,
        ...sections(finding).map(({ heading, text }) => `${heading}: ${text}`),
        ['What to do:', ...actions].join('\n'),
        ['More about it:', ...links].join('\n'),
    ].join('\n\n');
}
function helpMarkdown(finding) {
    const actions = actionsOf(RULE_TEXTS[finding], finding).map((action) => `- ${codeNames(action)}`);
    const links = (0,taxonomy/* entriesOf */.Mc)(finding).map((entry) => `- [${entryLabel(entry)}](${entry.url})`);
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
    return `${(0,taxonomy/* sourceOf */.vz)(entry).name}, ${entry.id} ${entry.name}${entry.nearest === true ? ' (the nearest entry)' : ''}`;
}


/***/ }),

/***/ 9471:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u3: () => (/* binding */ renderSupplyChainRules),
  v2: () => (/* binding */ supplyChainResults),
  mM: () => (/* binding */ supplyChainRuleId)
});

;// CONCATENATED MODULE: ./src/rules/rule-ids.ts
/** The rules of the supply-chain scan. A rule's name never changes: waivers, baselines and alerts name it. */
const RULE_IDS = [
    'pickle-code',
    'pickle-unknown-call',
    'pickle-unknown-class',
    'pickle-tampering',
    'pickle-malformed',
    'archive-tampering',
    'archive-path',
    'keras-code',
    'keras-foreign-object',
    'keras-file-access',
    'saved-model-code',
    'saved-model-file-access',
    'onnx-external-path',
    'onnx-foreign-operator',
    'template-code',
    'yaml-object',
    'hidden-content',
    'malformed-model',
    'torchscript-code',
    'remote-code',
    'unsafe-load',
    'secret',
    'encrypted',
    'opaque',
    'unreadable',
    'lfs-pointer',
    'over-limit',
];

// EXTERNAL MODULE: ./src/rules/rules.ts + 4 modules
var rules = __webpack_require__(9043);
// EXTERNAL MODULE: ./src/report/taxonomy.ts
var taxonomy = __webpack_require__(2863);
// EXTERNAL MODULE: ./src/report/supply-chain/words.ts
var words = __webpack_require__(1057);
// EXTERNAL MODULE: ./src/report/sarif/fingerprints.ts
var fingerprints = __webpack_require__(743);
// EXTERNAL MODULE: ./src/report/sarif/inert-text.ts
var inert_text = __webpack_require__(8518);
// EXTERNAL MODULE: ./src/report/sarif/location.ts
var sarif_location = __webpack_require__(7337);
// EXTERNAL MODULE: ./src/report/sarif/taxonomies.ts
var taxonomies = __webpack_require__(8209);
;// CONCATENATED MODULE: ./src/report/sarif/supply-chain.ts








/** Code scanning keeps at most this many results of a run. */
const MAX_RESULTS = 5000;
const MAX_NAME_LENGTH = 300;
const MAX_TEXT_LENGTH = 600;
/** `model-security/pickle-code`. It must never change, because code scanning identifies alerts by it. */
function supplyChainRuleId(rule) {
    return `model-security/${rule}`;
}
/** The severity of each level, as code scanning shows it: the base score of a case that is usual for the level. */
const SECURITY = {
    critical: '9.8',
    high: '8.1',
    review: '4.0',
    'not-scanned': '4.0',
};
/** Renders the rules of the supply-chain scan; every run has the same ones. */
function renderSupplyChainRules() {
    return RULE_IDS.map((id) => {
        const { title, what, why, actions, cwe } = rules/* RULES */.y[id];
        const techniques = (0,taxonomy/* techniquesOf */.r6)(id);
        const list = actions.map((action) => `- ${action}`).join('\n');
        return {
            id: supplyChainRuleId(id),
            name: id.replace(/(?:^|-)(\w)/gu, (_, letter) => letter.toUpperCase()),
            shortDescription: { text: title },
            fullDescription: { text: what },
            help: {
                text: plain(`${title}\n\nWhat was found: ${what}\n\nWhy it matters: ${why}\n\nWhat to do:\n${list}`),
                markdown: `# ${title}\n\n## What was found\n\n${what}\n\n## Why it matters\n\n${why}\n\n## What to do\n\n${list}`,
            },
            helpUri: (techniques[0] ?? taxonomy/* CLASSIFICATIONS */.Ii['supply-chain'].owasp).url,
            defaultConfiguration: { level: 'error' },
            relationships: [...techniques, taxonomy/* CLASSIFICATIONS */.Ii['supply-chain'].owasp].map((entry) => ({
                target: (0,taxonomies/* taxonReference */.K)(entry),
                kinds: ['relevant'],
            })),
            properties: {
                tags: [
                    'security',
                    'machine-learning',
                    'supply-chain',
                    ...(cwe === undefined ? [] : [`external/cwe/cwe-${String(cwe).padStart(3, '0')}`]),
                    ...techniques.map((entry) => `external/mitre-atlas/${entry.id.toLowerCase()}`),
                    `external/owasp-ml/${taxonomy/* CLASSIFICATIONS */.Ii['supply-chain'].owasp.id.toLowerCase()}`,
                ],
                precision: 'high',
                'problem.severity': 'error',
                'security-severity': SECURITY.high,
            },
        };
    });
}
/** Renders the findings in files, the most important first, up to the number that code scanning keeps. */
function supplyChainResults(findings, fallbackFile) {
    return findings.slice(0, MAX_RESULTS).map((finding) => renderResult(finding, fallbackFile));
}
function renderResult(finding, fallbackFile) {
    const { rule, severity, path, members, subject, standing, sha256, allowedBecause } = finding;
    const closes = severity === 'critical' || severity === 'high';
    return {
        ruleId: supplyChainRuleId(rule),
        ruleIndex: RULE_IDS.indexOf(rule),
        kind: 'fail',
        level: closes ? 'error' : 'warning',
        message: { text: renderMessage(finding) },
        locations: [locationOfFinding(finding, fallbackFile)],
        ...(0,fingerprints/* createFingerprints */.A)(supplyChainRuleId(rule), path, ...members, subject),
        ...(standing === 'allowed'
            ? {
                suppressions: [
                    { kind: 'external', justification: (0,inert_text/* inertText */.UJ)(allowedBecause ?? '', MAX_TEXT_LENGTH) },
                ],
            }
            : {}),
        properties: {
            severity,
            'security-severity': SECURITY[severity],
            standing,
            ...(subject === '' ? {} : { subject: (0,inert_text/* inertText */.UJ)(subject, MAX_NAME_LENGTH) }),
            ...(sha256 === undefined ? {} : { sha256 }),
        },
    };
}
function renderMessage(finding) {
    const found = (0,inert_text/* inertText */.UJ)((0,words/* subjectWords */.oR)(finding), MAX_TEXT_LENGTH);
    const title = plain(rules/* RULES */.y[finding.rule].title);
    return [
        found === '' ? `${title}.` : `${title}: ${found}.`,
        (0,inert_text/* inertSentence */._z)((0,words/* effectWords */.zT)(finding), MAX_TEXT_LENGTH),
        (0,inert_text/* inertSentence */._z)((0,words/* standingWords */.o4)(finding), MAX_TEXT_LENGTH),
    ]
        .filter((part) => part !== '')
        .join(' ');
}
/** A place in a binary file is a byte offset (SARIF 2.1.0, 3.30.10); one in an archive is that of its member. */
function locationOfFinding({ path, members, offset, line }, fallbackFile) {
    const location = (0,sarif_location/* lineLocation */._s)(path, fallbackFile, line ?? 1);
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
                        name: (0,inert_text/* inertText */.UJ)(members.at(-1) ?? '', MAX_NAME_LENGTH),
                        fullyQualifiedName: (0,inert_text/* inertText */.UJ)([path, ...members, ...(offset === undefined ? [] : [`byte ${String(offset)}`])].join(' / '), MAX_NAME_LENGTH),
                        kind: 'member',
                    },
                ],
            }),
    };
}
function plain(text) {
    return text.replaceAll('`', '');
}


/***/ }),

/***/ 8209:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ taxonReference),
/* harmony export */   o: () => (/* binding */ renderTaxonomies)
/* harmony export */ });
/* harmony import */ var _taxonomy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2863);

const ATLAS_ENTRIES = distinct([
    ..._taxonomy_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDINGS */ .TG.map((finding) => _taxonomy_js__WEBPACK_IMPORTED_MODULE_0__/* .CLASSIFICATIONS */ .Ii[finding].atlas),
    ..._taxonomy_js__WEBPACK_IMPORTED_MODULE_0__/* .SUPPLY_CHAIN_TECHNIQUES */ .U6,
]);
const OWASP_ENTRIES = distinct(_taxonomy_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDINGS */ .TG.map((finding) => _taxonomy_js__WEBPACK_IMPORTED_MODULE_0__/* .CLASSIFICATIONS */ .Ii[finding].owasp));
/** Renders the entries of public taxonomies that the rules refer to, as SARIF components. */
function renderTaxonomies() {
    return [
        { ...component(_taxonomy_js__WEBPACK_IMPORTED_MODULE_0__/* .ATLAS */ .Ah), taxa: ATLAS_ENTRIES.map(taxon) },
        { ...component(_taxonomy_js__WEBPACK_IMPORTED_MODULE_0__/* .OWASP */ .ZA), version: _taxonomy_js__WEBPACK_IMPORTED_MODULE_0__/* .OWASP */ .ZA.version, taxa: OWASP_ENTRIES.map(taxon) },
    ];
}
/** Creates the reference from a rule to an entry of a taxonomy in the same SARIF run. */
function taxonReference(entry) {
    const source = (0,_taxonomy_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceOf */ .vz)(entry);
    const [index, entries] = source === _taxonomy_js__WEBPACK_IMPORTED_MODULE_0__/* .ATLAS */ .Ah ? [0, ATLAS_ENTRIES] : [1, OWASP_ENTRIES];
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


/***/ }),

/***/ 2863:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ ATLAS),
/* harmony export */   Ii: () => (/* binding */ CLASSIFICATIONS),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   TG: () => (/* binding */ FINDINGS),
/* harmony export */   U6: () => (/* binding */ SUPPLY_CHAIN_TECHNIQUES),
/* harmony export */   ZA: () => (/* binding */ OWASP),
/* harmony export */   r6: () => (/* binding */ techniquesOf),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* harmony import */ var _core_attack_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3942);
/* harmony import */ var _rules_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9043);


/** The kinds of findings: one for each attack that a model is vulnerable to, and a record's supply-chain flag. */
const FINDINGS = [..._core_attack_table_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTACKS */ .O5, 'supply-chain'];
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
/** The techniques that the rules of the supply-chain scan are about. */
const MODEL = technique('AML.T0010.003', 'AI Supply Chain Compromise: Model');
const UNSAFE_ARTIFACTS = technique('AML.T0011.000', 'User Execution: Unsafe AI Artifacts');
const EMBED_MALWARE = technique('AML.T0018.002', 'Manipulate AI Model: Embed Malware');
const CREDENTIALS = technique('AML.T0055', 'Unsecured Credentials');
/** Every technique that a rule of the supply-chain scan names. */
const SUPPLY_CHAIN_TECHNIQUES = [MODEL, UNSAFE_ARTIFACTS, EMBED_MALWARE, CREDENTIALS];
/** The techniques of a rule of the supply-chain scan, the closest first. */
function techniquesOf(rule) {
    if (rule === 'secret')
        return [CREDENTIALS];
    if (rule === 'remote-code' || rule === 'unsafe-load')
        return [MODEL, UNSAFE_ARTIFACTS];
    // A file that was not scanned, or not understood, shows no technique.
    return _rules_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y[rule].cwe === undefined || rule === 'encrypted' || rule === 'malformed-model'
        ? []
        : [UNSAFE_ARTIFACTS, EMBED_MALWARE, MODEL];
}
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


/***/ })

};
