export const id = 9959;
export const ids = [9959];
export const modules = {

/***/ 9959:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseOrganizationPolicy: () => (/* binding */ parseOrganizationPolicy)
});

// EXTERNAL MODULE: ./src/attacks/table.ts + 6 modules
var table = __webpack_require__(3605);
// EXTERNAL MODULE: ./src/core/attack-table.ts
var attack_table = __webpack_require__(3942);
;// CONCATENATED MODULE: ./src/facts/organization-policy.ts
/** The words that say whether a repository may use a part of its own policy. */
const PERMISSIONS = ['permitted', 'forbidden'];
/** What an attack must at least be done with, and what a model must at least be right about. */
const MINIMUM_NAMES = ['samples', 'queries', 'accuracy', 'eps'];

// EXTERNAL MODULE: ./src/settings/config/forms.ts
var config_forms = __webpack_require__(5463);
// EXTERNAL MODULE: ./src/settings/config/keys.ts
var keys = __webpack_require__(1050);
// EXTERNAL MODULE: ./src/attacks/settings.ts
var settings = __webpack_require__(7132);
;// CONCATENATED MODULE: ./src/settings/config/minimum.ts




const FORMS = {
    samples: settings/* ENGINE_SETTINGS */.T.samples,
    queries: { isWhole: true, min: 1, max: 999_999_999_999_999, example: '2000' },
    accuracy: { isWhole: false, min: 0, max: 1, example: '0.6' },
    eps: settings/* ENGINE_SETTINGS */.T.eps,
};
/**
 * Reads `minimum` of an organization's policy: values for all analyses, and for those of a task.
 * @returns undefined if it is not given
 */
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
        const value = (0,keys/* readNumber */.kz)(name, FORMS[name], picked.get(name), diagnostics);
        return value === undefined ? [] : [[name, value]];
    }));
}

// EXTERNAL MODULE: ./src/settings/config/nearest.ts
var nearest = __webpack_require__(3398);
// EXTERNAL MODULE: ./src/settings/config/policy-settings.ts
var policy_settings = __webpack_require__(260);
// EXTERNAL MODULE: ./src/settings/config/tree.ts
var tree = __webpack_require__(8206);
// EXTERNAL MODULE: ./src/settings/config/yaml-tree.ts + 3 modules
var yaml_tree = __webpack_require__(1040);
;// CONCATENATED MODULE: ./src/settings/config/organization-policy-file.ts










const KEYS = [
    'version',
    'thresholds',
    'minimum',
    'waivers',
    'baseline',
    'allow',
    'ignore',
    'required',
    'supply-chain',
    'require-attacked',
];
/**
 * Reads an organization's policy (docs/guides/organization-policy.md).
 * @param origin names the text in places
 * @returns the rules, or all problems in the order of the text
 */
