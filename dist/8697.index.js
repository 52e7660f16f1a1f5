export const id = 8697;
export const ids = [8697];
export const modules = {

/***/ 8697:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseConfig: () => (/* binding */ parseConfig),
  parseConfigText: () => (/* binding */ parseConfigText)
});

// EXTERNAL MODULE: ./src/settings/config/config-rules.ts
var config_rules = __webpack_require__(1786);
// EXTERNAL MODULE: ./src/settings/config/keys.ts
var keys = __webpack_require__(1050);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/core/attack-table.ts
var attack_table = __webpack_require__(3942);
// EXTERNAL MODULE: ./src/settings/config/nearest.ts
var nearest = __webpack_require__(3398);
;// CONCATENATED MODULE: ./src/settings/config/artifacts.ts




/** The longest path that Linux opens. */
const MAX_PATH_LENGTH = 4096;
/** Reads a mapping of upload slots to paths, with or without digests; returns an empty map if there is none. */
function readArtifacts(tree, diagnostics) {
    const artifacts = new Map();
    if (tree === undefined)
        return artifacts;
    const entries = (0,keys/* readMapping */.vh)(tree, '"artifacts"', diagnostics);
    if (entries === undefined)
        return new Map(attack_table/* SLOTS */._f.map((slot) => [slot, undefined]));
    for (const [slot, entry] of (0,keys/* pickKeys */.gn)(entries, [...attack_table/* SLOTS */._f, 'predict', 'gradient'], '"artifacts"', diagnostics)) {
        // No files: `readPredict` reads them.
        if (slot === 'predict' || slot === 'gradient')
            continue;
        const content = readContent(slot, entry, diagnostics);
        const place = diagnostics.place(entry.value.span);
        artifacts.set(slot, content === undefined ? undefined : { slot, place, ...content });
    }
    return artifacts;
}
const PATH = 'the path of a file or folder in the workspace, such as models/digits.h5';
const DIGEST = 'the SHA-256 of the content, 64 hexadecimal digits: "model-security validate" prints it';
/** Reads a path, or a mapping of a path and the digest that its content must have. */
function readContent(slot, entry, diagnostics) {
    if (entry.value.kind !== 'mapping') {
        const path = (0,keys/* readChecked */.Yi)(entry, `"${slot}"`, PATH, findPathFault, diagnostics);
        return path?.value === undefined ? undefined : { path: path.value };
    }
    const picked = (0,keys/* pickKeys */.gn)(entry.value.entries, ['path', 'sha256'], `"${slot}"`, diagnostics);
    const [path, digest] = [picked.get('path'), picked.get('sha256')];
    const read = (0,keys/* readChecked */.Yi)(path, `"path" of "${slot}"`, PATH, findPathFault, diagnostics)?.value;
    const sha256 = (0,keys/* readChecked */.Yi)(digest, `"sha256" of "${slot}"`, DIGEST, findDigestFault, diagnostics);
    if (path === undefined)
        diagnostics.report(entry.keySpan, `"${slot}" needs "path": ${PATH}.`);
    if (digest === undefined) {
        diagnostics.report(entry.keySpan, `"${slot}" needs "sha256": ${DIGEST}. To accept any content, write only the path.`);
    }
    if (read === undefined || sha256?.value === undefined)
        return undefined;
    return { path: read, sha256: sha256.value.trim().toLowerCase() };
}
function findDigestFault(text) {
    return /^[\da-f]{64}$/iu.test(text.trim()) ? undefined : (0,nearest/* quoted */.TL)(text);
}
/**
 * Merges artifacts in the order of the slots. In each slot, the attack's own artifact replaces the model's.
 * @returns undefined if one of them is wrong
 */
function mergeArtifacts(shared, own) {
    const given = attack_table/* SLOTS */._f.filter((slot) => own.has(slot) || shared.has(slot));
    const merged = given.map((slot) => (own.has(slot) ? own : shared).get(slot));
    const right = merged.filter((artifact) => artifact !== undefined);
    return right.length === merged.length ? right : undefined;
}
/**
 * Finds the reason that a path cannot name an artifact. It checks only the text of the path; links are resolved when the
 * artifact is opened.
 * @returns undefined if the path is relative and stays in the workspace
 */
function findPathFault(path) {
    if (path.length > MAX_PATH_LENGTH)
        return `a path of over ${String(MAX_PATH_LENGTH)} characters`;
    if (path.includes('\\'))
        return 'a backslash (write / between folders, on Windows as well)';
    if (path.startsWith('/') || /^[a-z]:/iu.test(path)) {
        return 'an absolute path (write it relative to the workspace)';
    }
    const normal = external_node_path_.posix.normalize(path);
    if (normal === '..' || normal.startsWith('../'))
        return 'a path that leads out of the workspace';
    if (normal === '.' || normal === './')
        return 'the whole workspace (name a file or folder in it)';
    return undefined;
}

// EXTERNAL MODULE: ./src/attacks/table.ts + 6 modules
var table = __webpack_require__(3605);
// EXTERNAL MODULE: ./src/facts/settings.ts
var settings = __webpack_require__(3382);
;// CONCATENATED MODULE: ./src/facts/policy-limits.ts
/** The keys of the gate's own policy in a model's or an attack's mapping. They are never sent. */
const POLICY_SETTING_NAMES = ['threshold', 'max-increase'];
/** Meaning of each setting. All are numbers of at least 0. */
const POLICY_SETTINGS = {
    threshold: {
        meaning: 'Score above which the analysis is vulnerable.',
        expected: 'the score above which the analysis is vulnerable',
        example: '0.5',
    },
    'max-increase': {
        meaning: 'How far the score may rise above that of the baseline. Default: inputs are compared one by one if both runs attacked the same ones, else 0.',
        expected: 'how far the score may rise above that of the baseline',
        example: '0.05',
    },
};

// EXTERNAL MODULE: ./src/attacks/settings.ts
var attacks_settings = __webpack_require__(7132);
// EXTERNAL MODULE: ./src/settings/config/forms.ts
var config_forms = __webpack_require__(5463);
;// CONCATENATED MODULE: ./src/settings/config/engine-settings.ts






/** True if a key is a setting of local analyses. */
function isEngineSetting(key) {
    return findSetting(key) !== undefined;
}
/**
 * Reads the settings of local analyses from a model's or an attack's mapping. They are never sent, so a service cannot
 * have them.
 */
function readEngineSettings(entries, owner, diagnostics) {
    const settings = {};
    for (const entry of entries) {
        const name = findSetting(entry.key);
        if (name === undefined)
            continue;
        const fault = findPlaceFault(name, owner);
        if (fault !== undefined)
            diagnostics.report(entry.keySpan, fault);
        if (name === 'fixed' || name === 'integer') {
            settings[name] = readColumns(name, entry, diagnostics);
        }
        else {
            const value = (0,keys/* readNumber */.kz)(name, attacks_settings/* ENGINE_SETTINGS */.T[name], entry, diagnostics);
            if (value !== undefined)
                settings[name] = value;
        }
    }
    return settings;
}
/** Reports settings in a mapping that holds only fields of requests. */
function reportEngineSettings(entries, rules, diagnostics) {
    for (const { key, keySpan } of entries) {
        const name = findSetting(key);
        if (name === undefined)
            continue;
        diagnostics.report(keySpan, rules.settings.includes(name)
            ? `${(0,nearest/* quoted */.TL)(key)} is not a field of a request. Write it beside "config", in the model\u2019s own mapping, or in the attack\u2019s.`
            : onlyLocal(key));
    }
}
function findSetting(key) {
    return attacks_settings/* ENGINE_SETTING_NAMES */.r.find((name) => name === key);
}
function findPlaceFault(name, owner) {
    if (!owner.rules.settings.includes(name))
        return onlyLocal(name);
    if (owner.attacks.some((attack) => (0,table/* takesSetting */.Ro)(name, owner.task, attack)))
        return undefined;
    const takers = [...((0,table/* attacksWithSetting */.Mi)(name) ?? []), ...(attacks_settings/* ENGINE_SETTINGS */.T[name].tasks ?? [])];
    return `${owner.name} takes no "${name}": it is for ${takers.join(', ')}. Remove it.`;
}
/** Says that a key is for local analyses alone. */
function onlyLocal(key) {
    return `"${key}" is only for base-url: ${settings/* LOCAL */.G8}; a service does not take it. Remove it, or set base-url to ${settings/* LOCAL */.G8}.`;
}
function readColumns(name, { value }, diagnostics) {
    const items = value.kind === 'list' ? value.items : [value];
    return items.flatMap((item) => {
        const text = (0,config_forms/* readText */.yR)(item);
        if (typeof text === 'string')
            return [text];
        diagnostics.reportMismatch(item, `"${name}"`, `columns by name or place, such as ${attacks_settings/* ENGINE_SETTINGS */.T[name].example}`, text.found);
        return [];
    });
}

