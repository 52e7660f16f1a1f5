export const id = 3321;
export const ids = [3321,370];
export const modules = {

/***/ 66:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ ListedFiles)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9998);

/** Enough to recognize a file; the outputs hold all digits. */
const SHOWN_DIGITS = 12;
/** Lists in the log which files are sent or read. The size and the digest of a file that several analyses share are listed once. */
class ListedFiles {
    #listed = new Set();
    /** @param log names the analysis */
    listSent(upload, log) {
        const content = this.#isNew(upload) ? `as a zip: ${formatContent(upload)}` : 'the same zip as before';
        log.info(`Uploaded ${upload.slot}: "${upload.file}" to ${upload.host} (${content}).`);
    }
    /** @param log names the analysis */
    listRead(upload, log) {
        if (this.#isNew(upload))
            log.info(`reads ${upload.slot} "${upload.file}" (${formatContent(upload)}).`);
    }
    #isNew({ file, sha256, host }) {
        const key = JSON.stringify([file, sha256, host]);
        const isNew = !this.#listed.has(key);
        this.#listed.add(key);
        return isNew;
    }
}
function formatContent({ bytes, sha256 }) {
    return `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(bytes)}, SHA-256 ${sha256.slice(0, SHOWN_DIGITS)}\u2026`;
}


/***/ }),

/***/ 3321:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RemoteJobs: () => (/* binding */ RemoteJobs)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./src/files/output-folder.ts
var output_folder = __webpack_require__(2839);
// EXTERNAL MODULE: ./src/files/rename-over.ts
var rename_over = __webpack_require__(9916);
// EXTERNAL MODULE: ./src/facts/report-kinds.ts
var report_kinds = __webpack_require__(643);
// EXTERNAL MODULE: ./src/http/availability.ts
var availability = __webpack_require__(5521);
// EXTERNAL MODULE: ./src/analyser/remote/client/call.ts
var client_call = __webpack_require__(340);
;// CONCATENATED MODULE: ./src/analyser/remote/client/report-content.ts

/** More than the longest end of a zip archive: its end record with a comment (PKWARE, APPNOTE.TXT, 4.3.16). */
const WINDOW_BYTES = 66 * 1024;
/** Larger JSON is not parsed whole. */
const MAX_PARSED_BYTES = 32 * 1024 * 1024;
/**
 * Checks that a received file is what was asked for, and whole. An answer without a Content-Length ends wherever its
 * connection does, and a proxy answers 200 with a login page, so neither the status nor the length tells.
 * @returns what is wrong, fit to follow "it": `is an HTML page, not a PDF`; undefined if nothing is
 */
async function findReportFault(file, format) {
    const handle = await (0,promises_.open)(file, 'r');
    try {
        return await CHECKS[format](await readContent(handle, file));
    }
    finally {
        await handle.close();
    }
}
async function readContent(handle, file) {
    const { size } = await handle.stat();
    const read = async (start) => {
        const buffer = Buffer.alloc(Math.min(WINDOW_BYTES, size - start));
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, start);
        return buffer.subarray(0, bytesRead);
    };
    return { head: await read(0), tail: await read(Math.max(0, size - WINDOW_BYTES)), bytes: size, file };
}
const CHECKS = {
    pdf: checkPdf,
    zip: checkZip,
    json: checkJson,
    xml: checkXml,
    txt: checkText,
};
/** Readers accept up to 1,024 bytes before the header, and after the end marker (ISO 32000-1, annex H.3). */
const PDF_MARGIN_BYTES = 1024;
function checkPdf({ head, tail }) {
    const start = head.subarray(0, PDF_MARGIN_BYTES);
    if (!start.includes('%PDF-'))
        return isHtml(textOf(head)) ? 'is an HTML page, not a PDF' : 'is not a PDF';
    return tail.subarray(-PDF_MARGIN_BYTES).includes('%%EOF')
        ? undefined
        : 'is cut: the end of the PDF is missing';
}
const ZIP_END_BYTES = 22;
function checkZip({ head, tail, bytes }) {
    const isZip = ['PK\u0003\u0004', 'PK\u0005\u0006'].includes(head.toString('latin1', 0, 4));
    if (!isZip)
        return isHtml(textOf(head)) ? 'is an HTML page, not a zip archive' : 'is not a zip archive';
    return hasEndRecord(tail, bytes) ? undefined : 'is cut: the end record of the zip archive is missing';
}
/** True if an end record stands where it belongs: its comment ends with the file, its directory lies before it. */
function hasEndRecord(tail, bytes) {
    for (let at = tail.length - ZIP_END_BYTES; at >= 0; at -= 1) {
        if (tail.readUInt32LE(at) !== 0x06054b50)
            continue;
        const endsHere = at + ZIP_END_BYTES + tail.readUInt16LE(at + 20) === tail.length;
        const directoryBytes = tail.readUInt32LE(at + 12);
        const directoryStart = tail.readUInt32LE(at + 16);
        const recordStart = bytes - tail.length + at;
        // Larger archives keep these numbers in a record of their own (zip64).
        const isElsewhere = directoryBytes === 0xffffffff || directoryStart === 0xffffffff;
        if (endsHere && (isElsewhere || directoryStart + directoryBytes <= recordStart))
            return true;
    }
    return false;
}
async function checkJson({ head, tail, bytes, file }) {
    if (isHtml(textOf(head)))
        return 'is an HTML page, not JSON';
    if (bytes > MAX_PARSED_BYTES) {
        const [first = ''] = textOf(head).trimStart();
        const isWhole = { '{': '}', '[': ']' }[first] === textOf(tail).trimEnd().at(-1);
        return isWhole ? undefined : 'is not JSON, or cut';
    }
    try {
        JSON.parse((await (0,promises_.readFile)(file, 'utf8')).replace(/^\ufeff/u, ''));
        return undefined;
    }
    catch {
        return 'is not JSON, or cut';
    }
}
function checkXml({ head, tail }) {
    const text = textOf(head);
    if (isHtml(text))
        return 'is an HTML page, not a report in XML';
    const root = /^[^<>\s/!?]+/u.exec(afterProlog(text).slice(1))?.[0];
    if (!text.startsWith('<') || root === undefined)
        return 'is not XML';
    const end = textOf(tail)
        .replaceAll(/<!--(?:(?!-->)[^])*-->/gu, '')
        .trimEnd();
    // The only element may be empty.
    const isWhole = end.endsWith(`</${root}>`) ||
        (end.endsWith('/>') && end.lastIndexOf('<') === end.lastIndexOf(`<${root}`));
    return isWhole ? undefined : 'is cut: the end of the XML is missing';
}
function checkText({ head }) {
    const text = textOf(head);
    if (isHtml(text))
        return 'is an HTML page, not a text';
    const isUtf16 = head[0] === 0xff && head[1] === 0xfe;
    // A terminal's colours begin with an escape, and C1 controls are what UTF-8 makes of other encodings.
    const isBinary = /(?![\t\n\v\f\r\u0080-\u009f])\p{Cc}/u.test(text.replaceAll('\u001b', ''));
    return isBinary && !isUtf16 ? 'is not a text' : undefined;
}
function textOf(bytes) {
    return bytes
        .toString('utf8')
        .replace(/^\ufeff/u, '')
        .trimStart();
}
/** Removes what may stand before the first element: the XML declaration, comments and other declarations. */
function afterProlog(text) {
    let rest = text.trimStart();
    for (;;) {
        const end = rest.startsWith('<!--') ? '-->' : /^<[!?]/u.test(rest) ? '>' : undefined;
        const at = end === undefined ? -1 : rest.indexOf(end);
        if (end === undefined || at < 0)
            return rest;
        rest = rest.slice(at + end.length).trimStart();
    }
}
const HTML_ELEMENT = /^<(?:html|head|body|title|meta|script|style|form|div|p|center|h[1-6])[\s>/]/iu;
/** True for a page as browsers show it: by its doctype, or by its first element. */
function isHtml(text) {
    return (/^(?:<\?xml[^>]{0,200}>\s{0,9})?<!doctype\s+html\b/iu.test(text) || HTML_ELEMENT.test(afterProlog(text)));
}

// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
;// CONCATENATED MODULE: ./src/analyser/remote/client/fetch-report.ts











/** Names and codes in requests (observed publicly; not in the service spec). */
const WIRE_KINDS = {
    vulnerability: 'Vulnerability',
    defense: 'Defense',
    'attack-samples': 'Attack_samples',
    'defense-artifact': 'Defense_artifact',
};
const WIRE_FORMATS = {
    zip: '0',
    txt: '1',
    pdf: '2',
    json: '3',
    xml: '4',
};
/** No real report is as large; the limit keeps an endless answer from filling the disk. */
const MAX_REPORT_BYTES = 4 * 1024 ** 3;
/**
 * Fetches a report of a finished job and streams it into a file. A report that arrives incomplete, or in another format,
 * leaves no file.
 * @throws ServiceError
 */
async function fetchReport(transport, access, report) {
    const format = (0,report_kinds/* existingFormat */.VD)(report.kind, report.format);
    const operation = `${report.kind} report`;
    const url = (0,client_call/* reportUrl */.kx)(access, {
        job_id: report.jobId,
        report_type: WIRE_KINDS[report.kind],
        file_format: WIRE_FORMATS[format],
    });
    const partFile = `${report.file}.part`;
    try {
        let bytes = 0;
        const answer = await transport.send({
            operation,
            rule: 'repeatable',
            method: 'GET',
            url,
            headers: (0,client_call/* accessHeaders */.Hi)(access),
            maxAnswerBytes: MAX_REPORT_BYTES,
            readFault: availability/* readServiceFault */.e,
            beforeAttempt: report.beforeAttempt,
            receive: async (pieces) => {
                bytes = await writeTo(partFile, pieces);
            },
        });
        if (answer.status !== 200)
            throw (0,client_call/* createRefusal */.VH)({ operation, url }, answer);
        if (bytes === 0)
            throw new errors/* ServiceError */._7('unexpected-answer', `The ${operation} is empty.`);
        const fault = await findReportFault(partFile, format);
        if (fault !== undefined) {
            const message = `What the service sent as the ${operation} ${fault}. It was not kept: look for the report on the dashboard.`;
            throw new errors/* ServiceError */._7('unexpected-answer', message);
        }
        await (0,rename_over/* renameOver */.H)(partFile, report.file);
    }
    finally {
        await (0,promises_.rm)(partFile, { force: true });
    }
}
/** @throws the error of a failed read; a ServiceError if writing fails */
async function writeTo(file, pieces) {
    let bytes = 0;
    // The repository could contain a link with this name: it is removed, so that nothing is written through it.
    await (0,promises_.rm)(file, { force: true });
    const target = (0,external_node_fs_.createWriteStream)(file, { flags: 'wx' });
    const writeErrors = [];
    target.once('error', (error) => {
        writeErrors.push(error);
    });
    const counted = async function* () {
        for await (const piece of pieces) {
            bytes += piece.length;
            yield piece;
        }
    };
    try {
        await (0,external_node_stream_promises_.pipeline)(counted, target);
        return bytes;
    }
    catch (error) {
        // If the file is still being opened, it would be created after the caller has removed it.
        if (!target.closed)
            await (0,external_node_events_.once)(target, 'close');
        if (writeErrors[0] !== error)
            throw error;
        throw new errors/* ServiceError */._7('unexpected-answer', `It could not be written: ${(0,output_folder/* describeWriteError */.JB)(error)}.`, {
            cause: error,
        });
    }
}

