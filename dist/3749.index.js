export const id = 3749;
export const ids = [3749];
export const modules = {

/***/ 1422:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ POLICY_SETTING_NAMES),
/* harmony export */   z: () => (/* binding */ POLICY_SETTINGS)
/* harmony export */ });
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


/***/ }),

/***/ 9083:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readArtifacts),
/* harmony export */   O: () => (/* binding */ mergeArtifacts)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_attack_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3942);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1050);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3398);




/** The longest path that Linux opens. */
const MAX_PATH_LENGTH = 4096;
/** Reads a mapping of upload slots to paths, with or without digests; returns an empty map if there is none. */
function readArtifacts(tree, diagnostics) {
    const artifacts = new Map();
    if (tree === undefined)
        return artifacts;
    const entries = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .readMapping */ .vh)(tree, '"artifacts"', diagnostics);
    if (entries === undefined)
        return new Map(_core_attack_table_js__WEBPACK_IMPORTED_MODULE_1__/* .SLOTS */ ._f.map((slot) => [slot, undefined]));
    for (const [slot, entry] of (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .pickKeys */ .gn)(entries, [..._core_attack_table_js__WEBPACK_IMPORTED_MODULE_1__/* .SLOTS */ ._f, 'predict', 'gradient'], '"artifacts"', diagnostics)) {
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
        const path = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .readChecked */ .Yi)(entry, `"${slot}"`, PATH, findPathFault, diagnostics);
        return path?.value === undefined ? undefined : { path: path.value };
    }
    const picked = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .pickKeys */ .gn)(entry.value.entries, ['path', 'sha256'], `"${slot}"`, diagnostics);
    const [path, digest] = [picked.get('path'), picked.get('sha256')];
    const read = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .readChecked */ .Yi)(path, `"path" of "${slot}"`, PATH, findPathFault, diagnostics)?.value;
    const sha256 = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .readChecked */ .Yi)(digest, `"sha256" of "${slot}"`, DIGEST, findDigestFault, diagnostics);
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
    return /^[\da-f]{64}$/iu.test(text.trim()) ? undefined : (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(text);
}
/**
 * Merges artifacts in the order of the slots. In each slot, the attack's own artifact replaces the model's.
 * @returns undefined if one of them is wrong
 */
function mergeArtifacts(shared, own) {
    const given = _core_attack_table_js__WEBPACK_IMPORTED_MODULE_1__/* .SLOTS */ ._f.filter((slot) => own.has(slot) || shared.has(slot));
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
    const normal = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path);
    if (normal === '..' || normal.startsWith('../'))
        return 'a path that leads out of the workspace';
    if (normal === '.' || normal === './')
        return 'the whole workspace (name a file or folder in it)';
    return undefined;
}


/***/ }),

/***/ 2001:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ findAttack),
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   Qm: () => (/* binding */ localOnlyFault),
/* harmony export */   RO: () => (/* binding */ rowsOf),
/* harmony export */   zn: () => (/* binding */ readAttack)
/* harmony export */ });
/* harmony import */ var _artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9083);
/* harmony import */ var _attacks_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3605);
/* harmony import */ var _core_attack_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3942);
/* harmony import */ var _facts_settings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3382);
/* harmony import */ var _facts_policy_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1422);
/* harmony import */ var _engine_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2444);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(427);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1050);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3398);
/* harmony import */ var _predict_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2051);
/* harmony import */ var _policy_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(260);











