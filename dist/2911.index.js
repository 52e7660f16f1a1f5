export const id = 2911;
export const ids = [2911];
export const modules = {

/***/ 4229:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ preprocessingText),
/* harmony export */   PO: () => (/* binding */ withSizing),
/* harmony export */   ut: () => (/* binding */ PREPROCESSING_NAMES)
/* harmony export */ });
/* unused harmony exports IMAGENET, onlySizes */
/** What is done to pictures before a model sees them. */
/** The usual ways to scale pixels, by the names that a config file gives them. */
const PREPROCESSING_NAMES = ['none', 'zero-to-one', 'minus-one-to-one', 'imagenet'];
/** Mean and standard deviation of ImageNet, red, green and blue, as torchvision's models have them. */
const IMAGENET = { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] };
/** The usual ways to scale pixels, as steps. */
const STEPS = {
    none: { mean: [0], std: [1 / 255] },
    'zero-to-one': {},
    'minus-one-to-one': { mean: [0.5], std: [0.5] },
    imagenet: IMAGENET,
};
/** A usual way to scale pixels, with the sizing of steps that say nothing of their scale. */
function withSizing(name, given) {
    return typeof given === 'object' ? { ...given, ...STEPS[name] } : name;
}
/** True for steps that only size pictures. */
function onlySizes(preprocessing) {
    return (typeof preprocessing === 'object' && preprocessing.mean === undefined && preprocessing.std === undefined);
}
/** The value of `preprocessing` as a config file has it. */
function preprocessingText(preprocessing) {
    if (typeof preprocessing === 'string')
        return preprocessing;
    const { resize, crop, mean, std } = preprocessing;
    const steps = Object.entries({ resize, crop, mean, std }).flatMap(([name, numbers]) => {
        if (numbers === undefined)
            return [];
        const [first, ...others] = numbers;
        const isSide = name === 'resize' || name === 'crop';
        return [`${name}: ${isSide && others.length === 0 ? String(first) : `[${numbers.join(', ')}]`}`];
    });
    return `{ ${steps.join(', ')} }`;
}


/***/ }),

/***/ 4862:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ loosens),
/* harmony export */   s: () => (/* binding */ CHANGE_EFFECTS)
/* harmony export */ });
/** What a change does to the gate. `changed` stands for what may do either. */
const CHANGE_EFFECTS = ['loosened', 'changed', 'tightened'];
/** True if a pull request certainly loosens its gate. */
function loosens(comparison) {
    return comparison?.kind === 'compared' && comparison.changes.some(({ effect }) => effect === 'loosened');
}


/***/ }),

/***/ 2911:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeSettings: () => (/* binding */ judgeSettings)
});

// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/decide/base-commit.ts
var base_commit = __webpack_require__(5217);
// EXTERNAL MODULE: ./src/attacks/table.ts + 6 modules
var table = __webpack_require__(3605);
// EXTERNAL MODULE: ./src/text/fold-name.ts
var fold_name = __webpack_require__(8182);
// EXTERNAL MODULE: ./src/decide/threshold.ts
var decide_threshold = __webpack_require__(3175);
;// CONCATENATED MODULE: ./src/decide/base-policy.ts



/** Finds the analysis of the same name. */
function findSame(analyses, { name }) {
    const wanted = (0,fold_name/* foldName */.z)(name);
    return analyses.find((one) => (0,fold_name/* foldName */.z)(one.name) === wanted);
}
/** The analyses of the base that a pull request no longer has. */
function findDropped(head, base) {
    return base.analyses.filter((spec) => findSame(head.analyses, spec) === undefined);
}
/** Lists what the base pins and the pull request leaves out: nothing has the pinned content then. The model is the head's. */
function findDroppedPins(head, base) {
    return head.analyses.flatMap((spec) => {
        const present = new Set(spec.artifacts.map(({ slot }) => slot));
        const pinned = [...pinsOf(findSame(base.analyses, spec)).keys()];
        return pinned.filter((slot) => slot !== 'model' && !present.has(slot)).map((slot) => ({ spec, slot }));
    });
}
/** The digests that artifacts of an analysis must have, by slot. */
function pinsOf(spec) {
    const artifacts = spec?.artifacts ?? [];
    return new Map(artifacts.flatMap(({ slot, sha256 }) => (sha256 === undefined ? [] : [[slot, sha256]])));
}
/** The threshold that an analysis has of its own, or by default. */
function thresholdOf(spec) {
    return (0,decide_threshold/* effectiveThreshold */.FK)(undefined, (0,decide_threshold/* ownThreshold */.qf)(spec));
}
/**
 * Judges the analyses of a pull request by the policy of its base: nothing of the pull request's own policy is left. How hard
 * is attacked, and with which data, is policy; what describes the model is the pull request's. An analysis that the base does
 * not know gets the stricter of its own threshold and the default. Pure.
 */