// EXTERNAL MODULE: ./src/http/transport-error.ts
var transport_error = __webpack_require__(4098);
// EXTERNAL MODULE: ./packages/common/src/json.ts
var json = __webpack_require__(9313);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./src/analyser/remote/client/answer-fields.ts
var answer_fields = __webpack_require__(406);
;// CONCATENATED MODULE: ./src/analyser/remote/job-stages.ts


/** The known stages of a job, each with its spellings (observed publicly; not in the service spec). */
const EXPLORATION = ['ModelExploration_Status'];
const SANITY = ['SanityCheck_Status'];
const QUERIES = ['QueryGenerator_Status'];
/** The first is the spelling of the service. */
const ENGINE = ['VunerabilityEngine_Status', 'VulnerabilityEngine_Status'];
const DEFENSE = ['DefenseReport_Status'];
const SUPPLY_CHAIN = ['SupplyChainStatus'];
/** All stages except the defence. */
const BEFORE_DEFENSE = [EXPLORATION, SANITY, QUERIES, ENGINE, SUPPLY_CHAIN];
const STAGES = [...BEFORE_DEFENSE, DEFENSE];
const WORDS = new Map([
    [EXPLORATION, 'model exploration'],
    [SANITY, 'sanity check'],
    [QUERIES, 'query generator'],
    [ENGINE, 'vulnerability engine'],
    [DEFENSE, 'defense report'],
    [SUPPLY_CHAIN, 'supply chain'],
].flatMap(([spellings, words]) => spellings.map((name) => [name, words])));
const KEYS = new Set([...WORDS.keys()].map(answer_fields/* compactName */.hm));
/**
 * True if the action knows a stage.
 * @param name as the service spells it
 */