/** The keys of an attack's mapping that are not wire fields. */
const ATTACK_KEYS = ['id', 'artifacts', ..._facts_policy_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .POLICY_SETTING_NAMES */ .P];
/** The rows of a task. If the task is unknown, all rows, so that the rest of the model can still be checked. */
function rowsOf(task) {
    return task === undefined ? _attacks_table_js__WEBPACK_IMPORTED_MODULE_1__/* .ROWS */ .Ir : _attacks_table_js__WEBPACK_IMPORTED_MODULE_1__/* .ROWS */ .Ir.filter((row) => row.task === task);
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
    const attack = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .nearest */ .pA)(name, known);
    const lacking = task === undefined ? 'there is no attack' : `${task} has no attack`;
    return {
        attack,
        fault: `${lacking} ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(name)}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .suggestion */ .h)(attack)} Known: ${known.join(', ')}.`,
    };
}
/** Says that a service does not take an analysis; undefined if these rules take it. */
function localOnlyFault(attack, task, { takesLocalOnly }) {
    if (takesLocalOnly || task === undefined || !(0,_attacks_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocalOnly */ .we)(task, attack))
        return undefined;
    const taken = rowsOf(task).filter((row) => row.isLocalOnly !== true);
    return (`${attack} of ${task} is local only: it runs with base-url: ${_facts_settings_js__WEBPACK_IMPORTED_MODULE_10__/* .LOCAL */ .G8}, and no service takes it. Remove it, or analyse it with ` +
        `base-url: ${_facts_settings_js__WEBPACK_IMPORTED_MODULE_10__/* .LOCAL */ .G8}. A service takes: ${taken.map((row) => row.attack).join(', ')}.`);
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
    const entries = (0,_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .readMapping */ .vh)(entry.value, `"${attack}"`, diagnostics);
    if (entries === undefined)
        return { attack, hasId: true };
    const own = (0,_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .pickKnownKeys */ .xb)(entries, ATTACK_KEYS);
    const scope = {
        fields: fieldsOf(rowsOf(task).filter((row) => row.attack === attack)),
        otherKeys: [...ATTACK_KEYS, ...rules.settings],
        owner: describeAttack(attack, task),
        rules,
    };
    const owner = { rules, name: scope.owner, task, attacks: [attack] };
    const settings = {
        ...(0,_attacks_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsOf */ .f5)(shared.settings, task, attack),
        ...(0,_engine_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .readEngineSettings */ .mr)(entries, owner, diagnostics),
    };
    const policy = { ...shared.policy, ...(0,_policy_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .readPolicySettings */ .o0)(entries, diagnostics) };
    const wire = entries.filter(({ key }) => !(0,_engine_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .isEngineSetting */ .ZO)(key) && !(0,_policy_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .isPolicySetting */ .hm)(key));
    const fields = (0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .readFields */ .q)(wire, scope, diagnostics);
    const id = (0,_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .readId */ .wh)(own.get('id'), diagnostics) ?? shared.id;
    const { artifacts, predict } = readOwn(own.get('artifacts')?.value, shared, diagnostics);
    const spec = buildSpec({ entry, attack, shared, fields, settings, policy, artifacts, predict, modelId: id?.value }, diagnostics);
    return { attack, hasId: id !== undefined, ...(spec === undefined ? {} : { spec }) };
}
/** Merges the artifacts of an attack with those of its model. What answers as the model is one of `model` and `predict`. */
function readOwn(tree, shared, diagnostics) {
    const own = (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .readArtifacts */ .M)(tree, diagnostics);
    const ownPredict = (0,_predict_js__WEBPACK_IMPORTED_MODULE_8__/* .readPredict */ .y)(tree, shared.rules, diagnostics);
    const others = new Map([...shared.artifacts].filter(([slot]) => slot !== 'model' || ownPredict === undefined));
    const predict = own.has('model') ? undefined : shared.predict?.value;
    return {
        artifacts: (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeArtifacts */ .O)(others, own),
        predict: ownPredict === undefined ? predict : ownPredict.value,
    };
}
function buildSpec(parts, diagnostics) {
    const { entry, attack, shared, policy, artifacts, modelId } = parts;
    const { name: model, task, rules } = shared;
    const row = task === undefined ? undefined : (0,_attacks_table_js__WEBPACK_IMPORTED_MODULE_1__/* .findRow */ .uv)(task, attack);
    if (task === undefined || row === undefined)
        return undefined;
    const { fields, missing } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .completeFields */ .r)(row, {
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
    const fault = parts.predict === undefined ? undefined : (0,_predict_js__WEBPACK_IMPORTED_MODULE_8__/* .findPredictFault */ .T)({ fields }, shared.output);
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
    const add = `Add ${missing.length === 1 ? 'it' : 'them'} ${shared.whereToGive}`;
    diagnostics.report(entry.keySpan, `${describeAttack(attack, shared.task)} needs ${missing.join(', ')}. ${add}, for example ` +
        `"${first}: ${_core_attack_table_js__WEBPACK_IMPORTED_MODULE_2__/* .FIELDS */ .cJ[first].example}".`);
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
    const usual = given === undefined ? (0,_attacks_table_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultThreshold */ .Ri)(attack, row.task) : Number(given);
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


/***/ }),

/***/ 2444:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eh: () => (/* binding */ reportEngineSettings),
/* harmony export */   ZO: () => (/* binding */ isEngineSetting),
/* harmony export */   mr: () => (/* binding */ readEngineSettings),
/* harmony export */   sW: () => (/* binding */ onlyLocal)
/* harmony export */ });
/* harmony import */ var _attacks_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7132);
/* harmony import */ var _attacks_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3605);
/* harmony import */ var _facts_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3382);
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5463);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1050);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3398);






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
            const value = (0,_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .readNumber */ .kz)(name, _attacks_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE_SETTINGS */ .T[name], entry, diagnostics);
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
            ? `${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(key)} is not a field of a request. Write it beside "config", in the model\u2019s own mapping, or in the attack\u2019s.`
            : onlyLocal(key));
    }
}
function findSetting(key) {
    return _attacks_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE_SETTING_NAMES */ .r.find((name) => name === key);
}
function findPlaceFault(name, owner) {
    if (!owner.rules.settings.includes(name))
        return onlyLocal(name);
    if (owner.attacks.some((attack) => (0,_attacks_table_js__WEBPACK_IMPORTED_MODULE_1__/* .takesSetting */ .Ro)(name, owner.task, attack)))
        return undefined;
    const takers = [...((0,_attacks_table_js__WEBPACK_IMPORTED_MODULE_1__/* .attacksWithSetting */ .Mi)(name) ?? []), ...(_attacks_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE_SETTINGS */ .T[name].tasks ?? [])];
    return `${owner.name} takes no "${name}": it is for ${takers.join(', ')}. Remove it.`;
}
/** Says that a key is for local analyses alone. */
function onlyLocal(key) {
    return `"${key}" is only for base-url: ${_facts_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .LOCAL */ .G8}; a service does not take it. Remove it, or set base-url to ${_facts_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .LOCAL */ .G8}.`;
}
function readColumns(name, { value }, diagnostics) {
    const items = value.kind === 'list' ? value.items : [value];
    return items.flatMap((item) => {
        const text = (0,_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(item);
        if (typeof text === 'string')
            return [text];
        diagnostics.reportMismatch(item, `"${name}"`, `columns by name or place, such as ${_attacks_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE_SETTINGS */ .T[name].example}`, text.found);
        return [];
    });
}


/***/ }),

