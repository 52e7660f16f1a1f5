export const id = 7559;
export const ids = [7559];
export const modules = {

/***/ 7559:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseConfig: () => (/* binding */ parseConfig)
});

// EXTERNAL MODULE: ./src/settings/config/config-rules.ts
var config_rules = __webpack_require__(1786);
// EXTERNAL MODULE: ./src/settings/config/keys.ts
var keys = __webpack_require__(1050);
// EXTERNAL MODULE: ./src/settings/config/models.ts + 1 modules
var config_models = __webpack_require__(3190);
// EXTERNAL MODULE: ./src/text/fold-name.ts
var fold_name = __webpack_require__(8182);
// EXTERNAL MODULE: ./src/settings/config/nearest.ts
var nearest = __webpack_require__(3398);
// EXTERNAL MODULE: ./src/settings/config/tree.ts
var tree = __webpack_require__(8206);
// EXTERNAL MODULE: ./src/facts/scan-outcome.ts
var scan_outcome = __webpack_require__(2235);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/attacks/table.ts + 6 modules
var table = __webpack_require__(3605);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
;// CONCATENATED MODULE: ./src/facts/acceptance.ts
/** What an entry of `accept` can name: a finding, a call or class, files, or a model that nothing attacks. */
const ACCEPT_KEYS = ['finding', 'name', 'files', 'model'];

// EXTERNAL MODULE: ./src/scanner/rules/rules.ts + 1 modules
var rules = __webpack_require__(7060);
// EXTERNAL MODULE: ./src/settings/config/files-section.ts
var files_section = __webpack_require__(8821);
// EXTERNAL MODULE: ./src/settings/config/forms.ts
var config_forms = __webpack_require__(5463);
// EXTERNAL MODULE: ./src/settings/config/policy-settings.ts
var policy_settings = __webpack_require__(260);
;// CONCATENATED MODULE: ./src/settings/config/accept.ts











