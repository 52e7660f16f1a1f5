export const id = 4626;
export const ids = [4626,8904];
export const modules = {

/***/ 6749:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ fetchJobStatus)
});

// UNUSED EXPORTS: readJobStatus

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/analyser/remote/client/call.ts + 1 modules
var call = __webpack_require__(7874);
// EXTERNAL MODULE: ./src/analyser/remote/client/contrary-fields.ts
var contrary_fields = __webpack_require__(8308);
// EXTERNAL MODULE: ./src/analyser/remote/client/contrary-words.ts
var contrary_words = __webpack_require__(3792);
;// CONCATENATED MODULE: ./src/text/json-excerpt.ts

/** The beginning of a value as JSON, sanitized for messages. Accepts any value. */
function jsonExcerpt(value, maxLength = 200) {
    try {
        // Wrapped in a list because a value that JSON does not know, such as undefined, would give no text by itself.
        return (0,sanitize/* plainLine */.h0)(JSON.stringify([value]).slice(1, -1), maxLength);
    }
    catch {
        // JSON.parse reads any depth, but JSON.stringify goes only as deep as the stack.
        return 'a value that is nested too deeply to be shown';
    }
}

;// CONCATENATED MODULE: ./src/analyser/remote/client/job-status.ts






const STATES = ['na', 'inprogress', 'completed', 'passed', 'failed'];
const DESCRIPTION_NAME = 'CurrentStatus';
/** Lower-case letters only. The first one is the service's own spelling. */
const SCORE_NAMES = ['vulnerabiltyscore', 'vulnerabilityscore'];
/**
 * Fetches the status of a job.
 * @param beforeAttempt awaited before every attempt; limits the request rate of all jobs together
 * @returns undefined if the answer is not an object
 * @throws ServiceError
 */
async function fetchJobStatus(transport, access, asked, beforeAttempt) {
    const answer = await (0,call/* callService */.cb)(transport, access, {
        operation: 'job status',
        rule: 'repeatable',
        method: 'GET',
        path: `job_status_detailed?job_id=${encodeURIComponent(asked.jobId)}`,
        beforeAttempt,
    });
    const status = readJobStatus(answer);
    return status === undefined || !(0,contrary_fields/* namesAnother */.i)(answer, asked) ? status : { ...status, isOfAnotherJob: true };
}
/** Reads a status answer. Every name that ends in `Status` is a stage, except the description. */
function readJobStatus(answer) {
    if (!(0,json/* isObject */.Gv)(answer))
        return undefined;
    const stages = Object.entries(answer)
        // A stage that is null counts as absent.
        .filter(([name, value]) => isStage(name, value) && value !== null)
        .map(([name, value]) => readStage(name, value));
    const description = answer[DESCRIPTION_NAME];
    const contradiction = (0,contrary_fields/* findContraryField */.y)(answer, (name, value) => (isStage(name, value) && value !== null) ||
        isScore(name) ||
        (name === DESCRIPTION_NAME && typeof value === 'string'));
    // Every stage may be over while the service still says that the job is not.
    const isUnfinished = typeof description === 'string' && (0,contrary_words/* saysUnfinished */.sL)(description);
    return {
        stages,
        ...(isUnfinished ? { isUnfinished } : {}),
        currentStatus: typeof description === 'string' ? (0,sanitize/* bounded */.Mm)(description) : '',
        score: readScore(answer),
        ...(contradiction === undefined ? {} : { contradiction }),
        ...(typeof description === 'string' && (0,contrary_words/* speaksOfFailure */.$y)(description) ? { isTroubleDescribed: true } : {}),
    };
}
/** True for stages. Later versions add stages, perhaps spelled differently, and a failure of one must not be missed. */
function isStage(name, value) {
    const bare = name.trim();
    if (/^(?:current|http|response|sub)?[ _-]?status$/iu.test(bare))
        return false;
    return name.endsWith('Status') || (/status$/iu.test(bare) && typeof value === 'string');
}
function readStage(name, value) {
    const said = typeof value === 'string' ? value : jsonExcerpt(value);
    const word = said.trim().toLowerCase();
    const state = STATES.find((one) => one === word) ?? 'unknown';
    return { name: (0,sanitize/* bounded */.Mm)(name), said: (0,sanitize/* bounded */.Mm)(said), state };
}
function isScore(name) {
    return SCORE_NAMES.includes(name.toLowerCase().replaceAll(/[^a-z]/gu, ''));
}
function readScore(answer) {
    const given = Object.entries(answer).flatMap(([name, value]) => (isScore(name) ? [value] : []));
    const scores = new Set(given.filter((value) => !isBlank(value)).map(readNumber));
    const [score] = scores;
    if (score === undefined)
        return 'absent';
    return scores.size === 1 ? score : 'unreadable';
}
/** True for the values that the service uses for "no score yet". */
function isBlank(value) {
    return value === null || (typeof value === 'string' && /^(?:na|)$/iu.test(value.trim()));
}
/** Reads a number or a numeric string; a negative score is unreadable. */
function readNumber(value) {
    const isNumeric = typeof value === 'string' && /^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/iu.test(value.trim());
    const number = typeof value === 'number' || isNumeric ? Number(value) : Number.NaN;
    return Number.isFinite(number) && number >= 0 ? number : 'unreadable';
}


/***/ }),

/***/ 3499:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readJobEnd)
/* harmony export */ });
/* harmony import */ var _attacks_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3605);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4212);
/* harmony import */ var _job_stages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7339);