/***/ 427:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readFields),
/* harmony export */   r: () => (/* binding */ completeFields)
/* harmony export */ });
/* harmony import */ var _core_attack_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3942);
/* harmony import */ var _facts_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3382);
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5463);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1050);
/* harmony import */ var _policy_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(260);
/* harmony import */ var _core_secret_field_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5762);






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
        const meant = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .reportUnknownKey */ .AY)(entry, known, scope.owner, diagnostics);
        const field = scope.fields.find((one) => one === meant);
        if (field !== undefined && !entries.some(({ key }) => key === field)) {
            given.set(field, readField(field, entry, scope.rules, diagnostics));
        }
    }
    return given;
}
function readField(name, { value, keySpan }, { mayHoldSecrets }, diagnostics) {
    const { form } = _core_attack_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[name];
    // A secret is masked even if its form is wrong: it is in the file anyway.
    if (value.kind === 'scalar' && (0,_core_secret_field_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsSecret */ .h)(name, value.text)) {
        diagnostics.secrets.add(value.text);
        if (!mayHoldSecrets) {
            diagnostics.report(keySpan, `"${name}" cannot be given here with base-url: ${_facts_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .LOCAL */ .G8}, because a pull request can change this ` +
                'file. Give it through the input model-api-details.');
        }
    }
    if (name === WIRE_THRESHOLD && value.kind === 'scalar' && (0,_policy_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .isNegative */ .cI)(value.text)) {
        diagnostics.report(value.span, (0,_policy_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .negativeFault */ .Kf)(name, value.text, _forms_js__WEBPACK_IMPORTED_MODULE_1__/* .EXPECTED */ .dS[form]));
        return undefined;
    }
    const wire = (0,_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .toWire */ .BW)(form, value);
    if (typeof wire === 'string')
        return wire;
    diagnostics.reportMismatch(wire.tree, `"${name}"`, _forms_js__WEBPACK_IMPORTED_MODULE_1__/* .EXPECTED */ .dS[form], wire.found);
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
        const value = source.get(name) ?? _core_attack_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[name].default ?? notGiven[name];
        if (value !== undefined)
            fields[name] = value;
        else if (!source.has(name))
            missing.push(name);
    }
    return { fields, missing };
}


/***/ }),

/***/ 8821:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PC: () => (/* binding */ findPathFault),
/* harmony export */   Ul: () => (/* binding */ readFiles),
/* harmony export */   Xp: () => (/* binding */ readCovers)
/* harmony export */ });
/* harmony import */ var _facts_scan_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2235);
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5463);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1050);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3398);




const NO_FILES = _facts_scan_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SUPPLY_CHAIN_POLICY */ .zJ.files;
/** Reads `files:` of the config file: which files are scanned, and from which severity on a finding fails the check. */
function readFiles(entry, diagnostics) {
    if (entry === undefined)
        return NO_FILES;
    const entries = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .readMapping */ .vh)(entry.value, '"files"', diagnostics);
    if (entries === undefined)
        return NO_FILES;
    const picked = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .pickKeys */ .gn)(entries, ['paths', 'fail-on'], '"files"', diagnostics);
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
    const expected = `one of ${_facts_scan_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON */ .d$.join(', ')}`;
    const findFault = (text) => _facts_scan_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON */ .d$.some((severity) => severity === text.trim()) ? undefined : (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(text);
    const failOn = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .readChecked */ .Yi)(picked.get('fail-on'), '"fail-on"', expected, findFault, diagnostics)?.value;
    return {
        paths,
        leftOut,
        failOn: _facts_scan_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON */ .d$.find((severity) => severity === failOn?.trim()) ?? NO_FILES.failOn,
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
        const text = (0,_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(item);
        const found = typeof text === 'string' ? findPathFault(text.replace(/^!/u, '')) : text.found;
        if (typeof text !== 'string' || found !== undefined) {
            diagnostics.reportMismatch(item, `an item of ${what}`, PATTERN, found);
            return [];
        }
        return [{ path: text, place: diagnostics.place(item.span) }];
    });
}
/** Finds a fault in a path that must stay inside the workspace; it fits after `found`. */
function findPathFault(path) {
    const fault = (0,_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextFault */ .Xe)(path);
    if (fault !== undefined)
        return fault;
    const parts = path.split(/[/\\]/u);
    if (parts.includes('..'))
        return 'a path with ".."';
    return /^(?:[/\\]|[a-z]:)/iu.test(path) ? 'an absolute path' : undefined;
}


/***/ }),

/***/ 1050:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ reportUnknownKey),
/* harmony export */   Tj: () => (/* binding */ findIdFault),
/* harmony export */   Yi: () => (/* binding */ readChecked),
/* harmony export */   gn: () => (/* binding */ pickKeys),
/* harmony export */   kz: () => (/* binding */ readNumber),
/* harmony export */   vh: () => (/* binding */ readMapping),
/* harmony export */   wh: () => (/* binding */ readId),
/* harmony export */   xb: () => (/* binding */ pickKnownKeys)
/* harmony export */ });
/* harmony import */ var _core_decimal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6372);
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5463);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3398);



/**
 * Reads the entries of a mapping; an empty value has no entries.
 * @param what names the mapping in error messages, for example `"artifacts"`
 * @returns undefined if the value is not a mapping, which is reported
 */
function readMapping(tree, what, diagnostics) {
    if (tree.kind === 'mapping')
        return tree.entries;
    if (tree.kind === 'scalar' && tree.isNull)
        return [];
    diagnostics.reportMismatch(tree, what, 'a mapping (lines of "key: value")');
    return undefined;
}
/**
 * Reports an unknown key.
 * @param owner names the mapping in error messages, for example `a model`
 * @returns the key that was probably meant, if one is similar
 */