function judgeByBase(head, base) {
    return {
        ...base,
        analyses: head.analyses.map((spec) => withLimitsOf(spec, findSame(base.analyses, spec))),
    };
}
function withLimitsOf(spec, known) {
    const { maxIncrease: ofHead, ...rest } = spec;
    const threshold = known === undefined ? stricterThreshold(spec) : thresholdOf(known);
    const maxIncrease = known === undefined ? Math.min(ofHead ?? 0, 0) : known.maxIncrease;
    const { local } = spec;
    return {
        ...rest,
        fields: fieldsBy(spec, threshold, known),
        artifacts: known === undefined ? spec.artifacts : pinnedBy(spec, known),
        threshold,
        thresholdFrom: sourceOf(known ?? spec, threshold),
        ...(maxIncrease === undefined ? {} : { maxIncrease }),
        ...(local === undefined
            ? {}
            : {
                local: {
                    ...local,
                    threshold,
                    // Every setting says how hard is attacked; one that the base does not give has its default.
                    settings: known === undefined
                        ? local.settings
                        : (0,table/* settingsOf */.f5)(known.local?.settings ?? {}, spec.task, spec.attack),
                },
            }),
    };
}
function fieldsBy({ fields }, threshold, known) {
    const queries = known?.fields.number_of_attack_queries;
    return {
        ...fields,
        ...(fields.number_of_attack_queries === undefined || queries === undefined
            ? {}
            : { number_of_attack_queries: queries }),
        // A service stores its own verdict with this threshold, and a record of it may skip later scans.
        ...(fields.vulnerability_threshold === undefined
            ? {}
            : { vulnerability_threshold: sentThreshold(threshold, known) }),
    };
}
/** Pins of the pull request stay where the base has none: they can only be stricter. */
function pinnedBy({ artifacts }, known) {
    const pins = pinsOf(known);
    return artifacts.map((artifact) => {
        const sha256 = artifact.slot === 'model' ? undefined : pins.get(artifact.slot);
        return sha256 === undefined ? artifact : { ...artifact, sha256, pinnedBy: 'base' };
    });
}
/** An analysis that the base does not know may have the default although its own config file gives another one. */
function sourceOf(spec, threshold) {
    return threshold === thresholdOf(spec) ? (0,decide_threshold/* thresholdSource */.rb)(undefined, spec) : 'default';
}
function sentThreshold(threshold, known) {
    return known?.fields.vulnerability_threshold ?? String(threshold);
}
function stricterThreshold(spec) {
    const usual = spec.local === undefined
        ? (0,decide_threshold/* effectiveThreshold */.FK)(undefined, undefined)
        : (0,table/* defaultThreshold */.Ri)(spec.attack, spec.task);
    return Math.min(thresholdOf(spec), usual);
}

// EXTERNAL MODULE: ./src/facts/policy-change.ts
var policy_change = __webpack_require__(4862);
// EXTERNAL MODULE: ./src/core/list-names.ts
var list_names = __webpack_require__(8934);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
;// CONCATENATED MODULE: ./src/decide/baseline-change.ts



/** More analyses of one kind are counted. */
const MAX_NAMED = 5;
/** Tells how the baseline file of a pull request differs from that of its base. Pure. */
function compareBaselines(now, before) {
    if (now === undefined && before === undefined)
        return [];
    const about = (now ?? before)?.file ?? '';
    if (before === undefined)
        return [{ effect: 'loosened', about, words: 'is a new baseline' }];
    if (now === undefined)
        return [{ effect: 'tightened', about, words: 'is no longer the baseline' }];
    return compareTexts(now, before);
}
function compareTexts(now, before) {
    const isKnown = now.sha256 !== undefined && before.sha256 !== undefined;
    if (isKnown && now.sha256 === before.sha256)
        return [];
    const differences = listDifferences(now, before);
    const { looser, stricter, other } = differences;
    const words = [...looser, ...other, ...stricter];
    if (words.length === 0 && !isKnown)
        return [];
    const details = words.length === 0 ? 'nothing that decides the verdict' : words.join('; ');
    const digests = `sha256 ${formatDigest(before)} -> ${formatDigest(now)}`;
    const changed = `the baseline changed (${digests}): ${details}`;
    return [{ effect: effectOf(differences), about: now.file, words: changed }];
}
function effectOf({ looser, stricter, other }) {
    if (looser.length > 0)
        return 'loosened';
    return stricter.length > 0 && other.length === 0 ? 'tightened' : 'changed';
}
function formatDigest({ sha256 }) {
    return sha256 === undefined ? 'not known' : `${sha256.slice(0, 12)}\u2026`;
}
function listDifferences(now, before) {
    const higher = [];
    const lower = [];
    const other = [];
    const weaker = [];
    const stronger = [];
    const then = new Map(before.analyses.map((one) => [(0,fold_name/* foldName */.z)(one.name), one]));
    for (const analysis of now.analyses) {
        const old = then.get((0,fold_name/* foldName */.z)(analysis.name));
        then.delete((0,fold_name/* foldName */.z)(analysis.name));
        const [score, oldScore] = [analysis.score ?? -1, old?.score ?? -1];
        const choices = choiceChanges(analysis, old);
        weaker.push(...choices.filter(({ isWeaker }) => isWeaker).map((one) => one.words));
        stronger.push(...choices.filter(({ isWeaker }) => !isWeaker).map((one) => one.words));
        const words = `${analysis.name} ${scoreOf(old)} -> ${scoreOf(analysis)}`;
        if (score > oldScore)
            higher.push(words);
        else if (score < oldScore)
            lower.push(words);
        else if (old?.methodVersion !== analysis.methodVersion)
            other.push(analysis.name);
    }
    for (const gone of then.values())
        lower.push(`${gone.name} ${scoreOf(gone)} -> none`);
    const added = countMissing(now, before);
    const removed = countMissing(before, now);
    return {
        looser: [
            ...named('higher scores', higher),
            ...named('weaker attacks', weaker),
            ...(added === 0 ? [] : [`${(0,number_words/* counted */.hS)(added, 'finding', 'findings')} in files added`]),
        ],
        stricter: [
            ...named('lower scores', lower),
            ...named('stronger attacks', stronger),
            ...(removed === 0 ? [] : [`${(0,number_words/* counted */.hS)(removed, 'finding', 'findings')} in files removed`]),
        ],
        other: named('scores of another method version', other),
    };
}
/** Later runs take the eps of the baseline, and no larger tolerance, if the config file sets none. */
function choiceChanges(now, old) {
    const change = (what, after, before, sign = 1) => {
        if (after === undefined || before === undefined || after === before)
            return [];
        const [shownNow, shownThen] = (0,number_words/* digitPair */.ip)(after, before);
        return [
            { isWeaker: !(sign * (after - before) > 0), words: `${now.name} ${what} ${shownThen} -> ${shownNow}` },
        ];
    };
    return [
        ...change('eps', now.eps, old?.eps),
        ...change('tolerance', now.skill?.tolerance, old?.skill?.tolerance, -1),
    ];
}
function scoreOf(analysis) {
    return analysis?.score === undefined ? 'none' : String(analysis.score);
}
/** Counts the findings in files that one baseline has and another one lacks. */
function countMissing(one, other) {
    const known = new Set(other.fileFindings.flatMap(namesInContent));
    return one.fileFindings.filter((finding) => !namesInContent(finding).every((name) => known.has(name)))
        .length;
}
/** Each name of a finding with the content of the file that it is in. */
function namesInContent({ fingerprints, sha256 = '' }) {
    return fingerprints.map((fingerprint) => `${fingerprint} ${sha256}`);
}
function named(what, names) {
    if (names.length === 0)
        return [];
    return [`${what}: ${(0,list_names/* listNames */.Z)(names, MAX_NAMED, (name) => name)}`];
}