const NO_DEFENSE = /defen[cs]e generation is not triggered/iu;
const DONE = ['completed', 'passed'];
const isEngineDone = (status) => DONE.includes(findState(status, _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGINE */ .T2));
/** The job continues with a defence, unless the service says that none is triggered. */
const WITH_DEFENSE = {
    stages: [_job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .EXPLORATION */ .YI, _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .SANITY */ .df, _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .QUERIES */ .Ds, _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGINE */ .T2],
    isOver: (status) => findState(status, _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFENSE */ .JX) === 'completed' ||
        (isEngineDone(status) && NO_DEFENSE.test(status.currentStatus)),
    done: DONE,
    needsScore: true,
};
const ENGINE_ONLY = {
    stages: [_job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .EXPLORATION */ .YI, _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .SANITY */ .df, _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGINE */ .T2],
    isOver: isEngineDone,
    done: DONE,
    needsScore: true,
};
const SANITY_ONLY = {
    stages: [_job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .SANITY */ .df],
    isOver: (status) => DONE.includes(findState(status, _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .SANITY */ .df)),
    done: ['passed'],
    needsScore: false,
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
 */
function readJobEnd(attack, status) {
    if (status === undefined)
        return { kind: 'unreadable', why: 'the answer is not a JSON object' };
    if (status.isOfAnotherJob === true) {
        return { kind: 'unreadable', why: 'the answer is about another job or model' };
    }
    if (status.stages.length === 0)
        return { kind: 'unreadable', why: 'the answer names no stage' };
    const failed = status.stages.filter((stage) => stage.state === 'failed');
    if (failed.length > 0)
        return describeFailure(failed, status);
    if (status.contradiction !== undefined) {
        return { kind: 'unreadable', why: `the answer speaks of an error: ${status.contradiction}` };
    }
    const rule = RULES[_attacks_table_js__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[attack].stages];
    const unknownStates = status.stages.filter((stage) => stage.state === 'unknown');
    if (unknownStates.length > 0) {
        return { kind: 'unreadable', why: `${listWithStates(unknownStates)} is an unknown state` };
    }
    if (status.isUnfinished === true || isBusy(rule, status) || !rule.isOver(status)) {
        return { kind: 'running' };
    }
    // While the job goes on, the description may speak of what the job itself overcomes.
    if (status.isTroubleDescribed === true) {
        return { kind: 'unreadable', why: `the answer speaks of an error: "${status.currentStatus}"` };
    }
    return readScore(rule, status);
}
/** True if a known stage is under way, even one that the verdict does not need: if it fails, the job fails. */
function isBusy(rule, status) {
    // If no defence is triggered, the job ends whatever the state of its stage (observed publicly; not in the service spec).
    const counts = rule === WITH_DEFENSE && NO_DEFENSE.test(status.currentStatus) ? _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .BEFORE_DEFENSE */ .Lj : _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .STAGES */ .an;
    return counts.some((stage) => findState(status, stage) === 'inprogress');
}
function readScore(rule, status) {
    const { score } = status;
    if (score === 'unreadable')
        return { kind: 'undecided', why: 'the score is not a number' };
    const doubt = findDoubt(rule, status);
    if (score !== 'absent')
        return { kind: 'ended', score, ...(doubt === undefined ? {} : { doubt }) };
    if (doubt !== undefined)
        return { kind: 'undecided', why: doubt };
    return rule.needsScore
        ? { kind: 'undecided', why: 'the job has ended without a score' }
        : { kind: 'ended' };
}
/** Finds the reason that the status of an ended job is not understood as a whole. */
function findDoubt(rule, status) {
    const missing = rule.stages.filter((stage) => !rule.done.includes(findState(status, stage)));
    if (missing.length > 0) {
        return `the job has ended without finishing ${missing.map(([name = '']) => (0,_job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .stageInFull */ .HI)(name)).join(', ')}`;
    }
    const unknown = status.stages.filter((stage) => !(0,_job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .isKnownStage */ .Gn)(stage.name) && stage.state !== 'na');
    return unknown.length > 0 ? `${listNames(unknown)} is an unknown stage; update the action` : undefined;
}
/** @returns the state of a stage, `na` if it is absent; if two spellings are present, the less finished state */
function findState(status, spellings) {
    const states = status.stages.filter((stage) => spellings.includes(stage.name)).map((stage) => stage.state);
    const order = ['unknown', 'failed', 'inprogress', 'na', 'completed', 'passed'];
    return order.find((state) => states.includes(state)) ?? 'na';
}
function listNames(stages) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(stages.map((stage) => (0,_job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .stageInFull */ .HI)(stage.name)).join(', '));
}
function listWithStates(stages) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(stages.map((stage) => `${(0,_job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .stageInFull */ .HI)(stage.name)} "${stage.said}"`).join(', '));
}
/** The reason comes first; the stages are for those who ask the operator of the service. */
function describeFailure(stages, { currentStatus }) {
    const names = `${listNames(stages)} failed`;
    const why = currentStatus === '' ? names : `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutStop */ .f6)(currentStatus)} (${names})`;
    return { kind: 'failed', why, by: 'service' };
}


/***/ }),

/***/ 7339:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ QUERIES),
/* harmony export */   Gn: () => (/* binding */ isKnownStage),
/* harmony export */   HI: () => (/* binding */ stageInFull),
/* harmony export */   JX: () => (/* binding */ DEFENSE),
/* harmony export */   Lj: () => (/* binding */ BEFORE_DEFENSE),
/* harmony export */   T2: () => (/* binding */ ENGINE),
/* harmony export */   YI: () => (/* binding */ EXPLORATION),
/* harmony export */   an: () => (/* binding */ STAGES),
/* harmony export */   df: () => (/* binding */ SANITY),
/* harmony export */   q_: () => (/* binding */ formatStage)
/* harmony export */ });
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
/**
 * True if the action knows a stage.
 * @param name as the service spells it
 */