function reportUnknownKey(entry, known, owner, diagnostics) {
    const meant = diagnostics.hasRoom ? (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(entry.key, known) : undefined;
    diagnostics.report(entry.keySpan, () => `${owner} takes no ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(entry.key)}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(meant)} It takes ${known.join(', ')}.`);
    return meant;
}
/**
 * Picks the entries with known names, and reports all others. A misspelt entry counts as the one that was probably meant:
 * so its content is checked too, and it is not reported as missing. Nothing runs anyway, since it was reported.
 */
function pickKeys(entries, known, owner, diagnostics) {
    const unknown = entries.filter((entry) => !known.some((name) => name === entry.key));
    const picked = pickKnownKeys(entries, known);
    for (const entry of unknown) {
        const meant = reportUnknownKey(entry, known, owner, diagnostics);
        if (meant !== undefined && !picked.has(meant))
            picked.set(meant, entry);
    }
    return picked;
}
/** Picks the entries with known names, and ignores all others, which are read elsewhere. */
function pickKnownKeys(entries, known) {
    const picked = new Map();
    for (const entry of entries) {
        const name = known.find((candidate) => candidate === entry.key);
        if (name !== undefined)
            picked.set(name, entry);
    }
    return picked;
}
const MAX_ID_LENGTH = 1000;
/** Finds a fault in a model's id. The service spec gives no form, so only ids that break the URL's path are refused. */
function findIdFault(id) {
    if (id === '.' || id === '..')
        return 'one or two dots, which would lead to another address';
    return id.length > MAX_ID_LENGTH ? `over ${String(MAX_ID_LENGTH)} characters` : undefined;
}
/** Reads the `id` of a model or an attack. */
function readId(entry, diagnostics) {
    return readChecked(entry, '"id"', "the registered model's id", findIdFault, diagnostics);
}
/**
 * Reads a text and checks it.
 * @param what names the key in error messages
 * @param findFault describes a fault so that it fits after `found`
 */
function readChecked(entry, what, expected, findFault, diagnostics) {
    if (entry === undefined)
        return undefined;
    const text = (0,_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(entry.value);
    const found = typeof text === 'string' ? findFault(text) : text.found;
    if (typeof text === 'string' && found === undefined)
        return { value: text };
    diagnostics.reportMismatch(entry.value, what, expected, found);
    return { value: undefined };
}
/** Reads a number in plain decimals. */
function readNumber(name, { isWhole, min, max, example }, entry, diagnostics) {
    const expected = `${isWhole ? 'a whole number' : 'a number'} from ${String(min)} to ${String(max)}, such as ${example}`;
    const form = isWhole ? /^\d{1,15}$/u : _core_decimal_js__WEBPACK_IMPORTED_MODULE_2__/* .DECIMAL */ .S;
    const findFault = (text) => {
        const number = form.test(text.trim()) ? Number(text) : Number.NaN;
        return number >= min && number <= max ? undefined : (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(text);
    };
    const text = readChecked(entry, `"${name}"`, expected, findFault, diagnostics)?.value;
    return text === undefined ? undefined : Number(text);
}


/***/ }),

/***/ 3190:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ findTask),
  k: () => (/* binding */ readModel)
});