// EXTERNAL MODULE: ./src/decide/baseline-skill.ts
var baseline_skill = __webpack_require__(3513);
// EXTERNAL MODULE: ./src/attacks/minimum.ts
var minimum = __webpack_require__(6933);
// EXTERNAL MODULE: ./src/core/preprocessing.ts
var core_preprocessing = __webpack_require__(4229);
// EXTERNAL MODULE: ./src/core/secret-field.ts
var secret_field = __webpack_require__(5762);
;// CONCATENATED MODULE: ./src/decide/compare-settings.ts




/**
 * Lists how the settings of an analysis differ from those of the base: what is analysed, and how hard. A weaker attack loosens the
 * gate; with `policy-from: base` how hard is the base's.
 * @param chosen the analysis of the baseline of the base, which says what attacks chose that no setting gives
 */
function compareSettings(spec, before, chosen) {
    const [now, then] = [settingsOf(spec), settingsOf(before)];
    const names = [...new Set([...then.keys(), ...now.keys()])];
    return names
        .filter((name) => now.get(name) !== then.get(name))
        .map((name) => ({
        effect: compare_settings_effectOf(name, spec, before, chosen),
        about: spec.name,
        words: `${name} ${then.get(name) ?? 'not given'} -> ${now.get(name) ?? 'not given'}`,
    }));
}
/** Numbers of which more is a stronger attack (1), or a weaker one (-1). */
const STRENGTHS = new Map([
    ['eps', 1],
    ['samples', 1],
    ['minutes', 1],
    ['number_of_attack_queries', 1],
    ['tolerance', -1],
]);
function compare_settings_effectOf(name, spec, before, chosen) {
    if (name === 'fixed' || name === 'integer')
        return columnsEffect(name, spec, before);
    const sign = STRENGTHS.get(name);
    if (sign === undefined)
        return 'changed';
    const own = numberOf(name, spec);
    const [now, then] = [own, numberOf(name, before)].map((value) => value ?? usualOf(name, chosen));
    if (now !== undefined && then !== undefined) {
        if (now === then)
            return 'changed';
        return sign * (now - then) > 0 ? 'tightened' : 'loosened';
    }
    // What the attack would have chosen is not known: a number in its place may be weaker.
    return own === undefined ? 'changed' : 'loosened';
}
function numberOf(name, { fields, local }) {
    if (name === 'number_of_attack_queries') {
        const queries = fields.number_of_attack_queries;
        return queries === undefined ? undefined : Number(queries);
    }
    const value = Object.entries(local?.settings ?? {}).find(([key]) => key === name)?.[1];
    return typeof value === 'number' ? value : undefined;
}
function usualOf(name, chosen) {
    if (name === 'eps')
        return chosen?.eps;
    if (name === 'tolerance')
        return chosen?.skill?.tolerance;
    return name === 'samples' || name === 'minutes' ? minimum/* USUAL */.V[name] : undefined;
}
/** Columns that no change touches, or that take whole numbers only, weaken an attack. Which are whole is found if it is not given. */
function columnsEffect(name, spec, before) {
    const columns = (settings) => settings?.[name] ?? (name === 'fixed' ? [] : undefined);
    const [now, then] = [columns(spec.local?.settings), columns(before.local?.settings)];
    if (now === undefined || then === undefined)
        return 'changed';
    if (now.some((column) => !then.includes(column)))
        return 'loosened';
    return then.some((column) => !now.includes(column)) ? 'tightened' : 'changed';
}
function settingsOf(spec) {
    const { task, modelId, model, fields, artifacts, local } = spec;
    const settings = new Map([['task', task]]);
    if ((0,fold_name/* foldName */.z)(modelId) !== (0,fold_name/* foldName */.z)(model))
        settings.set('id', modelId);
    for (const [name, value] of Object.entries(fields)) {
        // Secrets come from inputs, which are those of the workflow.
        const isOther = name !== 'vulnerability_threshold' && name !== 'model_api_details';
        if (isOther && !(0,secret_field/* holdsSecret */.h)(name, value))
            settings.set(name, value);
    }
    for (const { slot, path } of artifacts)
        settings.set(slot, path);
    if (local !== undefined)
        describeModel(local, settings);
    for (const [name, value] of Object.entries(local?.settings ?? {})) {
        settings.set(name, JSON.stringify(value));
    }
    return settings;
}
/** Adds what the config file says of the model itself. */
function describeModel({ output, predict, preprocessing }, settings) {
    if (output !== undefined)
        settings.set('output', output);
    if (predict !== undefined)
        settings.set('predict', functionText(predict));
    if (predict?.gradient !== undefined)
        settings.set('gradient', predict.gradient);
    if (preprocessing !== undefined)
        settings.set('preprocessing', (0,core_preprocessing/* preprocessingText */.Mk)(preprocessing));
}
function functionText({ function: name, input }) {
    return input === undefined ? name : `${name} (input: ${input})`;
}