function isKnownStage(name) {
    return WORDS.has(name);
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


/***/ }),

/***/ 8365:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ MIN_POLL_GAP_MS),
/* harmony export */   v: () => (/* binding */ RateLimiter)
/* harmony export */ });
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


/***/ }),

/***/ 4626:
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
// EXTERNAL MODULE: ./src/core/base-url.ts
var base_url = __webpack_require__(5594);
// EXTERNAL MODULE: ./src/analyser/remote/client/call.ts + 1 modules
var call = __webpack_require__(7874);
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
;// CONCATENATED MODULE: ./src/analyser/remote/client/report.ts












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
/** The path and query that ask for a report. */
function reportPath(jobId, kind, format) {
    const query = new URLSearchParams({
        job_id: jobId,
        report_type: WIRE_KINDS[kind],
        file_format: WIRE_FORMATS[format],
    });
    return `get_report?${query.toString()}`;
}
/**
 * Fetches a report of a finished job and streams it into a file. A report that arrives incomplete, or in another format,
 * leaves no file.
 * @throws ServiceError
 */
async function fetchReport(transport, access, report) {
    const format = (0,report_kinds/* existingFormat */.VD)(report.kind, report.format);
    const operation = `${report.kind} report`;
    const path = reportPath(report.jobId, report.kind, format);
    const partFile = `${report.file}.part`;
    try {
        let bytes = 0;
        const answer = await transport.send({
            operation,
            rule: 'repeatable',
            method: 'GET',
            url: (0,base_url/* serviceUrl */.R)(access.root, path),
            headers: (0,call/* accessHeaders */.Hi)(access),
            maxAnswerBytes: MAX_REPORT_BYTES,
            readFault: availability/* readServiceFault */.e,
            beforeAttempt: report.beforeAttempt,
            receive: async (pieces) => {
                bytes = await writeTo(partFile, pieces);
            },
        });
        if (answer.status !== 200)
            throw (0,call/* createRefusal */.VH)({ operation, path: 'get_report' }, answer);
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

// EXTERNAL MODULE: ./src/analyser/remote/client/job-status.ts + 1 modules
var job_status = __webpack_require__(6749);
// EXTERNAL MODULE: ./src/analyser/remote/job-end.ts
var job_end = __webpack_require__(3499);
// EXTERNAL MODULE: ./src/analyser/remote/job-stages.ts
var job_stages = __webpack_require__(7339);
;// CONCATENATED MODULE: ./src/analyser/remote/stage-progress.ts

/** The service's word for a stage that has not begun. Such stages are no news. */
const NOT_BEGUN = 'na';
/** Compares each status of a job with the one before. */
class StageProgress {
    #tell;
    #last = new Map();
    #description = '';
    /** @param tell told each change of stages as a step, else the service's own description */
    constructor(tell) {
        this.#tell = tell;
    }
    /**
     * Tells what has changed since the last call.
     * @returns true if the job has moved on: a stage or the description has changed
     */
    note(status) {
        const changed = status.stages.filter((stage) => (this.#last.get(stage.name) ?? NOT_BEGUN) !== stage.said);
        this.#last = new Map(status.stages.map((stage) => [stage.name, stage.said]));
        const isDescribedAnew = status.currentStatus !== this.#description;
        this.#description = status.currentStatus;
        if (changed.length > 0)
            this.#tell({ words: changed.map(describeStage).join(', '), isStep: true });
        else
            this.#tell({ words: status.currentStatus });
        return changed.length > 0 || isDescribedAnew;
    }
}
function describeStage({ name, state, said }) {
    return `${(0,job_stages/* formatStage */.q_)(name)} ${state === 'inprogress' ? 'in progress' : said}`;
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
    let faults = 0;
    let interval = context.hasEnded ? 0 : 1;
    for (;;) {
        await context.clock.sleep(context.pollIntervalMs * interval * jitter(context.clock), context.signal);
        const answer = await pollOnce({ jobId, modelId: spec.modelId }, context);
        const end = 'error' in answer ? answer : (0,job_end/* readJobEnd */.z)(spec.attack, answer.status);
        if ('error' in end || end.kind === 'unreadable') {
            faults += 1;
            if (faults >= MAX_FAILED_POLLS)
                throw 'error' in end ? end.error : createStatusError(end.why);
            const what = 'error' in end ? end.error.message : `The status was not understood: ${end.why}.`;
            context.watch.log.info(`${what} The job is polled again.`);
            interval = Math.max(1, interval);
            continue;
        }
        faults = 0;
        const status = 'status' in answer ? answer.status : undefined;
        const moved = status !== undefined && stages.note(status);
        if (end.kind !== 'running')
            return end;
        interval = moved ? 1 : Math.min(Math.max(1, interval) * INTERVAL_GROWTH, MAX_INTERVAL_FACTOR);
    }
}
/** Polls a job once. Faults that may pass are returned, all others are thrown. */
async function pollOnce(asked, context) {
    try {
        const turn = () => context.rateLimiter.waitForTurn();
        return { status: await (0,job_status/* fetchJobStatus */.a)(context.transport, context.access, asked, turn) };
    }
    catch (error) {
        const mayPass = error instanceof errors/* ServiceError */._7 &&
            (error.reason === 'unavailable' || error.reason === 'unexpected-answer');
        if (!mayPass)
            throw error;
        return { error };
    }
}
/** @returns a factor from 0.8 to 1.2, so that jobs that started together are not always polled together */
function jitter(clock) {
    return 0.8 + clock.random() * 0.4;
}
function createStatusError(why) {
    return new errors/* ServiceError */._7('unexpected-answer', `The job's status was not understood ${String(MAX_FAILED_POLLS)} times in a row: ${why}. ` +
        'It is not known whether the model is vulnerable. Look at the job on the dashboard.');
}

// EXTERNAL MODULE: ./src/core/job-id.ts
var job_id = __webpack_require__(1376);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
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

// EXTERNAL MODULE: ./src/core/attack-result.ts
var attack_result = __webpack_require__(4693);
// EXTERNAL MODULE: ./src/attacks/table.ts + 6 modules
var table = __webpack_require__(3605);
// EXTERNAL MODULE: ./src/core/attack-table.ts
var attack_table = __webpack_require__(3942);
// EXTERNAL MODULE: ./src/facts/outcome.ts
var outcome = __webpack_require__(7415);
// EXTERNAL MODULE: ./src/core/failure-reason.ts
var failure_reason = __webpack_require__(4790);
// EXTERNAL MODULE: ./src/analyser/remote/client/lineage-check.ts
var lineage_check = __webpack_require__(4438);
;// CONCATENATED MODULE: ./src/analyser/remote/client/upload-secrets.ts






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
    ...outcome/* STATUSES */.f,
    ...failure_reason/* FAILURE_REASONS */.N,
    ...attack_table/* TASKS */.n3,
    ...table/* ATTACKS */.O5,
    ...attack_table/* SLOTS */._f,
    ...lineage_check/* TEXT_FIELDS */.iX,
    'supplychain_vuldetected',
    'model_id',
    'dashboard_url',
    'not_tested',
    'backdoors',
    ...attack_result/* BOUNDS */.QT,
    ...attack_result/* ACCESSES */.z0,
    'threshold',
];
/**
 * Lists the secrets of the service's upload addresses (docs/design.md, rule 4) by their place: each whole query, and the
 * values of its parameters and of form fields whose names say that they sign or open something. Other values, such as
 * the name under which a file is stored, are no secrets: they often contain the id of the job.
 * @param isPublic true for a text that must stay readable, such as a job's id or a part of it. Words of outputs stay
 *   readable too
 */
function uploadSecrets(targets, isPublic) {
    const secrets = targets.flatMap((target) => {
        const fields = target.form === 'post' ? target.fields : [];
        const named = [...target.url.searchParams, ...fields].filter(([name]) => SECRET_NAME.test(name));
        return [target.url.search.slice(1), ...named.map(([, value]) => value)];
    });
    return [...new Set(secrets)]
        .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
        .filter((secret) => !OUTPUT_WORDS.some((word) => word.includes(secret)) && !isPublic(secret));
}
/**
 * True if the runner may be told to mask a secret that the service made up. The runner drops an output that contains a
 * masked text anywhere, so a text that could be part of an output by chance is only removed by this action itself
 * (redact/secrets.ts): one that may span two values of a JSON output, a number, or a short one.
 */
function isSafeToMask(secret) {
    return SAFE_TO_MASK.test(secret);
}

;// CONCATENATED MODULE: ./src/analyser/remote/public-texts.ts

/** Texts that outputs and reports must be able to show: what a service calls a secret never hides one of them. */
class PublicTexts {
    #texts = new Set();
    constructor(specs) {
        for (const { name, modelId, artifacts } of specs) {
            for (const text of [name, modelId, ...artifacts.map(({ path }) => path)])
                this.#texts.add(text);
        }
    }
    /** Adds the id of a job, and the address of its dashboard without its query, where a token may be. */
    addJob({ jobId, dashboardUrl = '' }) {
        this.#texts.add(jobId).add(dashboardUrl.replace(/[?#].*$/u, ''));
    }
    /** True if a public text contains this one. */
    include = (part) => {
        for (const text of this.#texts)
            if (text.includes(part))
                return true;
        return false;
    };
}
/** Removes the secrets of upload addresses from everything that is printed or written from now on. */
function hideUploadSecrets(targets, publicTexts, { mask, hide }) {
    for (const secret of uploadSecrets(targets, publicTexts.include)) {
        (isSafeToMask(secret) ? mask : hide)(secret);
    }
}

// EXTERNAL MODULE: ./src/analyser/remote/rate-limiter.ts
var rate_limiter = __webpack_require__(8365);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
;// CONCATENATED MODULE: ./src/analyser/remote/sent-files.ts

/** Enough to recognize a file; the outputs hold all digits. */
const SHOWN_DIGITS = 12;
/**
 * Lists in the log what is sent. The analyses of a model mostly share its files, so the size and the digest of a file are
 * listed once, and later lines refer to it by its path.
 */
class SentFiles {
    #listed = new Set();
    /** @param log names the analysis */
    list({ slot, file, bytes, sha256, host }, log) {
        const key = JSON.stringify([file, sha256, host]);
        const content = this.#listed.has(key)
            ? 'the same zip as before'
            : `as a zip: ${(0,number_words/* formatBytes */.z3)(bytes)}, SHA-256 ${sha256.slice(0, SHOWN_DIGITS)}\u2026`;
        this.#listed.add(key);
        log.info(`Uploaded ${slot}: "${file}" to ${host} (${content}).`);
    }
}

;// CONCATENATED MODULE: ./src/analyser/remote/remote-state.ts




function createRemoteState(options) {
    const { specs, clock, signal } = options;
    return {
        ...options,
        rateLimiter: new rate_limiter/* RateLimiter */.v(rate_limiter/* MIN_POLL_GAP_MS */.J, clock, signal),
        claims: new JobClaims(),
        publicTexts: new PublicTexts(specs),
        sentFiles: new SentFiles(),
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

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
;// CONCATENATED MODULE: ./src/analyser/remote/client/model-analysis.ts






/**
 * Starts an analysis (service spec 4.2). It is sent again only if it was certainly not processed.
 * @param fields the attack configuration, exactly as it is sent
 * @throws ServiceError
 */
async function submitAnalysis(transport, access, path, modelId, fields) {
    const answer = await (0,call/* callService */.cb)(transport, access, {
        operation: 'model analysis',
        rule: 'submission',
        method: 'POST',
        path: `${path}/${encodeURIComponent(modelId)}`,
        body: fields,
    });
    return readJob(answer);
}
/** The names of the job id in answers: the first one was observed publicly, the others are likely. */
const JOB_ID_NAMES = ['job_id', 'jobId', 'JobID', 'job-id'];
const LINK_NAMES = ['dashboard_link', 'dashboard_url', 'dashboard-link', 'monitor_link', 'monitor_url'];
/**
 * Reads the job id and the dashboard link from every shape of answer that was observed publicly: flat, under `data`, or a
 * copy under `{"<kind>": {"response": {...}}}`. Service spec 2.2 does not show the exact names.
 * @throws ServiceError `unexpected-answer` if there is no job id, or more than one
 */
function readJob(answer) {
    const places = [answer, (0,json.at)(answer, 'data'), ...nestedResponses(answer)];
    const ids = places.flatMap((place) => readTexts(place, JOB_ID_NAMES));
    const [jobId] = ids;
    const isSeveral = new Set(ids.map(job_id/* idKey */.T4)).size > 1;
    if (jobId === undefined || isSeveral || !isUsableId(jobId)) {
        const found = isSeveral ? 'several job ids' : jobId === undefined ? 'no job id' : 'an unusable job id';
        throw new errors/* ServiceError */._7('unexpected-answer', `The service accepted the model analysis, but its answer has ${found}; its fields are ` +
            `${(0,json/* isObject */.Gv)(answer) ? (0,sanitize/* plainLine */.h0)(Object.keys(answer).join(', '), 200) : 'none'}. ` +
            'The analysis may be running: look on the service\u2019s dashboard before you start another run.', { inDoubt: true });
    }
    const links = places.flatMap((place) => readTexts(place, LINK_NAMES));
    const dashboardUrl = links.map(sanitize/* linkableUrl */.s6).find((link) => link !== undefined);
    return { jobId, ...(dashboardUrl === undefined ? {} : { dashboardUrl }), answer };
}
function nestedResponses(answer) {
    if (!(0,json/* isObject */.Gv)(answer))
        return [];
    return Object.values(answer).map((value) => (0,json.at)(value, 'response'));
}
function readTexts(place, names) {
    return names.flatMap((name) => readIdText((0,json.at)(place, name)) ?? []);
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
// EXTERNAL MODULE: ./src/core/url.ts
var core_url = __webpack_require__(38);
;// CONCATENATED MODULE: ./src/analyser/remote/client/upload-targets.ts






/** So many unknown uploads are named in warnings. */
const MAX_NAMED = 5;
const MAX_DEPTH = 8;
/** Presigned addresses and forms have about ten fields, all together with a few thousand characters. */
const MAX_FIELDS = 100;
const MAX_TARGET_LENGTH = 32_768;
/**
 * Finds the upload slots anywhere in the answer to an analysis: `<slot>_upload_url`, or `<Slot>UploadURL` in older answers
 * (observed in the public reference notebooks; not in the service spec).
 * @param answer parsed JSON
 * @returns the targets in the order of the slots; the first similar keys that belong to no known slot, and how many more
 *   there are
 * @throws ServiceError `unexpected-answer` if the value of a slot is neither a URL nor a form, a slot has two different
 *   values, fields are too many or too long, or the answer is too large or nested too deeply to be searched
 */
function readUploadTargets(answer) {
    const found = new Map();
    const ignored = new Set();
    for (const { key, value } of findUploadKeys(answer)) {
        const slot = SLOTS_BY_KEY.get(normalizeKey(key));
        if (slot === undefined) {
            ignored.add((0,sanitize/* plainLine */.h0)(key, 100));
            continue;
        }
        const target = readTarget(slot, key, value);
        const known = found.get(slot);
        if (known !== undefined && !isSameTarget(known, target)) {
            throw unexpected(`names two different addresses for the upload of ${slot}`);
        }
        found.set(slot, target);
    }
    const targets = attack_table/* SLOTS */._f.flatMap((slot) => found.get(slot) ?? []);
    return {
        targets,
        ignored: [...ignored].slice(0, MAX_NAMED),
        moreIgnored: Math.max(0, ignored.size - MAX_NAMED),
    };
}
const TOO_LARGE = 'is too large or nested too deeply to be searched for upload addresses';
const UPLOAD_KEY = /^[a-z_]*upload_?url$/iu;
/** The spellings of a key differ only in case and underscores. */
function normalizeKey(key) {
    return key.toLowerCase().replaceAll('_', '');
}
const SLOTS_BY_KEY = new Map(attack_table/* SLOTS */._f.map((slot) => [normalizeKey(`${slot}_upload_url`), slot]));
function findUploadKeys(answer) {
    if ((0,answer_size/* holdsMoreValues */.u)(answer, answer_size/* MAX_ANSWER_VALUES */.P))
        throw unexpected(TOO_LARGE);
    const keys = [];
    let level = [answer];
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth > MAX_DEPTH)
            throw unexpected(TOO_LARGE);
        const next = [];
        for (const [key, value] of level.flatMap(listEntries)) {
            if (UPLOAD_KEY.test(key))
                keys.push({ key, value });
            else if (typeof value === 'object')
                next.push(value);
        }
        level = next;
    }
    return keys;
}
/** Lists the keys and values of an object; the keys of an array are its indexes. */
function listEntries(value) {
    return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
function readTarget(slot, key, value) {
    if (typeof value === 'string')
        return { slot, form: 'put', url: readUrl(key, value) };
    if (!(0,json/* isObject */.Gv)(value) || !(0,json/* isObject */.Gv)(value['fields']))
        throw malformed(key, 'neither a URL nor a form');
    const fields = [];
    const entries = Object.entries(value['fields']);
    if (entries.length > MAX_FIELDS)
        throw malformed(key, `a form with more than ${String(MAX_FIELDS)} fields`);
    let length = 0;
    for (const [name, field] of entries) {
        if (typeof field !== 'string') {
            throw malformed(key, `a form whose field "${(0,sanitize/* plainLine */.h0)(name, 100)}" is not a text`);
        }
        length += name.length + field.length;
        if (length > MAX_TARGET_LENGTH)
            throw malformed(key, TOO_LONG);
        fields.push([name, field]);
    }
    return { slot, form: 'post', url: readUrl(key, value['url']), fields };
}
const TOO_LONG = `more than ${String(MAX_TARGET_LENGTH)} characters`;
function readUrl(key, value) {
    if (typeof value === 'string' && value.length > MAX_TARGET_LENGTH)
        throw malformed(key, TOO_LONG);
    const url = typeof value === 'string' ? (0,core_url/* parseUrl */.Dl)(value) : undefined;
    if (url === undefined)
        throw malformed(key, 'no valid URL');
    if (url.searchParams.size > MAX_FIELDS) {
        throw malformed(key, `a URL with more than ${String(MAX_FIELDS)} parameters`);
    }
    return url;
}
function isSameTarget(one, other) {
    const comparable = (target) => JSON.stringify([target.url.href, target.form === 'post' ? target.fields : []]);
    return one.form === other.form && comparable(one) === comparable(other);
}
/** Creates an error without the value itself, which may be a secret. */
function malformed(key, what) {
    return unexpected(`has ${what} under "${(0,sanitize/* plainLine */.h0)(key, 100)}" (expected a URL, or an object with url and fields)`);
}
function unexpected(what) {
    return new errors/* ServiceError */._7('unexpected-answer', `The answer to the model analysis ${what}. The analysis was started, but nothing was uploaded: look for its job on ` +
        'the service\u2019s dashboard before you start another run.');
}

// EXTERNAL MODULE: ./src/core/private-host.ts + 1 modules
var private_host = __webpack_require__(4841);
;// CONCATENATED MODULE: ./src/analyser/remote/client/upload-url.ts


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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/core/error-message.ts
var error_message = __webpack_require__(7);
// EXTERNAL MODULE: ./src/redact/redacted-excerpt.ts
var redacted_excerpt = __webpack_require__(9049);
// EXTERNAL MODULE: ./src/redact/secrets.ts + 4 modules
var redact_secrets = __webpack_require__(1099);
;// CONCATENATED MODULE: ./src/analyser/remote/client/upload-form.ts

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

;// CONCATENATED MODULE: ./src/analyser/remote/client/upload.ts







/** The statuses with which object storages confirm an upload, usually 200 for PUT and 204 for POST. */
const SUCCESS_STATUSES = new Set([200, 201, 204]);
const MAX_ANSWER_BYTES = 64 * 1024;
/** A shorter value may be an ordinary word or number in the storage's message. */
const upload_MIN_SECRET_LENGTH = 8;
/**
 * Uploads an archive to the address that the service gave, without the service's credentials. After a temporary fault it
 * is sent again, since the same bytes go to the same address.
 *
 * A PUT has no content-type: some presigned URLs include it in the signature, and none require it (observed publicly; not
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
    if (target.form === 'put')
        return { ...common, method: 'PUT', headers: {}, body: archive };
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
        const why = (0,error_message/* messageOf */.b)(error);
        const isUnreachable = error instanceof errors/* ServiceError */._7 && error.reason === 'unavailable';
        const advice = isUnreachable
            ? ` Check that ${target.url.host} can be reached from the runner, then run again`
            : '';
        throw createFailure(target, why + advice, error);
    }
}
/** Passes the archive on and computes its hash. */
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
/** Redacts the secrets in the URL's query and the form's fields, which storages repeat in their messages. */
function createRedact(target) {
    const fields = target.form === 'post' ? target.fields.map(([, value]) => value) : [];
    const secrets = new redact_secrets/* Secrets */.S();
    for (const value of [...target.url.searchParams.values(), ...fields]) {
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

// EXTERNAL MODULE: ./src/facts/uploads-error.ts
var uploads_error = __webpack_require__(2378);
// EXTERNAL MODULE: ./src/core/concurrency.ts
var concurrency = __webpack_require__(8904);
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(5881);
;// CONCATENATED MODULE: ./src/analyser/remote/upload-progress.ts


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

;// CONCATENATED MODULE: ./src/analyser/remote/uploads.ts






/** The uploads of one analysis at once. More would not be faster, because they share one connection to the internet. */
const MAX_PARALLEL_UPLOADS = 2;
const PROGRESS_INTERVAL_MS = 5000;
/**
 * Sends the artifacts of one analysis to the addresses that the service gave.
 * @returns the uploads in the order of the targets, and warnings for people
 * @throws ServiceError `upload-failed` before anything is sent, with all slots that have no artifact and all URLs that
 *   must not be used; UploadsError if an upload fails or the run ends meanwhile
 */
async function uploadArtifacts(request) {
    const { artifacts, targets } = request;
    const wanted = targets.filter((target) => !(request.useModelApi && target.slot === 'model'));
    const pairs = pairUp(wanted, artifacts, request.policy);
    const warnings = reportUnsent(artifacts.filter((artifact) => !pairs.some((pair) => pair.artifact === artifact)), request);
    const uploads = [];
    try {
        const inOrder = await (0,concurrency/* mapConcurrently */.X)(pairs, MAX_PARALLEL_UPLOADS, async (pair) => {
            const upload = await uploadOne(pair, request);
            uploads.push(upload);
            return upload;
        });
        return { uploads: inOrder, warnings };
    }
    catch (error) {
        throw error instanceof errors/* ServiceError */._7 ? new uploads_error/* UploadsError */.z(error, uploads) : error;
    }
}
/**
 * Reports the artifacts that were not sent. Those that are not usual for the analysis become a folded group of the log.
 * @returns warnings for the usual ones
 */
function reportUnsent(unsent, request) {
    const describe = (artifact) => describeUnsent(artifact, request.useModelApi);
    // The attacks of a model share its artifacts, and few attacks need all of them.
    const others = unsent.filter(({ slot }) => !request.usualSlots.includes(slot));
    if (others.length > 0) {
        request.log.group(`artifacts that the service did not ask for: ${String(others.length)}`, others.map(describe));
    }
    return unsent.filter((artifact) => !others.includes(artifact)).map(describe);
}
function describeUnsent(artifact, useModelApi) {
    const why = useModelApi && artifact.slot === 'model'
        ? 'use_model_api is yes, so the service reaches the model by its API'
        : `the service did not ask for ${artifact.slot}`;
    return `"${artifact.path}" was not sent: ${why}.`;
}
function pairUp(targets, artifacts, policy) {
    const pairs = [];
    const missing = [];
    const faults = [];
    for (const target of targets) {
        const fault = findUploadUrlFault(target.url, policy);
        if (fault !== undefined) {
            faults.push(`the URL for ${target.slot} (${target.url.host}) must not be used: ${fault}`);
        }
        const artifact = artifacts.find(({ slot }) => slot === target.slot);
        if (artifact === undefined)
            missing.push(target.slot);
        else
            pairs.push({ target, artifact });
    }
    if (missing.length > 0) {
        const slots = missing.join(', ');
        faults.push(`the service asks for ${slots}, for which no artifact is given: add a file or folder for each under artifacts`);
    }
    if (faults.length > 0) {
        throw new errors/* ServiceError */._7('upload-failed', `Nothing was uploaded: ${faults.join('; ')}.`);
    }
    return pairs;
}
async function uploadOne({ target, artifact }, request) {
    const { transport, log } = request;
    // Most runs upload nothing, so the code that makes archives is loaded only here.
    const { createArchive } = await __webpack_require__.e(/* import() */ 3810).then(__webpack_require__.bind(__webpack_require__, 3810));
    const archive = createArchive(artifact);
    const progress = watchUpload(log, artifact, archive.bytes, request.progressIntervalMs ?? PROGRESS_INTERVAL_MS);
    try {
        const sent = await sendUpload(transport, target, archive, artifact.archiveName, progress.onRead);
        const upload = { slot: artifact.slot, file: artifact.path, ...sent };
        request.sentFiles.list(upload, log);
        return upload;
    }
    finally {
        progress.stop();
    }
}

;// CONCATENATED MODULE: ./src/analyser/remote/submit.ts






/**
 * Submits an analysis and uploads its files.
 * @throws ServiceError, also after the job is known
 */
async function submit_submit(analysis, watch, state) {
    const { spec } = analysis;
    const { transport, service, signal } = state;
    await watch.submitting();
    signal.throwIfAborted();
    const { answer, ...job } = await submitAnalysis(transport, service, service.analysisPath, spec.modelId, spec.fields);
    takeJob(job, spec.name, state);
    watch.started(job);
    return { spec, job, uploads: await upload(analysis, answer, watch, state), hasEnded: false };
}
async function upload({ spec, artifacts }, answer, watch, state) {
    const { targets, ignored, moreIgnored } = readUploadTargets(answer);
    hideUploadSecrets(targets, state.publicTexts, state);
    const { uploads, warnings } = await uploadArtifacts({
        transport: state.transport,
        targets,
        artifacts,
        policy: { allowPrivate: state.service.isPrivate },
        log: watch.log,
        useModelApi: spec.fields.use_model_api === 'yes',
        usualSlots: (0,table/* findRow */.uv)(spec.task, spec.attack)?.usualSlots ?? [],
        sentFiles: state.sentFiles,
    });
    for (const key of ignored) {
        watch.warn(`The service asks for an unknown upload, which was not sent: ${key}.`);
    }
    if (moreIgnored > 0) {
        watch.warn(`The service asks for ${String(moreIgnored)} more unknown uploads, which were not sent.`);
    }
    for (const warning of warnings)
        watch.warn(warning);
    return uploads;
}

;// CONCATENATED MODULE: ./src/analyser/remote/remote-jobs.ts




/** The jobs of one run at a service. For the methods, see {@link Analyser}. */
class RemoteJobs {
    #state;
    constructor(options) {
        this.#state = createRemoteState(options);
    }
    async start(analysis, watch, earlier) {
        if (earlier === undefined)
            return submit_submit(analysis, watch, this.#state);
        const { spec } = analysis;
        takeJob(earlier, spec.name, this.#state);
        watch.started(earlier);
        return { spec, job: earlier, uploads: [], hasEnded: earlier.hasEnded };
    }
    async await(started, watch) {
        const { spec, hasEnded } = started;
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

/***/ 7366:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6153);



/**
 * Creates a folder and those above it, as far as they are missing. The `recursive` of Node's mkdir never ends if the system
 * says ENOENT below a folder that exists, as Linux does in /proc, and no deadline of a run can end it.
 * @param folder absolute
 * @throws the error of the system
 */
async function makeFolder(folder) {
    const missing = [];
    for (let current = folder; !(await exists(current)); current = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(current)) {
        missing.unshift(current);
        if (node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(current) === current)
            break;
    }
    for (const one of missing.length === 0 ? [folder] : missing)
        await makeOne(one);
}
async function exists(file) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file).then(() => true, () => false);
}
/** Another process may create the same folder meanwhile. */
async function makeOne(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder);
    }
    catch (error) {
        const isFolder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(folder).then((stats) => stats.isDirectory(), () => false);
        if (!isFolder || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(error, 'code') !== 'EEXIST')
            throw error;
    }
}


/***/ }),

/***/ 2839:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ describeWriteError),
/* harmony export */   Wn: () => (/* binding */ makeOutputFolder),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   nM: () => (/* binding */ removeFile)
/* harmony export */ });
/* unused harmony export stepsOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6153);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7366);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7099);
/* harmony import */ var _rename_over_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9916);








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
    if (isThrough || (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(workspace, folder)) {
        const named = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(workspace, folder) ? node_path__WEBPACK_IMPORTED_MODULE_2__.relative(workspace, folder) : folder;
        if (!(0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(root, real)) {
            throw new Error(`"${named}" leads out of the workspace through a link: remove the link, or choose another folder`);
        }
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInGitFolder */ .e9)(root, real)) {
            throw new Error(`"${named}" is in a .git folder, where nothing is written: choose another folder`);
        }
    }
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .f)(folder);
}
/**
 * Creates or replaces a file. The content is written to a new file beside it, which is then renamed. So an existing link is
 * replaced, not followed, and an existing pipe is never opened, which would wait for its other end.
 * @param file absolute; its folder exists
 * @throws Error if a device, socket or pipe is at the path; errors of the system
 */