// EXTERNAL MODULE: ./src/settings/config/artifacts.ts
var artifacts = __webpack_require__(9083);
// EXTERNAL MODULE: ./src/core/attack-table.ts
var attack_table = __webpack_require__(3942);
// EXTERNAL MODULE: ./src/settings/config/attacks.ts
var config_attacks = __webpack_require__(2001);
// EXTERNAL MODULE: ./src/facts/policy-limits.ts
var policy_limits = __webpack_require__(1422);
// EXTERNAL MODULE: ./src/settings/config/engine-settings.ts
var engine_settings = __webpack_require__(2444);
// EXTERNAL MODULE: ./src/settings/config/fields.ts
var config_fields = __webpack_require__(427);
// EXTERNAL MODULE: ./src/settings/config/forms.ts
var config_forms = __webpack_require__(5463);
// EXTERNAL MODULE: ./src/settings/config/keys.ts
var keys = __webpack_require__(1050);
// EXTERNAL MODULE: ./src/settings/config/files-section.ts
var files_section = __webpack_require__(8821);
// EXTERNAL MODULE: ./src/settings/config/names.ts
var names = __webpack_require__(4400);
// EXTERNAL MODULE: ./src/settings/config/nearest.ts
var nearest = __webpack_require__(3398);
// EXTERNAL MODULE: ./src/settings/config/predict.ts + 1 modules
var predict = __webpack_require__(2051);
// EXTERNAL MODULE: ./src/settings/config/policy-settings.ts
var policy_settings = __webpack_require__(260);
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
        diagnostics.report(entry.keySpan, (0,engine_settings/* onlyLocal */.sW)('preprocessing'));
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
    const keyEntries = tree.entries.filter((entry) => !(0,engine_settings/* isEngineSetting */.ZO)(entry.key));
    const known = [...MODEL_KEYS, ...policy_limits/* POLICY_SETTING_NAMES */.P, ...rules.settings];
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
    const findFault = (text) => (0,names/* findNameFault */.L)(text) ?? (rules.modelIds === 'names' ? (0,keys/* findIdFault */.Tj)(text) : undefined);
    const name = (0,keys/* readChecked */.Yi)(nameEntry, '"name"', names/* NAME_RULE */.$, findFault, diagnostics)?.value;
    const task = readTask(entries.get('task'), diagnostics);
    const shared = {
        name,
        id: (0,keys/* readId */.wh)(entries.get('id'), diagnostics),
        task,
        rules,
        settings: readSettings(tree.entries, task, rules, diagnostics),
        policy: (0,policy_settings/* readPolicySettings */.o0)(tree.entries, diagnostics),
        fields: readConfig(entries, task, rules, diagnostics),
        artifacts: (0,artifacts/* readArtifacts */.M)(entries.get('artifacts')?.value, diagnostics),
        predict: (0,predict/* readPredict */.y)(entries.get('artifacts')?.value, rules, diagnostics),
        output: readOutput(entries.get('output'), rules, diagnostics),
        preprocessing: readPreprocessing(entries.get('preprocessing'), { rules, task }, diagnostics),
        whereToGive: 'here, or in "config" for all attacks of the model',
    };
    const attacks = readAttacks(entries.get('attacks'), shared, diagnostics);
    if (rules.modelIds === 'registered') {
        reportMissingId(attacks, nameEntry?.value.span ?? head, diagnostics);
    }
    const specs = attacks.map(({ spec }) => spec).filter((spec) => spec !== undefined);
    const covers = (0,files_section/* readCovers */.Xp)(entries.get('covers'), name, diagnostics);
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
        diagnostics.report(entry.keySpan, (0,engine_settings/* onlyLocal */.sW)('output'));
    const expected = 'the name of an output of the model';
    return (0,keys/* readChecked */.Yi)(entry, '"output"', expected, config_forms/* findTextFault */.Xe, diagnostics)?.value;
}
/** Reads the settings of local analyses that all attacks of a model share. */
function readSettings(entries, task, rules, diagnostics) {
    const attacks = (0,config_attacks/* rowsOf */.RO)(task).map(({ attack }) => attack);
    const name = task === undefined ? 'a model' : `a model of ${task}`;
    return (0,engine_settings/* readEngineSettings */.mr)(entries, { rules, name, task, attacks }, diagnostics);
}
function readConfig(entries, task, rules, diagnostics) {
    const entry = entries.get('config');
    const given = entry === undefined ? [] : ((0,keys/* readMapping */.vh)(entry.value, '"config"', diagnostics) ?? []);
    const owner = task === undefined ? '"config"' : `"config" of ${task}`;
    (0,engine_settings/* reportEngineSettings */.Eh)(given, rules, diagnostics);
    (0,policy_settings/* reportPolicySettings */.Wi)(given, diagnostics);
    const fields = given.filter(({ key }) => !(0,engine_settings/* isEngineSetting */.ZO)(key) && !(0,policy_settings/* isPolicySetting */.hm)(key));
    return (0,config_fields/* readFields */.q)(fields, { fields: (0,config_attacks/* fieldsOf */.Pf)((0,config_attacks/* rowsOf */.RO)(task)), otherKeys: [], owner, rules }, diagnostics);
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
        .map((attack) => (0,config_attacks/* readAttack */.zn)(attack, shared, diagnostics))
        .filter((attack) => attack !== undefined);
}
function reportMissingId(attacks, span, diagnostics) {
    const without = attacks.filter((attack) => !attack.hasId).map((attack) => attack.attack);
    if (without.length === 0)
        return;
    diagnostics.report(span, `no "id" for ${without.join(', ')}. Give the registered model's id as "id" of the model, or of each attack.`);
}


/***/ }),

/***/ 4400:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ NAME_RULE),
/* harmony export */   L: () => (/* binding */ findNameFault)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4212);

const MAX_NAME_LENGTH = 100;
/** The rule for a model's name, which is used in outputs and in `only`. */
const NAME_RULE = `a name of at most ${String(MAX_NAME_LENGTH)} characters, without commas, slashes, backslashes and invisible characters`;
/** Finds the reason that a text cannot be a model's name; it fits after `found`. */
function findNameFault(name) {
    if (name.length > MAX_NAME_LENGTH)
        return `a name of ${String(name.length)} characters`;
    // In a line of the log, a backslash would also look like the path of a compiler's message.
    if (/[,/\\]/u.test(name))
        return 'a comma, a slash or a backslash in it';
    // Two different names must not look the same.
    if ((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .blankInvisible */ .Cq)(name) !== name)
        return 'an invisible character in it';
    return name === name.trim() ? undefined : 'a space at its start or end';
}


/***/ }),

/***/ 260:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ readScore),
/* harmony export */   Kf: () => (/* binding */ negativeFault),
/* harmony export */   Wi: () => (/* binding */ reportPolicySettings),
/* harmony export */   cI: () => (/* binding */ isNegative),
/* harmony export */   hm: () => (/* binding */ isPolicySetting),
/* harmony export */   o0: () => (/* binding */ readPolicySettings)
/* harmony export */ });
/* harmony import */ var _core_decimal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6372);
/* harmony import */ var _facts_policy_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1422);
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5463);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3398);




/** True if a key is a setting of the gate's own policy. */
function isPolicySetting(key) {
    return findSetting(key) !== undefined;
}
/** Reads `threshold` and `max-increase` from a model's or an attack's mapping. */
function readPolicySettings(entries, diagnostics) {
    const settings = {};
    for (const entry of entries) {
        const name = findSetting(entry.key);
        if (name === undefined)
            continue;
        const { expected, example } = _facts_policy_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_SETTINGS */ .z[name];
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
    const text = (0,_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(value);
    if (typeof text !== 'string') {
        diagnostics.reportMismatch(value, `"${key}"`, expected, text.found);
        return undefined;
    }
    if (isNegative(text)) {
        diagnostics.report(value.span, negativeFault(key, text, expected));
        return undefined;
    }
    if (_core_decimal_js__WEBPACK_IMPORTED_MODULE_3__/* .DECIMAL */ .S.test(text.trim()))
        return Number(text);
    diagnostics.reportMismatch(value, `"${key}"`, expected, (0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(text));
    return undefined;
}
/** True for a negative number, even in a form that no score has. */
function isNegative(text) {
    return Number(text) < 0;
}
/** Says that a score must not be negative. */
function negativeFault(key, text, expected) {
    return `"${key}" must not be negative, but is ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(text.trim())}. Expected ${expected}.`;
}
function findSetting(key) {
    return _facts_policy_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_SETTING_NAMES */ .P.find((name) => name === key);
}


/***/ }),

/***/ 2051:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ findPredictFault),
  y: () => (/* binding */ readPredict)
});

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