// EXTERNAL MODULE: ./src/core/decimal.ts
var decimal = __webpack_require__(6372);
;// CONCATENATED MODULE: ./src/settings/config/policy-settings.ts




/** True if a key is a setting of the gate's own policy. */
function isPolicySetting(key) {
    return policy_settings_findSetting(key) !== undefined;
}
/** Reads `threshold` and `max-increase` from a model's or an attack's mapping. */
function readPolicySettings(entries, diagnostics) {
    const settings = {};
    for (const entry of entries) {
        const name = policy_settings_findSetting(entry.key);
        if (name === undefined)
            continue;
        const { expected, example } = POLICY_SETTINGS[name];
        const value = readScore(entry, `${expected}, such as ${example}`, diagnostics);
        if (value !== undefined)
            settings[name] = value;
    }
    return settings;
}
/** Reports settings of the policy in a mapping that holds only fields of requests. */
function reportPolicySettings(entries, diagnostics) {
    for (const { key, keySpan } of entries.filter((entry) => isPolicySetting(entry.key))) {
        diagnostics.report(keySpan, `"${key}" is not a field of a request. Write it beside "config", in the model\u2019s own mapping, or in the attack\u2019s.`);
    }
}
/**
 * Reads a number of at least 0 in plain decimals.
 * @param expected what the number is, for error messages
 */
function readScore(entry, expected, diagnostics) {
    const { key, value } = entry;
    const text = (0,config_forms/* readText */.yR)(value);
    if (typeof text !== 'string') {
        diagnostics.reportMismatch(value, `"${key}"`, expected, text.found);
        return undefined;
    }
    if (isNegative(text)) {
        diagnostics.report(value.span, negativeFault(key, text, expected));
        return undefined;
    }
    if (decimal/* DECIMAL */.S.test(text.trim()))
        return Number(text);
    diagnostics.reportMismatch(value, `"${key}"`, expected, (0,nearest/* quoted */.TL)(text));
    return undefined;
}
/** True for a negative number, even in a form that no score has. */
function isNegative(text) {
    return Number(text) < 0;
}
/** Says that a score must not be negative. */
function negativeFault(key, text, expected) {
    return `"${key}" must not be negative, but is ${(0,nearest/* quoted */.TL)(text.trim())}. Expected ${expected}.`;
}
function policy_settings_findSetting(key) {
    return POLICY_SETTING_NAMES.find((name) => name === key);
}

// EXTERNAL MODULE: ./src/core/secret-field.ts
var secret_field = __webpack_require__(5762);
;// CONCATENATED MODULE: ./src/settings/config/fields.ts






/** The service's own name of a threshold, which only some attacks have. */
const WIRE_THRESHOLD = 'vulnerability_threshold';
/**
 * Reads the fields of an attack from a mapping. Reports unknown fields and values of the wrong form. A misspelt field is
 * read as the field that was probably meant, as in `pickKeys`.
 */
function readFields(entries, scope, diagnostics) {
    const given = new Map();
    for (const entry of entries) {
        if (scope.otherKeys.includes(entry.key))
            continue;
        const name = scope.fields.find((field) => field === entry.key);
        if (name !== undefined) {
            given.set(name, readField(name, entry, scope.rules, diagnostics));
            continue;
        }
        if (entry.key === WIRE_THRESHOLD) {
            const taker = `"${WIRE_THRESHOLD}", which is a field of extraction`;
            diagnostics.report(entry.keySpan, `${scope.owner} takes no ${taker}. Use "threshold": every attack takes it.`);
            continue;
        }
        const known = [...scope.fields, ...scope.otherKeys];
        const meant = (0,keys/* reportUnknownKey */.AY)(entry, known, scope.owner, diagnostics);
        const field = scope.fields.find((one) => one === meant);
        if (field !== undefined && !entries.some(({ key }) => key === field)) {
            given.set(field, readField(field, entry, scope.rules, diagnostics));
        }
    }
    return given;
}
function readField(name, { value, keySpan }, { mayHoldSecrets }, diagnostics) {
    const { form } = attack_table/* FIELDS */.cJ[name];
    // A secret is masked even if its form is wrong: it is in the file anyway.
    if (value.kind === 'scalar' && (0,secret_field/* holdsSecret */.h)(name, value.text)) {
        diagnostics.secrets.add(value.text);
        if (!mayHoldSecrets) {
            diagnostics.report(keySpan, `"${name}" cannot be given here with base-url: ${settings/* LOCAL */.G8}, because a pull request can change this ` +
                'file. Give it through the input model-api-details.');
        }
    }
    if (name === WIRE_THRESHOLD && value.kind === 'scalar' && isNegative(value.text)) {
        diagnostics.report(value.span, negativeFault(name, value.text, config_forms/* EXPECTED */.dS[form]));
        return undefined;
    }
    const wire = (0,config_forms/* toWire */.BW)(form, value);
    if (typeof wire === 'string')
        return wire;
    diagnostics.reportMismatch(wire.tree, `"${name}"`, config_forms/* EXPECTED */.dS[form], wire.found);
    return undefined;
}
/**
 * Completes the fields of a request: exactly those of the row, in the order of the table. An attack's own field comes
 * before a shared one, and a shared one before the default.
 * @returns the fields, and the names of those that were not given and have no default
 */
function completeFields(row, { shared, own, notGiven, }) {
    const fields = {};
    const missing = [];
    for (const name of row.fields) {
        const source = own.has(name) ? own : shared;
        const value = source.get(name) ?? attack_table/* FIELDS */.cJ[name].default ?? notGiven[name];
        if (value !== undefined)
            fields[name] = value;
        else if (!source.has(name))
            missing.push(name);
    }
    return { fields, missing };
}

;// CONCATENATED MODULE: ./src/core/python-function.ts
/** What a Python function is given: lists of rows, an array of NumPy, or a frame of pandas. */
const PYTHON_INPUTS = ['lists', 'numpy', 'pandas'];
const LONGEST_NAME = 200;
const IDENTIFIER = String.raw `[\p{ID_Start}_]\p{ID_Continue}*`;
const FUNCTION_NAME = new RegExp(String.raw `^${IDENTIFIER}(?:\.${IDENTIFIER})*:${IDENTIFIER}$`, 'u');
/** True for `package.module:function`. A path, a call or an expression is none. */
function isFunctionName(text) {
    return text.length <= LONGEST_NAME && FUNCTION_NAME.test(text);
}

;// CONCATENATED MODULE: ./src/settings/config/predict.ts




const FUNCTION = 'a Python function as package.module:function, such as models.serve:predict, which is imported from the workspace';
const INPUTS = `one of ${PYTHON_INPUTS.join(', ')}`;
const NOT_ALLOWED = '"predict" names a Python function, and calling it runs code of the repository. The input python is ' +
    'never, its default. Set it to allow if the repository\u2019s tests may run here, too; or give "model", a ' +
    'file from which no code is run.';
const NO_PREDICT = '"gradient" gives the gradient of the function that "predict" names, so it needs "predict". Add ' +
    '"predict", or remove "gradient".';
const TWICE = '"predict" and "model" both say what answers as the model. Remove one of them. List files that the ' +
    'function loads in "covers" of the model.';