;// CONCATENATED MODULE: ./src/decide/waiver-change.ts

/** Lists the waivers that a pull request adds, removes or changes. Pure. */
function compareWaivers(head, base) {
    const pairs = pairUp(head.waivers, base.waivers);
    return pairs.flatMap(({ now, before }) => {
        if (now === undefined)
            return before === undefined ? [] : [describeRemoved(before, head)];
        return before === undefined ? [describeAdded(now)] : compareWaiver(now, before);
    });
}
/** Pairs waivers of the same finding and content first, then those of the same finding. */
function pairUp(head, base) {
    const pairs = [];
    let [now, then] = [[...head], [...base]];
    for (const keyOf of [exactKey, findingKey]) {
        for (const waiver of now) {
            const before = then.find((one) => keyOf(one) === keyOf(waiver));
            if (before === undefined)
                continue;
            pairs.push({ now: waiver, before });
            then = then.filter((one) => one !== before);
        }
        now = now.filter((one) => !pairs.some((pair) => pair.now === one));
    }
    return [
        ...pairs,
        ...now.map((waiver) => ({ now: waiver, before: undefined })),
        ...then.map((waiver) => ({ now: undefined, before: waiver })),
    ];
}
function exactKey(waiver) {
    return JSON.stringify([findingKey(waiver), waiver.sha256 ?? null]);
}
function findingKey({ finding, file }) {
    return file === undefined ? (0,fold_name/* foldName */.z)(finding) : JSON.stringify([file.rule, file.path]);
}
function describeAdded({ finding, until, reason, maxScore }) {
    const most = maxScore === undefined ? '' : `, up to a score of ${String(maxScore)}`;
    return change('loosened', finding, `has a new waiver until ${until}${most} (${reason})`);
}
/** With a baseline, a waiver that has ended or is exceeded fails the check, so its removal may open it. */
function describeRemoved({ finding }, { baseline }) {
    return baseline === undefined
        ? change('tightened', finding, 'lost its waiver')
        : change('changed', finding, 'lost its waiver, so the baseline decides');
}
function compareWaiver(now, before) {
    const { finding } = now;
    const changes = [];
    if (now.endsAtMs !== before.endsAtMs) {
        const isLonger = now.endsAtMs > before.endsAtMs;
        const words = `the waiver was ${isLonger ? 'prolonged' : 'shortened'}: ${before.until} -> ${now.until}`;
        changes.push(change(isLonger ? 'loosened' : 'tightened', finding, words));
    }
    if (now.maxScore !== before.maxScore) {
        const isWider = (now.maxScore ?? Infinity) > (before.maxScore ?? Infinity);
        const words = `max-score of the waiver ${formatLimit(before)} -> ${formatLimit(now)}`;
        changes.push(change(isWider ? 'loosened' : 'tightened', finding, words));
    }
    if (now.sha256 !== before.sha256) {
        const words = `the waiver is for another content: sha256 ${waiver_change_formatDigest(before)} -> ${waiver_change_formatDigest(now)}`;
        changes.push(change('loosened', finding, words));
    }
    if (now.reason !== before.reason) {
        changes.push(change('changed', finding, `the waiver has another reason (${now.reason})`));
    }
    return changes;
}
function formatLimit({ maxScore }) {
    return maxScore === undefined ? 'no limit' : String(maxScore);
}
function waiver_change_formatDigest({ sha256 }) {
    return sha256 === undefined ? 'any' : `${sha256.slice(0, 12)}\u2026`;
}
function change(effect, about, words) {
    return { effect, about, words };
}