function isKnownStage(name) {
    return KEYS.has((0,answer_fields/* compactName */.hm)(name));
}
/** True if two names are spellings of one stage. */
function isSameStage(one, other) {
    return (0,answer_fields/* compactName */.hm)(one) === (0,answer_fields/* compactName */.hm)(other);
}
/** @returns a stage in words, or the service's name for it if the stage is not known */
function formatStage(name) {
    return WORDS.get(name) ?? name;
}
/** @returns a stage in words and by the service's name: `sanity check (SanityCheck_Status)` */
function stageInFull(name) {
    const words = WORDS.get(name);
    return words === undefined ? name : `${words} (${name})`;
}
const NOT_BEGUN = 'na';
/** Compares each status of a job with the one before. */
class StageProgress {
    #tell;
    #last = new Map();
    #description = '';
    #words = '';
    /** @param tell told each change of stages as a step, else the service's own description */
    constructor(tell) {
        this.#tell = tell;
    }
    /**
     * Tells what has changed since the last call.
     * @returns true if the job has moved on: a stage or the description has changed
     */
    note(status) {
        const states = status.states.map(({ said }) => ({ name: said, said, state: 'unknown' }));
        const now = status.stages.length > 0 ? status.stages : states;
        const changed = now.filter((stage) => (this.#last.get(stage.name) ?? NOT_BEGUN) !== stage.said);
        this.#last = new Map(now.map((stage) => [stage.name, stage.said]));
        const isDescribedAnew = status.currentStatus !== this.#description;
        this.#description = status.currentStatus;
        const score = typeof status.score === 'number' ? [`score ${String(status.score)}`] : [];
        const description = status.currentStatus === '' ? [] : [`"${status.currentStatus}"`];
        const open = now.filter(({ state }) => state !== 'completed' && state !== 'passed');
        this.#words = [...open.map(describeStage), ...description, ...score].join(', ');
        if (changed.length > 0)
            this.#tell({ words: changed.map(describeStage).join(', '), isStep: true });
        else
            this.#tell({ words: status.currentStatus });
        return changed.length > 0 || isDescribedAnew;
    }
    /** @returns a sentence that follows others and says what was not done by the last status; empty before the first one */
    describeLast() {
        return this.#words === '' ? '' : ` Last seen of the job: ${(0,sanitize/* plainLine */.h0)(this.#words, 300)}.`;
    }
}
function describeStage({ name, state, said }) {
    if (name === said)
        return said;
    return `${formatStage(name)} ${state === 'inprogress' ? 'in progress' : said}`;
}

// EXTERNAL MODULE: ./src/analyser/remote/client/contradictions.ts
var contradictions = __webpack_require__(9062);
// EXTERNAL MODULE: ./src/analyser/remote/client/signatures.ts
var signatures = __webpack_require__(3583);
// EXTERNAL MODULE: ./src/analyser/remote/client/state-words.ts
var state_words = __webpack_require__(4419);
;// CONCATENATED MODULE: ./src/analyser/remote/client/job-states.ts



/** What was before, and what a verdict does not need: a defence and a report may be missing or still be made. */
const NOT_OF_NOW = /histor|event|log|timeline|previous|attempt|transition|retr(?:y|ies)|defen|report/iu;
/** The names of objects and lists of parts, and of results in a word. */
const OF_PARTS = /^(?:stages|steps|phases|tasks|statuses|states)/u;
const OF_RESULT = /^(?:result|outcome|conclusion)$/u;
/**
 * Reads the states in an answer. That of the job itself decides. A part, such as a step, only shows that the job goes on or
 * failed: then there is no verdict, but a part that is done ends nothing.
 * @param fields without the stages of the observed form
 * @param scores the fields that hold the score
 */
function readStates(fields, scores) {
    return fields.flatMap((field) => {
        const state = readState(field, scores);
        return state === undefined ? [] : [{ field, state }];
    });
}
function readState(field, scores) {
    const { name, key, fullKey, value, isOuter } = field;
    // A stage of the observed form that is not where the stages are: the form is not understood.
    if (isKnownStage(name))
        return value === null ? undefined : 'unknown';
    if (typeof value === 'boolean')
        return isOuter && !(0,state_words/* isStateKey */.Zw)(key) ? (0,state_words/* stateOfSwitch */.Nf)(key, value) : undefined;
    if (value === null || value === '' || isCodeOfSuccess(value))
        return undefined;
    if (isOuter && ((0,state_words/* isJobStateKey */._g)(fullKey) || (0,state_words/* isJobStateKey */._g)(key)))
        return readJobState(field, scores);
    return isPart(field) ? readPart(value) : undefined;
}
function readJobState(field, scores) {
    const { value } = field;
    if (typeof value !== 'string')
        return 'unknown';
    return (0,state_words/* isRequestWord */.Cb)(value) && !isBesideScore(field, scores) ? undefined : (0,state_words/* stateOfWord */.L6)(value);
}
function isPart({ path, key, fullKey, isOuter }) {
    if (NOT_OF_NOW.test(path))
        return false;
    return (0,state_words/* isStateKey */.Zw)(key) || OF_PARTS.test(fullKey) || (isOuter && OF_RESULT.test(key));
}
function readPart(value) {
    const state = typeof value === 'string' ? (0,state_words/* stateOfWord */.L6)(value) : undefined;
    if (state === 'failed')
        return 'unknown';
    return state === 'running' ? state : undefined;
}
function isCodeOfSuccess(value) {
    const isNumeric = typeof value === 'number' || (typeof value === 'string' && /^\s*\d+\s*$/u.test(value));
    return isNumeric && (0,contradictions/* isGoodCode */.t_)(Number(value));
}
function isBesideScore({ path, name }, scores) {
    const place = path.slice(0, path.length - name.length);
    return scores.some((score) => score.path === `${place}${score.name}`);
}

;// CONCATENATED MODULE: ./src/analyser/remote/client/fetch-job-status.ts









const STATES = ['inprogress', 'completed', 'passed', 'failed'];
/** The states of a stage whose word is one of the plain form. */
const STATE_OF_WORD = {
    running: 'inprogress',
    ended: 'completed',
    failed: 'failed',
    unknown: 'unknown',
};
const DESCRIPTION = 'currentstatus';
/**
 * Fetches the status of a job.
 * @param asked the job and its model: a status of another one is marked
 * @param beforeAttempt awaited before every attempt; limits the request rate of all jobs together
 * @returns undefined if the answer is not an object
 * @throws ServiceError
 */
async function fetchJobStatus(transport, access, asked, beforeAttempt) {
    const call = {
        operation: 'job status',
        rule: 'repeatable',
        method: 'GET',
        url: (0,client_call/* statusUrl */.Yb)(access, asked.jobId),
        advice: STATUS_ADVICE,
        beforeAttempt,
    };
    return (0,client_call/* callService */.cb)(transport, access, call, (answer) => {
        const status = readJobStatus(answer, asked.attack);
        const isOther = status !== undefined && (0,answer_fields/* namesAnother */.it)((0,answer_fields/* listFields */.Cc)(answer, asked.attack), asked);
        return isOther ? { ...status, isOfAnotherJob: true } : status;
    });
}
const STATUS_ADVICE = 'If the service no longer has the job, re-run this workflow run by hand: that submits the analysis again (on the command ' +
    'line: --rescan always). If the status is at another address of your service, set it in the config file: service: { paths: ' +
    '{ status: "/...{job_id}" } }.';
/**
 * Reads a status answer. In the form that was observed publicly (not in the service spec), every name that ends in `Status`
 * is a stage. An answer without any of the known stages is of the plain form: `{"status": "completed", "score": 0.1}`.
 */
function readJobStatus(answer, attack) {
    if (!(0,json/* isObject */.Gv)(answer))
        return undefined;
    const fields = (0,answer_fields/* listFields */.Cc)(answer, attack);
    const isObserved = fields.some(({ isOuter, name }) => isOuter && isKnownStage(name));
    const stages = isObserved ? fields.filter((field) => isStage(field) && field.value !== null) : [];
    const scores = fields.filter((field) => isScore(field, attack));
    const description = isObserved ? fields.find((field) => isDescription(field)) : undefined;
    const states = readStates(fields.filter((field) => !stages.includes(field) && field !== description), scores);
    const used = new Set([...stages, ...scores, ...states.map(({ field }) => field)]);
    if (description !== undefined)
        used.add(description);
    const message = (0,answer_fields/* findMessage */.fn)(fields);
    const contradiction = (0,contradictions/* findContradiction */.Pq)(fields, (field) => used.has(field));
    return {
        stages: stages.map(readStage),
        states: [...readProse(description), ...states].map(({ field, state }) => ({
            state,
            said: (0,contradictions/* describeField */.k7)(field),
        })),
        currentStatus: typeof description?.value === 'string' ? (0,sanitize/* bounded */.Mm)(description.value) : '',
        score: readScore(scores),
        ...(contradiction === undefined ? {} : { contradiction }),
        ...(message === undefined ? {} : { message: (0,sanitize/* bounded */.Mm)((0,signatures/* hideSignatures */.y)(message)) }),
        ...(fields.some(saysVulnerable) ? { saysVulnerable: true } : {}),
        fields: fields.map(({ path }) => path),
        unused: fields.filter((field) => !used.has(field)).map(({ path }) => path),
    };
}
/** A description names a state only if it is nothing but a word for one. */
function readProse(description) {
    if (typeof description?.value !== 'string')
        return [];
    const state = (0,state_words/* stateOfWord */.L6)(description.value);
    return state === 'running' || state === 'failed' ? [{ field: description, state }] : [];
}
function isDescription({ key, isOuter, value }) {
    return isOuter && key === DESCRIPTION && typeof value === 'string';
}
/** True for stages. Later versions add stages, perhaps spelled differently, and a failure of one must not be missed. */
function isStage({ isOuter, name, key, value }) {
    if (!isOuter || /^(?:job|current|http|response|sub|processing|analysis)?status$/u.test(key))
        return false;
    return name.trim().endsWith('Status') || (key.endsWith('status') && typeof value === 'string');
}
function readStage({ name, value }) {
    const said = typeof value === 'string' ? value : (0,sanitize/* jsonExcerpt */.Yf)(value);
    const word = (0,answer_fields/* compactName */.hm)(said);
    const state = isBlank(value)
        ? 'na'
        : (STATES.find((one) => one === word) ?? STATE_OF_WORD[(0,state_words/* stateOfWord */.L6)(said)]);
    return { name: (0,sanitize/* bounded */.Mm)(name), said: (0,sanitize/* bounded */.Mm)(said), state };
}
/**
 * True if a field holds the score of the model's vulnerability: `score`, `vulnerability-score`, `scores: {evasion}`. Any other
 * name, such as `robustness_score`, may be that of another quantity, even of the contrary one.
 */
function isScore({ key, fullKey, isListed, isOuter }, attack) {
    const name = key === 'value' || key === attack ? fullKey.slice(0, -key.length) : key;
    const pattern = `^(?:job|analysis|model|overall|final|total|attack|risk|vuln[a-z]*|${attack})*scores?(?:value)?$`;
    return (isOuter || !isListed) && new RegExp(pattern, 'u').test(name);
}
function readScore(given) {
    const scores = new Set(given
        .map(({ value }) => value)
        .filter((value) => !isBlank(value))
        .map(readNumber));
    const [score] = scores;
    if (score === undefined)
        return 'absent';
    const said = given.map(contradictions/* describeField */.k7).join(', ');
    return scores.size === 1 && score !== 'unreadable' ? score : { said: (0,sanitize/* bounded */.Mm)(said) };
}
/** True for the values that services use for "no score yet" and for a stage that has not begun. */
function isBlank(value) {
    return value === null || (typeof value === 'string' && /^(?:n\/?a|)$/iu.test(value.trim()));
}
/** Reads a number or a numeric string; a negative score is unreadable. */
function readNumber(value) {
    const isNumeric = typeof value === 'string' && /^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/iu.test(value.trim());
    const number = typeof value === 'number' || isNumeric ? Number(value) : Number.NaN;
    return Number.isFinite(number) && number >= 0 ? number : 'unreadable';
}
/** True if a field asks whether the model is vulnerable, and says yes. */
function saysVulnerable({ key, value }) {
    if (!/^(?:is|model)*(?:vulnerable|vulnerability(?:detected|found))$/u.test(key))
        return false;
    return typeof value === 'string'
        ? /^(?:true|yes|vulnerable|detected|found)$/u.test((0,answer_fields/* compactName */.hm)(value))
        : value === true;
}

// EXTERNAL MODULE: ./packages/common/src/list-names.ts
var list_names = __webpack_require__(9822);
// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __webpack_require__(2830);
;// CONCATENATED MODULE: ./src/analyser/remote/job-end.ts



const NO_DEFENSE = /defen[cs]e generation is not triggered/iu;
const DONE = ['completed', 'passed'];
const NO_SCORE = { kind: 'undecided', why: 'the job has ended without a score' };
const isEngineDone = (status) => DONE.includes(findState(status, ENGINE));
/** The job continues with a defence, unless the service says that none is triggered. */
const WITH_DEFENSE = {
    stages: [EXPLORATION, SANITY, QUERIES, ENGINE],
    isOver: (status) => findState(status, DEFENSE) === 'completed' ||
        (isEngineDone(status) && NO_DEFENSE.test(status.currentStatus)),
    done: DONE,
    withoutScore: NO_SCORE,
};
const ENGINE_ONLY = {
    stages: [EXPLORATION, SANITY, ENGINE],
    isOver: isEngineDone,
    done: DONE,
    withoutScore: NO_SCORE,
};
/** The observed service gives such a job no score: that the check of its data passed is all that it says. */
const SANITY_ONLY = {
    stages: [SANITY],
    isOver: (status) => DONE.includes(findState(status, SANITY)),
    done: ['passed'],
    withoutScore: { kind: 'ended' },
};
/** The rule that tells when a job has ended, by the stages of its attack. */
const RULES = {
    defence: WITH_DEFENSE,
    engine: ENGINE_ONLY,
    sanity: SANITY_ONLY,
};
/**
 * Reads the end of a job from a status answer. Only this function says that a job has ended, and only if it understands the
 * whole answer (docs/design.md, rule 1). Pure.
 * @param status undefined if the answer was not a JSON object
 * @param sentThreshold the threshold that the submission carried, by which the service itself calls a model vulnerable
 */
function readJobEnd(attack, status, sentThreshold = 0) {
    if (status === undefined)
        return { kind: 'unreadable', why: 'the answer is not a JSON object' };
    if (status.isOfAnotherJob === true) {
        return { kind: 'unreadable', why: 'the answer is about another job or model' };
    }
    const end = status.stages.length > 0 ? readStagesEnd(attack, status) : readPlainEnd(status);
    if (end.kind === 'ended' && status.saysVulnerable === true && (end.score ?? 0) <= sentThreshold) {
        return { kind: 'undecided', why: 'the answer calls the model vulnerable, but its score does not' };
    }
    return end;
}
function readStagesEnd(attack, status) {
    const failed = status.stages.filter((stage) => stage.state === 'failed');
    if (failed.length > 0)
        return describeFailure(failed, status);
    const contrary = status.contradiction ?? saidIn(status, ['failed', 'unknown'])[0];
    if (contrary !== undefined) {
        return { kind: 'unreadable', why: `the answer contradicts a verdict: ${contrary}` };
    }
    const rule = RULES[catalog/* DESCRIPTORS */.xg[attack].stages];
    const unknownStates = status.stages.filter((stage) => stage.state === 'unknown');
    if (unknownStates.length > 0) {
        return { kind: 'unreadable', why: `${listWithStates(unknownStates)} is an unknown state` };
    }
    const isGoingOn = saidIn(status, ['running']).length > 0 || isBusy(rule, status);
    return isGoingOn || !rule.isOver(status) ? { kind: 'running' } : job_end_readScore(rule, status);
}
/** Reads the plain form: a state, and a score from 0 to 1, without which no job has a verdict. */
function readPlainEnd(status) {
    const { states, score, contradiction } = status;
    const [failed] = saidIn(status, ['failed']);
    if (failed !== undefined) {
        const { message } = status;
        const why = message === undefined ? failed : `${(0,sanitize/* withoutStop */.f6)(message)} (${failed})`;
        return { kind: 'failed', why, by: 'service' };
    }
    if (contradiction !== undefined) {
        return { kind: 'unreadable', why: `the answer contradicts a verdict: ${contradiction}` };
    }
    const [unknown] = saidIn(status, ['unknown']);
    if (unknown !== undefined)
        return { kind: 'unreadable', why: `${unknown}, which is an unknown state` };
    if (states.length === 0)
        return { kind: 'unreadable', why: 'the answer names neither a stage nor a state' };
    if (saidIn(status, ['running']).length > 0)
        return { kind: 'running' };
    if (score === 'absent')
        return NO_SCORE;
    if (typeof score !== 'number')
        return unreadableScore(score);
    return score <= 1
        ? { kind: 'ended', score }
        : { kind: 'undecided', why: `the score is ${String(score)}, and not from 0 to 1` };
}
function saidIn({ states }, wanted) {
    return states.filter(({ state }) => wanted.includes(state)).map(({ said }) => said);
}
/** True if a stage is under way, even one that the verdict does not need: if it fails, the job fails. */
function isBusy(rule, status) {
    // If no defence is triggered, the job ends whatever the state of its stage (observed publicly; not in the service spec).
    const counts = rule === WITH_DEFENSE && NO_DEFENSE.test(status.currentStatus) ? BEFORE_DEFENSE : STAGES;
    const later = status.stages.filter(({ name }) => !isKnownStage(name)).map(({ name }) => [name]);
    return [...counts, ...later].some((stage) => findState(status, stage) === 'inprogress');
}
function job_end_readScore(rule, status) {
    const { score } = status;
    if (score !== 'absent' && typeof score !== 'number')
        return unreadableScore(score);
    const doubt = findDoubt(rule, status);
    if (score !== 'absent')
        return { kind: 'ended', score, ...(doubt === undefined ? {} : { doubt }) };
    return doubt === undefined ? rule.withoutScore : { kind: 'undecided', why: doubt };
}
function unreadableScore({ said }) {
    return { kind: 'undecided', why: `the score is not one number from 0: ${said}` };
}
function findDoubt(rule, status) {
    const missing = rule.stages.filter((stage) => !rule.done.includes(findState(status, stage)));
    if (missing.length > 0) {
        return `the job has ended without finishing ${missing.map(([name = '']) => stageInFull(name)).join(', ')}`;
    }
    const unknown = status.stages.filter((stage) => !isKnownStage(stage.name) && stage.state !== 'na');
    return unknown.length > 0
        ? `this version does not know what ${listNames(unknown)} judges: look at the job on its dashboard, and for a newer version`
        : undefined;
}
/** @returns the state of a stage, `na` if it is absent; if two spellings are present, the less finished state */
function findState(status, spellings) {
    const states = status.stages
        .filter(({ name }) => spellings.some((one) => isSameStage(one, name)))
        .map((stage) => stage.state);
    const order = ['unknown', 'failed', 'inprogress', 'na', 'completed', 'passed'];
    return order.find((state) => states.includes(state)) ?? 'na';
}
function listNames(stages) {
    return (0,sanitize/* bounded */.Mm)(stages.map((stage) => stageInFull(stage.name)).join(', '));
}
function listWithStates(stages) {
    return (0,sanitize/* bounded */.Mm)(stages.map((stage) => `${stageInFull(stage.name)} "${stage.said}"`).join(', '));
}
/** The reason comes first; the stages are for those who ask the operator of the service. */
function describeFailure(stages, status) {
    const { currentStatus, score } = status;
    // A defence that fails hides what the attack before it found.
    const found = isEngineDone(status) && typeof score === 'number' ? `; the score was ${String(score)}` : '';
    const names = `${listNames(stages)} failed${found}`;
    const why = currentStatus === '' ? names : `${(0,sanitize/* withoutStop */.f6)(currentStatus)} (${names})`;
    return { kind: 'failed', why, by: 'service' };
}

;// CONCATENATED MODULE: ./src/analyser/remote/await-job.ts








/** After so many polls in a row that failed or were not understood, the wait ends. */
const MAX_FAILED_POLLS = 10;
/** While neither stages nor the description change, the interval grows by this factor each time. */
const INTERVAL_GROWTH = 1.25;
/** The interval grows up to this multiple of the input poll-interval-seconds. */
const MAX_INTERVAL_FACTOR = 4;
/**
 * Polls a job until it has ended.
 * @throws ServiceError if the service refuses, polls fail too often, or the run ends before the job
 */
async function waitForJob(spec, jobId, context) {
    const stages = new StageProgress(context.watch.progress);
    try {
        return await pollUntilEnd(spec, jobId, context, stages);
    }
    catch (error) {
        if (!context.signal.aborted || !(error instanceof errors/* ServiceError */._7))
            throw error;
        // Whoever reads that the time ran out wants to know what the job was waiting for.
        throw new errors/* ServiceError */._7(error.reason, `${error.message}${stages.describeLast()}`, { cause: error });
    }
}
async function pollUntilEnd(spec, jobId, context, stages) {
    let faults = 0;
    let interval = context.hasEnded ? 0 : 1;
    for (;;) {
        await context.clock.sleep(context.pollIntervalMs * interval * jitter(context.clock), context.signal);
        const answer = await pollOnce(spec, jobId, context);
        if ('error' in answer) {
            faults += 1;
            if (faults >= MAX_FAILED_POLLS)
                throw answer.error;
            context.watch.log.info(`${answer.error.message} The job is polled again.`);
            interval = Math.max(1, interval);
            continue;
        }
        faults = 0;
        const moved = answer.status !== undefined && stages.note(answer.status);
        if (answer.end.kind !== 'running')
            return answer.end;
        interval = moved ? 1 : Math.min(Math.max(1, interval) * INTERVAL_GROWTH, MAX_INTERVAL_FACTOR);
    }
}
/** Polls a job once. Faults that may pass and answers that are not understood are returned, all others are thrown. */
async function pollOnce({ attack, modelId, fields }, jobId, context) {
    const { transport, access, watch } = context;
    try {
        const turn = () => context.rateLimiter.waitForTurn();
        const status = await fetchJobStatus(transport, access, { jobId, modelId, attack }, turn);
        const end = readJobEnd(attack, status, Number(fields.vulnerability_threshold ?? 0));
        const where = describePoll(status, (0,client_call/* statusUrl */.Yb)(access, jobId));
        watch.log.debug(`The status of the job: ${end.kind}. ${where}`);
        if (end.kind === 'unreadable')
            return { error: createStatusError(end.why, where) };
        return { status, end: end.kind === 'undecided' ? { ...end, why: `${end.why}. ${where}` } : end };
    }
    catch (error) {
        const mayPass = error instanceof errors/* ServiceError */._7 &&
            !(error instanceof transport_error/* TransportError */.w && error.isLast) &&
            (error.reason === 'unavailable' || error.reason === 'unexpected-answer');
        if (!mayPass)
            throw error;
        return { error };
    }
}
const MAX_NAMED_FIELDS = 20;
/** Says what was asked and what came, for whoever compares the client with the service. */
function describePoll(status, url) {
    const request = `Request: GET ${url.pathname}${url.search}`;
    if (status === undefined)
        return request;
    const unused = status.unused.length === 0 ? '' : `; not used: ${nameFields(status.unused)}`;
    return `${request}; fields of the answer: ${nameFields(status.fields) || 'none'}${unused}`;
}
function nameFields(names) {
    return (0,sanitize/* plainLine */.h0)((0,list_names/* listNames */.Z)(names, MAX_NAMED_FIELDS, (name) => name), 500);
}
/** @returns a factor from 0.8 to 1.2, so that jobs that started together are not always polled together */
function jitter(clock) {
    return 0.8 + clock.random() * 0.4;
}
function createStatusError(why, where) {
    return new errors/* ServiceError */._7('unexpected-answer', `The job's status was not understood: ${why}. ${where}. It is not known whether the model is vulnerable. Look at the ` +
        'job on the dashboard; docs/service.md lists the answers that are understood.');
}

// EXTERNAL MODULE: ./src/core/job-id.ts
var job_id = __webpack_require__(1376);
;// CONCATENATED MODULE: ./src/analyser/remote/job-claims.ts



/**
 * Makes sure that each job of a run belongs to one analysis only. One request starts one job, which is then polled by its
 * id (service spec 1 and 4.2), so one verdict never counts for two analyses (docs/design.md, rule 1).
 */
class JobClaims {
    /** By `idKey`: two spellings of an id are one job. */
    #owners = new Map();
    /**
     * Claims a job for an analysis.
     * @param name the name of the analysis
     * @throws ServiceError `unexpected-answer`, in doubt, if the job belongs to another analysis
     */
    claim(jobId, name) {
        const key = (0,job_id/* idKey */.T4)(jobId);
        const owner = this.#owners.get(key);
        if (owner !== undefined) {
            throw new errors/* ServiceError */._7('unexpected-answer', `The job ${(0,sanitize/* plainLine */.h0)(jobId, 200)} already belongs to another analysis of this run, ${owner}: it is not known ` +
                'which of the two was submitted. Look on the service\u2019s dashboard before you start another run.', { inDoubt: true });
        }
        this.#owners.set(key, name);
    }
}

// EXTERNAL MODULE: ./src/redact/secret-encodings.ts
var secret_encodings = __webpack_require__(7858);
// EXTERNAL MODULE: ./src/core/url.ts
var core_url = __webpack_require__(38);
;// CONCATENATED MODULE: ./src/analyser/remote/client/upload-address.ts





/** Presigned addresses and forms have about ten fields, all together with a few thousand characters. */
const MAX_FIELDS = 100;
const MAX_TARGET_LENGTH = 32_768;
const URL_KEYS = [
    'url',
    'uri',
    'href',
    'link',
    'address',
    'uploadurl',
    'uploadlink',
    'put',
    'puturl',
    'signedurl',
    'presignedurl',
];
/**
 * Reads the address of one upload: a URL, `{url, fields}` for a form (both observed publicly; not in the service spec), or
 * `{url, method, headers}`.
 * @param name the field that holds it, for messages
 * @returns undefined if the service names no address: nothing, null, or a word for nothing
 * @throws TypeMismatchError for anything else; its message holds nothing of the value, which may be a secret
 */
function readUploadAddress(name, value) {
    if (isNoAddress(value))
        return undefined;
    if (typeof value === 'string') {
        return { form: 'raw', method: 'PUT', headers: [], url: readUrl(name, value) };
    }
    const given = urlIn(value);
    if (!(0,json/* isObject */.Gv)(value) || given === undefined)
        throw malformed(name, 'no address');
    const url = readUrl(name, given);
    const method = readMethod(name, value['method']);
    const fields = readTexts(name, 'fields', value['fields']);
    if (fields !== undefined && (fields.length > 0 || method !== 'PUT')) {
        if (method === 'PUT')
            throw malformed(name, 'fields of a form beside the method PUT');
        return { form: 'form', fields, url };
    }
    return { form: 'raw', method: method ?? 'PUT', headers: readHeaders(name, value['headers']), url };
}
function readMethod(name, value) {
    if (value === undefined || value === null || value === '')
        return undefined;
    const method = typeof value === 'string' ? value.toUpperCase() : '';
    if (method === 'PUT' || method === 'POST')
        return method;
    throw malformed(name, 'a method other than PUT and POST');
}
function readHeaders(name, value) {
    // The client sets these two itself.
    const headers = (readTexts(name, 'headers', value) ?? []).filter(([header]) => !/^(?:host|content-length)$/iu.test(header));
    const bad = headers.find(([header, text]) => !isSendableHeader(header, text));
    if (bad !== undefined) {
        throw malformed(name, `a header that must not be sent, "${(0,sanitize/* plainLine */.h0)(bad[0], 100)}",`);
    }
    return headers;
}
/** @returns the URL of an object with an address, unread; undefined if it has none */
function urlIn(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return undefined;
    return Object.entries(value).find(([key]) => URL_KEYS.includes((0,answer_fields/* compactName */.hm)(key)))?.[1];
}
function isNoAddress(value) {
    if (typeof value === 'string')
        return /^(?:|na|n\/a|none|null)$/iu.test(value.trim());
    return value === undefined || value === null;
}
function readTexts(name, what, value) {
    if (value === undefined || value === null)
        return undefined;
    if (!(0,json/* isObject */.Gv)(value))
        throw malformed(name, `${what} that are no object`);
    const entries = Object.entries(value);
    if (entries.length > MAX_FIELDS)
        throw malformed(name, `more than ${String(MAX_FIELDS)} ${what}`);
    let length = 0;
    return entries.map(([field, text]) => {
        if (typeof text !== 'string') {
            throw malformed(name, `${what} of which "${(0,sanitize/* plainLine */.h0)(field, 100)}" is not a text`);
        }
        length += field.length + text.length;
        if (length > MAX_TARGET_LENGTH)
            throw malformed(name, TOO_LONG);
        return [field, text];
    });
}
/** The client itself manages the connection; its credentials go to no storage (docs/design.md, rule 4). */
function isSendableHeader(header, text) {
    const isToken = /^[\w!#$%&'*+.^`|~-]{1,100}$/u.test(header) && /^[\t\x20-\x7e]*$/u.test(text);
    const isOurs = /^(?:connection|transfer-encoding|expect|upgrade|te|trailer|proxy-.*|x-api-key|org-id)$/iu;
    return isToken && !isOurs.test(header);
}
const TOO_LONG = `more than ${String(MAX_TARGET_LENGTH)} characters`;
function readUrl(name, value) {
    if (typeof value === 'string' && value.length > MAX_TARGET_LENGTH)
        throw malformed(name, TOO_LONG);
    const url = typeof value === 'string' ? (0,core_url/* parseUrl */.Dl)(value) : undefined;
    if (url === undefined)
        throw malformed(name, 'no valid URL');
    if (url.searchParams.size > MAX_FIELDS) {
        throw malformed(name, `a URL with more than ${String(MAX_FIELDS)} parameters`);
    }
    return url;
}
function malformed(name, what) {
    return new errors/* TypeMismatchError */.Vm(`has ${what} under "${(0,sanitize/* plainLine */.h0)(name, 100)}" (expected a URL, or an object with url and fields, or with url, method and headers)`);
}
/** True if two addresses would send a file to the same place. */
function isSameAddress(one, other) {
    return describe(one) === describe(other);
}
function describe(address) {
    const { form, url } = address;
    const parts = form === 'form' ? address.fields : [address.method, address.headers];
    return JSON.stringify([form, url.href, parts]);
}
/** What is sent beside the URL and the file: fields of a form, or headers. */
function secretTexts(address) {
    return address.form === 'form' ? address.fields : address.headers;
}

// EXTERNAL MODULE: ./src/facts/run-outcome.ts
var run_outcome = __webpack_require__(7327);
// EXTERNAL MODULE: ./src/analyser/remote/client/lineage-check.ts
var lineage_check = __webpack_require__(4438);
;// CONCATENATED MODULE: ./src/analyser/remote/public-texts.ts






/** Texts that outputs and reports must be able to show: what a service calls a secret never hides one of them. */
class PublicTexts {
    #texts = new Set();
    constructor(specs) {
        for (const { name, modelId, artifacts } of specs) {
            for (const text of [name, modelId, ...artifacts.map(({ path }) => path)])
                this.#add(text);
        }
    }
    /** Adds the id of a job, and the address of its dashboard without its query, where a token may be. */
    addJob({ jobId, dashboardUrl = '' }) {
        this.#add(jobId);
        this.#add(dashboardUrl.replace(/[?#].*$/u, ''));
    }
    /** True if a public text contains this one, in any case and with any dashes: so secrets are removed. */
    include = (part) => {
        const wanted = (0,secret_encodings/* comparable */.Zm)(part);
        for (const text of this.#texts)
            if (text.includes(wanted))
                return true;
        return false;
    };
    #add(text) {
        this.#texts.add((0,secret_encodings/* comparable */.Zm)(text));
    }
}
/** Removes the secrets of upload addresses from everything that is printed or written from now on. */
function hideUploadSecrets(addresses, publicTexts, { mask, hide }) {
    for (const secret of uploadSecrets(addresses, publicTexts.include)) {
        (isSafeToMask(secret) ? mask : hide)(secret);
    }
}
/** The names of parameters that sign or open a presigned address (observed publicly at the usual object storages). */
const SECRET_NAME = /sig|token|credential|policy|access.?key|secret|auth|passw|jwt|session/iu;
/** The minimum length of a secret. Shorter values are ordinary words or numbers. */
const MIN_SECRET_LENGTH = 8;
/** Texts that the runner may be told to mask: signatures of all kinds, but no punctuation of JSON, no blanks, no numbers. */
const SAFE_TO_MASK = /^(?=.*[a-z])[\w.~%+/=&;@!*()$-]{16,}$/iu;
/**
 * Words that outputs contain. They must not be masked, because the runner drops an output with a masked value. Words
 * shorter than {@link MIN_SECRET_LENGTH} are never masked, so they need not be listed.
 */
const OUTPUT_WORDS = [
    ...run_outcome/* STATUSES */.f,
    ...errors/* FAILURE_REASONS */.N9,
    ...catalog/* TASKS */.n3,
    ...catalog/* ATTACKS */.O5,
    ...catalog/* SLOTS */._f,
    ...lineage_check/* TEXT_FIELDS */.iX,
    'supplychain_vuldetected',
    'model_id',
    'dashboard_url',
    'not_tested',
    'backdoors',
    ...catalog/* BOUNDS */.QT,
    ...catalog/* ACCESSES */.z0,
    'threshold',
].map(secret_encodings/* comparable */.Zm);
/**
 * Lists the secrets of the service's upload addresses (docs/design.md, rule 4) by their place: each whole query, and the
 * values of its parameters and of form fields whose names say that they sign or open something. Other values, such as
 * the name under which a file is stored, are no secrets: they often contain the id of the job.
 * @param isPublic true for a text that must stay readable, such as a job's id or a part of it. Words of outputs stay
 *   readable too
 */
function uploadSecrets(addresses, isPublic) {
    const secrets = addresses.flatMap((target) => {
        const named = [...target.url.searchParams, ...secretTexts(target)].filter(([name]) => SECRET_NAME.test(name));
        return [target.url.search.slice(1), ...named.map(([, value]) => value)];
    });
    return [...new Set(secrets)]
        .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
        .filter((secret) => !OUTPUT_WORDS.some((word) => word.includes((0,secret_encodings/* comparable */.Zm)(secret))) && !isPublic(secret));
}
/**
 * True if the runner may be told to mask a secret that the service made up. The runner drops an output that contains a
 * masked text anywhere, so a text that could be part of an output by chance is only removed by this action itself
 * (redact/secrets.ts): one that may span two values of a JSON output, a number, or a short one.
 */
function isSafeToMask(secret) {
    return SAFE_TO_MASK.test(secret);
}

;// CONCATENATED MODULE: ./src/analyser/remote/rate-limiter.ts
/** The time between two polls of any jobs: 8 polls a second stay below the promised 10 even if timers are early. */
const MIN_POLL_GAP_MS = 125;
/** Lets callers continue one after another, with a minimum time between two. */
class RateLimiter {
    #minGapMs;
    #clock;
    #signal;
    /** The turn of the last caller. */
    #latest = Promise.resolve();
    #latestMs = Number.NEGATIVE_INFINITY;
    /**
     * @param minGapMs the minimum time between two turns
     * @param signal ends the wait of every caller, with its reason
     */
    constructor(minGapMs, clock, signal) {
        this.#minGapMs = minGapMs;
        this.#clock = clock;
        this.#signal = signal;
    }
    /** Resolves when it is the caller's turn. */
    waitForTurn() {
        const turn = this.#latest.then(() => this.#waitForGap());
        this.#latest = turn.catch(() => undefined);
        return turn;
    }
    /** Counts from the actual time of the previous turn, so that a process that was paused does not catch up in a burst. */
    async #waitForGap() {
        const leftMs = this.#latestMs + this.#minGapMs - this.#clock.now();
        // The clock may have been set back, so the wait is never longer than the gap.
        if (leftMs > 0)
            await this.#clock.sleep(Math.min(leftMs, this.#minGapMs), this.#signal);
        this.#latestMs = this.#clock.now();
    }
}

// EXTERNAL MODULE: ./src/analyser/listed-files.ts
var listed_files = __webpack_require__(66);
;// CONCATENATED MODULE: ./src/analyser/remote/submission-turns.ts

/**
 * The order of a run's submissions. The service spec shows no names for most of an answer, so the first submission goes
 * alone until its answer was read and has every address that is needed. If it cannot be used, nothing else is submitted.
 * A refusal of one analysis (4xx) shows nothing about the others: the next one goes alone again.
 */
class SubmissionTurns {
    /** Settles with the submission that goes alone. */
    #alone;
    #isProven = false;
    #failed;
    /**
     * Submits when it is the turn of an analysis.
     * @param name of the analysis
     * @param submit resolves when the answer is read and has every address; another one may then follow
     * @throws ServiceError if the first submission could not be used; the error of `submit`
     */
    async take(name, submit) {
        while (!this.#isProven && this.#alone !== undefined)
            await this.#alone;
        const submission = this.#submit(name, submit);
        if (!this.#isProven) {
            this.#alone = submission
                .catch(() => undefined)
                .finally(() => {
                this.#alone = undefined;
            });
        }
        return submission;
    }
    async #submit(name, submit) {
        if (this.#failed !== undefined)
            throw notSubmitted(this.#failed);
        const wasProven = this.#isProven;
        try {
            const submitted = await submit();
            this.#isProven = true;
            return submitted;
        }
        catch (error) {
            if (error instanceof errors/* ServiceError */._7)
                this.#learn(name, error, wasProven);
            throw error;
        }
    }
    #learn(name, error, wasProven) {
        if (REFUSALS.includes(error.reason))
            this.#isProven = false;
        else if (!wasProven && UNUSABLE.includes(error.reason))
            this.#failed ??= { name, error };
    }
}
/** The service understood the request, and refused it. */
const REFUSALS = ['rejected', 'unauthorized', 'denied'];
/** The answer to the next submission would be no better. */
const UNUSABLE = ['unexpected-answer', 'upload-failed', 'unavailable'];
function notSubmitted({ name, error, }) {
    return new errors/* ServiceError */._7(error.reason, `It was not submitted: the first submission of this run, ${name}, could not be used, and this one would fare no better.`);
}

;// CONCATENATED MODULE: ./src/analyser/remote/remote-state.ts





function createRemoteState(options) {
    const { specs, clock, signal } = options;
    return {
        ...options,
        rateLimiter: new RateLimiter(MIN_POLL_GAP_MS, clock, signal),
        claims: new JobClaims(),
        publicTexts: new PublicTexts(specs),
        sentFiles: new listed_files/* ListedFiles */.H(),
        turns: new SubmissionTurns(),
    };
}
/**
 * Makes a job that of one analysis.
 * @param name the name of the analysis
 * @throws ServiceError if it is that of another one
 */
function takeJob(job, name, { claims, publicTexts }) {
    claims.claim(job.jobId, name);
    publicTexts.addJob(job);
}

// EXTERNAL MODULE: ./src/core/service-address.ts
var service_address = __webpack_require__(3353);
// EXTERNAL MODULE: ./src/text/safe-markup.ts
var safe_markup = __webpack_require__(4139);
;// CONCATENATED MODULE: ./src/analyser/remote/client/model-analysis.ts










const otherPath = (given, other) => `Check base-url and the id of the model. If the service spells ${given} as ${other}, set the environment variable ` +
    `MODEL_SECURITY_ANALYSIS_PATH of the step to ${other}.`;
const PATH_ADVICE = {
    'model-analyse': otherPath('model-analyse', 'model_analyse'),
    model_analyse: otherPath('model_analyse', 'model-analyse'),
};
/**
 * Starts an analysis (service spec 4.2). It is sent again only if it was certainly not processed.
 * @throws ServiceError
 */
async function submitAnalysis(transport, access, { path, modelId, attack, fields, onUnusable }) {
    const call = {
        operation: 'model analysis',
        rule: 'submission',
        method: 'POST',
        url: (0,service_address/* serviceUrl */.Rs)(access.root, `${path}/${encodeURIComponent(modelId)}`),
        body: fields,
        advice: PATH_ADVICE[path],
    };
    return (0,client_call/* callService */.cb)(transport, access, call, (answer) => {
        try {
            if (!(0,json/* isObject */.Gv)(answer))
                throw new errors/* TypeMismatchError */.Vm('is not a JSON object');
            return readJob(answer, attack);
        }
        catch (error) {
            onUnusable?.(answer);
            throw error;
        }
    });
}
/**
 * Reads the job id and the dashboard link from an answer, whatever it calls them. Service spec 2.2 does not show the names.
 * @throws ServiceError `unexpected-answer` if there is no job id, more than one, or an error beside it
 */
function readJob(answer, attack) {
    const all = (0,answer_fields/* listFields */.Cc)(answer, attack);
    const ids = all.flatMap((field) => {
        const id = field.isOuter && !field.isListed && (0,answer_fields/* isJobId */.dW)(field) ? readIdText(field.value) : undefined;
        return id === undefined ? [] : [{ field, id }];
    });
    const [found] = ids;
    const contradiction = (0,contradictions/* findContradiction */.Pq)(all, () => false);
    const isSeveral = new Set(ids.map(({ id }) => (0,job_id/* idKey */.T4)(id))).size > 1;
    if (isSeveral)
        throw unusable('several job ids', all);
    if (found === undefined)
        throw unusable('no job id', all);
    if (!isUsableId(found.id))
        throw unusable('an unusable job id', all);
    if (contradiction !== undefined)
        throw unusable(`an error beside the job id: ${contradiction}`, all);
    const link = readDashboard(all);
    return {
        jobId: found.id,
        ...(link === undefined ? {} : { dashboardUrl: link.url }),
        answer,
        taken: [`job id from ${found.field.path}`, `dashboard from ${link?.path ?? 'no field'}`],
    };
}
function unusable(what, fields) {
    const names = (0,sanitize/* plainLine */.h0)(fields.map(({ path }) => path).join(', '), 200);
    const message = (0,answer_fields/* findMessage */.fn)(fields);
    const said = message === undefined ? '' : ` The service says: "${(0,sanitize/* plainLine */.h0)((0,signatures/* hideSignatures */.y)(message), 300)}".`;
    return new errors/* ServiceError */._7('unexpected-answer', `The service accepted the model analysis, but its answer has ${what}; its fields are ${names || 'none'}.${said} ` +
        'The analysis may be running: look on the service\u2019s dashboard before you start another run. docs/service.md lists ' +
        'the names that are understood.', { inDoubt: true });
}
/** What tells a dashboard from other links, the most certain first. */
const LINK_RULES = [
    ({ fullKey }) => fullKey.includes('dashboard'),
    ({ fullKey }) => fullKey.includes('monitor'),
    // An upload address has a query or a name that speaks of it.
    ({ fullKey, isOuter }, url) => isOuter &&
        /(?:link|url|uri|href)$/u.test(fullKey) &&
        !/upload|put|file|data|slot|label|model|minmax|sign|status|report|docs|self|api|cancel/u.test(fullKey) &&
        !url.includes('?'),
];
/** Reads the link to the job's dashboard. Of two that are equally certain and differ, neither is shown. */
function readDashboard(fields) {
    const links = fields.flatMap((field) => {
        const url = typeof field.value === 'string' ? (0,safe_markup/* linkableUrl */.s6)(field.value) : undefined;
        return url === undefined ? [] : [{ field, url }];
    });
    for (const rule of LINK_RULES) {
        const fitting = links.filter(({ field, url }) => rule(field, url));
        const [first] = fitting;
        if (first === undefined)
            continue;
        const isOne = fitting.every(({ url }) => url === first.url);
        return isOne ? { url: first.url, path: first.field.path } : undefined;
    }
    return undefined;
}
/** Reads an id; a number becomes a text, if JSON has kept all of its digits. */
function readIdText(value) {
    if (typeof value === 'number' && Number.isSafeInteger(value))
        return String(value);
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** True for printable ids without white space: other ids could not be used in a request. */
function isUsableId(id) {
    return id.length <= job_id/* MAX_JOB_ID_LENGTH */.e2 && /^[\x21-\x7e]+$/u.test(id);
}

// EXTERNAL MODULE: ./src/analyser/remote/client/answer-size.ts
var answer_size = __webpack_require__(2642);
;// CONCATENATED MODULE: ./src/analyser/remote/client/upload-targets.ts








const MAX_DEPTH = 8;
/** The words around the name of a slot: `data_upload_url`, `upload_url_data`, `DataUploadLink`, `model-file-url`. */
const AFFIXES = /upload(?:s|ing|ed)?|urls?|uris?|links?|hrefs?|address(?:es)?|pre-?signed|signed|put|files?|zip|path|s3|for/gu;
/** A name with one of these words holds addresses; a bare `model` or `data` is anything. */
const SPEAKS_OF_ADDRESS = /url|uri|link|href|address|upload|presigned|signed/u;
/** A name with one of these words holds addresses for uploads, and nothing else. */
const SPEAKS_OF_UPLOAD = /upload|presigned|signedurl/u;
const SLOTS_BY_KEY = new Map([
    ...catalog/* SLOTS */._f.map((slot) => [(0,answer_fields/* compactName */.hm)(slot), slot]),
    ...catalog/* SLOTS */._f.map((slot) => [`${(0,answer_fields/* compactName */.hm)(slot)}s`, slot]),
]);
/**
 * Finds the addresses for the uploads in the answer to an analysis, whatever the service calls them: service spec 2.2 says
 * that there are some, and shows no names. `docs/service.md` has every form.
 * @param answer parsed JSON
 * @param planned the slots that have a file: if it is one, an address without a name is for it
 * @returns the targets in the order of the slots, and where each was found
 * @throws ServiceError `unexpected-answer` if an address is malformed, has no slot or several could be meant, if a slot has
 *   two addresses or two slots share one, or if the answer is too large or nested too deeply to be searched
 */
function readUploadTargets(answer, planned = []) {
    try {
        const targets = new Map();
        const taken = [];
        for (const { name, path, value } of findAddresses(answer)) {
            const address = readUploadAddress(path, value);
            if (address === undefined)
                continue;
            const target = { ...address, slot: findSlot(name, path, planned) };
            addTarget(targets, target);
            taken.push(`${target.slot} from ${path} (${target.url.host})`);
        }
        return { targets: catalog/* SLOTS */._f.flatMap((slot) => targets.get(slot) ?? []), taken };
    }
    catch (error) {
        throw error instanceof errors/* TypeMismatchError */.Vm ? unexpected(error.message) : error;
    }
}
/** @returns every address in an answer that can be read, whatever it is for: their secrets must not be shown */
function listUploadAddresses(answer) {
    return tolerant(() => findAddresses(answer), []).flatMap(({ path, value }) => tolerant(() => readUploadAddress(path, value), undefined) ?? []);
}
function tolerant(read, otherwise) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof errors/* TypeMismatchError */.Vm)
            return otherwise;
        throw error;
    }
}
function addTarget(targets, target) {
    const known = targets.get(target.slot);
    if (known !== undefined && !isSameAddress(known, target)) {
        throw new errors/* TypeMismatchError */.Vm(`names two different addresses for the upload of ${target.slot}`);
    }
    const sharing = [...targets.values()].find((one) => one.slot !== target.slot && isSameAddress(one, target));
    if (sharing !== undefined) {
        throw new errors/* TypeMismatchError */.Vm(`names one address for the uploads of ${sharing.slot} and ${target.slot}`);
    }
    targets.set(target.slot, target);
}
function findSlot(name, path, planned) {
    const slot = slotOf(name);
    if (slot !== undefined)
        return slot;
    const [only] = planned;
    if (bareName(name) === '') {
        if (only !== undefined && planned.length === 1)
            return only;
        throw new errors/* TypeMismatchError */.Vm(`has an address without the name of a file under "${(0,sanitize/* plainLine */.h0)(path, 100)}", and ${String(planned.length)} files are ` +
            `planned (${planned.join(', ') || 'none'})`);
    }
    throw new errors/* TypeMismatchError */.Vm(`asks for an upload that is not known, "${(0,sanitize/* plainLine */.h0)(path, 100)}": known are ${catalog/* SLOTS */._f.join(', ')}`);
}
function bareName(name) {
    return (0,answer_fields/* compactName */.hm)(name).replaceAll(AFFIXES, '');
}
/** The name itself first: `data` of `data_upload_url`, but `minmax` has no affix to lose. */
function slotOf(name) {
    const key = (0,answer_fields/* compactName */.hm)(name);
    return SLOTS_BY_KEY.get(key) ?? SLOTS_BY_KEY.get(bareName(name));
}
const TOO_LARGE = 'is too large or nested too deeply to be searched for upload addresses';
function findAddresses(answer) {
    if ((0,answer_size/* holdsMoreValues */.ux)(answer, answer_size/* MAX_ANSWER_VALUES */.Ps))
        throw new errors/* TypeMismatchError */.Vm(TOO_LARGE);
    const found = [];
    let level = [{ name: '', path: '', value: answer, isUpload: false, isFile: false }];
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth > MAX_DEPTH)
            throw new errors/* TypeMismatchError */.Vm(TOO_LARGE);
        const inner = level.flatMap(listInside);
        found.push(...inner.filter(isAddress));
        level = inner.filter((one) => !isAddress(one) && typeof one.value === 'object' && one.value !== null);
    }
    return found;
}
/** Lists what an object or list holds. An item of a list of uploads has its name in itself: `{name: "model", url}`. */
function listInside(parent) {
    const { value } = parent;
    if (Array.isArray(value)) {
        return value.map((item, index) => {
            const named = (0,json/* isObject */.Gv)(item) ? nameIn(item) : undefined;
            const path = `${parent.path}[${String(index)}]`;
            return { name: named ?? '', path, value: item, isUpload: parent.isUpload, isFile: parent.isFile };
        });
    }
    if (!(0,json/* isObject */.Gv)(value))
        return [];
    return Object.entries(value).map(([name, inner]) => {
        const key = (0,answer_fields/* compactName */.hm)(name);
        const isInside = parent.isUpload && !OTHER_LINKS.test(key);
        const isUpload = isInside || SPEAKS_OF_UPLOAD.test(key) || (key.endsWith('urls') && bareName(name) === '');
        const isFile = parent.isFile || key === 'files' || key === 'artifacts';
        const path = parent.path === '' ? name : `${parent.path}.${name}`;
        return { name, path, value: inner, isUpload, isFile };
    });
}
/** Links that stand beside those for uploads, as in `urls`. */
const OTHER_LINKS = /dashboard|monitor|status|self|report|result|docs|help/u;
const NAME_KEYS = [
    'slot',
    'name',
    'type',
    'file',
    'filename',
    'filetype',
    'artifact',
    'kind',
    'key',
    'field',
    'path',
    'id',
];
/** The name of an item of a list: the first one that is that of a slot, else the first. */
function nameIn(item) {
    const names = NAME_KEYS.flatMap((wanted) => Object.entries(item).flatMap(([key, value]) => (0,answer_fields/* compactName */.hm)(key) === wanted && typeof value === 'string' ? [value] : []));
    return names.find((name) => slotOf(name) !== undefined) ?? names[0];
}
/**
 * True if a field holds an address for an upload: in an object or list of uploads, or under a name that speaks of uploads,
 * every address, and everything under such a name that cannot be one; else an address under the name of a slot.
 */