/** Reads `predict` and `gradient` of a mapping of artifacts: the Python function that answers as the model, and its gradient. */
function readPredict(tree, rules, diagnostics) {
    if (tree?.kind !== 'mapping')
        return undefined;
    const entries = (0,keys/* pickKnownKeys */.xb)(tree.entries, ['predict', 'model', 'gradient']);
    const [entry, slopes] = [entries.get('predict'), entries.get('gradient')];
    const gradient = (0,keys/* readChecked */.Yi)(slopes, '"gradient"', FUNCTION, findNameFault, diagnostics)?.value;
    if (entry === undefined) {
        if (slopes !== undefined)
            diagnostics.report(slopes.keySpan, NO_PREDICT);
        return undefined;
    }
    if (!rules.mayDescribeModel)
        diagnostics.report(entry.keySpan, onlyLocal('predict'));
    else if (!rules.mayRunPython)
        diagnostics.report(entry.keySpan, NOT_ALLOWED);
    if (entries.has('model'))
        diagnostics.report(entry.keySpan, TWICE);
    const read = readFunction(entry, diagnostics);
    return { value: read && { ...read, ...(gradient !== undefined && { gradient }) } };
}
function readFunction(entry, diagnostics) {
    if (entry.value.kind !== 'mapping') {
        const name = (0,keys/* readChecked */.Yi)(entry, '"predict"', FUNCTION, findNameFault, diagnostics)?.value;
        return name === undefined ? undefined : { function: name };
    }
    const picked = (0,keys/* pickKeys */.gn)(entry.value.entries, ['function', 'input'], '"predict"', diagnostics);
    const [name, input] = [picked.get('function'), picked.get('input')];
    if (name === undefined)
        diagnostics.report(entry.keySpan, `"predict" needs "function": ${FUNCTION}.`);
    const read = (0,keys/* readChecked */.Yi)(name, '"function" of "predict"', FUNCTION, findNameFault, diagnostics)?.value;
    const findInputFault = (text) => inputOf(text) === undefined ? (0,nearest/* quoted */.TL)(text) : undefined;
    const form = (0,keys/* readChecked */.Yi)(input, '"input" of "predict"', INPUTS, findInputFault, diagnostics)?.value;
    const known = form === undefined ? undefined : inputOf(form);
    if (read === undefined)
        return undefined;
    return { function: read, ...(known === undefined ? {} : { input: known }) };
}
function inputOf(text) {
    return PYTHON_INPUTS.find((known) => known === text);
}
function findNameFault(text) {
    if (isFunctionName(text))
        return undefined;
    return /[/\\]|\.py\b/u.test(text)
        ? `the path ${(0,nearest/* quoted */.TL)(text)} (write dots for slashes, and no .py)`
        : (0,nearest/* quoted */.TL)(text);
}
/**
 * Says what contradicts `predict`.
 * @returns undefined if nothing does
 */
function findPredictFault({ fields }, output) {
    if (fields.use_model_api === 'yes') {
        return '"predict" and use_model_api: yes both say what answers as the model. Remove one of them.';
    }
    return output === undefined
        ? undefined
        : '"output" is for model files; a function has no named outputs. Remove "output".';
}

;// CONCATENATED MODULE: ./src/settings/config/attacks.ts











/** The keys of an attack's mapping that are not wire fields. */
const ATTACK_KEYS = ['id', 'artifacts', ...POLICY_SETTING_NAMES];
/** The rows of a task. If the task is unknown, all rows, so that the rest of the model can still be checked. */
function rowsOf(task) {
    return task === undefined ? table/* ROWS */.Ir : table/* ROWS */.Ir.filter((row) => row.task === task);
}
/** The fields that at least one of these rows takes, without repetition. */
function fieldsOf(rows) {
    return [...new Set(rows.flatMap((row) => row.fields))];
}
/**
 * Finds an attack by name.
 * @returns if the task has no such attack, the fault and the attack that was probably meant
 */
function findAttack(name, task) {
    const known = [...new Set(rowsOf(task).map((row) => row.attack))];
    const exact = known.find((candidate) => candidate === name);
    if (exact !== undefined)
        return { attack: exact };
    const attack = (0,nearest/* nearest */.pA)(name, known);
    const lacking = task === undefined ? 'there is no attack' : `${task} has no attack`;
    return {
        attack,
        fault: `${lacking} ${(0,nearest/* quoted */.TL)(name)}${(0,nearest/* suggestion */.h)(attack)} Known: ${known.join(', ')}.`,
    };
}
/** Says that a service does not take an analysis; undefined if these rules take it. */
function localOnlyFault(attack, task, { takesLocalOnly }) {
    if (takesLocalOnly || task === undefined || !(0,table/* isLocalOnly */.we)(task, attack))
        return undefined;
    const taken = rowsOf(task).filter((row) => row.isLocalOnly !== true);
    return (`${attack} of ${task} is local only: it runs with base-url: ${settings/* LOCAL */.G8}, and no service takes it. Remove it, or analyse it with ` +
        `base-url: ${settings/* LOCAL */.G8}. A service takes: ${taken.map((row) => row.attack).join(', ')}.`);
}
/** The name of an attack in error messages. */
function describeAttack(attack, task) {
    return task === undefined ? attack : `${attack} of ${task}`;
}
/** Reads one entry of a model's `attacks`. */
function readAttack(entry, shared, diagnostics) {
    const { task, rules } = shared;
    const { attack, fault } = findAttack(entry.key, task);
    if (fault !== undefined)
        diagnostics.report(entry.keySpan, fault);
    if (attack === undefined)
        return undefined;
    const localOnly = localOnlyFault(attack, task, rules);
    if (localOnly !== undefined)
        diagnostics.report(entry.keySpan, localOnly);
    const entries = (0,keys/* readMapping */.vh)(entry.value, `"${attack}"`, diagnostics);
    if (entries === undefined)
        return { attack, hasId: true };
    const own = (0,keys/* pickKnownKeys */.xb)(entries, ATTACK_KEYS);
    const scope = {
        fields: fieldsOf(rowsOf(task).filter((row) => row.attack === attack)),
        otherKeys: [...ATTACK_KEYS, ...rules.settings],
        owner: describeAttack(attack, task),
        rules,
    };
    const owner = { rules, name: scope.owner, task, attacks: [attack] };
    const settings = {
        ...(0,table/* settingsOf */.f5)(shared.settings, task, attack),
        ...readEngineSettings(entries, owner, diagnostics),
    };
    const policy = { ...shared.policy, ...readPolicySettings(entries, diagnostics) };
    const wire = entries.filter(({ key }) => !isEngineSetting(key) && !isPolicySetting(key));
    const fields = readFields(wire, scope, diagnostics);
    const id = (0,keys/* readId */.wh)(own.get('id'), diagnostics) ?? shared.id;
    const { artifacts, predict } = readOwn(own.get('artifacts')?.value, shared, diagnostics);
    const spec = buildSpec({ entry, attack, shared, fields, settings, policy, artifacts, predict, modelId: id?.value }, diagnostics);
    return { attack, hasId: id !== undefined, ...(spec === undefined ? {} : { spec }) };
}
/** Merges the artifacts of an attack with those of its model. What answers as the model is one of `model` and `predict`. */
function readOwn(tree, shared, diagnostics) {
    const own = readArtifacts(tree, diagnostics);
    const ownPredict = readPredict(tree, shared.rules, diagnostics);
    const others = new Map([...shared.artifacts].filter(([slot]) => slot !== 'model' || ownPredict === undefined));
    const predict = own.has('model') ? undefined : shared.predict?.value;
    return {
        artifacts: mergeArtifacts(others, own),
        predict: ownPredict === undefined ? predict : ownPredict.value,
    };
}
function buildSpec(parts, diagnostics) {
    const { entry, attack, shared, policy, artifacts, modelId } = parts;
    const { name: model, task, rules } = shared;
    const row = task === undefined ? undefined : (0,table/* findRow */.uv)(task, attack);
    if (task === undefined || row === undefined)
        return undefined;
    const { fields, missing } = completeFields(row, {
        shared: shared.fields,
        own: parts.fields,
        notGiven: rules.notGiven,
    });
    if (artifacts !== undefined && rules.lacksShape({ task, attack, fields, artifacts })) {
        missing.push('input_dimensions');
    }
    reportMissingFields(missing, parts, diagnostics);
    if (model === undefined || artifacts === undefined)
        return undefined;
    if (contradictsNormalizing(shared, fields))
        diagnostics.report(entry.keySpan, CONTRADICTION);
    const fault = parts.predict === undefined ? undefined : findPredictFault({ fields }, shared.output);
    if (fault !== undefined)
        diagnostics.report(entry.keySpan, fault);
    const place = diagnostics.place(entry.keySpan);
    const local = rules.beside(localAnalysis(parts, row));
    // A missing id was reported, so the analysis never runs; its artifacts are looked at all the same.
    return {
        name: `${model}/${attack}`,
        model,
        modelId: rules.modelIds === 'names' ? model : (modelId ?? ''),
        task,
        attack,
        fields,
        artifacts,
        ...gateSettings(policy),
        ...(local === undefined ? {} : { local }),
        place,
    };
}
function reportMissingFields(missing, { entry, attack, shared }, diagnostics) {
    const [first] = missing;
    if (first === undefined)
        return;
    const add = `Add ${missing.length === 1 ? 'it' : 'them'} here, or in "config" for all attacks of the model`;
    diagnostics.report(entry.keySpan, `${describeAttack(attack, shared.task)} needs ${missing.join(', ')}. ${add}, for example ` +
        `"${first}: ${attack_table/* FIELDS */.cJ[first].example}".`);
}
const CONTRADICTION = '"preprocessing" and normalize_data: yes say different things: normalize_data: yes means zero-to-one. Remove normalize_data.';
function contradictsNormalizing(shared, fields) {
    const normalizes = (fields.normalize_data ?? shared.fields.get('normalize_data')) === 'yes';
    return normalizes && ![undefined, 'zero-to-one'].includes(nameOf(shared.preprocessing));
}
function nameOf(preprocessing) {
    return typeof preprocessing === 'object' ? 'steps' : preprocessing;
}
function gateSettings({ threshold, 'max-increase': maxIncrease, }) {
    return {
        ...(threshold === undefined ? {} : { threshold }),
        ...(maxIncrease === undefined ? {} : { maxIncrease }),
    };
}
function localAnalysis({ attack, shared, fields, settings, policy, predict }, row) {
    const given = (fields.has('vulnerability_threshold') ? fields : shared.fields).get('vulnerability_threshold');
    const usual = given === undefined ? (0,table/* defaultThreshold */.Ri)(attack, row.task) : Number(given);
    // What is done to the pixels holds for every attack of a model, also for those whose request has no field for it.
    const normalizes = !row.fields.includes('normalize_data') && shared.fields.get('normalize_data') === 'yes';
    return {
        settings,
        threshold: policy.threshold ?? usual,
        ...(shared.output === undefined ? {} : { output: shared.output }),
        ...(predict === undefined ? {} : { predict }),
        ...(shared.preprocessing === undefined ? {} : { preprocessing: shared.preprocessing }),
        ...(normalizes ? { normalizesData: true } : {}),
    };
}

