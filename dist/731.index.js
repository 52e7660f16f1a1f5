export const id = 731;
export const ids = [731];
export const modules = {

/***/ 4731:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scanAll: () => (/* binding */ scanAll)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./src/core/attack-table.ts
var attack_table = __webpack_require__(3942);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
// EXTERNAL MODULE: ./src/core/log.ts
var core_log = __webpack_require__(4325);
// EXTERNAL MODULE: ./src/core/job-id.ts
var job_id = __webpack_require__(1376);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/client/call.ts + 1 modules
var call = __webpack_require__(4918);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
;// CONCATENATED MODULE: ./src/client/model-analysis.ts






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
            'The analysis may be running: look on the service’s dashboard before you start another run.', { inDoubt: true });
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

// EXTERNAL MODULE: ./src/client/answer-size.ts
var answer_size = __webpack_require__(9787);
// EXTERNAL MODULE: ./src/core/url.ts
var core_url = __webpack_require__(38);
;// CONCATENATED MODULE: ./src/client/upload-targets.ts






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
        'the service’s dashboard before you start another run.');
}

// EXTERNAL MODULE: ./src/core/error-trace.ts
var error_trace = __webpack_require__(9741);
;// CONCATENATED MODULE: ./src/analysis/job-claims.ts



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
                'which of the two was submitted. Look on the service’s dashboard before you start another run.', { inDoubt: true });
        }
        this.#owners.set(key, name);
    }
}

// EXTERNAL MODULE: ./src/core/outcome.ts
var outcome = __webpack_require__(9411);
// EXTERNAL MODULE: ./src/client/lineage-check.ts
var lineage_check = __webpack_require__(1539);
;// CONCATENATED MODULE: ./src/client/upload-secrets.ts



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
    ...outcome/* FAILURE_REASONS */.N9,
    ...attack_table/* TASKS */.n3,
    ...attack_table/* ATTACKS */.O5,
    ...attack_table/* SLOTS */._f,
    ...lineage_check/* TEXT_FIELDS */.iX,
    'supplychain_vuldetected',
    'model_id',
    'dashboard_url',
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

;// CONCATENATED MODULE: ./src/analysis/public-texts.ts

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

// EXTERNAL MODULE: ./src/analysis/rate-limiter.ts
var rate_limiter = __webpack_require__(3535);
// EXTERNAL MODULE: ./src/decide/missing-slots.ts
var missing_slots = __webpack_require__(1096);
;// CONCATENATED MODULE: ./src/evidence/message-parts.ts

/** Thrown if a part of a message has not the form that it must have. */
class MalformedMessage extends Error {
    name = 'MalformedMessage';
}
/** A message holds at most so many characters, and so many numbers in arrays. */
const MOST_CHARACTERS = 8_000_000;
const MOST_NUMBERS = 64_000_000;
/**
 * Reads the parts of a message that is not trusted. Each reader copies what it understands, so nothing else of the message is
 * kept. Lengths are looked at before anything is walked: an array can say that it has four billion items, and hold none.
 */