;// CONCATENATED MODULE: ./src/decide/compare-policies.ts






/** Lists how a pull request changes the policy of its base. What loosens the gate comes first. Pure. */
function comparePolicies(head, base) {
    const changes = [
        ...compareAnalyses(head, base),
        ...compareWaivers(head, base),
        ...compareBaselines(head.baseline, base.baseline),
        ...compareLists('allow', namesOf(head.allow, 'name'), namesOf(base.allow, 'name')),
        ...compareLists('ignore', namesOf(head.ignore, 'path'), namesOf(base.ignore, 'path')),
        ...compareLists('unattacked', namesOf(head.unattacked, 'path'), namesOf(base.unattacked, 'path')),
        ...compareLists('covers', coversOf(head), coversOf(base)),
    ];
    return policy_change/* CHANGE_EFFECTS */.s.flatMap((effect) => changes.filter((change) => change.effect === effect));
}
function compareAnalyses(head, base) {
    return [
        ...findDropped(head, base).map(({ name }) => compare_policies_change('loosened', name, 'is no longer analysed')),
        ...head.analyses.flatMap((spec) => {
            const before = findSame(base.analyses, spec);
            return before === undefined ? [describeNew(spec)] : compareAnalysis(spec, before, base.baseline);
        }),
    ];
}
function describeNew(spec) {
    return compare_policies_change('tightened', spec.name, `is a new analysis, with threshold ${String(thresholdOf(spec))}`);
}
function compareAnalysis(spec, before, baseline) {
    return [
        ...compareNumbers(spec.name, 'threshold', thresholdOf(spec), thresholdOf(before)),
        ...compareIncreases(spec.name, spec.maxIncrease, before.maxIncrease),
        ...comparePins(spec, before),
        ...compareSettings(spec, before, baseline === undefined ? undefined : (0,baseline_skill/* findBefore */.fV)(baseline, spec.name)),
    ];
}
function compareNumbers(about, what, now, before) {
    if (now === before)
        return [];
    return [
        compare_policies_change(now > before ? 'loosened' : 'tightened', about, `${what} ${String(before)} -> ${String(now)}`),
    ];
}
/** Without a max-increase a paired test decides, which allows the rise that chance explains: more than 0 does. */
function compareIncreases(about, now, before) {
    if (now === before)
        return [];
    if (now !== undefined && before !== undefined)
        return compareNumbers(about, 'max-increase', now, before);
    const effect = increaseEffect(now, before);
    const shown = (increase) => increase === undefined ? 'not given' : String(increase);
    return [compare_policies_change(effect, about, `max-increase ${shown(before)} -> ${shown(now)}`)];
}
function increaseEffect(now, before) {
    if (now === undefined)
        return before === 0 ? 'loosened' : 'changed';
    return now > 0 ? 'loosened' : 'tightened';
}
/** Enough to tell two digests apart. */
const SHOWN_DIGITS = 12;
function comparePins(spec, before) {
    const [now, then] = [pinsOf(spec), pinsOf(before)];
    const slots = [...new Set([...then.keys(), ...now.keys()])];
    return slots
        .filter((slot) => now.get(slot) !== then.get(slot))
        .map((slot) => {
        const effect = pinEffect(then.has(slot), now.has(slot));
        return compare_policies_change(effect, spec.name, `sha256 of ${slot} ${digits(then.get(slot))} -> ${digits(now.get(slot))}`);
    });
}
function pinEffect(wasPinned, isPinned) {
    if (wasPinned && isPinned)
        return 'changed';
    return wasPinned ? 'loosened' : 'tightened';
}
function digits(sha256) {
    return sha256 === undefined ? 'not given' : `${sha256.slice(0, SHOWN_DIGITS)}\u2026`;
}
/** Each covered file with the model that stands for it. */
function coversOf({ covers }) {
    return new Map(covers.map(({ path, model }) => [path, `model ${model}`]));
}
function namesOf(entries, key) {
    return new Map(entries.map((entry) => [entry[key], entry.reason]));
}
function compareLists(list, now, then) {
    return [
        ...[...now].flatMap(([name, reason]) => {
            const before = then.get(name);
            if (before === undefined)
                return [compare_policies_change('loosened', name, `was added to "${list}" (${reason})`)];
            return before === reason
                ? []
                : [compare_policies_change('changed', name, `has another reason in "${list}" (${reason})`)];
        }),
        ...[...then.keys()]
            .filter((name) => !now.has(name))
            .map((name) => compare_policies_change('tightened', name, `was removed from "${list}"`)),
    ];
}
function compare_policies_change(effect, about, words) {
    return { effect, about, words };
}

// EXTERNAL MODULE: ./src/facts/scan-outcome.ts
var scan_outcome = __webpack_require__(2235);
// EXTERNAL MODULE: ./src/settings/input-rules.ts
var input_rules = __webpack_require__(1411);
;// CONCATENATED MODULE: ./src/settings/base-policy-input.ts