function parseOrganizationPolicy(text, origin) {
    const { diagnostics, root } = (0,yaml_tree/* readYaml */.g)(text, origin);
    const rules = readRules(root, diagnostics);
    const problems = diagnostics.problems();
    return problems.length > 0 || rules === undefined ? { problems } : { rules };
}
function readRules(root, diagnostics) {
    if (root.kind !== 'mapping') {
        const expected = 'a mapping that starts with "version: 1"';
        // Through a link this can be any file of the workspace, so nothing of it is quoted.
        const found = root.kind === 'scalar' ? (root.isNull ? 'nothing' : 'a text') : undefined;
        diagnostics.reportMismatch(root, 'the policy', expected, found);
        return undefined;
    }
    const picked = (0,keys/* pickKeys */.gn)(root.entries, KEYS, 'the policy', diagnostics);
    readVersion(picked.get('version'), root.entries[0]?.keySpan ?? tree/* WHOLE_TEXT */.M, diagnostics);
    const permission = (key) => readWord(picked.get(key)?.value, `"${key}"`, PERMISSIONS, diagnostics) ?? 'permitted';
    const minimum = readMinimum(picked.get('minimum'), diagnostics);
    return {
        ...(minimum === undefined ? {} : { minimum }),
        limits: readLimits(picked.get('thresholds'), diagnostics),
        ...readWaiverRule(picked.get('waivers'), diagnostics),
        baseline: permission('baseline'),
        allow: permission('allow'),
        ignore: permission('ignore'),
        required: readRequired(picked.get('required'), diagnostics),
        requiresSupplyChain: readWord(picked.get('supply-chain')?.value, '"supply-chain"', ['required'], diagnostics) === 'required',
        requiresAttacked: readWord(picked.get('require-attacked')?.value, '"require-attacked"', ['true', 'false'], diagnostics) === 'true',
    };
}
function readVersion(entry, head, diagnostics) {
    if (entry === undefined) {
        diagnostics.report(head, '"version" is missing. Write "version: 1".');
    }
    else if (entry.value.kind !== 'scalar' || entry.value.text !== '1') {
        diagnostics.reportMismatch(entry.value, '"version"', '1, the only version of this format');
    }
}
/** Reads one of a few words; undefined if there is no value, or a wrong one, which is reported. */
function readWord(tree, what, words, diagnostics) {
    if (tree === undefined)
        return undefined;
    const text = (0,config_forms/* readText */.yR)(tree);
    const found = typeof text === 'string' ? words.find((word) => word === text.trim()) : undefined;
    if (found === undefined) {
        const expected = words.length === 1 ? (words[0] ?? '') : `one of ${words.join(', ')}`;
        diagnostics.reportMismatch(tree, what, expected, typeof text === 'string' ? (0,nearest/* quoted */.TL)(text) : text.found);
    }
    return found;
}
function readLimits(entry, diagnostics) {
    const limits = new Map();
    if (entry === undefined)
        return limits;
    const entries = (0,keys/* readMapping */.vh)(entry.value, '"thresholds"', diagnostics) ?? [];
    for (const [attack, { value }] of (0,keys/* pickKeys */.gn)(entries, table/* ATTACKS */.O5, '"thresholds"', diagnostics)) {
        const settings = (0,keys/* readMapping */.vh)(value, `"${attack}"`, diagnostics) ?? [];
        const picked = (0,keys/* pickKeys */.gn)(settings, ['threshold', 'max-increase'], `"${attack}"`, diagnostics);
        limits.set(attack, (0,policy_settings/* readPolicySettings */.o0)([...picked.values()], diagnostics));
    }
    return limits;
}
const MAX_DAYS = 'a whole number of days from 1 to 3650, such as 90';
function readWaiverRule(entry, diagnostics) {
    if (entry?.value.kind !== 'mapping') {
        return { waivers: readWord(entry?.value, '"waivers"', PERMISSIONS, diagnostics) ?? 'permitted' };
    }
    const picked = (0,keys/* pickKeys */.gn)(entry.value.entries, ['max-days'], '"waivers"', diagnostics);
    const days = (0,keys/* readChecked */.Yi)(picked.get('max-days'), '"max-days"', MAX_DAYS, findDaysFault, diagnostics);
    if (days === undefined)
        diagnostics.report(entry.keySpan, `"waivers" needs "max-days": ${MAX_DAYS}.`);
    return {
        waivers: 'permitted',
        ...(days?.value === undefined ? {} : { waiverMaxDays: Number(days.value) }),
    };
}
function findDaysFault(text) {
    const isDays = /^[1-9]\d{0,3}$/u.test(text.trim()) && Number(text) <= 3650;
    return isDays ? undefined : (0,nearest/* quoted */.TL)(text);
}
function readRequired(entry, diagnostics) {
    if (entry === undefined)
        return [];
    if (entry.value.kind !== 'list') {
        diagnostics.reportMismatch(entry.value, '"required"', 'a list, each item with "task" or "model", and "attacks"');
        return [];
    }
    return entry.value.items.flatMap((item) => readRequirement(item, diagnostics) ?? []);
}
function readRequirement(item, diagnostics) {
    const what = 'an item of "required"';
    const entries = (0,keys/* readMapping */.vh)(item, what, diagnostics);
    if (entries === undefined)
        return undefined;
    const picked = (0,keys/* pickKeys */.gn)(entries, ['task', 'model', 'attacks'], what, diagnostics);
    const [taskEntry, modelEntry] = [picked.get('task'), picked.get('model')];
    if ((taskEntry === undefined) === (modelEntry === undefined)) {
        diagnostics.report(item.span, `${what} needs either "task" or "model", to say which models it covers.`);
        return undefined;
    }
    const task = readWord(taskEntry?.value, '"task"', attack_table/* TASKS */.n3, diagnostics);
    const model = (0,keys/* readChecked */.Yi)(modelEntry, '"model"', 'the name of a model', config_forms/* findTextFault */.Xe, diagnostics)?.value;
    const attacks = readAttacks(picked.get('attacks'), item, task, diagnostics);
    if (task !== undefined)
        return { of: { task }, attacks };
    return model === undefined ? undefined : { of: { model: model.trim() }, attacks };
}
function readAttacks(entry, item, task, diagnostics) {
    const known = task === undefined ? table/* ATTACKS */.O5 : (0,table/* attacksOf */.F7)(task);
    const expected = `a list of ${known.join(', ')}`;
    if (entry === undefined) {
        diagnostics.report(item.span, `an item of "required" needs "attacks": ${expected}.`);
        return [];
    }
    if (entry.value.kind !== 'list' || entry.value.items.length === 0) {
        const found = entry.value.kind === 'list' ? 'an empty list' : undefined;
        diagnostics.reportMismatch(entry.value, '"attacks"', expected, found);
        return [];
    }
    return entry.value.items.flatMap((one) => readWord(one, '"attacks"', known, diagnostics) ?? []);
}


/***/ })

};