// EXTERNAL MODULE: ./src/settings/config/engine-settings.ts
var engine_settings = __webpack_require__(2444);
// EXTERNAL MODULE: ./src/settings/config/keys.ts
var keys = __webpack_require__(1050);
// EXTERNAL MODULE: ./src/settings/config/nearest.ts
var nearest = __webpack_require__(3398);
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
        diagnostics.report(entry.keySpan, (0,engine_settings/* onlyLocal */.sW)('predict'));
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


/***/ }),

/***/ 8206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ WHOLE_TEXT)
/* harmony export */ });
/**
 * The values of a config text, each with its span. Keys of the text never become properties of objects, aliases are
 * resolved, and no type is guessed from the spelling of a value.
 */
/** The span of the whole text. */
const WHOLE_TEXT = { start: 0, end: 0 };


/***/ }),

/***/ 1040:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./src/settings/config/nearest.ts
var nearest = __webpack_require__(3398);
// EXTERNAL MODULE: ./src/settings/config/diagnostics.ts
var config_diagnostics = __webpack_require__(2024);
// EXTERNAL MODULE: ./src/settings/config/tree.ts
var tree = __webpack_require__(8206);
;// CONCATENATED MODULE: ./src/settings/config/yaml-faults.ts
/**
 * Our own messages for the errors of the YAML library. Its messages can quote the text, which may contain secrets, so
 * they are not shown.
 */
const MESSAGES = {
    ALIAS_PROPS: 'an alias (*name) can have no anchor or tag of its own. Remove it.',
    BAD_ALIAS: 'the name of this anchor (&name) or alias (*name) is missing or ends in a colon. Correct the name.',
    BAD_COLLECTION_TYPE: 'the tag (!...) does not fit the value after it. Remove the tag.',
    BAD_DIRECTIVE: 'this line starts with %, but it is not a known YAML directive. Remove it.',
    BAD_DQ_ESCAPE: 'the backslash in this text does not start a known escape. Write two backslashes, or use single quotes.',
    BAD_INDENT: 'the indentation is wrong, or an earlier bracket is not closed.',
    BAD_PROP_ORDER: 'an anchor (&name) or tag (!...) must be directly before its value. Move it there.',
    BAD_SCALAR_START: 'a value cannot start with this character. Put the value in quotes.',
    BLOCK_AS_IMPLICIT_KEY: 'a second ": " on one line, or an indentation that matches no line above. Put a value with a colon in quotes.',
    BLOCK_IN_FLOW: 'inside [...] or {...}, lists and mappings need brackets too. Write this part in brackets.',
    DUPLICATE_KEY: 'this key occurs twice. Remove one of them.',
    IMPOSSIBLE: 'this cannot be read as YAML.',
    KEY_OVER_1024_CHARS: 'this key is over 1024 characters long. Check that a quote or bracket is not left open.',
    MISSING_CHAR: 'a character is missing here: a closing quote or bracket, a comma, a dash, or a colon with a space.',
    MULTILINE_IMPLICIT_KEY: 'a key must be on one line, followed by a colon and a space.',
    MULTIPLE_ANCHORS: 'a value can have only one anchor (&name). Remove the others.',
    MULTIPLE_DOCS: 'a second document starts here. Put everything into one document, without --- between parts.',
    MULTIPLE_TAGS: 'a value can have only one tag (!...). Remove the others.',
    NON_STRING_KEY: 'a key must be plain text.',
    RESOURCE_EXHAUSTION: 'lists or mappings are nested far too deeply here. Check the brackets.',
    TAB_AS_INDENT: 'a tab is used for indentation, which YAML does not allow. Use spaces.',
    TAG_RESOLVE_FAILED: 'tags (!...) are not supported. Remove this one.',
    UNEXPECTED_TOKEN: 'this does not belong here. Check the quotes, brackets and indentation before it.',
};
/** Describes an error or warning of the YAML library without quoting the text. */
function describeYamlFault(code) {
    return `not valid YAML: ${MESSAGES[code]}`;
}

;// CONCATENATED MODULE: ./src/settings/config/yaml-indent.ts

/**
 * Explains a text that is not valid YAML by its indentation, if that is what is wrong. The library reports one such mistake
 * several times, and at other lines.
 * @param faultLines the lines that the library complains about, counted from 1
 */