const TEXT_KEYS = [...ACCEPT_KEYS, 'sha256', 'until', 'reason'];
const LIMIT_KEYS = ['not-tested', 'max-score', 'sha256'];
/** What each key takes, for messages, and what is wrong with a text, which fits after `found`. */
const FORMS = {
    finding: [
        'an analysis, such as digits/evasion, or a rule and a file, such as pickle-unknown-call:models/net.pkl',
        config_forms/* findTextFault */.Xe,
    ],
    name: [
        'a call or class as findings show it, such as mypackage.layers.build, or the start of several, such as mypackage.*',
        config_forms/* findTextFault */.Xe,
    ],
    files: ['a path or a pattern inside the workspace, such as vendor/**', files_section/* findPathFault */.PC],
    model: ['a path or a pattern inside the workspace, such as models/old.joblib', files_section/* findPathFault */.PC],
    'not-tested': ['true', (text) => (text.trim() === 'true' ? undefined : (0,nearest/* quoted */.TL)(text))],
    sha256: ['the SHA-256 of the file as the finding shows it, 64 hexadecimal digits', findDigestFault],
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
    const [key, ...others] = ACCEPT_KEYS.filter((name) => picked.has(name));
    if (key === undefined || others.length > 0) {
        diagnostics.report(item.span, `${WHAT} needs exactly one of ${ACCEPT_KEYS.join(', ')}.`);
        return undefined;
    }
    const what = readText(key, picked, diagnostics);
    const reason = readText('reason', picked, diagnostics);
    const limits = readLimits(picked, diagnostics);
    const named = what === undefined ? undefined : readWhat(key, what, declared);
    if (typeof named === 'string') {
        const message = `"${key}" is ${(0,nearest/* quoted */.TL)(what ?? '')}${named} Expected ${FORMS[key][0]}.`;
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
    return (0,keys/* readChecked */.Yi)(picked.get(key), `"${key}"`, ...FORMS[key], diagnostics)?.value?.trim();
}
function readLimits(picked, diagnostics) {
    const score = picked.get('max-score');
    const maxScore = score === undefined ? undefined : (0,policy_settings/* readScore */.Bg)(score, SCORE, diagnostics);
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
        diagnostics.report(item.span, `an entry for ${(0,nearest/* quoted */.TL)(what)} needs "${name}": ${FORMS[name][0]}.`);
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
        const fault = (0,files_section/* findPathFault */.PC)(path);
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
function findDigestFault(text) {
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

// EXTERNAL MODULE: ./src/core/attack-table.ts
var attack_table = __webpack_require__(3942);
;// CONCATENATED MODULE: ./src/settings/config/service-section.ts




/** The names in braces that an address may hold; each is replaced by its value, percent-encoded. */
const BRACES = {
    status: ['job_id'],
    report: ['job_id', 'report_type', 'file_format'],
};
const PATH_NAMES = ['status', 'report'];
/** Reads `service:` of the config file: what a service holds already, and the addresses that the service spec leaves open. */
function readServiceSection(entry, diagnostics) {
    if (entry === undefined)
        return {};
    const entries = (0,keys/* readMapping */.vh)(entry.value, '"service"', diagnostics);
    if (entries === undefined)
        return {};
    const picked = (0,keys/* pickKeys */.gn)(entries, ['not-sent', 'paths'], '"service"', diagnostics);
    const notSent = readNotSent(picked.get('not-sent'), diagnostics);
    const paths = readPaths(picked.get('paths'), diagnostics);
    return {
        ...(notSent.length === 0 ? {} : { notSent }),
        ...(Object.keys(paths).length === 0 ? {} : { paths }),
    };
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
        const findFault = (path) => findPathFault(path, BRACES[name]);
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
function findPathFault(path, known) {
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

// EXTERNAL MODULE: ./src/attacks/settings.ts
var settings = __webpack_require__(7132);
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
    const { isWhole, min, max, example } = settings/* ENGINE_SETTINGS */.T[name];
    return { meaning, isWhole, min, max, example };
}

;// CONCATENATED MODULE: ./src/settings/config/requirements.ts





/** The keys of a config file that require something of its analyses and models. */
const REQUIREMENT_KEYS = ['minimum', 'require-attacked'];
/** Reads `minimum` and `require-attacked` of a config file. */
function readRequirements(entries, diagnostics) {
    const minimum = readMinimum(entries.get('minimum'), diagnostics);
    const attacked = entries.get('require-attacked');
    const isRequired = attacked !== undefined && readSwitch(attacked, diagnostics);
    return {
        ...(minimum === undefined ? {} : { minimum }),
        ...(isRequired ? { requireAttacked: diagnostics.place(attacked.keySpan) } : {}),
    };
}
function readSwitch({ value }, diagnostics) {
    const text = (0,config_forms/* readText */.yR)(value);
    if (typeof text === 'string' && ['true', 'false'].includes(text.trim()))
        return text.trim() === 'true';
    const found = typeof text === 'string' ? (0,nearest/* quoted */.TL)(text) : text.found;
    diagnostics.reportMismatch(value, '"require-attacked"', 'true or false', found);
    return false;
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
    const { diagnostics, root } = (0,yaml_tree/* readYaml */.g)(text, { kind: 'file', file });
    const { models, supplyChain, accept, service, requirements } = readFile(root, rules, diagnostics);
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
function readFile(root, rules, diagnostics) {
    if (root.kind === 'scalar' && root.isNull) {
        diagnostics.report(tree/* WHOLE_TEXT */.M, `the file is empty. ${SKELETON}`);
        return NOTHING;
    }
    if (root.kind !== 'mapping') {
        // Through a link this can be any file of the workspace, even one with credentials, so nothing of it is quoted.
        const found = root.kind === 'scalar' ? 'a text' : undefined;
        diagnostics.reportMismatch(root, 'the file', 'a mapping with "version" and "models"', found);
        return NOTHING;
    }
    const isOld = ({ key }) => OLD_ACCEPT_KEYS.some((old) => old === key);
    for (const entry of root.entries.filter(isOld))
        refuseOldAcceptKey(entry, diagnostics);
    const known = root.entries.filter((entry) => !isOld(entry));
    const entries = (0,keys/* pickKeys */.gn)(known, TOP_KEYS, 'the file', diagnostics);
    readVersion(entries.get('version'), root, diagnostics);
    const files = (0,files_section/* readFiles */.Ul)(entries.get('files'), diagnostics);
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
        .map((item) => (0,config_models/* readModel */.k)(item, rules, diagnostics))
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