// EXTERNAL MODULE: ./src/facts/scan-outcome.ts
var scan_outcome = __webpack_require__(2235);
;// CONCATENATED MODULE: ./src/settings/config/files-section.ts




const NO_FILES = scan_outcome/* NO_SUPPLY_CHAIN_POLICY */.zJ.files;
/** Reads `files:` of the config file: which files are scanned, and from which severity on a finding fails the check. */
function readFiles(entry, diagnostics) {
    if (entry === undefined)
        return NO_FILES;
    const entries = (0,keys/* readMapping */.vh)(entry.value, '"files"', diagnostics);
    if (entries === undefined)
        return NO_FILES;
    const picked = (0,keys/* pickKeys */.gn)(entries, ['paths', 'fail-on'], '"files"', diagnostics);
    const all = readPatterns(picked.get('paths'), '"paths"', diagnostics);
    const paths = all.filter(({ path }) => !path.startsWith('!'));
    const leftOut = all
        .filter(({ path }) => path.startsWith('!'))
        .map(({ path, place }) => ({ path: path.slice(1), place }));
    const given = picked.get('paths');
    if (given !== undefined && leftOut.length > 0 && paths.length === 0) {
        const example = JSON.stringify(['**', ...leftOut.map(({ path }) => `!${path}`)]);
        diagnostics.report(given.value.span, `"paths" only leaves files out. Say first what is scanned: paths: ${example}.`);
    }
    const expected = `one of ${scan_outcome/* FAIL_ON */.d$.join(', ')}`;
    const findFault = (text) => scan_outcome/* FAIL_ON */.d$.some((severity) => severity === text.trim()) ? undefined : (0,nearest/* quoted */.TL)(text);
    const failOn = (0,keys/* readChecked */.Yi)(picked.get('fail-on'), '"fail-on"', expected, findFault, diagnostics)?.value;
    return {
        paths,
        leftOut,
        failOn: scan_outcome/* FAIL_ON */.d$.find((severity) => severity === failOn?.trim()) ?? NO_FILES.failOn,
    };
}
/** Reads `covers:` of a model: other files that are the same model. */
function readCovers(entry, model, diagnostics) {
    const patterns = readPatterns(entry, '"covers"', diagnostics);
    return patterns.map((pattern) => ({ ...pattern, model: model ?? '' }));
}
const PATTERN = 'a path or a pattern inside the workspace, such as tests/fixtures/**';
function readPatterns(entry, what, diagnostics) {
    if (entry === undefined)
        return [];
    if (entry.value.kind !== 'list') {
        const expected = 'a list of paths or patterns inside the workspace, such as [models, tests/fixtures/**]';
        diagnostics.reportMismatch(entry.value, what, expected);
        return [];
    }
    return entry.value.items.flatMap((item) => {
        const text = (0,config_forms/* readText */.yR)(item);
        const found = typeof text === 'string' ? files_section_findPathFault(text.replace(/^!/u, '')) : text.found;
        if (typeof text !== 'string' || found !== undefined) {
            diagnostics.reportMismatch(item, `an item of ${what}`, PATTERN, found);
            return [];
        }
        return [{ path: text, place: diagnostics.place(item.span) }];
    });
}
/** Finds a fault in a path that must stay inside the workspace; it fits after `found`. */
function files_section_findPathFault(path) {
    const fault = (0,config_forms/* findTextFault */.Xe)(path);
    if (fault !== undefined)
        return fault;
    const parts = path.split(/[/\\]/u);
    if (parts.includes('..'))
        return 'a path with ".."';
    return /^(?:[/\\]|[a-z]:)/iu.test(path) ? 'an absolute path' : undefined;
}

// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
;// CONCATENATED MODULE: ./src/settings/config/names.ts

const MAX_NAME_LENGTH = 100;
/** The rule for a model's name, which is used in outputs and in `only`. */
const NAME_RULE = `a name of at most ${String(MAX_NAME_LENGTH)} characters, without commas, slashes, backslashes and invisible characters`;
/** Finds the reason that a text cannot be a model's name; it fits after `found`. */
function names_findNameFault(name) {
    if (name.length > MAX_NAME_LENGTH)
        return `a name of ${String(name.length)} characters`;
    // In a line of the log, a backslash would also look like the path of a compiler's message.
    if (/[,/\\]/u.test(name))
        return 'a comma, a slash or a backslash in it';
    // Two different names must not look the same.
    if ((0,sanitize/* blankInvisible */.Cq)(name) !== name)
        return 'an invisible character in it';
    return name === name.trim() ? undefined : 'a space at its start or end';
}

// EXTERNAL MODULE: ./src/core/preprocessing.ts
var preprocessing = __webpack_require__(4229);
;// CONCATENATED MODULE: ./src/settings/config/preprocessing.ts