function findIndentFault(text, faultLines) {
    const first = Math.min(...faultLines);
    const lines = readLines(text);
    return findTab(lines, Math.max(...faultLines)) ?? findWrongColumn(lines, first);
}
function readLines(text) {
    let offset = 0;
    return text.split('\n').flatMap((full, index) => {
        const lineStart = offset;
        offset += full.length + 1;
        const [, blanks = '', dashes = '', content = ''] = /^(\s*)((?:- +)*)(.*)$/su.exec(full) ?? [];
        if (dashes + content === '' || content.startsWith('#'))
            return [];
        const dashColumns = [...dashes.matchAll(/-/gu)].map((dash) => blanks.length + dash.index);
        return [
            {
                number: index + 1,
                start: lineStart + blanks.length,
                end: lineStart + full.trimEnd().length,
                text: full,
                columns: [...dashColumns, blanks.length + dashes.length],
                // A text of several lines or a bracket goes on below.
                hasValue: /^[^:]+:\s+[^\s|>[{&"'#]/u.test(content) && !/[[{,]\s*$/u.test(content),
            },
        ];
    });
}
function findTab(lines, lastFault) {
    const tabbed = lines.filter(({ text, number }) => number <= lastFault && /^ *\t/u.test(text));
    const [line] = tabbed;
    if (line === undefined)
        return undefined;
    const start = line.end - line.text.trimEnd().length;
    return { span: { start, end: line.start }, message: describeYamlFault('TAB_AS_INDENT') };
}
/** Finds the line that starts in a column in which nothing above it starts. */
function findWrongColumn(lines, firstFault) {
    let open = [];
    let above;
    for (const line of lines.filter(({ number }) => number <= firstFault + 1)) {
        const [column = 0] = line.columns;
        if (above !== undefined && line.number >= firstFault) {
            const words = describeColumn(column, open, above);
            if (words !== undefined) {
                return { span: { start: line.start, end: line.end }, message: `not valid YAML: ${words}` };
            }
        }
        open = [...open.filter((one) => one < column), ...line.columns];
        above = line;
    }
    return undefined;
}
function describeColumn(column, open, above) {
    const keyColumn = above.columns.at(-1) ?? 0;
    if (column > keyColumn) {
        if (!above.hasValue)
            return undefined;
        return (`this line starts after ${spaces(column)}, but the key above it (line ${String(above.number)}) starts after ` +
            `${spaces(keyColumn)} and has a value already. The keys of one mapping start in the same column: indent this line ` +
            `by ${spaces(keyColumn)}.`);
    }
    if (open.includes(column))
        return undefined;
    const known = [...new Set(open)].sort((one, other) => one - other).map(String);
    return (`this line starts after ${spaces(column)}, but the lines above that it could belong to start after ` +
        `${known.join(' or ')}. Correct its indentation.`);
}
function spaces(count) {
    return count === 1 ? '1 space' : `${String(count)} spaces`;
}

;// CONCATENATED MODULE: ./src/settings/config/yaml-parse.ts



/** Deeper than any configuration, and far below the depth at which the library's recursion fails. */
const MAX_LEVELS = 200;
/** Bounds memory and time. A model with two attacks has about 140 words, punctuation marks and spaces. */
const MAX_LEXEMES = 750_000;
/** One mistake often causes many errors after it. */
const MAX_FAULTS = 20;
/**
 * Parses one document of YAML 1.2, which includes JSON. The library's own `parseDocument` has no limits; here the tokens
 * are counted as they are read, so that a few megabytes of brackets cannot use up the memory.
 */
function parseYaml(text) {
    const lines = new dist/* LineCounter */.HN();
    const tokens = new BoundedTokens(text, lines);
    const [document, second] = compose(tokens, text.length);
    const contents = document?.contents ?? null;
    if (tokens.fault !== undefined)
        return { lines, contents, faults: [tokens.fault] };
    if (tokens.tags.length > 0)
        return { lines, contents, faults: onePerLine(tokens.tags, lines) };
    const faults = [...(document?.errors ?? []), ...(document?.warnings ?? [])]
        .slice(0, MAX_FAULTS)
        .map((fault) => ({ span: toSpan(fault.pos), message: describeYamlFault(fault.code) }));
    if (second !== undefined) {
        faults.push({ span: toSpan(second.range), message: describeYamlFault('MULTIPLE_DOCS') });
    }
    const faultLines = faults.map(({ span }) => lines.linePos(span.start).line);
    const indent = faults.length === 0 ? undefined : findIndentFault(text, faultLines);
    return { lines, contents, faults: indent === undefined ? onePerLine(faults, lines) : [indent] };
}
/** Converts a range of the library, which also counts offsets. */
function toSpan(range) {
    const [start, end] = range ?? [];
    return { start: start ?? 0, end: end ?? 0 };
}
/** Reads at most two documents of a text: the second one is needed only to refuse it. */
function compose(tokens, length) {
    const composer = new dist/* Composer */.Dk({
        version: '1.2',
        schema: 'core',
        resolveKnownTags: false,
        merge: false,
        // The library would compare every key with every other key. The tree builder needs only one step per key.
        uniqueKeys: false,
        prettyErrors: false,
    });
    const documents = [];
    for (const document of composer.compose(tokens, true, length)) {
        documents.push(document);
        if (documents.length === 2)
            break;
    }
    return documents;
}
class BoundedTokens {
    /** Set if the text exceeds a limit; the tokens end there. */
    fault;
    /** The tags of the text. No value needs one, and the library takes long for many; the tokens end when there are too many. */
    tags = [];
    #text;
    #lines;
    constructor(text, lines) {
        this.#text = text;
        this.#lines = lines;
    }
    *[Symbol.iterator]() {
        const parser = new dist/* Parser */.iX(this.#lines.addNewLine);
        this.#lines.addNewLine(0);
        let lexemes = 0;
        let errors = 0;
        for (const lexeme of new dist/* Lexer */.JG().lex(this.#text)) {
            if (dist/* CST */.DB.tokenType(lexeme) === 'tag')
                this.tags.push(createTagFault(parser.offset, lexeme.length));
            if (this.tags.length >= MAX_FAULTS)
                return;
            for (const token of parser.next(lexeme)) {
                if (token.type === 'error' || token.type === 'directive')
                    errors += 1;
                yield token;
            }
            lexemes += 1;
            this.fault = findLimitFault(parser, lexemes);
            if (this.fault !== undefined || errors >= MAX_FAULTS)
                return;
        }
        yield* parser.end();
    }
}
function createTagFault(start, length) {
    return { span: { start, end: start + length }, message: describeYamlFault('TAG_RESOLVE_FAILED') };
}
function findLimitFault(parser, lexemes) {
    const span = { start: parser.offset, end: parser.offset };
    if (parser.stack.length > MAX_LEVELS)
        return { span, message: describeYamlFault('RESOURCE_EXHAUSTION') };
    if (lexemes <= MAX_LEXEMES)
        return undefined;
    return { span, message: 'the text up to here is too large to be read. Split it.' };
}
function onePerLine(faults, lines) {
    const first = new Map();
    for (const fault of faults) {
        const { line } = lines.linePos(fault.span.start);
        if (!first.has(line))
            first.set(line, fault);
    }
    return [...first.values()];
}

;// CONCATENATED MODULE: ./src/settings/config/yaml-tree.ts





/** A file of 5,000 models has a tenth as many. */
const MAX_VALUES = 1_000_000;
const BROKEN = { kind: 'broken', span: tree/* WHOLE_TEXT */.M, size: 1 };
const NOTHING = { kind: 'scalar', text: '', isNull: true, size: 1 };
/**
 * Reads YAML 1.2, which includes JSON. Reports syntax errors, duplicate keys, merge keys, and aliases that have no anchor,
 * contain themselves, or expand to so many values that the runner would run out of memory.
 */
function readYaml(text, origin) {
    const { contents, faults, lines } = parseYaml(text);
    const diagnostics = new config_diagnostics/* Diagnostics */.r(origin, lines);
    for (const { span, message } of faults)
        diagnostics.report(span, message);
    return { diagnostics, root: faults.length > 0 ? BROKEN : readRoot(contents, diagnostics) };
}
function readRoot(contents, diagnostics) {
    const root = new TreeBuilder(diagnostics).build(contents, tree/* WHOLE_TEXT */.M);
    if (root.size <= MAX_VALUES)
        return root;
    diagnostics.report(root.span, `has over ${String(MAX_VALUES)} values with every alias (*name) written out. Use fewer aliases, or split it.`);
    return BROKEN;
}
class TreeBuilder {
    #diagnostics;
    /** The value of each anchor; undefined while that value is being read. */
    #anchors = new Map();
    constructor(diagnostics) {
        this.#diagnostics = diagnostics;
    }
    /** @param near the span of the key, for a missing value */
    build(node, near) {
        if ((0,dist/* isAlias */.Vj)(node))
            return this.#aliased(node.source, toSpan(node.range));
        if (!(0,dist/* isScalar */.jn)(node) && !(0,dist/* isCollection */.P3)(node))
            return { ...NOTHING, span: near };
        if (node.anchor !== undefined)
            this.#anchors.set(node.anchor, undefined);
        const tree = (0,dist/* isScalar */.jn)(node) ? readScalar(node) : this.#parent(node);
        if (node.anchor !== undefined)
            this.#anchors.set(node.anchor, tree);
        return tree;
    }
    #parent(node) {
        const span = toSpan(node.range);
        if ((0,dist/* isMap */.jh)(node))
            return this.#mapping(node.items, span);
        const items = node.items.map((item) => this.build(item, span));
        return { kind: 'list', items, span, size: sumSizes(items) };
    }
    #mapping(pairs, span) {
        const entries = [];
        const first = new Map();
        for (const pair of pairs) {
            const entry = this.#entry(pair, span);
            if (entry === undefined)
                continue;
            const before = first.get(entry.key);
            if (before === undefined) {
                first.set(entry.key, entry.keySpan);
                entries.push(entry);
            }
            else {
                const line = String(this.#diagnostics.line(before));
                this.#diagnostics.report(entry.keySpan, `${(0,nearest/* quoted */.TL)(entry.key)} occurs twice, first in line ${line}. Remove one of them.`);
            }
        }
        return { kind: 'mapping', entries, span, size: sumSizes(entries.map((entry) => entry.value)) };
    }
    #entry(pair, span) {
        const key = (0,dist/* isAlias */.Vj)(pair.key) ? undefined : this.build(pair.key, span);
        const value = this.build(pair.value, key?.span ?? span);
        if (key?.kind !== 'scalar' || key.text === '') {
            const keySpan = (0,dist/* isAlias */.Vj)(pair.key) ? toSpan(pair.key.range) : (key?.span ?? span);
            this.#diagnostics.report(keySpan, 'a key must be plain text and not empty.');
            return undefined;
        }
        if (key.text === '<<') {
            this.#diagnostics.report(key.span, 'merge keys (<<) are not supported. Put shared fields into "config", or repeat them.');
            return undefined;
        }
        return { key: key.text, keySpan: key.span, value };
    }
    #aliased(name, span) {
        const target = this.#anchors.get(name);
        if (target !== undefined)
            return target;
        const isOpen = this.#anchors.has(name);
        return this.#broken(span, isOpen
            ? `the alias ${(0,nearest/* quoted */.TL)(`*${name}`)} is inside the value that it repeats. Write the value out.`
            : `the alias ${(0,nearest/* quoted */.TL)(`*${name}`)} has no anchor: add ${(0,nearest/* quoted */.TL)(`&${name}`)} before it, or write the value out.`);
    }
    #broken(span, message) {
        this.#diagnostics.report(span, message);
        return { kind: 'broken', span, size: 1 };
    }
}
function readScalar(node) {
    const source = node.source ?? '';
    const isBlock = node.type === dist/* Scalar */.X5.BLOCK_LITERAL || node.type === dist/* Scalar */.X5.BLOCK_FOLDED;
    return {
        kind: 'scalar',
        // The line break at the end of a block belongs to the notation, not to the value.
        text: isBlock ? source.replace(/\n$/u, '') : source,
        isNull: node.value === null,
        span: toSpan(node.range),
        size: 1,
    };
}
function sumSizes(parts) {
    return parts.reduce((sum, part) => sum + part.size, 1);
}


/***/ })

};