async function replaceFile(file, content) {
    if ((await isSpecial((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file))) || (await isSpecial((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file)))) {
        throw new Error('a device, socket or pipe has this path; choose another path');
    }
    const part = node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.part`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(part, content, { flag: 'wx' });
        await (0,_rename_over_js__WEBPACK_IMPORTED_MODULE_5__/* .renameOver */ .H)(part, file);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(part, { force: true });
    }
}
/**
 * Removes a file or a link, if there is one.
 * @param file absolute; its folder exists
 * @throws errors of the system, also if a folder is at the path
 */
async function removeFile(file) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: true });
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
    EBUSY: 'another program has the file open; close it, or choose another path',
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
    const code = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textAt */ .$6)(error, 'code');
    if (code === undefined)
        return (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .messageOf */ .b)(error);
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
    let isThrough = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(root, real);
    let links = 0;
    const steps = stepsOf(folder.slice(real.length));
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
            steps.unshift(...stepsOf(target.slice(start.length)));
        }
        isThrough ||= (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(root, real);
    }
    return { real, isThrough };
}
/** The steps of a path. On Windows the target of a link may have slashes of both kinds. */
function stepsOf(names, separator = node_path__WEBPACK_IMPORTED_MODULE_2__.sep) {
    return names.split(separator === node_path__WEBPACK_IMPORTED_MODULE_2__.win32.sep ? /[\\/]/u : separator);
}


/***/ }),

/***/ 9916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ renameOver)
/* harmony export */ });
/* unused harmony export retryWhileBusy */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6153);



/** The errors of Windows for a file that another program has open, such as a scanner for viruses. */
const BUSY = ['EPERM', 'EACCES', 'EBUSY'];
const WAITS_MS = [20, 50, 100, 200, 400];
/**
 * Renames a file over another one. Windows refuses that while the other one is open, so there it is tried for a moment;
 * elsewhere such an error does not pass.
 * @throws the error of the system
 */
async function renameOver(from, to) {
    await retryWhileBusy(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to), process.platform === 'win32' ? WAITS_MS : []);
}
/**
 * Repeats an attempt as long as the system says that a file is open.
 * @param waitsMs how long to wait before each further attempt
 * @throws the last error
 */
async function retryWhileBusy(attempt, waitsMs) {
    for (const waitMs of waitsMs) {
        try {
            await attempt();
            return;
        }
        catch (error) {
            if (!BUSY.includes((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(error, 'code')))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(waitMs);
        }
    }
    await attempt();
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