const STEPS = ['resize', 'crop', 'mean', 'std'];
const MOST_PIXELS = 8192;
const SIDE = {
    form: /^\d{1,5}$/u,
    isRight: (number) => number >= 1 && number <= MOST_PIXELS,
    most: 2,
    expected: `a whole number of pixels up to ${String(MOST_PIXELS)}, such as 224, or a height and a width, such as [224, 320]`,
};
const DECIMAL = /^-?(?:\d{1,6}(?:\.\d{1,15})?|\.\d{1,15})$/u;
const FORMS = {
    resize: SIDE,
    crop: SIDE,
    mean: {
        form: DECIMAL,
        isRight: () => true,
        most: 4,
        expected: 'a number for each channel, of values from 0 to 1, such as [0.485, 0.456, 0.406]',
    },
    std: {
        form: DECIMAL,
        isRight: (number) => number > 0,
        most: 4,
        expected: 'a number above 0 for each channel, of values from 0 to 1, such as [0.229, 0.224, 0.225]',
    },
};
const EXPECTED = `${preprocessing/* PREPROCESSING_NAMES */.ut.join(', ')}, or a mapping such as { resize: 256, crop: 224, mean: [0.5], std: [0.5] }`;
/** Reads `preprocessing` of a model: what is done to pictures before the model sees them. A service does not take it. */
function readPreprocessing(entry, { rules, task }, diagnostics) {
    if (entry === undefined)
        return undefined;
    if (!rules.mayDescribeModel)
        diagnostics.report(entry.keySpan, onlyLocal('preprocessing'));
    if (task !== undefined && task !== 'image-classification') {
        diagnostics.report(entry.keySpan, `${task} takes no "preprocessing": it is for pictures. Remove it.`);
    }
    const { value } = entry;
    if (value.kind === 'mapping')
        return readSteps(value.entries, entry, diagnostics);
    const text = (0,config_forms/* readText */.yR)(value);
    if (typeof text !== 'string') {
        diagnostics.reportMismatch(value, '"preprocessing"', EXPECTED, text.found);
        return undefined;
    }
    const name = preprocessing/* PREPROCESSING_NAMES */.ut.find((known) => known === text);
    if (name === undefined) {
        const meant = (0,nearest/* suggestion */.h)((0,nearest/* nearest */.pA)(text, preprocessing/* PREPROCESSING_NAMES */.ut));
        diagnostics.report(value.span, `there is no preprocessing ${(0,nearest/* quoted */.TL)(text)}${meant} Expected ${EXPECTED}.`);
    }
    return name;
}
function readSteps(entries, { keySpan }, diagnostics) {
    const picked = (0,keys/* pickKeys */.gn)(entries, STEPS, '"preprocessing"', diagnostics);
    if (entries.length === 0)
        diagnostics.report(keySpan, `"preprocessing" is empty. Expected ${EXPECTED}.`);
    const steps = {};
    for (const [name, { value }] of picked) {
        const numbers = readNumbers(name, value, diagnostics);
        if (numbers !== undefined)
            steps[name] = numbers;
    }
    return steps;
}
function readNumbers(name, value, diagnostics) {
    const { form, isRight, most, expected } = FORMS[name];
    const items = value.kind === 'list' ? value.items : [value];
    const numbers = items.map((item) => {
        const text = (0,config_forms/* readText */.yR)(item);
        return typeof text === 'string' && form.test(text.trim()) ? Number(text) : Number.NaN;
    });
    if (numbers.length > 0 && numbers.length <= most && numbers.every(isNumber(isRight)))
        return numbers;
    diagnostics.reportMismatch(value, `"${name}" of "preprocessing"`, expected);
    return undefined;
}
function isNumber(isRight) {
    return (number) => Number.isFinite(number) && isRight(number);
}

;// CONCATENATED MODULE: ./src/settings/config/models.ts














const MODEL_KEYS = [
    ...['name', 'id', 'task', 'config', 'artifacts', 'covers', 'output', 'preprocessing', 'attacks'],
];
/** Reads one item of `models`, and reports everything that is wrong with it. */
function readModel(tree, rules, diagnostics) {
    if (tree.kind !== 'mapping') {
        diagnostics.reportMismatch(tree, 'a model', 'a mapping with name, id, task and attacks');
        return undefined;
    }
    const keyEntries = tree.entries.filter((entry) => !isEngineSetting(entry.key));
    const known = [...MODEL_KEYS, ...POLICY_SETTING_NAMES, ...rules.settings];
    const entries = (0,keys/* pickKeys */.gn)(keyEntries, known, 'a model', diagnostics);
    const nameEntry = entries.get('name');
    // A missing key is reported at the first line of the model.
    const head = tree.entries[0]?.keySpan ?? tree.span;
    const required = ['name', 'task', 'attacks'];
    const missing = required.filter((key) => !entries.has(key));
    if (missing.length > 0) {
        const add = `Add ${missing.length === 1 ? 'it' : 'them'} to this model`;
        diagnostics.report(head, `a model needs ${missing.join(', ')}. ${add}.`);
    }
    const findFault = (text) => names_findNameFault(text) ?? (rules.modelIds === 'names' ? (0,keys/* findIdFault */.Tj)(text) : undefined);
    const name = (0,keys/* readChecked */.Yi)(nameEntry, '"name"', NAME_RULE, findFault, diagnostics)?.value;
    const task = readTask(entries.get('task'), diagnostics);
    const shared = {
        name,
        id: (0,keys/* readId */.wh)(entries.get('id'), diagnostics),
        task,
        rules,
        settings: readSettings(tree.entries, task, rules, diagnostics),
        policy: readPolicySettings(tree.entries, diagnostics),
        fields: readConfig(entries, task, rules, diagnostics),
        artifacts: readArtifacts(entries.get('artifacts')?.value, diagnostics),
        predict: readPredict(entries.get('artifacts')?.value, rules, diagnostics),
        output: readOutput(entries.get('output'), rules, diagnostics),
        preprocessing: readPreprocessing(entries.get('preprocessing'), { rules, task }, diagnostics),
    };
    const attacks = readAttacks(entries.get('attacks'), shared, diagnostics);
    if (rules.modelIds === 'registered') {
        reportMissingId(attacks, nameEntry?.value.span ?? head, diagnostics);
    }
    const specs = attacks.map(({ spec }) => spec).filter((spec) => spec !== undefined);
    const covers = readCovers(entries.get('covers'), name, diagnostics);
    return { name, nameSpan: nameEntry?.value.span ?? head, attacks, specs, covers };
}
/**
 * Finds a task by name.
 * @returns if there is no such task, the fault and the task that was probably meant
 */
function findTask(name) {
    const exact = attack_table/* TASKS */.n3.find((candidate) => candidate === name);
    if (exact !== undefined)
        return { task: exact };
    const task = (0,nearest/* nearest */.pA)(name, attack_table/* TASKS */.n3);
    return {
        task,
        fault: `there is no task ${(0,nearest/* quoted */.TL)(name)}${(0,nearest/* suggestion */.h)(task)} Known: ${attack_table/* TASKS */.n3.join(', ')}.`,
    };
}
function readTask(entry, diagnostics) {
    if (entry === undefined)
        return undefined;
    const text = (0,config_forms/* readText */.yR)(entry.value);
    if (typeof text !== 'string') {
        diagnostics.reportMismatch(entry.value, '"task"', `one of ${attack_table/* TASKS */.n3.join(', ')}`, text.found);
        return undefined;
    }
    const { task, fault } = findTask(text);
    if (fault !== undefined)
        diagnostics.report(entry.value.span, fault);
    return task;
}
/** Reads `output`: which output of a model answers. A service is never told. */
function readOutput(entry, { mayDescribeModel }, diagnostics) {
    if (entry === undefined)
        return undefined;
    if (!mayDescribeModel)
        diagnostics.report(entry.keySpan, onlyLocal('output'));
    const expected = 'the name of an output of the model';
    return (0,keys/* readChecked */.Yi)(entry, '"output"', expected, config_forms/* findTextFault */.Xe, diagnostics)?.value;
}
/** Reads the settings of local analyses that all attacks of a model share. */
function readSettings(entries, task, rules, diagnostics) {
    const attacks = rowsOf(task).map(({ attack }) => attack);
    const name = task === undefined ? 'a model' : `a model of ${task}`;
    return readEngineSettings(entries, { rules, name, task, attacks }, diagnostics);
}
function readConfig(entries, task, rules, diagnostics) {
    const entry = entries.get('config');
    const given = entry === undefined ? [] : ((0,keys/* readMapping */.vh)(entry.value, '"config"', diagnostics) ?? []);
    const owner = task === undefined ? '"config"' : `"config" of ${task}`;
    reportEngineSettings(given, rules, diagnostics);
    reportPolicySettings(given, diagnostics);
    const fields = given.filter(({ key }) => !isEngineSetting(key) && !isPolicySetting(key));
    return readFields(fields, { fields: fieldsOf(rowsOf(task)), otherKeys: [], owner, rules }, diagnostics);
}
function readAttacks(entry, shared, diagnostics) {
    if (entry === undefined)
        return [];
    if (entry.value.kind === 'list') {
        const hint = 'a mapping with a line for each attack, such as "extraction: {}"';
        diagnostics.reportMismatch(entry.value, '"attacks"', hint);
        return [];
    }
    const entries = (0,keys/* readMapping */.vh)(entry.value, '"attacks"', diagnostics);
    if (entries?.length === 0) {
        diagnostics.report(entry.keySpan, '"attacks" names no attack. Add one, such as "extraction: {}".');
    }
    return (entries ?? [])
        .map((attack) => readAttack(attack, shared, diagnostics))
        .filter((attack) => attack !== undefined);
}
function reportMissingId(attacks, span, diagnostics) {
    const without = attacks.filter((attack) => !attack.hasId).map((attack) => attack.attack);
    if (without.length === 0)
        return;
    diagnostics.report(span, `no "id" for ${without.join(', ')}. Give the registered model's id as "id" of the model, or of each attack.`);
}