function isAddress({ name, value, isUpload, isFile }) {
    const isUrl = typeof value === 'string' ? (0,core_url/* parseUrl */.Dl)(value) !== undefined : urlIn(value) !== undefined;
    const key = (0,answer_fields/* compactName */.hm)(name);
    if (slotOf(name) !== undefined) {
        if (isUpload || SPEAKS_OF_ADDRESS.test(key))
            return true;
        return (isFile && isUrl) || holdsUploadUrl(value);
    }
    return isUpload && (isUrl || (key.endsWith('url') && typeof value !== 'object'));
}
function holdsUploadUrl(value) {
    const entries = (0,json/* isObject */.Gv)(value) ? Object.entries(value) : [];
    return entries.some(([key, url]) => SPEAKS_OF_UPLOAD.test((0,answer_fields/* compactName */.hm)(key)) && typeof url === 'string' && (0,core_url/* parseUrl */.Dl)(url) !== undefined);
}
function unexpected(what) {
    return new errors/* ServiceError */._7('unexpected-answer', `The answer to the model analysis ${what}. The analysis was started, but nothing was uploaded: look for its job on ` +
        'the service\u2019s dashboard before you start another run. docs/service.md lists the forms that are understood.');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/redact/redacted-excerpt.ts
var redacted_excerpt = __webpack_require__(9049);
// EXTERNAL MODULE: ./src/redact/secrets.ts
var redact_secrets = __webpack_require__(4268);
;// CONCATENATED MODULE: ./src/analyser/remote/client/upload.ts






/** The statuses with which object storages confirm an upload, usually 200 for PUT and 204 for POST. */
const SUCCESS_STATUSES = new Set([200, 201, 202, 204]);
const MAX_ANSWER_BYTES = 64 * 1024;
/** A shorter value may be an ordinary word or number in the storage's message. */
const upload_MIN_SECRET_LENGTH = 8;
/**
 * Uploads an archive to the address that the service gave, without the service's credentials. After a temporary fault it
 * is sent again, since the same bytes go to the same address.
 *
 * A PUT has no content-type unless the service gives one: some presigned URLs include it in the signature, and none require it (observed publicly; not
 * in the service spec).
 * @param target its URL passed `findUploadUrlFault`
 * @param onRead called with the number of bytes that were read from the archive; starts at 0 again for each attempt
 * @throws ServiceError `upload-failed`; `timeout` or `cancelled` if the run ended during the upload
 */
async function sendUpload(transport, target, archive, fileName, onRead = () => undefined) {
    let sha256;
    const hashed = {
        bytes: archive.bytes,
        open: () => hashWhileRead(archive, onRead, (digest) => {
            sha256 = digest;
        }),
    };
    const answer = await send(transport, target, describeRequest(target, hashed, fileName));
    if (!SUCCESS_STATUSES.has(answer.status))
        throw createRefusal(target, answer);
    if (!answer.isBodySent || sha256 === undefined) {
        throw createFailure(target, 'the storage reported success before the whole archive was sent; run again');
    }
    return { sha256, bytes: archive.bytes, host: target.url.host };
}
function describeRequest(target, archive, fileName) {
    const common = {
        operation: `upload of ${target.slot}`,
        rule: 'repeatable',
        url: target.url,
        maxAnswerBytes: MAX_ANSWER_BYTES,
        readFault: availability/* readServiceFault */.e,
        redact: createRedact(target),
    };
    if (target.form === 'raw') {
        return { ...common, method: target.method, headers: Object.fromEntries(target.headers), body: archive };
    }
    const { contentType, body } = createForm(target.fields, archive, fileName);
    return { ...common, method: 'POST', headers: { 'content-type': contentType }, body };
}
async function send(transport, target, request) {
    try {
        return await transport.send(request);
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7 && (error.reason === 'timeout' || error.reason === 'cancelled')) {
            throw error;
        }
        const why = (0,errors/* messageOf */.bD)(error);
        const isUnreachable = error instanceof errors/* ServiceError */._7 && error.reason === 'unavailable';
        const advice = isUnreachable
            ? ` Check that ${target.url.host} can be reached from the runner, then run again`
            : '';
        throw createFailure(target, why + advice, error);
    }
}
async function* hashWhileRead(archive, onRead, onDigest) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytesRead = 0;
    onRead(bytesRead);
    for await (const chunk of archive.open()) {
        hash.update(chunk);
        bytesRead += chunk.length;
        onRead(bytesRead);
        // Not after the loop: the last chunk completes the upload, and its answer may arrive before the stream ends.
        if (bytesRead === archive.bytes)
            onDigest(hash.digest('hex'));
        yield chunk;
    }
}
const ADVICE = new Map([
    [403, 'The URL has expired or does not fit what was sent. Run again, so that the service gives a new one'],
    [404, 'The URL does not exist any more. Run again, so that the service gives a new one'],
    [411, 'The storage did not receive the length of the file: look for a proxy that changes requests'],
    [413, 'The archive is larger than the storage accepts: give a smaller artifact'],
]);
function createRefusal(target, answer) {
    const { status } = answer;
    const text = (0,redacted_excerpt/* redactedExcerpt */.a)(answer.body, 200, answer.redact);
    const message = text === '' ? 'without a message' : `with the message "${text}"`;
    const advice = ADVICE.get(status) ?? 'Ask the operator of the service what its storage expects';
    return createFailure(target, `the storage answered with status ${String(status)}, ${message}. ${advice}`);
}
/** Redacts the secrets in the URL's query, the form's fields and the headers, which storages repeat in their messages. */
function createRedact(target) {
    const secrets = new redact_secrets/* Secrets */.S();
    for (const [, value] of [...target.url.searchParams, ...secretTexts(target)]) {
        if (value.length >= upload_MIN_SECRET_LENGTH)
            secrets.add(value);
    }
    return (text) => secrets.redact(text);
}
/** Creates an error that names only the URL's host: the query is a secret, and the path helps nobody. */
function createFailure(target, what, cause) {
    const options = cause === undefined ? {} : { cause };
    return new errors/* ServiceError */._7('upload-failed', `The upload of ${target.slot} to ${target.url.host} failed: ${what.replace(/\.$/u, '')}.`, options);
}
/**
 * Creates a `multipart/form-data` body (RFC 7578): the fields in the given order, and last the file under the name
 * `file`, as presigned POST forms require.
 * @param fields names and values
 */