/**
 * Reads the policy of a base from its files, by the same code that reads that of a pull request.
 * @param settings those of the pull request
 */
async function readBasePolicy({ config, baseline }, { only, service }) {
    // Nothing of the base is run.
    const parsed = config === undefined ? NO_CONFIG : await parse(config, (0,input_rules/* rulesFor */.N)(service, true).config);
    const read = await readBaselineOf(baseline);
    const wanted = new Set(only.map(fold_name/* foldName */.z));
    const isWanted = (name) => wanted.size === 0 || wanted.has((0,fold_name/* foldName */.z)(name));
    return {
        policy: {
            analyses: parsed.analyses.filter(({ name, model }) => isWanted(name) || isWanted(model)),
            waivers: parsed.waivers,
            ...parsed.supplyChain,
            ...('problem' in read ? {} : read),
        },
        problems: [...parsed.problems, ...('problem' in read ? [read.problem] : [])],
        secrets: parsed.secrets,
    };
}
async function parse({ text, shown }, rules) {
    // The YAML parser is loaded only if there is something to parse.
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(7178), __webpack_require__.e(3190), __webpack_require__.e(8840)]).then(__webpack_require__.bind(__webpack_require__, 8840));
    return parseConfig(text, shown, rules);
}
const NO_CONFIG = {
    analyses: [],
    waivers: [],
    supplyChain: scan_outcome/* NO_SUPPLY_CHAIN_POLICY */.z,
    problems: [],
    secrets: [],
};
async function readBaselineOf(given) {
    if (given === undefined)
        return {};
    const { combineTexts, readBaselineText } = await Promise.all(/* import() */[__webpack_require__.e(7444), __webpack_require__.e(8765)]).then(__webpack_require__.bind(__webpack_require__, 8765));
    const read = 'files' in given
        ? combineTexts(given.path, given.files)
        : readBaselineText(given.text, given.path, given.shown);
    return 'message' in read ? { problem: read } : { baseline: read };
}

// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/decide/checked-out.ts
var checked_out = __webpack_require__(2460);
// EXTERNAL MODULE: ./src/decide/target.ts
var target = __webpack_require__(4191);
// EXTERNAL MODULE: ./src/files/workspace-head.ts
var workspace_head = __webpack_require__(5393);
;// CONCATENATED MODULE: ./src/run/policy-place.ts




/**
 * Finds where a file of the policy lies in the repository of a pull request. The repository may be checked out into a folder
 * of the workspace; then this folder is no part of the path, and it must have the commit of the run checked out, since it
 * could be a checkout of something else.
 * @param file relative to the workspace
 */
async function findPolicyPlace({ runner: { event }, settings: { workspace } }, file) {
    const [folder, nested] = await (0,workspace_head/* findCheckouts */.FP)(workspace, file);
    if (folder === undefined)
        return { path: file, isCertain: false };
    if (nested !== undefined) {
        return {
            fault: `${(0,sanitize/* quotedName */.aH)(file)} belongs to another repository, which is checked out in ${(0,sanitize/* quotedName */.aH)(nested)}. Keep the file in the ` +
                'repository of the pull request.',
        };
    }
    if (folder === '')
        return { path: file, isCertain: true };
    const checkedOut = await (0,workspace_head/* readCheckedOut */.sk)(workspace, file);
    const { commit } = (0,target/* readTarget */._E)(event);
    const { fault, notice } = commit === undefined ? NO_COMMIT : (0,checked_out/* judgeCheckout */.a)(checkedOut, commit, event);
    const why = fault ?? notice;
    return why === undefined
        ? { path: file.slice(folder.length + 1), isCertain: true }
        : { fault: `It is not known which repository is checked out in ${(0,sanitize/* quotedName */.aH)(folder)}. ${why}` };
}
const NO_COMMIT = { fault: 'The event names no commit.', notice: undefined };

;// CONCATENATED MODULE: ./src/run/base-files.ts


