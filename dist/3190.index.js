export const id = 3190;
export const ids = [3190];
export const modules = {

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
// EXTERNAL MODULE: ./src/settings/config/supply-chain-section.ts
var supply_chain_section = __webpack_require__(2687);
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
    const covers = (0,supply_chain_section/* readCovers */.Xp)(entries.get('covers'), name, diagnostics);
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
/** The rule for a model's name, which is used in outputs, in `only`, and in the names of commit statuses. */
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

/***/ 2687:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PC: () => (/* binding */ findPathFault),
/* harmony export */   Xp: () => (/* binding */ readCovers),
/* harmony export */   dL: () => (/* binding */ readSupplyChain),
/* harmony export */   v4: () => (/* binding */ readUnattacked)
/* harmony export */ });
/* harmony import */ var _facts_scan_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2235);
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5463);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1050);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3398);




/** Reads `supply-chain:` of the config file: the calls that are safe here, and the files that are not scanned. */
function readSupplyChain(entry, diagnostics) {
    if (entry === undefined)
        return _facts_scan_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SUPPLY_CHAIN_POLICY */ .z;
    const what = '"supply-chain"';
    const entries = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .readMapping */ .vh)(entry.value, what, diagnostics);
    if (entries === undefined)
        return _facts_scan_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SUPPLY_CHAIN_POLICY */ .z;
    const picked = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .pickKeys */ .gn)(entries, ['allow', 'ignore'], what, diagnostics);
    return {
        allow: readAccepted(picked.get('allow'), ALLOWED, diagnostics).map(({ value, reason, place }) => ({
            name: value,
            reason,
            place,
        })),
        ignore: readPaths(picked.get('ignore'), IGNORED, diagnostics),
    };
}
/** Reads `unattacked:` of the config file: the models that nobody has to attack, and why. */
function readUnattacked(entry, diagnostics) {
    return readPaths(entry, UNATTACKED, diagnostics);
}
function readPaths(entry, kind, diagnostics) {
    return readAccepted(entry, kind, diagnostics).map(({ value, reason, place }) => ({
        path: value,
        reason,
        place,
    }));
}
/** Reads `covers:` of a model: other files that are the same model. */
function readCovers(entry, model, diagnostics) {
    if (entry === undefined)
        return [];
    const expected = 'a list of files that are the same model, such as [digits.pt]';
    if (entry.value.kind !== 'list') {
        diagnostics.reportMismatch(entry.value, '"covers"', expected);
        return [];
    }
    return entry.value.items.flatMap((item) => {
        const text = (0,_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(item);
        const found = typeof text === 'string' ? findPathFault(text) : text.found;
        if (typeof text !== 'string' || found !== undefined) {
            diagnostics.reportMismatch(item, 'an item of "covers"', IGNORED.expected, found);
            return [];
        }
        return [{ path: text, model: model ?? '', place: diagnostics.place(item.span) }];
    });
}
const ALLOWED = {
    list: '"allow"',
    key: 'name',
    expected: 'the name of a call or class as findings show it, such as mypackage.layers.build',
    findFault: _forms_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextFault */ .Xe,
};
const IGNORED = {
    list: '"ignore"',
    key: 'path',
    expected: 'a path or a pattern inside the workspace, such as tests/fixtures/**',
    findFault: findPathFault,
};
const UNATTACKED = {
    list: '"unattacked"',
    key: 'path',
    expected: 'a path or a pattern inside the workspace, such as models/old/**',
    findFault: findPathFault,
};
function readAccepted(entry, kind, diagnostics) {
    if (entry === undefined)
        return [];
    if (entry.value.kind !== 'list') {
        diagnostics.reportMismatch(entry.value, kind.list, `a list, each item starting with "- ${kind.key}:"`);
        return [];
    }
    const first = new Map();
    for (const item of entry.value.items) {
        const accepted = readItem(item, kind, diagnostics);
        if (accepted === undefined)
            continue;
        if (!first.has(accepted.value))
            first.set(accepted.value, accepted);
        else
            diagnostics.report(item.span, `${kind.list} has ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(accepted.value)} twice. Remove one.`);
    }
    return [...first.values()];
}
function readItem(item, { list, key, expected, findFault }, diagnostics) {
    const what = `an item of ${list}`;
    const entries = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .readMapping */ .vh)(item, what, diagnostics);
    if (entries === undefined)
        return undefined;
    const picked = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .pickKeys */ .gn)(entries, [key, 'reason'], what, diagnostics);
    const value = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .readChecked */ .Yi)(picked.get(key), `"${key}"`, expected, findFault, diagnostics);
    const why = 'why it is accepted, for whoever reads this later';
    const reason = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .readChecked */ .Yi)(picked.get('reason'), '"reason"', why, _forms_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextFault */ .Xe, diagnostics);
    if (value === undefined)
        diagnostics.report(item.span, `${what} has no "${key}". Give ${expected}.`);
    if (reason === undefined)
        diagnostics.report(item.span, `${what} has no "reason". Say ${why}.`);
    if (value?.value === undefined || reason?.value === undefined)
        return undefined;
    return { value: value.value, reason: reason.value, place: diagnostics.place(item.span) };
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


/***/ })

};