function createForm(fields, file, fileName) {
    // 30 random bytes do not occur in the file by chance.
    const boundary = `form-${(0,external_node_crypto_.randomBytes)(30).toString('hex')}`;
    const parts = fields.map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"\r\n\r\n${value}\r\n`);
    const fileHead = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${escapeName(fileName)}"\r\n` +
        'Content-Type: application/zip\r\n\r\n';
    const head = Buffer.from(parts.join('') + fileHead);
    const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
    return {
        contentType: `multipart/form-data; boundary=${boundary}`,
        body: {
            bytes: head.length + file.bytes + tail.length,
            open: () => concatenate(head, file, tail),
        },
    };
}
/** Escapes names as browsers do: characters that would end the name or the line are percent-encoded (HTML standard). */
function escapeName(text) {
    return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
async function* concatenate(head, file, tail) {
    yield head;
    yield* file.open();
    yield tail;
}

// EXTERNAL MODULE: ./src/facts/uploads-error.ts
var uploads_error = __webpack_require__(2378);
// EXTERNAL MODULE: ./src/core/concurrency.ts
var concurrency = __webpack_require__(8904);
// EXTERNAL MODULE: ./src/core/private-host.ts + 1 modules
var private_host = __webpack_require__(4841);
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(5881);
// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __webpack_require__(9998);
;// CONCATENATED MODULE: ./src/analyser/remote/uploads.ts









/** The uploads of one analysis at once. More would not be faster, because they share one connection to the internet. */
const MAX_PARALLEL_UPLOADS = 2;
const PROGRESS_INTERVAL_MS = 5000;
/** The slots without whose files no analysis can judge what the user gave. The others serve few attacks. */
const NEEDED = ['model', 'data', 'label', 'minmax'];
/**
 * Decides which artifacts of one analysis are sent to the addresses that the service gave. Nothing is sent yet.
 * @throws ServiceError `upload-failed` with all that is wrong: slots without an artifact, needed artifacts without an
 *   address, and URLs that must not be used
 */
function planUploads(planning) {
    const { artifacts, targets, useModelApi, notSent } = planning;
    const isWanted = ({ slot }) => !(useModelApi && slot === 'model');
    const wanted = targets.filter(isWanted);
    const pairs = wanted.flatMap((target) => {
        const artifact = artifacts.find(({ slot }) => slot === target.slot);
        return artifact === undefined ? [] : [{ target, artifact }];
    });
    const unsent = artifacts.filter((artifact) => !pairs.some((pair) => pair.artifact === artifact));
    const isNeeded = ({ slot }) => NEEDED.includes(slot) && planning.usualSlots.includes(slot);
    const owed = unsent.filter((one) => isWanted(one) && isNeeded(one) && !notSent.includes(one.slot));
    const faults = [
        ...describeBadUrls(wanted, planning.policy),
        ...describeMissing(wanted.filter(({ slot }) => !artifacts.some((artifact) => artifact.slot === slot))),
        ...describeOwed(owed, planning.answerFields),
    ];
    if (faults.length > 0) {
        throw new errors/* ServiceError */._7('upload-failed', `Nothing was uploaded: ${faults.join('; ')}.`);
    }
    return { pairs, warnings: reportUnsent(unsent, planning) };
}
function describeBadUrls(targets, policy) {
    return targets.flatMap(({ slot, url }) => {
        const fault = findUploadUrlFault(url, policy);
        return fault === undefined ? [] : [`the URL for ${slot} (${url.host}) must not be used: ${fault}`];
    });
}
function describeMissing(targets) {
    if (targets.length === 0)
        return [];
    const slots = targets.map(({ slot }) => slot).join(', ');
    return [
        `the service asks for ${slots}, for which no artifact is given: add a file or folder for each under artifacts`,
    ];
}
function describeOwed(artifacts, answerFields) {
    if (artifacts.length === 0)
        return [];
    const slots = artifacts.map(({ slot }) => slot).join(', ');
    const fields = (0,sanitize/* plainLine */.h0)(answerFields.join(', '), 300);
    return [
        `the answer names no address for ${slots} (its fields: ${fields || 'none'}), so the service would judge without ` +
            `${artifacts.map(({ path }) => `"${path}"`).join(', ')}. If the service holds ${slots} already, add ` +
            `"service: { not-sent: [${slots}] }" to the config file`,
    ];
}
/**
 * Sends the artifacts of one analysis.
 * @returns the uploads in the order of the targets
 * @throws UploadsError if an upload fails or the run ends meanwhile
 */
async function uploadArtifacts(request) {
    const uploads = [];
    try {
        return await (0,concurrency/* mapConcurrently */.X)(request.pairs, MAX_PARALLEL_UPLOADS, async (pair) => {
            const upload = await uploadOne(pair, request);
            uploads.push(upload);
            return upload;
        });
    }
    catch (error) {
        throw error instanceof errors/* ServiceError */._7 ? new uploads_error/* UploadsError */.z(error, uploads) : error;
    }
}
/**
 * Reports the artifacts that are not sent. Those that are not usual for the analysis become a folded group of the log.
 * @returns warnings for the usual ones
 */
function reportUnsent(unsent, planning) {
    const describe = (artifact) => describeUnsent(artifact, planning);
    // The attacks of a model share its artifacts, and few attacks need all of them.
    const others = unsent.filter(({ slot }) => !planning.usualSlots.includes(slot));
    if (others.length > 0) {
        planning.log.group(`artifacts that the service did not ask for: ${String(others.length)}`, others.map(describe));
    }
    return unsent.filter((artifact) => !others.includes(artifact)).map(describe);
}
function describeUnsent({ slot, path }, { useModelApi, notSent }) {
    if (useModelApi && slot === 'model') {
        return `"${path}" was not sent: use_model_api is yes, so the service reaches the model by its API.`;
    }
    return notSent.includes(slot)
        ? `"${path}" was not sent: the config file says that the service holds ${slot} already (not-sent). The service judged what it has.`
        : `"${path}" was not sent: the service did not ask for ${slot}.`;
}
async function uploadOne({ target, artifact }, request) {
    const { transport, log } = request;
    // Most runs upload nothing, so the code that makes archives is loaded only here.
    const { createArchive } = await __webpack_require__.e(/* import() */ 6551).then(__webpack_require__.bind(__webpack_require__, 6551));
    const archive = createArchive(artifact);
    const progress = watchUpload(log, artifact, archive.bytes, request.progressIntervalMs ?? PROGRESS_INTERVAL_MS);
    try {
        const sent = await sendUpload(transport, target, archive, artifact.archiveName, progress.onRead);
        const upload = { slot: artifact.slot, file: artifact.path, ...sent };
        request.sentFiles.listSent(upload, log);
        return upload;
    }
    finally {
        progress.stop();
    }
}
/**
 * Finds the reason that an upload must not go to a URL. A public name that resolves to a private address is not detected:
 * its address is known only when the connection is made, and behind a proxy not even then.
 * @returns undefined if the URL may be used
 */
function findUploadUrlFault(url, policy) {
    if (url.username !== '' || url.password !== '')
        return 'it has credentials in it';
    const isPrivate = (0,private_host/* isPrivateHost */.S)(url.hostname);
    if (isPrivate && !policy.allowPrivate) {
        return 'it names an address of a private network or of this machine, but base-url does not';
    }
    const usable = url.protocol === 'https:' || (url.protocol === 'http:' && (0,core_url/* isLoopbackHost */.cW)(url.hostname));
    return usable ? undefined : 'it is not https';
}
/**
 * Logs the progress of an upload at intervals. An upload that is shorter than the interval is not logged.
 * @param totalBytes the size of the archive
 * @param intervalMs the time between two lines
 */
function watchUpload(log, artifact, totalBytes, intervalMs) {
    const startMs = external_node_perf_hooks_.performance.now();
    let sent = 0;
    const timer = setInterval(() => {
        const line = describeProgress(sent, totalBytes, external_node_perf_hooks_.performance.now() - startMs);
        log.info(`Uploading ${artifact.slot} "${artifact.path}": ${line}.`);
    }, intervalMs);
    // The timer must not keep the process running.
    timer.unref();
    return {
        onRead: (bytes) => {
            sent = bytes;
        },
        stop: () => {
            clearInterval(timer);
        },
    };
}
/**
 * Describes percentage, amount and mean speed.
 * @param elapsedMs the time since the upload began, including earlier attempts and waits
 */
function describeProgress(sentBytes, totalBytes, elapsedMs) {
    const percent = Math.floor((sentBytes / totalBytes) * 100);
    const perSecond = Math.round(sentBytes / (elapsedMs / 1000));
    return `${String(percent)} % (${(0,number_words/* formatBytes */.z3)(sentBytes)} of ${(0,number_words/* formatBytes */.z3)(totalBytes)}, ${(0,number_words/* formatBytes */.z3)(perSecond)}/s)`;
}

;// CONCATENATED MODULE: ./src/analyser/remote/submit.ts







/**
 * Submits an analysis and uploads its files.
 * @throws ServiceError, also after the job is known
 */
async function submit_submit(analysis, watch, state) {
    const { spec } = analysis;
    const { job, plan } = await state.turns.take(spec.name, () => submitAlone(analysis, watch, state));
    return { spec, job, uploads: await upload(plan, watch, state), hasEnded: false };
}
/**
 * Uploads the files of an analysis to the addresses in the answer to its submission.
 * @throws ServiceError
 */
async function sendFiles(analysis, answer, watch, state) {
    return upload(readUploads(analysis, answer, watch, state), watch, state);
}
async function upload({ pairs, warnings }, watch, { transport, sentFiles }) {
    for (const warning of warnings)
        watch.warn(warning);
    return uploadArtifacts({ transport, pairs, log: watch.log, sentFiles });
}
/** Submits, and reads the whole answer: nothing is uploaded if it cannot be used. */
async function submitAlone(analysis, watch, state) {
    const { spec } = analysis;
    const { transport, service, signal } = state;
    await watch.submitting();
    signal.throwIfAborted();
    const { analysisPath: path } = service;
    const onUnusable = (given) => {
        hideSecrets(given, state);
    };
    const { answer, taken, ...job } = await submitAnalysis(transport, service, { path, ...spec, onUnusable });
    takeJob(job, spec.name, state);
    watch.started(job);
    await watch.answered(job, answer);
    signal.throwIfAborted();
    watch.log.debug(`Taken from the answer: ${taken.join(', ')}.`);
    if (job.dashboardUrl === undefined)
        watch.warn('The service named no link to a dashboard for this job.');
    return { job, plan: readUploads(analysis, answer, watch, state) };
}
/** Masks the secrets of the upload addresses in an answer, also in one that is refused. */
function hideSecrets(answer, state) {
    hideUploadSecrets(listUploadAddresses(answer), state.publicTexts, state);
}
function readUploads({ spec, artifacts }, answer, watch, state) {
    const useModelApi = spec.fields.use_model_api === 'yes';
    const usualSlots = (0,catalog/* findRow */.uv)(spec.task, spec.attack)?.usualSlots ?? [];
    const planned = artifacts.map(({ slot }) => slot).filter((slot) => usualSlots.includes(slot));
    hideSecrets(answer, state);
    const { targets, taken } = readUploadTargets(answer, planned);
    watch.log.debug(`Upload addresses: ${taken.join(', ') || 'none'}.`);
    return planUploads({
        ...{ targets, artifacts, useModelApi, usualSlots, log: watch.log },
        policy: { allowPrivate: state.service.isPrivate },
        notSent: state.service.declared.notSent ?? [],
        answerFields: (0,answer_fields/* listFields */.Cc)(answer, spec.attack).map(({ path }) => path),
    });
}

;// CONCATENATED MODULE: ./src/analyser/remote/remote-jobs.ts




/** The jobs of one run at a service. For the methods, see {@link Analyser}. */
class RemoteJobs {
    #state;
    /** What the jobs of earlier runs found that had ended when they were asked for, by the names of their analyses. */
    #ended = new Map();
    constructor(options) {
        this.#state = createRemoteState(options);
    }
    async start(analysis, watch, earlier) {
        if (earlier === undefined)
            return submit_submit(analysis, watch, this.#state);
        const { spec } = analysis;
        takeJob(earlier, spec.name, this.#state);
        watch.started(earlier);
        const end = await askOnce(spec, earlier.jobId, watch, this.#state);
        if (end !== undefined)
            this.#ended.set(spec.name, end);
        const isMissing = end === undefined && earlier.uploads !== undefined;
        // Files that had arrived are sent once more: the same bytes, to the same addresses.
        const uploads = isMissing ? await sendFiles(analysis, earlier.uploads, watch, this.#state) : [];
        return { spec, job: earlier, uploads, hasEnded: end !== undefined };
    }
    async await(started, watch) {
        const { spec, hasEnded } = started;
        const end = this.#ended.get(spec.name);
        if (end !== undefined)
            return end;
        const { service } = this.#state;
        return waitForJob(spec, jobOf(started).jobId, { ...this.#state, access: service, hasEnded, watch });
    }
    async saveReport({ started, kind, format, file }) {
        const { transport, service, rateLimiter } = this.#state;
        await fetchReport(transport, service, {
            ...{ jobId: jobOf(started).jobId, kind, format, file },
            beforeAttempt: () => rateLimiter.waitForTurn(),
        });
    }
}
function jobOf({ spec, job }) {
    if (job === undefined)
        throw new Error(`There is no job of ${spec.name}.`);
    return job;
}
/**
 * Asks once whether the job of an earlier run has ended.
 * @returns undefined if it goes on, or if that is not known
 * @throws ServiceError if the service refuses; the reason of the run's signal
 */
async function askOnce(spec, jobId, watch, { transport, service, rateLimiter }) {
    const answer = await pollOnce(spec, jobId, { transport, access: service, rateLimiter, watch });
    if (!('error' in answer))
        return answer.end.kind === 'running' ? undefined : answer.end;
    watch.log.info(answer.error.message);
    return undefined;
}


/***/ }),

/***/ 8904:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ mapConcurrently)
/* harmony export */ });
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(370);

/**
 * Calls `work` for every item, a few at a time.
 * @param concurrency the number of calls that may run at once, at least 1
 * @returns the results in the order of the items
 * @throws the error of a failed call, after the calls that ran at the same time have ended; no other call is started
 */
async function mapConcurrently(items, concurrency, work) {
    const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)({ concurrency, rejectOnClear: true });
    const works = items.map((item) => limit(async () => {
        try {
            return await work(item);
        }
        catch (error) {
            limit.clearQueue();
            throw error;
        }
    }));
    await Promise.allSettled(works);
    return Promise.all(works);
}


/***/ }),

/***/ 370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