const MAX_CONFIG_BYTES = 2 * 1024 * 1024;
const MAX_BASELINE_BYTES = 20 * 1024 * 1024;
/** A run that only shows the changes does not wait long for GitHub. */
const MAX_ATTEMPTS_TO_SHOW = 2;
const MAX_REQUEST_MS_TO_SHOW = 10_000;
/**
 * Fetches the files that hold the policy of a base.
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
async function fetchBaseFiles(context, { from, configFile, baselineFile }, commit) {
    const { runner, settings, signal } = context;
    const { openGithubForRun } = await __webpack_require__.e(/* import() */ 8995).then(__webpack_require__.bind(__webpack_require__, 8995));
    const github = await openGithubForRun(runner, from === 'base' ? settings : hurried(settings), signal);
    const config = configFile === undefined ? undefined : await fetchConfig(context, github, configFile, commit);
    if (config !== undefined && 'fault' in config)
        return config;
    const baseline = baselineFile === undefined ? undefined : await fetchBaseline(context, github, baselineFile, commit);
    if (baseline !== undefined && 'fault' in baseline)
        return baseline;
    return { config, baseline };
}
async function fetchConfig(context, github, file, commit) {
    const place = await findPolicyPlace(context, file);
    if ('fault' in place)
        return place;
    const wanted = { path: place.path, file, commit, maxBytes: MAX_CONFIG_BYTES };
    const found = await fetchFile(github, wanted);
    if (found !== undefined && 'entries' in found)
        return unusable(wanted, 'is a folder');
    if (found !== undefined || place.isCertain)
        return found;
    // A base without this file has no policy. That must not be concluded from a path that may be wrong.
    return {
        fault: `The base commit has no ${(0,sanitize/* quotedName */.aH)(file)}, and the workspace has no .git folder that says where the file lies in the ` +
            'repository. Let actions/checkout check the repository out.',
    };
}
/** A baseline whose place in the repository is not known is one that the base lacks: then every finding is new. */
async function fetchBaseline(context, github, file, commit) {
    const place = await findPolicyPlace(context, file);
    if ('fault' in place)
        return undefined;
    const wanted = { path: place.path, file, commit, maxBytes: MAX_BASELINE_BYTES };
    const found = await fetchFile(github, wanted);
    if (found === undefined || !('entries' in found))
        return found;
    const { readBaseFolder } = await __webpack_require__.e(/* import() */ 513).then(__webpack_require__.bind(__webpack_require__, 513));
    const { workspace } = context.settings;
    const folder = await readBaseFolder(github, { ...wanted, entries: found.entries, workspace });
    return folder !== undefined && 'why' in folder ? unusable(wanted, folder.why) : folder;
}
async function fetchFile(github, wanted) {
    const { path, file, commit, maxBytes } = wanted;
    const found = await github.readFileAt({ path, commit, maxBytes });
    switch (found.kind) {
        case 'missing':
            return undefined;
        case 'text':
            return { path: file, shown: `${path} at ${commit.slice(0, 7)}`, text: found.text };
        case 'folder':
            return { entries: found.entries };
        case 'unusable':
            return unusable(wanted, found.why);
    }
}
function unusable({ path, commit }, why) {
    const end = why.endsWith('.') ? '' : '.';
    return { fault: `${(0,sanitize/* quotedName */.aH)(path)} at the base commit ${commit.slice(0, 7)} ${why}${end}` };
}
function hurried(settings) {
    const { requestTimeoutMs, maxAttempts } = settings.service;
    const service = {
        ...settings.service,
        requestTimeoutMs: Math.min(requestTimeoutMs, MAX_REQUEST_MS_TO_SHOW),
        maxAttempts: Math.min(maxAttempts, MAX_ATTEMPTS_TO_SHOW),
    };
    return { ...settings, service };
}

;// CONCATENATED MODULE: ./src/run/base-policy-step.ts










/**
 * Compares the policy of a pull request with that of its base, and with `policy-from: base` puts the base's in its place.
 * @throws the reason of the run's signal, if the run ends meanwhile
 */