class MessageParts {
    #characters = MOST_CHARACTERS;
    #numbers = MOST_NUMBERS;
    /** Reads a text and cuts it if it is too long. */
    text(value, most) {
        if (typeof value !== 'string')
            throw new MalformedMessage('a text is missing');
        const kept = value.length > most ? `${value.slice(0, most - 1)}…` : value;
        this.#characters -= kept.length;
        if (this.#characters < 0)
            throw new MalformedMessage('there is too much text');
        return kept;
    }
    number(value, low, high) {
        if (typeof value === 'number' && value >= low && value <= high)
            return value;
        throw new MalformedMessage(`a number from ${String(low)} to ${String(high)} is missing`);
    }
    count(value, high) {
        const number = this.number(value, 0, high);
        if (!Number.isInteger(number))
            throw new MalformedMessage('a whole number is missing');
        return number;
    }
    flag(value) {
        if (typeof value !== 'boolean')
            throw new MalformedMessage('a yes or no is missing');
        return value;
    }
    /** Reads a number or a text. A number that is none becomes a text: an attack may have found no median. */
    scalar(value, most) {
        if (typeof value !== 'number')
            return this.text(value, most);
        return Number.isFinite(value) ? value : String(value);
    }
    list(value, most, read) {
        if (!Array.isArray(value) || value.length > most) {
            throw new MalformedMessage('a list is missing or too long');
        }
        const items = value;
        return Array.from({ length: items.length }, (_unused, index) => read(items[index]));
    }
    object(value) {
        if (!(0,json/* isObject */.Gv)(value))
            throw new MalformedMessage('an object is missing');
        return value;
    }
    /** Reads an object of names and values. */
    entries(value, most, mostName, read) {
        const entries = Object.entries(this.object(value));
        if (entries.length > most)
            throw new MalformedMessage('an object has too many values');
        return Object.fromEntries(entries.map(([name, item]) => [this.text(name, mostName), read(item)]));
    }
    /** Reads an array of floats of this length. */
    floats(value, length) {
        if (!isFloats(value) || value.length !== length) {
            throw new MalformedMessage('an array has another length');
        }
        this.#numbers -= length;
        if (this.#numbers < 0)
            throw new MalformedMessage('there are too many numbers');
        const copy = Float32Array.from(value);
        if (!copy.every(Number.isFinite))
            throw new MalformedMessage('an array holds numbers that are none');
        return copy;
    }
}
/** True also for an array that another realm has made. */
function isFloats(value) {
    return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Float32Array]';
}

;// CONCATENATED MODULE: ./src/evidence/read-evidence.ts

/** The bounds of evidence. Names and notes come from file names and data; a title is the attack's own. */
const TITLE = 1000;
const NAME = 4000;
const MOST_ITEMS = 10_000;
const MOST_COLUMNS = 200;
const MOST_SERIES = 200;
const MOST_POINTS = 20_000;
const MOST_SIDES = 8;
/** One input has at most so many numbers. */
const MOST_SIZE = 2 ** 24;
/** Reads one piece of evidence. @throws MalformedMessage */
function readEvidence(parts, value) {
    const evidence = parts.object(value);
    const title = parts.text(evidence['title'], TITLE);
    switch (evidence['kind']) {
        case 'pairs':
            return readPairs(parts, evidence, title);
        case 'curve':
            return readCurve(parts, evidence, title);
        case 'table':
            return {
                kind: 'table',
                title,
                header: parts.list(evidence['header'], MOST_COLUMNS, (name) => parts.text(name, NAME)),
                rows: parts.list(evidence['rows'], MOST_ITEMS, (row) => parts.list(row, MOST_COLUMNS, (cell) => parts.scalar(cell, NAME))),
                ...(evidence['bars'] !== undefined && { bars: parts.count(evidence['bars'], MOST_COLUMNS) }),
            };
        case 'inputs':
            return readInputs(parts, evidence, title);
        default:
            throw new MalformedMessage('evidence has another kind');
    }
}
function readPairs(parts, { shape, pairs }, title) {
    const { sides, size } = readShape(parts, shape);
    return {
        kind: 'pairs',
        title,
        shape: sides,
        pairs: parts.list(pairs, MOST_ITEMS, (item) => {
            const { name, original, changed, before, after, distance } = parts.object(item);
            return {
                name: parts.text(name, NAME),
                original: parts.floats(original, size),
                changed: parts.floats(changed, size),
                before: parts.text(before, NAME),
                after: parts.text(after, NAME),
                distance: parts.number(distance, 0, Number.MAX_VALUE),
            };
        }),
    };
}
function readInputs(parts, { shape, inputs }, title) {
    const { sides, size } = readShape(parts, shape);
    return {
        kind: 'inputs',
        title,
        shape: sides,
        inputs: parts.list(inputs, MOST_ITEMS, (item) => {
            const { name, values, note } = parts.object(item);
            return {
                name: parts.text(name, NAME),
                values: parts.floats(values, size),
                note: parts.text(note, NAME),
            };
        }),
    };
}
function readCurve(parts, { xLabel, yLabel, series, isScore }, title) {
    return {
        kind: 'curve',
        title,
        ...(isScore === true && { isScore }),
        xLabel: parts.text(xLabel, NAME),
        yLabel: parts.text(yLabel, NAME),
        series: parts.list(series, MOST_SERIES, (item) => {
            const { name, points, band } = parts.object(item);
            return {
                name: parts.text(name, NAME),
                // A point that is none cannot be drawn.
                points: parts.list(points, MOST_POINTS, (point) => readPoint(parts, point)).filter(isFinitePoint),
                ...(band === undefined
                    ? {}
                    : { band: parts.list(band, MOST_POINTS, (part) => readInterval(parts, part)) }),
            };
        }),
    };
}
function readPoint(parts, value) {
    const [x, y] = parts.list(value, 2, (one) => one);
    if (typeof x !== 'number' || typeof y !== 'number')
        throw new MalformedMessage('a point lacks a number');
    return [x, y];
}
/** An interval that is none cannot be drawn either, and a band without it would be another one. */
function readInterval(parts, value) {
    const [x, low, high] = parts.list(value, 3, (one) => parts.number(one, -Number.MAX_VALUE, Number.MAX_VALUE));
    if (x === undefined || low === undefined || high === undefined) {
        throw new MalformedMessage('an interval lacks a number');
    }
    return [x, low, high];
}
function isFinitePoint(point) {
    return point.every(Number.isFinite);
}
function readShape(parts, shape) {
    const sides = parts.list(shape, MOST_SIDES, (side) => parts.count(side, MOST_SIZE));
    const size = sides.reduce((product, side) => product * side, 1);
    if (size < 1 || size > MOST_SIZE)
        throw new MalformedMessage('an input has no number, or too many');
    return { sides, size };
}

;// CONCATENATED MODULE: ./src/evidence/read-result.ts


const SENTENCE = 4000;
const read_result_NAME = 1000;
const MOST_SENTENCES = 200;
const MOST_FIGURES = 1000;
const MOST_EVIDENCE = 200;
const MOST_DEFENCES = 100;
const MOST_SETTINGS = 100;
const read_result_MOST_NUMBERS = 10_000;
const LONGEST_SIDE = 2 ** 24;
/** Rounding may put a score so far beside its interval. */
const TOLERANCE = 1e-9;
/**
 * Reads the result of an attack from a process that ran a hostile model. Every part is checked and copied.
 * @returns undefined if it has not the form of a result
 */
function readAttackResult(value) {
    try {
        return readResult(new MessageParts(), value);
    }
    catch (error) {
        if (error instanceof MalformedMessage)
            return undefined;
        throw error;
    }
}
function readResult(parts, value) {
    const result = parts.object(value);
    const { version, name, formula, sources } = parts.object(result['method']);
    const sentences = (list) => parts.list(list, MOST_SENTENCES, (one) => parts.text(one, SENTENCE));
    return {
        score: readEstimate(parts, result['score']),
        meaning: parts.text(result['meaning'], SENTENCE),
        cutShort: parts.flag(result['cutShort']),
        limits: sentences(result['limits']),
        queries: parts.count(result['queries'], Number.MAX_SAFE_INTEGER),
        seconds: parts.number(result['seconds'], 0, Number.MAX_SAFE_INTEGER),
        ...(result['accuracy'] === undefined ? {} : { accuracy: parts.number(result['accuracy'], 0, 1) }),
        method: {
            version: parts.count(version, Number.MAX_SAFE_INTEGER),
            name: parts.text(name, read_result_NAME),
            formula: parts.text(formula, SENTENCE),
            sources: sentences(sources),
        },
        figures: parts.entries(result['figures'], MOST_FIGURES, read_result_NAME, (one) => parts.scalar(one, read_result_NAME)),
        evidence: parts.list(result['evidence'], MOST_EVIDENCE, (one) => readEvidence(parts, one)),
        defences: parts.list(result['defences'], MOST_DEFENCES, (one) => readDefence(parts, one)),
        ...(result['picture'] === undefined ? {} : { picture: readPicture(parts, result['picture']) }),
        ...(result['columns'] === undefined ? {} : { columns: readColumns(parts, result['columns']) }),
    };
}
/** Tables of people have far fewer columns. */
const read_result_MOST_COLUMNS = 100_000;
function readColumns(parts, value) {
    return parts.list(value, read_result_MOST_COLUMNS, (one) => parts.text(one, read_result_NAME));
}
function readPicture(parts, value) {
    const picture = parts.object(value);
    const side = (name) => parts.count(picture[name], LONGEST_SIDE);
    const order = ['chw', 'hwc'].find((one) => one === picture['order']);
    if (order === undefined)
        throw new MalformedMessage('the order of a picture is missing');
    return { channels: side('channels'), height: side('height'), width: side('width'), order };
}
function readEstimate(parts, value) {
    const estimate = parts.object(value);
    const [score, low, high] = [estimate['value'], estimate['low'], estimate['high']].map((one) => parts.number(one, 0, 1));
    if (score === undefined || low === undefined || high === undefined) {
        throw new MalformedMessage('a score is missing');
    }
    if (score < low - TOLERANCE || score > high + TOLERANCE) {
        throw new MalformedMessage('a score lies beside its interval');
    }
    return { value: score, low, high };
}
function readDefence(parts, value) {
    const { name, advice, measured, setting } = parts.object(value);
    return {
        name: parts.text(name, read_result_NAME),
        advice: parts.text(advice, SENTENCE),
        ...(measured === undefined ? {} : { measured: readMeasured(parts, measured) }),
        ...(setting === undefined
            ? {}
            : { setting: parts.entries(setting, MOST_SETTINGS, read_result_NAME, (one) => readSetting(parts, one)) }),
    };
}
function readMeasured(parts, value) {
    const measured = parts.object(value);
    return { without: parts.number(measured['without'], 0, 1), with: parts.number(measured['with'], 0, 1) };
}
function readSetting(parts, value) {
    if (!Array.isArray(value))
        return parts.scalar(value, read_result_NAME);
    return parts.list(value, read_result_MOST_NUMBERS, (one) => parts.number(one, -Number.MAX_VALUE, Number.MAX_VALUE));
}

;// CONCATENATED MODULE: ./src/evidence/read-report.ts




const TEXT = 1000;
const MOST_FILES = 100;
/** Numbers that JSON has no word for are null in a report. */
const NOT_KNOWN = 'not known';
/**
 * Reads the JSON of a vulnerability report (schema/report.schema.json). Every part is checked and copied.
 * @returns undefined if it is not such a report
 */
function readJobReport(value) {
    try {
        const parts = new MessageParts();
        const { version, report, job, result } = parts.object(value);
        if (version !== 1 || report !== 'Vulnerability')
            return undefined;
        const summary = readSummary(parts, parts.object(job));
        const found = readAttackResult(resultMessage(parts, parts.object(result)));
        return found === undefined ? undefined : { summary, result: withPicture(found, summary) };
    }
    catch (error) {
        if (error instanceof MalformedMessage)
            return undefined;
        throw error;
    }
}
function withPicture(result, { picture }) {
    return picture === undefined ? result : { ...result, picture };
}
function readSummary(parts, job) {
    const text = (name) => parts.text(job[name], TEXT);
    const { note, picture, columns } = job;
    return {
        jobId: text('job_id'),
        model: text('model'),
        task: oneOf(attack_table/* TASKS */.n3, job['task']),
        attack: oneOf(attack_table/* ATTACKS */.O5, job['attack']),
        threshold: parts.number(job['threshold'], 0, Number.MAX_VALUE),
        verdict: oneOf(['clean', 'vulnerable', 'undecided'], job['verdict']),
        runtime: text('runtime'),
        engineVersion: text('engine_version'),
        files: parts.list(job['files'], MOST_FILES, (file) => readFile(parts, parts.object(file))),
        isBgr: job['is_bgr'] === true,
        ...(typeof note === 'string' && { note: parts.text(note, TEXT) }),
        ...((0,json/* isObject */.Gv)(picture) && { picture: readPicture(parts, picture) }),
        ...(Array.isArray(columns) && { columns: readColumns(parts, columns) }),
    };
}
function readFile(parts, { slot, name, bytes, sha256 }) {
    return {
        slot: oneOf(attack_table/* SLOTS */._f, slot),
        name: parts.text(name, TEXT),
        bytes: parts.count(bytes, Number.MAX_SAFE_INTEGER),
        sha256: parts.text(sha256, 64),
    };
}
/** Brings a result into the form that the processes of analyses send. */
function resultMessage(parts, result) {
    return {
        ...result,
        cutShort: result['cut_short'],
        accuracy: result['accuracy'] ?? undefined,
        figures: namedMessage(parts, result['figures']),
        evidence: parts.list(result['evidence'], MOST_FILES, (one) => evidenceMessage(parts, parts.object(one))),
        defences: parts.list(result['defences'], MOST_FILES, (one) => {
            const defence = parts.object(one);
            return {
                ...defence,
                measured: defence['measured'] ?? undefined,
                setting: namedMessage(parts, defence['setting']),
            };
        }),
    };
}
const MOST_NAMED = 1000;
/** Makes an object of a list of names and values. */
function namedMessage(parts, list) {
    const named = parts.list(list, MOST_NAMED, (item) => {
        const { name, value } = parts.object(item);
        return [parts.text(name, TEXT), value ?? NOT_KNOWN];
    });
    return Object.fromEntries(named);
}
const read_report_MOST_ITEMS = 10_000;
const read_report_MOST_POINTS = 20_000;
const read_report_MOST_NUMBERS = 2 ** 24;
function evidenceMessage(parts, evidence) {
    const each = (list, change) => parts.list(list, read_report_MOST_ITEMS, (item) => change(parts.object(item)));
    switch (evidence['kind']) {
        case 'pairs':
            return {
                ...evidence,
                pairs: each(evidence['pairs'], (pair) => ({
                    ...pair,
                    original: floats(parts, pair['original']),
                    changed: floats(parts, pair['changed']),
                })),
            };
        case 'inputs':
            return {
                ...evidence,
                inputs: each(evidence['inputs'], (input) => ({ ...input, values: floats(parts, input['values']) })),
            };
        case 'curve':
            return {
                ...evidence,
                xLabel: evidence['x_label'],
                yLabel: evidence['y_label'],
                isScore: evidence['is_score'],
                series: each(evidence['series'], (series) => ({
                    ...series,
                    points: parts.list(series['points'], read_report_MOST_POINTS, (point) => parts.list(point, 2, (number) => number ?? NaN)),
                })),
            };
        case 'table':
            return {
                ...evidence,
                rows: parts.list(evidence['rows'], read_report_MOST_ITEMS, (row) => parts.list(row, MOST_NAMED, (cell) => cell ?? NOT_KNOWN)),
            };
        default:
            return evidence;
    }
}
/** A number that is none is drawn as 0. */
function floats(parts, list) {
    return Float32Array.from(parts.list(list, read_report_MOST_NUMBERS, (one) => (typeof one === 'number' ? one : 0)));
}
function oneOf(known, value) {
    const found = known.find((one) => one === value);
    if (found === undefined)
        throw new MalformedMessage('a word is not one of those that are known');
    return found;
}

// EXTERNAL MODULE: ./src/client/availability.ts
var availability = __webpack_require__(6740);
// EXTERNAL MODULE: ./src/client/base-url.ts
var base_url = __webpack_require__(4822);
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
;// CONCATENATED MODULE: ./src/client/report-content.ts

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

;// CONCATENATED MODULE: ./src/client/report.ts











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
const ZIP_ONLY = ['attack-samples', 'defense-artifact'];
/** No real report is as large; the limit keeps an endless answer from filling the disk. */
const MAX_REPORT_BYTES = 4 * 1024 ** 3;
/** The format in which a kind of report exists: the reports with samples and artifacts exist only as zip. */
function existingFormat(kind, wanted) {
    return ZIP_ONLY.includes(kind) ? 'zip' : wanted;
}
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
    const format = existingFormat(report.kind, report.format);
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

;// CONCATENATED MODULE: ./src/client/job-report.ts






/** A report holds the numbers of its pictures as text. */
const job_report_MAX_REPORT_BYTES = 96 * 1024 * 1024;
/**
 * Fetches the report of a finished job as data. Only the built-in service has reports of this form.
 * @throws ServiceError
 */
async function fetchJobReport(transport, access, { jobId, beforeAttempt }) {
    const operation = 'vulnerability report';
    const path = reportPath(jobId, 'vulnerability', 'json');
    const answer = await transport.send({
        operation,
        rule: 'repeatable',
        method: 'GET',
        url: (0,base_url/* serviceUrl */.R)(access.root, path),
        headers: (0,call/* accessHeaders */.Hi)(access),
        maxAnswerBytes: job_report_MAX_REPORT_BYTES,
        readFault: availability/* readServiceFault */.e,
        beforeAttempt,
    });
    if (answer.status !== 200)
        throw (0,call/* createRefusal */.VH)({ operation, path: 'get_report' }, answer);
    const report = readJobReport(parseJson(answer.body));
    if (report !== undefined)
        return report;
    throw new errors/* ServiceError */._7('unexpected-answer', `The ${operation} is not one that this version can read.`);
}
/** @returns undefined for what is not JSON */
function parseJson(body) {
    try {
        return JSON.parse(body.toString('utf8'));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/core/attack-result.ts
/** A limit that begins so is about this very data: a person should check it before they believe the score. */
const CHECK_MARK = 'Please check: ';

;// CONCATENATED MODULE: ./src/analysis/evidence.ts



/**
 * Fetches what the built-in service found, as data for the summary and for the page of the run.
 * @returns the result with its evidence; a report that could not be fetched is a warning, and the verdict stands
 */
async function addEvidence(result, context) {
    const { transport, access, rateLimiter, pictures } = context;
    try {
        const report = await fetchJobReport(transport, access, {
            jobId: result.jobId,
            beforeAttempt: () => rateLimiter.waitForTurn(),
        });
        const doubts = report.result.limits.filter((limit) => limit.startsWith(CHECK_MARK));
        const warnings = [...result.warnings, ...doubts];
        return { ...result, warnings, evidence: withFewerInputs(report, pictures) };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        if (!context.isSure)
            return result;
        const warning = `What was found can be shown only in short, since the report could not be fetched: ${error.message}`;
        return { ...result, warnings: [...result.warnings, warning] };
    }
}
/** The numbers of all inputs that a run keeps for its page: 96 MB of memory. */
const evidence_MOST_NUMBERS = 24_000_000;
/** A page shows no more inputs of one kind, and fewer if they are large. */
const MOST_INPUTS = 12;
const MOST_NUMBERS_AT_ONCE = 3_000_000;
/** Counts the numbers of inputs that a run keeps. */
class PictureBudget {
    #left;
    /** @param most no inputs are kept if it is 0 */
    constructor(most = evidence_MOST_NUMBERS) {
        this.#left = most;
    }
    /** @returns how many of these inputs may be kept */
    take(count, size) {
        const most = Math.min(this.#left, MOST_NUMBERS_AT_ONCE);
        const kept = Math.min(count, MOST_INPUTS, Math.floor(most / size));
        this.#left -= kept * size;
        return kept;
    }
}
function withFewerInputs({ summary, result }, pictures) {
    return { summary, result: { ...result, evidence: result.evidence.map((one) => shortened(one, pictures)) } };
}
function shortened(evidence, pictures) {
    if (evidence.kind !== 'pairs' && evidence.kind !== 'inputs')
        return evidence;
    const size = evidence.shape.reduce((product, side) => product * side, 1);
    if (evidence.kind === 'inputs') {
        const kept = pictures.take(evidence.inputs.length, size);
        return { ...evidence, inputs: evidence.inputs.slice(0, kept), left: evidence.inputs.length - kept };
    }
    const kept = pictures.take(evidence.pairs.length, 2 * size);
    return { ...evidence, pairs: evidence.pairs.slice(0, kept), left: evidence.pairs.length - kept };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/analysis/report-name.ts

/** Hexadecimal digits of a hash: two names do not share so many by chance. */
const MARK_LENGTH = 16;
const LOOKS_MARKED = new RegExp(`(?:^|-)[0-9a-f]{${String(MARK_LENGTH)}}$`, 'u');
/**
 * Builds the file name of a report. It is readable, safe on every system, and different for every analysis of a run, even
 * if the names of two analyses differ only in case or in characters that a file name cannot have.
 */
function reportFileName(spec, kind, format) {
    const plain = spec.model
        .toLowerCase()
        .replace(/[^a-z0-9]+/gu, '-')
        .replace(/^-|-$/gu, '')
        .slice(0, 60);
    // A model may be called like the name that another one gets, such as "digits-0123456789abcdef".
    const needsMark = plain !== spec.model || LOOKS_MARKED.test(plain);
    const hash = (0,external_node_crypto_.createHash)('sha256').update(spec.model).digest('hex');
    const mark = needsMark ? `-${hash.slice(0, MARK_LENGTH)}` : '';
    return `${plain === '' ? 'model' : plain}${mark}-${spec.attack}-${kind}.${format}`;
}

;// CONCATENATED MODULE: ./src/analysis/reports.ts





/**
 * Fetches the requested reports of a job that has its verdict.
 * @returns the result with the reports' paths; a report that could not be fetched is a warning, and the verdict stands
 */
async function addReports(result, context) {
    const { directory, kinds, format } = context.settings;
    if (directory === undefined)
        return result;
    const folder = external_node_path_.resolve(context.workspace, directory);
    const reports = [];
    const warnings = [];
    for (const kind of kinds) {
        const name = reportFileName(result.spec, kind, existingFormat(kind, format));
        try {
            await (0,output_folder/* makeOutputFolder */.Wn)(context.workspace, folder);
            await fetchReport(context.transport, context.access, {
                jobId: result.jobId,
                kind,
                format,
                file: external_node_path_.join(folder, name),
                beforeAttempt: () => context.rateLimiter.waitForTurn(),
            });
            reports.push(external_node_path_.posix.join(directory.replaceAll(external_node_path_.sep, '/'), name));
        }
        catch (error) {
            const why = error instanceof errors/* ServiceError */._7 ? error.message : `"${directory}": ${(0,output_folder/* describeWriteError */.JB)(error)}.`;
            const text = `The ${kind} report could not be fetched: ${why}`;
            // The input `reports` applies to all jobs, also to those that do not have a report of this kind.
            const isNormal = error instanceof errors/* ServiceError */._7 && (0,errors/* isRefusal */.vu)(error.reason) && !isReportDue(kind, result);
            if (isNormal)
                context.log.info(text);
            else
                warnings.push(text);
        }
    }
    return { ...result, reports, warnings: [...result.warnings, ...warnings] };
}
const ATTACKS_WITH_DEFENSE = ['extraction', 'evasion'];
/**
 * True if a job should have a report. Only extraction and evasion query the model and may continue with a defence
 * (observed publicly; not in the service spec).
 */
function isReportDue(kind, { spec, state }) {
    if (kind === 'vulnerability')
        return true;
    if (!ATTACKS_WITH_DEFENSE.includes(spec.attack))
        return false;
    return kind === 'attack-samples' || state === 'vulnerable';
}

// EXTERNAL MODULE: ./src/decide/analysis-result.ts
var analysis_result = __webpack_require__(184);
// EXTERNAL MODULE: ./src/decide/threshold.ts
var decide_threshold = __webpack_require__(3175);
// EXTERNAL MODULE: ./src/text/finding-words.ts
var finding_words = __webpack_require__(1382);
;// CONCATENATED MODULE: ./src/analysis/root-cause.ts
/** The end of the built-in service is known at most this much later than its requests fail. */
const NOTICE_MS = 500;
/**
 * Finds why an analysis failed. If the built-in service ends, a request may fail before the end of its process is known:
 * then the end is the cause.
 */
async function rootCause(error, { settings, clock, signal, }) {
    if (!settings.service.isLocal)
        return error;
    return clock.sleep(NOTICE_MS, signal).then(() => error, (ended) => ended);
}

// EXTERNAL MODULE: ./src/artifacts/read-unchanged.ts
var read_unchanged = __webpack_require__(1567);
// EXTERNAL MODULE: ./src/core/concurrency.ts
var concurrency = __webpack_require__(8904);
// EXTERNAL MODULE: ./src/core/error-message.ts
var error_message = __webpack_require__(7);
;// CONCATENATED MODULE: ./src/analysis/same-content.ts




const MAX_OPEN_FILES = 16;
/**
 * Checks that files still have the content that was hashed. The result of an earlier analysis stands for that content, and
 * for no other.
 * @throws ServiceError `upload-failed`, as if the files had been sent
 */
async function requireSameContent(artifacts) {
    const files = artifacts.flatMap((artifact) => artifact.files);
    try {
        await (0,concurrency/* mapConcurrently */.X)(files, MAX_OPEN_FILES, (file) => (0,read_unchanged/* requireSameFile */.KC)(file));
    }
    catch (error) {
        const message = `The result of an earlier run was not used: ${(0,error_message/* messageOf */.b)(error)}.`;
        throw new errors/* ServiceError */._7('upload-failed', message, { cause: error });
    }
}

// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
;// CONCATENATED MODULE: ./src/analysis/told-uploads.ts

/** Enough to recognize a file; the outputs hold all digits. */
const SHOWN_DIGITS = 12;
/**
 * Lists in the log what is sent. The analyses of a model mostly share its files, so size and digest of a file are told
 * once, and later lines refer to it by its path.
 */
class ToldUploads {
    #told = new Set();
    tell(upload, { log, isLocal }) {
        const { slot, file, bytes, sha256, host } = upload;
        const key = JSON.stringify([file, sha256, host]);
        const isKnown = this.#told.has(key);
        this.#told.add(key);
        if (isLocal) {
            // The file stays on this machine.
            if (!isKnown)
                log.info(`reads ${slot} "${file}" (${contentWords(bytes, sha256)}).`);
            return;
        }
        const content = isKnown ? 'the same zip as before' : contentWords(bytes, sha256);
        log.info(`Uploaded ${slot}: "${file}" to ${host} (${content}).`);
    }
}
function contentWords(bytes, sha256) {
    return `as a zip: ${(0,number_words/* byteWords */.G4)(bytes)}, SHA-256 ${sha256.slice(0, SHOWN_DIGITS)}…`;
}

// EXTERNAL MODULE: ./src/core/private-host.ts + 1 modules
var private_host = __webpack_require__(4841);
;// CONCATENATED MODULE: ./src/client/upload-url.ts


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

// EXTERNAL MODULE: ./src/redact/redacted-excerpt.ts
var redacted_excerpt = __webpack_require__(9049);
// EXTERNAL MODULE: ./src/redact/secrets.ts + 4 modules
var redact_secrets = __webpack_require__(1099);
;// CONCATENATED MODULE: ./src/client/upload-form.ts

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

;// CONCATENATED MODULE: ./src/client/upload.ts







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

// EXTERNAL MODULE: ./src/core/uploads-error.ts
var uploads_error = __webpack_require__(9470);
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
;// CONCATENATED MODULE: ./src/analysis/upload-progress.ts


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
    return `${String(percent)} % (${(0,number_words/* byteWords */.G4)(sentBytes)} of ${(0,number_words/* byteWords */.G4)(totalBytes)}, ${(0,number_words/* byteWords */.G4)(perSecond)}/s)`;
}

;// CONCATENATED MODULE: ./src/analysis/uploads.ts






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
    const { createArchive } = await __webpack_require__.e(/* import() */ 317).then(__webpack_require__.bind(__webpack_require__, 6317));
    const archive = createArchive(artifact);
    const progress = watchUpload(log, artifact, archive.bytes, request.progressIntervalMs ?? PROGRESS_INTERVAL_MS);
    try {
        const sent = await sendUpload(transport, target, archive, artifact.archiveName, progress.onRead);
        const upload = { slot: artifact.slot, file: artifact.path, ...sent };
        request.told.tell(upload, request);
        return upload;
    }
    finally {
        progress.stop();
    }
}

// EXTERNAL MODULE: ./src/client/job-status.ts + 1 modules
var job_status = __webpack_require__(31);
// EXTERNAL MODULE: ./src/decide/job-stages.ts
var job_stages = __webpack_require__(5763);
;// CONCATENATED MODULE: ./src/analysis/stage-log.ts

/** The service's word for a stage that has not begun. Such stages are not logged. */
const NOT_BEGUN = 'na';
/** The service's own description is logged at most this often: with polls every 2 seconds there is a line within 10. */
const DESCRIPTION_EVERY_MS = 8_000;
/**
 * Logs the progress of a job: one line each time stages change. While they stay, the service's own description of what it
 * does is logged if it has changed, about every 10 seconds.
 */
class StageLog {
    #log;
    #clock;
    #isLocal;
    #startMs;
    #last = new Map();
    #lineMs;
    #description = '';
    #toldDescription = '';
    /**
     * @param log a log that names the analysis
     * @param isLocal true for the built-in service: its description says what is done, and its stages add nothing
     */
    constructor(log, clock, isLocal = false) {
        this.#isLocal = isLocal;
        this.#log = log;
        this.#clock = clock;
        this.#startMs = clock.now();
        this.#lineMs = this.#startMs;
    }
    /**
     * Logs what has changed since the last call.
     * @returns true if the job has moved on: a stage or the description has changed
     */
    note(status) {
        const changed = status.stages.filter((stage) => (this.#last.get(stage.name) ?? NOT_BEGUN) !== stage.said);
        this.#last = new Map(status.stages.map((stage) => [stage.name, stage.said]));
        const described = status.currentStatus !== this.#description;
        this.#description = status.currentStatus;
        if (changed.length > 0 && !this.#isLocal)
            this.#tell(changed.map(describeStage).join(', '));
        else
            this.#tellDescription();
        return changed.length > 0 || described;
    }
    #tellDescription() {
        if (this.#description === '' || this.#description === this.#toldDescription)
            return;
        if (this.#clock.now() - this.#lineMs < DESCRIPTION_EVERY_MS)
            return;
        this.#toldDescription = this.#description;
        this.#tell(this.#description);
    }
    #tell(text) {
        this.#lineMs = this.#clock.now();
        this.#log.info(`after ${describeDuration(this.#lineMs - this.#startMs)}: ${text}`);
    }
}
function describeStage({ name, state, said }) {
    return `${(0,job_stages/* stageWords */._l)(name)} ${state === 'inprogress' ? 'in progress' : said}`;
}
/** Formats a duration: `1 h 05 min`, `3 min 20 s` or `12 s`. */
function describeDuration(ms) {
    const seconds = Math.round(ms / 1000);
    const minutes = Math.floor(seconds / 60);
    const pad = (value) => String(value).padStart(2, '0');
    if (minutes >= 60)
        return `${String(Math.floor(minutes / 60))} h ${pad(minutes % 60)} min`;
    return minutes > 0 ? `${String(minutes)} min ${pad(seconds % 60)} s` : `${String(seconds)} s`;
}

// EXTERNAL MODULE: ./src/decide/job.ts
var job = __webpack_require__(4339);
;// CONCATENATED MODULE: ./src/analysis/await-verdict.ts




/** After so many polls in a row that failed or were not understood, the wait ends. */
const MAX_FAILED_POLLS = 10;
/** While neither stages nor the description change, the interval grows by this factor each time. */
const INTERVAL_GROWTH = 1.25;
/** The interval grows up to this multiple of the input poll-interval-seconds. */
const MAX_INTERVAL_FACTOR = 4;
/**
 * Polls a job until it has ended.
 * @param threshold the job is vulnerable if its score is above the threshold
 * @throws ServiceError if the service refuses, polls fail too often, or the run ends before the job
 */
async function waitForJob(spec, jobId, threshold, context) {
    const stages = new StageLog(context.log, context.clock, spec.local !== undefined);
    let faults = 0;
    let interval = context.hasEnded === true ? 0 : 1;
    for (;;) {
        await context.clock.sleep(context.pollIntervalMs * interval * jitter(context.clock), context.signal);
        const answer = await pollOnce({ jobId, modelId: spec.modelId }, context);
        const verdict = 'error' in answer ? answer : (0,job/* judgeJob */.J)(spec.attack, answer.status, threshold);
        if ('error' in verdict || verdict.kind === 'unreadable') {
            faults += 1;
            if (faults >= MAX_FAILED_POLLS) {
                throw 'error' in verdict ? verdict.error : createStatusError(verdict.why);
            }
            const what = 'error' in verdict ? verdict.error.message : `The status was not understood: ${verdict.why}.`;
            context.log.info(`${what} The job is polled again.`);
            interval = Math.max(1, interval);
            continue;
        }
        faults = 0;
        const moved = 'status' in answer && answer.status !== undefined && stages.note(answer.status);
        if (verdict.kind !== 'running')
            return { ...verdict, ...pickDetails(answer) };
        interval = moved ? 1 : Math.min(Math.max(1, interval) * INTERVAL_GROWTH, MAX_INTERVAL_FACTOR);
    }
}
function pickDetails(answer) {
    const details = 'status' in answer ? answer.status?.details : undefined;
    return details === undefined ? {} : { details };
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

;// CONCATENATED MODULE: ./src/analysis/scan.ts






















/**
 * Submits analyses, at most `concurrency` at once, and waits for their verdicts if the settings say so. Waiting for one
 * does not delay the submission of others, and a failed analysis does not stop the others.
 * @returns a result for each analysis, in the given order
 */
async function scanAll(analyses, context) {
    const incomplete = analyses.filter(({ spec }) => (0,missing_slots/* findMissingSlots */.$)(spec).length > 0);
    const gapMs = context.settings.service.isLocal ? rate_limiter/* LOCAL_POLL_GAP_MS */.GE : rate_limiter/* MIN_POLL_GAP_MS */.Jx;
    const shared = {
        limit: (0,p_limit/* default */.A)(context.settings.concurrency),
        rateLimiter: new rate_limiter/* RateLimiter */.v$(gapMs, context.clock, context.signal),
        ended: new Set(),
        annotated: new Set(incomplete.slice(0, core_log/* MAX_WARNINGS */.r)),
        claims: new JobClaims(),
        publicTexts: new PublicTexts(analyses.map(({ spec }) => spec)),
        // Only the page shows pictures.
        pictures: new PictureBudget(context.settings.reports.reportFile === undefined ? 0 : undefined),
        told: new ToldUploads(),
    };
    const results = await Promise.all(analyses.map((analysis) => scanOne(analysis, context, shared)));
    const { isLocal } = context.settings.service;
    return results.map((result, index) => {
        const ended = (0,analysis_result/* cutShort */.VV)(result, context.signal, isLocal);
        return { ...ended, ...describeContent(analyses[index]) };
    });
}
/** What was analysed, if its digests are known. */
function describeContent(analysis) {
    if (analysis?.digests === undefined)
        return {};
    const folders = analysis.artifacts.filter(({ form }) => form === 'folder').map(({ slot }) => slot);
    return { digests: analysis.digests, ...(folders.length === 0 ? {} : { folders }) };
}
async function scanOne(analysis, context, shared) {
    const { result, hasEnded, isStored } = await shared.limit(() => submitOrResume(analysis, context, shared));
    // If the submission failed, the status of an earlier run must not stay.
    if (result.reason !== undefined && isStored !== true)
        await context.jobStore.save(analysis, result);
    if (!(0,analysis_result/* isRunning */.W_)(result) || !(context.settings.wait || hasEnded))
        return result;
    const judged = context.decide(await awaitVerdict(result, context, shared));
    context.onUpdate(judged);
    await context.jobStore.save(analysis, judged);
    return judged;
}
async function submitOrResume(analysis, context, shared) {
    const { spec } = analysis;
    const log = (0,core_log/* logAbout */.U)(spec.name, context.log);
    const planned = (0,analysis_result/* plannedResult */.Uf)(spec);
    try {
        context.signal.throwIfAborted();
        const refused = context.refusalOf(analysis);
        if (refused !== undefined) {
            log.info(refused);
            return { result: (0,analysis_result/* refusedResult */.MS)(planned, refused), hasEnded: false };
        }
        const { job, refusal, why, isWarning } = await context.jobStore.find(analysis);
        if (refusal !== undefined) {
            const error = new errors/* ServiceError */._7('unavailable', refusal);
            return { result: (0,analysis_result/* failedResult */.Nq)(planned, error), hasEnded: false, isStored: true };
        }
        if (why !== undefined)
            log.info(why);
        const explained = why !== undefined && isWarning === true ? (0,analysis_result/* plannedResult */.Uf)(spec, [why]) : planned;
        if (job === undefined) {
            return { result: await scan_submit(analysis, explained, log, context, shared), hasEnded: false };
        }
        shared.claims.claim(job.jobId, spec.name);
        shared.publicTexts.addJob(job);
        const result = (0,analysis_result/* submittedResult */.lj)(explained, job);
        context.onUpdate(result);
        return { result, hasEnded: job.hasEnded };
    }
    catch (error) {
        (0,error_trace/* logTrace */.o)(log, error);
        return { result: (0,analysis_result/* failedResult */.Nq)(planned, error), hasEnded: false };
    }
}
/** Submits an analysis and uploads its artifacts. An error after the submission keeps the job. */
async function scan_submit(analysis, planned, log, context, { annotated, claims, publicTexts, told, ended }) {
    const { spec } = analysis;
    let known = planned;
    try {
        reportMissingSlots(spec, log, annotated.has(analysis));
        const { service } = context.settings;
        // If the run is killed from here on, later runs must know that the service may have a job.
        await context.jobStore.announce(analysis);
        context.signal.throwIfAborted();
        const submitted = await submitAnalysis(context.transport, service, service.analysisPath, spec.modelId, spec.fields);
        const job = service.isLocal ? withRunUrl(submitted, context.runUrl) : submitted;
        claims.claim(job.jobId, spec.name);
        publicTexts.addJob(job);
        known = (0,analysis_result/* submittedResult */.lj)(planned, job);
        context.onUpdate(known);
        const result = await upload(analysis, known, job.answer, log, { ...context, publicTexts, told, ended });
        // Not before: a later run that resumes a job without its files would wait for ever. If the uploads were cut off, the
        // caller stores the job as in doubt.
        await context.jobStore.save(analysis, result);
        return result;
    }
    catch (error) {
        (0,error_trace/* logTrace */.o)(log, error);
        return (0,analysis_result/* failedResult */.Nq)(known, await rootCause(error, context));
    }
}
/** Replaces the page of a job by that of the run. */
function withRunUrl({ jobId, answer }, runUrl) {
    return { jobId, answer, ...(runUrl === undefined ? {} : { dashboardUrl: runUrl }) };
}
/** Reports missing artifacts before the submission, so that a person who reads the log can still cancel the run. */
function reportMissingSlots(spec, log, asWarning) {
    const missing = (0,missing_slots.describeMissingSlots)(spec);
    if (missing === undefined)
        return;
    if (asWarning)
        log.warning(missing, spec.place);
    else
        log.info(missing);
}
async function upload({ spec, artifacts }, result, answer, log, context) {
    const { transport, settings } = context;
    // The built-in service has the result of the same content, and needs no file.
    if (settings.service.isLocal && (0,json.at)(answer, 'analysed_before') === true) {
        await requireSameContent(artifacts);
        context.ended.add(result.jobId);
        return result;
    }
    const { targets, ignored, moreIgnored } = readUploadTargets(answer);
    hideUploadSecrets(targets, context.publicTexts, context);
    const { uploads, warnings } = await uploadArtifacts({
        transport,
        targets,
        artifacts,
        policy: { allowPrivate: settings.service.isPrivate },
        log,
        useModelApi: spec.fields.use_model_api === 'yes',
        usualSlots: (0,attack_table/* findRow */.uv)(spec.task, spec.attack)?.usualSlots ?? [],
        isLocal: settings.service.isLocal,
        told: context.told,
    });
    const unknown = ignored.map((key) => `The service asks for an unknown upload, which was not sent: ${key}.`);
    const more = moreIgnored === 0
        ? []
        : [`The service asks for ${String(moreIgnored)} more unknown uploads, which were not sent.`];
    return { ...result, uploads, warnings: [...result.warnings, ...unknown, ...more, ...warnings] };
}
/** Waits for the job of a submitted analysis, adds its verdict to the result, and fetches its reports. */
async function awaitVerdict(result, context, { rateLimiter, pictures, ended: endedJobs }) {
    const { transport, settings, clock, signal } = context;
    const { spec, jobId } = result;
    const log = (0,core_log/* logAbout */.U)(spec.name, context.log);
    const threshold = (0,decide_threshold/* effectiveThreshold */.FK)(settings.vulnerabilityThreshold, (0,decide_threshold/* ownThreshold */.qf)(spec));
    try {
        const verdict = await waitForJob(spec, jobId, threshold, {
            transport,
            access: settings.service,
            clock,
            signal,
            rateLimiter,
            pollIntervalMs: settings.pollIntervalMs,
            hasEnded: endedJobs.has(jobId),
            log,
        });
        const details = settings.service.isLocal ? verdict.details : undefined;
        const judged = (0,analysis_result/* withDetails */.FE)((0,analysis_result/* endedResult */.ES)(result, verdict, threshold), details);
        if (judged.state !== 'passed' && judged.state !== 'vulnerable')
            return judged;
        const ended = { ...judged, thresholdFrom: (0,decide_threshold/* thresholdSource */.rb)(settings.vulnerabilityThreshold, spec) };
        const { reports, service, workspace } = settings;
        const shared = { transport, access: service, rateLimiter };
        // The built-in service may also run by itself, as `model-security serve`.
        const hasEvidence = service.isLocal || (service.isPrivate && reports.reportFile !== undefined);
        const explained = hasEvidence
            ? await addEvidence(ended, { ...shared, pictures, isSure: service.isLocal })
            : ended;
        const found = (0,finding_words/* findingSentence */.dj)(explained);
        log.info(found === '' ? `${ended.state}.` : `${ended.state}, ${found}`);
        return await addReports(explained, { ...shared, settings: reports, workspace, log });
    }
    catch (error) {
        (0,error_trace/* logTrace */.o)(log, error);
        const failed = (0,analysis_result/* failedResult */.Nq)(result, await rootCause(error, context));
        // The built-in service ends with the run, and its jobs with it.
        return settings.service.isLocal ? failed : (0,analysis_result/* leftRunning */.jw)(failed);
    }
}


/***/ }),

/***/ 1567:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KC: () => (/* binding */ requireSameFile),
/* harmony export */   Th: () => (/* binding */ chunkMemory),
/* harmony export */   gw: () => (/* binding */ readUnchanged),
/* harmony export */   oD: () => (/* binding */ readWhole)
/* harmony export */ });
/* unused harmony export CHUNK_BYTES */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4212);




/** If a pipe or a link has replaced the file, it must neither block the run nor lead elsewhere. */
const PLAIN_FILE = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
/** The bytes read at once. Smaller chunks need more system calls; larger ones are no faster (docs/performance.md). */
const CHUNK_BYTES = 512 * 1024;
/**
 * Alternates between two blocks of memory, because a chunk is still being sent while the next one is read. New memory
 * for every chunk would pile up faster than the garbage collector frees it.
 * @param largestBytes size of the largest file that is read
 */
function chunkMemory(largestBytes) {
    const size = Math.min(largestBytes, CHUNK_BYTES);
    const blocks = [];
    let turn = 1;
    return () => {
        turn = turn === 0 ? 1 : 0;
        return (blocks[turn] ??= Buffer.allocUnsafeSlow(size));
    };
}
/**
 * Reads a file, provided that it has not changed since it was inspected. Fails if the file was replaced or changed, or
 * has become shorter, or if its content has another hash than before. The file is opened when the first chunk is requested, and closed even if the reader stops early.
 */
async function* readUnchanged(file, memory = chunkMemory(file.bytes)) {
    const handle = await openUnchanged(file);
    const content = contentCheck(file);
    try {
        for (let left = file.bytes; left > 0;) {
            const chunk = memory();
            const { bytesRead } = await handle.read(chunk, 0, Math.min(left, chunk.length), null);
            if (bytesRead === 0)
                throw changedError(file);
            const isFirst = left === file.bytes;
            left -= bytesRead;
            // Checked before the first chunk, to avoid a useless upload, and before the last, which completes the upload.
            if (isFirst || left === 0)
                requireUnchanged(file, await handle.stat());
            content?.add(chunk.subarray(0, bytesRead));
            if (left === 0)
                content?.end();
            yield chunk.subarray(0, bytesRead);
        }
    }
    finally {
        await handle.close();
    }
}
/**
 * Reads a whole file at once, with the same checks.
 * @param memory at least as large as the file
 */
async function readWhole(file, memory) {
    const handle = await openUnchanged(file);
    try {
        for (let read = 0; read < file.bytes;) {
            const { bytesRead } = await handle.read(memory, read, file.bytes - read, null);
            if (bytesRead === 0)
                throw changedError(file);
            read += bytesRead;
        }
        requireUnchanged(file, await handle.stat());
        const whole = memory.subarray(0, file.bytes);
        const content = contentCheck(file);
        content?.add(whole);
        content?.end();
        return whole;
    }
    finally {
        await handle.close();
    }
}
/**
 * Checks that a file is still the one that was inspected and hashed, without reading all of it.
 * @throws Error if it was replaced or changed
 */
async function requireSameFile(file) {
    const handle = await openUnchanged(file);
    try {
        requireUnchanged(file, await handle.stat());
        // A scan has read another content meanwhile: see bind-to-scan.ts.
        if (file.hashed.sha256 === '')
            throw changedError(file);
    }
    finally {
        await handle.close();
    }
}
async function openUnchanged(file) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(file.absolutePath, PLAIN_FILE);
    }
    catch (error) {
        throw changedError(file, { cause: error });
    }
}
function requireUnchanged(file, now) {
    const same = now.size === file.bytes &&
        now.mtimeMs === file.mtimeMs &&
        now.ctimeMs === file.ctimeMs &&
        now.ino === file.ino;
    if (!same)
        throw changedError(file);
}
/**
 * Compares a file's content with the hash of an earlier reading. Times do not show every change: a write through shared
 * memory can be recorded late, and two changes within one tick of the file system have the same time.
 * @returns undefined if there was no earlier reading
 */
function contentCheck(file) {
    const { sha256 } = file.hashed;
    if (sha256 === undefined)
        return undefined;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return {
        add: (chunk) => {
            hash.update(chunk);
        },
        end: () => {
            if (hash.digest('hex') !== sha256)
                throw changedError(file);
        },
    };
}
function changedError(file, options) {
    return new Error(`"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(file.name, 200)}" changed between the check before the submission and the end of its upload; ` +
        'make sure that no step or process writes to it during the scan, then run again', options);
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


/***/ })

};