// EXTERNAL MODULE: ./src/text/fold-name.ts
var fold_name = __webpack_require__(8182);
// EXTERNAL MODULE: ./src/settings/config/tree.ts
var tree = __webpack_require__(8206);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/facts/acceptance.ts
var acceptance = __webpack_require__(6868);
// EXTERNAL MODULE: ./src/scanner/rules/rules.ts + 1 modules
var rules = __webpack_require__(7060);
;// CONCATENATED MODULE: ./src/settings/config/accept.ts











const TEXT_KEYS = [...acceptance/* ACCEPT_KEYS */.s, 'sha256', 'until', 'reason'];
const LIMIT_KEYS = ['not-tested', 'max-score', 'sha256'];
/** What each key takes, for messages, and what is wrong with a text, which fits after `found`. */
const accept_FORMS = {
    finding: [
        'an analysis, such as digits/evasion, or a rule and a file, such as pickle-unknown-call:models/net.pkl',
        config_forms/* findTextFault */.Xe,
    ],
    name: [
        'a call or class as findings show it, such as mypackage.layers.build, or the start of several, such as mypackage.*',
        config_forms/* findTextFault */.Xe,
    ],
    files: ['a path or a pattern inside the workspace, such as vendor/**', files_section_findPathFault],
    model: ['a path or a pattern inside the workspace, such as models/old.joblib', files_section_findPathFault],
    'not-tested': ['true', (text) => (text.trim() === 'true' ? undefined : (0,nearest/* quoted */.TL)(text))],
    sha256: ['the SHA-256 of the file as the finding shows it, 64 hexadecimal digits', accept_findDigestFault],
    until: ['the last day on which it counts, such as 2027-03-31, in UTC', findDayFault],
    reason: ['why it is accepted, for whoever reads this later', config_forms/* findTextFault */.Xe],
};
const SCORE = 'the highest score that is accepted, such as 0.6';
const WHAT = 'an entry of "accept"';
/**
 * Reads `accept:` of the config file: everything that the team accepts, and why.
 * @param declared the names of all analyses in the config file, whether or not they run
 */