async function judgeSettings(context) {
    const { runner, settings, signal } = context;
    const source = settings.policySource;
    if (source === undefined)
        return { settings };
    const commit = (0,base_commit/* readBaseCommit */.F)(runner.event);
    if (commit.kind === 'none') {
        if (source.from === 'base') {
            runner.log.info('policy-from: base has no effect, because this run is not about a pull request.');
        }
        return { settings };
    }
    if (source.configFile === undefined && source.baselineFile === undefined)
        return { settings };
    const read = await readBase(context, source, commit);
    signal.throwIfAborted();
    if ('fault' in read)
        return source.from === 'base' ? refuse(settings, read) : showUnread(context, read);
    const judged = judge(settings, source, read);
    logComparison(context, judged.comparison);
    return judged;
}
async function readBase(context, source, commit) {
    const { runner, settings } = context;
    if (commit.kind !== 'commit') {
        return invalid(POLICY_FROM, `The ${runner.event.eventName} event does not name the base commit.`);
    }
    if (settings.reports.githubToken === undefined) {
        return invalid(TOKEN, 'The input github-token is empty. Remove it to use its default.');
    }
    const { sha } = commit;
    try {
        const fetched = await fetchBaseFiles(context, source, sha);
        if ('fault' in fetched)
            return invalid(POLICY_FROM, fetched.fault);
        const head = policyOf(settings);
        const read = await readBasePolicy(fetched, settings);
        read.secrets.forEach(runner.mask);
        if (read.problems.length > 0)
            return broken(read.problems);
        return { commit: sha, policy: complete(read.policy, head, source), notes: notesOf(fetched, source) };
    }
    catch (error) {
        context.signal.throwIfAborted();
        if (!(error instanceof errors/* GithubError */.E1))
            throw error;
        const { message, permission, status } = error;
        if (permission !== undefined || status === 401)
            return invalid(TOKEN, message);
        const failure = new errors/* ServiceError */._7('unavailable', `${message} ${UNDECIDED}`, {
            origin: 'github',
            cause: error,
        });
        return { fault: message, error: failure };
    }
}
const POLICY_FROM = { kind: 'input', input: 'policy-from' };
const TOKEN = { kind: 'input', input: 'github-token' };
const UNDECIDED = 'With policy-from: base nothing is decided without the policy of the base.';
function invalid(place, fault) {
    const message = `the policy of the base cannot be read. ${fault} ${UNDECIDED}`;
    return { fault, error: new problem/* InvalidInputError */.oC([{ place, message }]) };
}
function broken(problems) {
    const [first] = problems;
    const more = problems.length < 2 ? '' : ` There are ${String(problems.length)} problems in all.`;
    const fault = `It is not valid: ${first === undefined ? '' : (0,problem/* describeProblem */.BJ)(first)}${more}`;
    return { fault, error: new problem/* InvalidInputError */.oC(problems) };
}
/** The policy of the pull request itself. */
function policyOf({ analyses, policy, supplyChain }) {
    const { allow, ignore, unattacked, covers } = supplyChain;
    return { analyses, ...policy, allow, ignore, unattacked, covers };
}
/** What inputs give, and what lies outside the workspace, belongs to the workflow: there it is the same for both sides. */
function complete(base, head, { configFile, baselineFile }) {
    const { baseline: ofHead, ...rest } = head;
    const { baseline: ofBase, ...own } = base;
    const baseline = baselineFile === undefined ? ofHead : ofBase;
    return { ...(configFile === undefined ? rest : own), ...(baseline === undefined ? {} : { baseline }) };
}
function notesOf({ config, baseline }, { from, configFile, baselineFile }) {
    const notes = [];
    if (configFile !== undefined && config === undefined) {
        notes.push(`The base has no policy: it has no file ${(0,sanitize/* quotedName */.aH)(configFile)}.`);
    }
    if (baselineFile !== undefined && baseline === undefined) {
        const outside = 'A file that an earlier step fetches belongs outside the workspace, such as in ${{ runner.temp }}: then it counts.';
        const counts = from === 'base' ? ` So no baseline counts. ${outside}` : '';
        notes.push(`The base has no baseline file ${(0,sanitize/* quotedName */.aH)(baselineFile)}.${counts}`);
    }
    return notes;
}
function refuse(settings, { fault, error }) {
    return { settings: unjudged(settings), comparison: { kind: 'unread', why: fault }, error };
}
/** A run that decides nothing has no policy to show: that of the pull request judged nothing. */
function unjudged(settings) {
    const { organization } = settings.policy;
    return {
        ...settings,
        policy: { waivers: [], ...(organization === undefined ? {} : { organization }) },
        supplyChain: { ...settings.supplyChain, ...scan_outcome/* NO_SUPPLY_CHAIN_POLICY */.z },
    };
}
function showUnread({ runner, settings }, { fault }) {
    runner.log.info(`The policy of the base could not be read, so its changes are not shown. ${fault}`);
    return { settings, comparison: { kind: 'unread', why: fault } };
}
function judge(settings, { from }, read) {
    const head = policyOf(settings);
    const { commit: base, policy, notes } = read;
    const changes = comparePolicies(head, policy);
    const comparison = { kind: 'compared', base, judgedBy: from, changes, notes };
    if (from === 'head')
        return { settings, comparison };
    const problems = [
        ...findDropped(head, policy).map(({ name }) => droppedProblem(name)),
        ...findDroppedPins(head, policy).map(droppedPinProblem),
    ];
    if (problems.length > 0) {
        return { settings: unjudged(settings), comparison, error: new problem/* InvalidInputError */.oC(problems) };
    }
    const { analyses, allow, ignore, unattacked, covers, waivers, baseline } = judgeByBase(head, policy);
    const { organization } = settings.policy;
    return {
        settings: {
            ...settings,
            analyses,
            policy: {
                ...(organization === undefined ? {} : { organization }),
                ...{ waivers, ...(baseline === undefined ? {} : { baseline }) },
            },
            supplyChain: { ...settings.supplyChain, allow, ignore, unattacked, covers },
        },
        comparison,
    };
}
function droppedProblem(name) {
    const message = `is base, and the base analyses ${(0,sanitize/* quotedName */.aH)(name)}, but this pull request does not. Restore the analysis, under this name. ` +
        'If it has to go, someone who may merge without this check has to decide that.';
    return { place: POLICY_FROM, message };
}
function droppedPinProblem({ spec: { name, place }, slot }) {
    const message = `policy-from is base, and the base pins the content of ${slot} of ${(0,sanitize/* quotedName */.aH)(name)}, but this pull request gives none. ` +
        'Restore the artifact. If it has to go, someone who may merge without this check has to decide that.';
    return { place: place ?? POLICY_FROM, message };
}
function logComparison({ runner }, comparison) {
    if (comparison?.kind !== 'compared')
        return;
    const { base, judgedBy, changes, notes } = comparison;
    for (const note of notes)
        runner.log.info(note);
    const found = changes.length === 0
        ? 'The pull request does not change the policy.'
        : `The pull request changes the policy: ${(0,number_words/* counted */.hS)(changes.length, 'change', 'changes')}.`;
    const whose = judgedBy === 'base' ? ' The policy of the base judges this run.' : '';
    const title = `${found} The base is ${base}.${whose}`;
    const lines = changes.map(({ effect, about, words }) => `${effect}: ${about} ${words}`);
    if (lines.length === 0)
        runner.log.info(title);
    else
        runner.log.group(title, lines);
}


/***/ })

};