function readAccept(entry, declared, diagnostics) {
    if (entry === undefined)
        return [];
    if (entry.value.kind !== 'list') {
        diagnostics.reportMismatch(entry.value, '"accept"', 'a list, each item starting with "- finding:"');
        return [];
    }
    const first = new Map();
    for (const item of entry.value.items) {
        const read = readEntry(item, declared, diagnostics);
        if (read === undefined)
            continue;
        const before = first.get(identityOf(read));
        if (before === undefined)
            first.set(identityOf(read), read);
        else {
            const places = `${(0,problem/* describePlace */.df)(before.place)} and ${(0,problem/* describePlace */.df)(read.place)}`;
            diagnostics.report(item.span, `${(0,nearest/* quoted */.TL)(read.what)} is accepted twice, at ${places}. Keep one of the two.`);
        }
    }
    return [...first.values()];
}
/** Two entries of one identity accept the same. Each content of a file has its own entry. */
function identityOf({ key, what, file, sha256, isNotTested }) {
    const name = file === undefined ? (key === 'finding' ? (0,fold_name/* foldName */.z)(what) : what) : [file.rule, file.path];
    return JSON.stringify([key, name, sha256, isNotTested]);
}
function readEntry(item, declared, diagnostics) {
    const entries = (0,keys/* readMapping */.vh)(item, WHAT, diagnostics);
    if (entries === undefined)
        return undefined;
    const picked = (0,keys/* pickKeys */.gn)(entries, [...TEXT_KEYS, ...LIMIT_KEYS], WHAT, diagnostics);
    const [key, ...others] = acceptance/* ACCEPT_KEYS */.s.filter((name) => picked.has(name));
    if (key === undefined || others.length > 0) {
        diagnostics.report(item.span, `${WHAT} needs exactly one of ${acceptance/* ACCEPT_KEYS */.s.join(', ')}.`);
        return undefined;
    }
    const what = readText(key, picked, diagnostics);
    const reason = readText('reason', picked, diagnostics);
    const limits = readLimits(picked, diagnostics);
    const named = what === undefined ? undefined : readWhat(key, what, declared);
    if (typeof named === 'string') {
        const message = `"${key}" is ${(0,nearest/* quoted */.TL)(what ?? '')}${named} Expected ${accept_FORMS[key][0]}.`;
        diagnostics.report(picked.get(key)?.value.span ?? item.span, message);
    }
    if (typeof named !== 'object')
        return undefined;
    reportLimits(picked, named, item, diagnostics);
    if (reason === undefined)
        return undefined;
    return { ...named, ...limits, reason, place: diagnostics.place(item.span) };
}
function readText(key, picked, diagnostics) {
    return (0,keys/* readChecked */.Yi)(picked.get(key), `"${key}"`, ...accept_FORMS[key], diagnostics)?.value?.trim();
}
function readLimits(picked, diagnostics) {
    const score = picked.get('max-score');
    const maxScore = score === undefined ? undefined : readScore(score, SCORE, diagnostics);
    const sha256 = readText('sha256', picked, diagnostics);
    const until = readText('until', picked, diagnostics);
    const isNotTested = readText('not-tested', picked, diagnostics) !== undefined;
    return {
        ...(isNotTested ? { isNotTested } : {}),
        ...(maxScore === undefined ? {} : { maxScore }),
        ...(sha256 === undefined ? {} : { sha256: sha256.toLowerCase() }),
        ...(until === undefined ? {} : { until }),
    };
}
/** Reports what bounds an entry and does not fit what it names, and what it needs. */
function reportLimits(picked, { key, what, file }, item, diagnostics) {
    const isNotTested = picked.has('not-tested');
    const ofAnalysis = isNotTested ? ['not-tested'] : ['max-score'];
    const ofFile = key === 'finding' || key === 'name' ? ['sha256'] : [];
    const allowed = key === 'finding' && file === undefined ? ofAnalysis : ofFile;
    for (const limit of LIMIT_KEYS) {
        const given = picked.get(limit);
        if (given === undefined || allowed.includes(limit))
            continue;
        const where = isNotTested && limit === 'max-score' ? ' with "not-tested"' : '';
        diagnostics.report(given.keySpan, `an entry for ${(0,nearest/* quoted */.TL)(what)}${where} takes no "${limit}". Remove it.`);
    }
    const needed = ['reason', ...(isNotTested ? ['until'] : []), ...(file === undefined ? [] : ['sha256'])];
    for (const name of TEXT_KEYS.filter((one) => needed.includes(one) && !picked.has(one))) {
        diagnostics.report(item.span, `an entry for ${(0,nearest/* quoted */.TL)(what)} needs "${name}": ${accept_FORMS[name][0]}.`);
    }
}
/** @returns what the entry names; or what is wrong with it, which fits after the quoted text */
function readWhat(key, what, declared) {
    if (key === 'finding')
        return readFinding(what, declared);
    const isWrong = key === 'name' && what.includes('*') && !/^[^*]+\*$/u.test(what);
    return isWrong ? ': the only wildcard is one * at the end of a name.' : { key, what };
}
/** The names of models may have a colon, so what stands before one is a rule only if it is a known one. */
function readFinding(what, declared) {
    const [before, path] = splitAt(what, what.indexOf(':'));
    const rule = rules/* RULE_IDS */.I.find((id) => id === before.replace(/^model-security\//u, ''));
    if (rule !== undefined) {
        const fault = files_section_findPathFault(path);
        return fault === undefined
            ? { key: 'finding', what, file: { rule, path: external_node_path_.posix.normalize(path) } }
            : `: it names ${fault}.`;
    }
    const isDeclared = declared.some((name) => (0,fold_name/* foldName */.z)(name) === (0,fold_name/* foldName */.z)(what));
    if (isDeclared)
        return { key: 'finding', what };
    if (what.includes('*'))
        return ', but there are no wildcards: name each finding.';
    const [, attack] = splitAt(what, what.lastIndexOf('/'));
    const isAnalysis = !what.includes(':') || table/* ATTACKS */.O5.some((name) => name === attack.toLowerCase());
    if (what.includes('/') && isAnalysis) {
        const meant = (0,nearest/* nearest */.pA)(what, declared);
        return { key: 'finding', what, isUndeclared: true, ...(meant === undefined ? {} : { nearest: meant }) };
    }
    return what.includes(':') ? `, but there is no rule ${(0,nearest/* quoted */.TL)(before)}${(0,nearest/* didYouMean */.au)(before, rules/* RULE_IDS */.I)}` : '.';
}
function splitAt(text, index) {
    return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}
function accept_findDigestFault(text) {
    return /^[0-9a-f]{64}$/iu.test(text.trim()) ? undefined : (0,nearest/* quoted */.TL)(text);
}
function findDayFault(text) {
    const day = text.trim();
    if (!/^\d{4}-\d{2}-\d{2}$/u.test(day))
        return (0,nearest/* quoted */.TL)(text);
    const timeMs = Date.parse(`${day}T00:00:00Z`);
    const isReal = !Number.isNaN(timeMs) && new Date(timeMs).toISOString().startsWith(day);
    return isReal ? undefined : `${(0,nearest/* quoted */.TL)(day)}, which is not a day in the calendar`;
}

;// CONCATENATED MODULE: ./src/settings/config/old-accept-keys.ts

/** The keys of the config file that `accept` and `files` replaced. */
const OLD_ACCEPT_KEYS = ['waivers', 'unattacked', 'supply-chain'];
/** Refuses an old key, and each entry of its lists with the line to write instead. */
function refuseOldAcceptKey({ key, keySpan, value }, diagnostics) {
    const lists = key === 'supply-chain' && value.kind === 'mapping' ? value.entries : [{ key, value }];
    const items = lists.flatMap(({ key: list, value: own }) => own.kind === 'list' ? own.items.map((item) => ({ list, item })) : []);
    if (items.length === 0)
        diagnostics.report(keySpan, `"${key}" is now "accept" and "files". Remove it.`);
    for (const { list, item } of items) {
        diagnostics.report(item.span, `"${list}" is gone. Write: ${newLine(list, item)}`);
    }
}
function newLine(list, item) {
    const texts = (item.kind === 'mapping' ? item.entries : []).map(({ key, value }) => {
        const text = (0,config_forms/* readText */.yR)(value);
        return [key, JSON.stringify(typeof text === 'string' ? text : '')];
    });
    if (list === 'ignore') {
        const path = texts.find(([key]) => key === 'path')?.[1] ?? '"PATH"';
        return `files: { paths: ["**", "!${path.slice(1)}] }`;
    }
    const parts = texts.map(([key, text]) => `${key === 'path' ? 'model' : key}: ${text}`);
    return `accept: [{ ${parts.join(', ')} }]`;
}

// EXTERNAL MODULE: ./src/facts/report-kinds.ts
var report_kinds = __webpack_require__(643);
;// CONCATENATED MODULE: ./src/settings/config/service-section.ts





/** The names in braces that an address may hold; each is replaced by its value, percent-encoded. */
const BRACES = {
    status: ['job_id'],
    report: ['job_id', 'report_type', 'file_format'],
};
const PATH_NAMES = ['status', 'report'];
const KEYS = ['report-format', 'allow-missing-artifacts', 'not-sent', 'paths'];
/** Reads `service:` of the config: what a service is asked for, what it holds already, and addresses that the service spec leaves open. */
function readServiceSection(entry, diagnostics) {
    if (entry === undefined)
        return {};
    const entries = (0,keys/* readMapping */.vh)(entry.value, '"service"', diagnostics);
    if (entries === undefined)
        return {};
    const picked = (0,keys/* pickKeys */.gn)(entries, KEYS, '"service"', diagnostics);
    const reportFormat = readReportFormat(picked.get('report-format'), diagnostics);
    const allowed = picked.get('allow-missing-artifacts');
    const allowsMissingArtifacts = allowed !== undefined && (0,keys/* readSwitch */.hc)(allowed, diagnostics);
    const notSent = readNotSent(picked.get('not-sent'), diagnostics);
    const paths = readPaths(picked.get('paths'), diagnostics);
    return {
        ...(reportFormat === undefined ? {} : { reportFormat }),
        ...(allowsMissingArtifacts ? { allowsMissingArtifacts } : {}),
        ...(notSent.length === 0 ? {} : { notSent }),
        ...(Object.keys(paths).length === 0 ? {} : { paths }),
    };
}
function readReportFormat(entry, diagnostics) {
    const expected = `one of ${report_kinds/* REPORT_FORMATS */.EL.join(', ')}`;
    const find = (text) => report_kinds/* REPORT_FORMATS */.EL.find((format) => format === text.trim().toLowerCase());
    const findFault = (text) => find(text) === undefined ? `${(0,nearest/* quoted */.TL)(text)}${(0,nearest/* suggestion */.h)((0,nearest/* nearest */.pA)(text, report_kinds/* REPORT_FORMATS */.EL))}` : undefined;
    const read = (0,keys/* readChecked */.Yi)(entry, '"report-format"', expected, findFault, diagnostics)?.value;
    return read === undefined ? undefined : find(read);
}
function readNotSent(entry, diagnostics) {
    if (entry === undefined)
        return [];
    if (entry.value.kind !== 'list') {
        diagnostics.reportMismatch(entry.value, '"not-sent"', 'a list of files that the service holds, such as [model]');
        return [];
    }
    return entry.value.items.flatMap((item) => {
        const text = (0,config_forms/* readText */.yR)(item);
        const slot = attack_table/* SLOTS */._f.find((one) => one === text);
        if (slot !== undefined)
            return [slot];
        const found = typeof text === 'string' ? `${(0,nearest/* quoted */.TL)(text)}${(0,nearest/* suggestion */.h)((0,nearest/* nearest */.pA)(text, attack_table/* SLOTS */._f))}` : text.found;
        diagnostics.reportMismatch(item, 'an item of "not-sent"', `one of ${attack_table/* SLOTS */._f.join(', ')}`, found);
        return [];
    });
}
function readPaths(entry, diagnostics) {
    const entries = entry === undefined ? [] : (0,keys/* readMapping */.vh)(entry.value, '"paths"', diagnostics);
    if (entries === undefined)
        return {};
    const picked = (0,keys/* pickKeys */.gn)(entries, PATH_NAMES, '"paths"', diagnostics);
    const paths = {};
    for (const name of PATH_NAMES) {
        const expected = `an address on the service that begins with "/" and holds {job_id}, such as ${EXAMPLES[name]}`;
        const findFault = (path) => service_section_findPathFault(path, BRACES[name]);
        const value = (0,keys/* readChecked */.Yi)(picked.get(name), `"${name}"`, expected, findFault, diagnostics)?.value;
        if (value !== undefined)
            paths[name] = value;
    }
    return paths;
}
const EXAMPLES = {
    status: '"/v2/jobs/{job_id}"',
    report: '"/v2/jobs/{job_id}/report?type={report_type}&format={file_format}"',
};
/** Finds a fault in an address; it fits after `found`. It must stay on the origin of base-url, which gets the credentials. */
function service_section_findPathFault(path, known) {
    const braces = [...path.matchAll(/\{([^{}]*)\}/gu)].map(([, name = '']) => name);
    const unknown = braces.find((name) => !known.includes(name));
    if (unknown !== undefined)
        return `{${unknown}}, but only {${known.join('}, {')}} is replaced`;
    if (!braces.includes('job_id'))
        return `${(0,nearest/* quoted */.TL)(path)}, which has no {job_id}`;
    const rest = path.replaceAll(/\{[^{}]*\}/gu, 'x');
    if (/[{}\\#\s]/u.test(rest))
        return `${(0,nearest/* quoted */.TL)(path)}, which holds a brace, a backslash, a "#" or a blank`;
    const origin = 'https://service.invalid';
    const isOnOrigin = /^\/(?!\/)/u.test(rest) && new URL(origin + rest).pathname === rest.replace(/\?.*$/u, '');
    return isOnOrigin ? undefined : (0,nearest/* quoted */.TL)(path);
}

;// CONCATENATED MODULE: ./src/facts/minimum.ts

/** What an attack must at least be done with, and what a model must at least be right about. */
const MINIMUM_NAMES = ['samples', 'queries', 'accuracy', 'eps'];
/** The meaning and the form of each value. */
const MINIMUM_FORMS = {
    samples: formOf('samples', 'Number of inputs that are attacked.'),
    queries: {
        meaning: 'Number of queries: number_of_attack_queries.',
        ...{ isWhole: true, min: 1, max: 999_999_999_999_999, example: '2000' },
    },
    accuracy: {
        meaning: 'Accuracy of the model on its own data.',
        ...{ isWhole: false, min: 0, max: 1, example: '0.6' },
    },
    eps: formOf('eps', 'How far an input may be changed, as a share of the range of each number.'),
};
function formOf(name, meaning) {
    const { isWhole, min, max, example } = attacks_settings/* ENGINE_SETTINGS */.T[name];
    return { meaning, isWhole, min, max, example };
}

;// CONCATENATED MODULE: ./src/settings/config/requirements.ts



/** The keys of a config file that require something of its analyses and models. */
const REQUIREMENT_KEYS = ['minimum', 'require-attacked'];
/** Reads `minimum` and `require-attacked` of a config file. */
function readRequirements(entries, diagnostics) {
    const minimum = readMinimum(entries.get('minimum'), diagnostics);
    const attacked = entries.get('require-attacked');
    const isRequired = attacked !== undefined && (0,keys/* readSwitch */.hc)(attacked, diagnostics);
    return {
        ...(minimum === undefined ? {} : { minimum }),
        ...(isRequired ? { requireAttacked: diagnostics.place(attacked.keySpan) } : {}),
    };
}
function readMinimum(entry, diagnostics) {
    if (entry === undefined)
        return undefined;
    const entries = (0,keys/* readMapping */.vh)(entry.value, '"minimum"', diagnostics) ?? [];
    const picked = (0,keys/* pickKeys */.gn)(entries, [...MINIMUM_NAMES, ...attack_table/* TASKS */.n3], '"minimum"', diagnostics);
    const tasks = attack_table/* TASKS */.n3.flatMap((task) => {
        const given = picked.get(task);
        if (given === undefined)
            return [];
        const what = `"${task}" of "minimum"`;
        const own = (0,keys/* readMapping */.vh)(given.value, what, diagnostics) ?? [];
        return [[task, readValues((0,keys/* pickKeys */.gn)(own, MINIMUM_NAMES, what, diagnostics), diagnostics)]];
    });
    return { all: readValues(picked, diagnostics), tasks: new Map(tasks) };
}
function readValues(picked, diagnostics) {
    return Object.fromEntries(MINIMUM_NAMES.flatMap((name) => {
        const value = (0,keys/* readNumber */.kz)(name, MINIMUM_FORMS[name], picked.get(name), diagnostics);
        return value === undefined ? [] : [[name, value]];
    }));
}

// EXTERNAL MODULE: ./src/settings/config/yaml-tree.ts + 3 modules
var yaml_tree = __webpack_require__(1040);
;// CONCATENATED MODULE: ./src/settings/config/parse-config.ts













const SKELETON = 'Write "version: 1" and "models:" with a list of models, each with name, id, task and attacks.';
/**
 * Reads a config file (docs/configuration.md).
 * @param file its path relative to the workspace, for places
 */
function parseConfig(text, file, rules = config_rules/* SERVICE_CONFIG */.X) {
    return parseConfigText(text, { kind: 'file', file }, rules);
}
/**
 * Reads the text of a config.
 * @param origin where it comes from, for places
 */
function parseConfigText(text, origin, rules) {
    const { diagnostics, root } = (0,yaml_tree/* readYaml */.g)(text, origin);
    const { models, supplyChain, accept, service, requirements } = readRoot(root, rules, diagnostics);
    const problems = diagnostics.problems();
    const readable = models.flatMap((model) => model.specs);
    return {
        analyses: problems.length > 0 ? [] : readable,
        readable,
        problems,
        declared: listDeclared(models),
        supplyChain,
        accept,
        service,
        requirements,
        secrets: [...diagnostics.secrets],
    };
}
const NOTHING = {
    models: [],
    supplyChain: scan_outcome/* NO_SUPPLY_CHAIN_POLICY */.zJ,
    accept: [],
    service: {},
    requirements: {},
};
const TOP_KEYS = ['version', 'models', 'accept', 'files', 'service', ...REQUIREMENT_KEYS];
/** A file with one of these says something without any model. */
const OTHER_KEYS = ['accept', 'files', 'require-attacked', ...OLD_ACCEPT_KEYS];
function readRoot(root, rules, diagnostics) {
    if (root.kind === 'scalar' && root.isNull) {
        diagnostics.report(tree/* WHOLE_TEXT */.M, `the config is empty. ${SKELETON}`);
        return NOTHING;
    }
    if (root.kind !== 'mapping') {
        // Through a link this can be any file of the workspace, even one with credentials, so nothing of it is quoted.
        const found = root.kind === 'scalar' ? 'a text' : undefined;
        const isPath = root.kind === 'scalar' && diagnostics.isInput ? ' (a path belongs into config-file)' : '';
        const expected = `a mapping with "version" and "models"${isPath}`;
        diagnostics.reportMismatch(root, 'the config', expected, found);
        return NOTHING;
    }
    const isOld = ({ key }) => OLD_ACCEPT_KEYS.some((old) => old === key);
    for (const entry of root.entries.filter(isOld))
        refuseOldAcceptKey(entry, diagnostics);
    const known = root.entries.filter((entry) => !isOld(entry));
    const entries = (0,keys/* pickKeys */.gn)(known, TOP_KEYS, 'the config', diagnostics);
    readVersion(entries.get('version'), root, diagnostics);
    const files = readFiles(entries.get('files'), diagnostics);
    const models = entries.get('models');
    // A team that only has its files scanned needs no models.
    if (models === undefined && !OTHER_KEYS.some((key) => root.entries.some((entry) => entry.key === key))) {
        diagnostics.report(findHead(root), `"models" is missing. ${SKELETON}`);
    }
    const found = models === undefined ? [] : readModels(models, rules, diagnostics);
    const declared = [...listDeclared(found)].flatMap(([model, attacks]) => attacks.map((attack) => `${model}/${attack}`));
    const supplyChain = { files, covers: found.flatMap(({ covers }) => covers) };
    return {
        models: found,
        supplyChain,
        accept: readAccept(entries.get('accept'), declared, diagnostics),
        service: readServiceSection(entries.get('service'), diagnostics),
        requirements: readRequirements(entries, diagnostics),
    };
}
function readVersion(entry, root, diagnostics) {
    if (entry === undefined) {
        diagnostics.report(findHead(root), '"version" is missing. Write "version: 1" as the first line.');
        return;
    }
    const { value } = entry;
    if (value.kind !== 'scalar' || value.text !== '1') {
        diagnostics.reportMismatch(value, '"version"', '1, the only version of this format');
    }
}
function readModels(entry, rules, diagnostics) {
    const { value } = entry;
    if (value.kind !== 'list') {
        diagnostics.reportMismatch(value, '"models"', 'a list, each item starting with "- name:"');
        return [];
    }
    if (value.items.length === 0)
        diagnostics.report(entry.keySpan, '"models" is an empty list. Add a model.');
    const models = value.items
        .map((item) => readModel(item, rules, diagnostics))
        .filter((model) => model !== undefined);
    reportSharedNames(models, diagnostics);
    return models;
}
function reportSharedNames(models, diagnostics) {
    const first = new Map();
    for (const { name, nameSpan } of models) {
        if (name === undefined)
            continue;
        const before = first.get((0,fold_name/* foldName */.z)(name));
        if (before === undefined)
            first.set((0,fold_name/* foldName */.z)(name), { name, nameSpan });
        else {
            const line = String(diagnostics.line(before.nameSpan));
            const why = before.name === name ? '' : ' Names are compared without case.';
            diagnostics.report(nameSpan, `another model is named ${(0,nearest/* quoted */.TL)(before.name)}, in line ${line}.${why} Give each its own name.`);
        }
    }
}
function listDeclared(models) {
    const declared = new Map();
    for (const { name, attacks } of models) {
        if (name !== undefined) {
            declared.set(name, attacks.map(({ attack }) => attack));
        }
    }
    return declared;
}
function findHead(root) {
    return root.entries[0]?.keySpan ?? root.span;
}


/***/ })

};
