export const id = 8840;
export const ids = [8840];
export const modules = {

/***/ 8840:
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
// EXTERNAL MODULE: ./src/settings/config/supply-chain-section.ts
var supply_chain_section = __webpack_require__(2687);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/attacks/table.ts + 6 modules
var table = __webpack_require__(3605);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/scanner/rules/rules.ts + 1 modules
var rules = __webpack_require__(7060);
// EXTERNAL MODULE: ./src/settings/config/forms.ts
var config_forms = __webpack_require__(5463);
// EXTERNAL MODULE: ./src/settings/config/policy-settings.ts
var policy_settings = __webpack_require__(260);
;// CONCATENATED MODULE: ./src/settings/config/waivers.ts










const WAIVER_KEYS = ['finding', 'until', 'reason', 'max-score', 'sha256'];
/**
 * Reads `waivers:` of the config file: the findings that are accepted for a time.
 * @param declared the names of all analyses in the config file, whether or not they run
 */
function readWaivers(entry, declared, diagnostics) {
    if (entry === undefined)
        return [];
    if (entry.value.kind !== 'list') {
        diagnostics.reportMismatch(entry.value, '"waivers"', 'a list, each item starting with "- finding:"');
        return [];
    }
    const first = new Map();
    for (const item of entry.value.items) {
        const waiver = readWaiver(item, declared, diagnostics);
        if (waiver === undefined)
            continue;
        const key = keyOf(waiver);
        const before = first.get(key);
        if (before === undefined)
            first.set(key, waiver);
        else
            diagnostics.report(item.span, describeDuplicate(waiver, before));
    }
    return [...first.values()];
}
/** Two waivers with one key are about the same finding. Each content of a file has its own waiver. */
function keyOf({ finding, file, sha256 }) {
    return file === undefined ? (0,fold_name/* foldName */.z)(finding) : JSON.stringify([file.rule, file.path, sha256]);
}
function describeDuplicate({ finding, place }, before) {
    const places = `${(0,problem/* describePlace */.df)(before.place)} and ${(0,problem/* describePlace */.df)(place)}`;
    return `${(0,nearest/* quoted */.TL)(finding)} is waived twice, at ${places}. Keep one of the two.`;
}
const WHY = 'why the finding is accepted, for whoever reads this later';
function readWaiver(item, declared, diagnostics) {
    const what = 'a waiver';
    const entries = (0,keys/* readMapping */.vh)(item, what, diagnostics);
    if (entries === undefined)
        return undefined;
    const picked = (0,keys/* pickKeys */.gn)(entries, WAIVER_KEYS, what, diagnostics);
    for (const [key, expected] of [
        ['finding', FINDING],
        ['until', LAST_DAY],
        ['reason', WHY],
    ]) {
        if (!picked.has(key))
            diagnostics.report(item.span, `a waiver needs "${key}": ${expected}.`);
    }
    const about = readFinding(picked.get('finding'), declared, diagnostics);
    const until = (0,keys/* readChecked */.Yi)(picked.get('until'), '"until"', LAST_DAY, findDayFault, diagnostics)?.value;
    const reason = (0,keys/* readChecked */.Yi)(picked.get('reason'), '"reason"', WHY, config_forms/* findTextFault */.Xe, diagnostics)?.value;
    const limits = about === undefined ? undefined : readLimits(picked, about, item, diagnostics);
    if (about === undefined || until === undefined || reason === undefined || limits === undefined) {
        return undefined;
    }
    return {
        ...about,
        until: until.trim(),
        endsAtMs: dayAfterMs(until.trim()),
        reason,
        ...limits,
        ...declaration(about, declared),
        place: diagnostics.place(item.span),
    };
}
function isDeclaredName(finding, declared) {
    return declared.some((name) => (0,fold_name/* foldName */.z)(name) === (0,fold_name/* foldName */.z)(finding));
}
function declaration({ finding, file }, declared) {
    const isDeclared = file !== undefined || isDeclaredName(finding, declared);
    const meant = isDeclared ? undefined : (0,nearest/* nearest */.pA)(finding, declared);
    return { isDeclared, ...(meant === undefined ? {} : { nearest: meant }) };
}
const FINDING = 'an analysis, such as digits/evasion, or a rule and a file, such as pickle-unknown-call:models/net.pkl';
function readFinding(entry, declared, diagnostics) {
    const text = (0,keys/* readChecked */.Yi)(entry, '"finding"', FINDING, config_forms/* findTextFault */.Xe, diagnostics)?.value;
    if (entry === undefined || text === undefined)
        return undefined;
    const about = parseFinding(text.trim());
    if ('finding' in about && about.finding.includes('*') && !isDeclaredName(about.finding, declared)) {
        const message = `"finding" is ${(0,nearest/* quoted */.TL)(text)}, but there are no wildcards: name each finding.`;
        diagnostics.report(entry.value.span, message);
        return undefined;
    }
    if ('file' in about || 'finding' in about)
        return about;
    diagnostics.report(entry.value.span, `"finding" is ${(0,nearest/* quoted */.TL)(text)}${about.fault} Expected ${FINDING}.`);
    return undefined;
}
/** The names of models may have a colon, so what stands before one is a rule only if it is a known one. */
function parseFinding(text) {
    const [before, path] = splitAt(text, text.indexOf(':'));
    const rule = rules/* RULE_IDS */.I.find((id) => id === before.replace(/^model-security\//u, ''));
    if (rule !== undefined) {
        const fault = (0,supply_chain_section/* findPathFault */.PC)(path);
        if (fault !== undefined)
            return { fault: `: it names ${fault}.` };
        return { finding: text, file: { rule, path: external_node_path_.posix.normalize(path) } };
    }
    const [, attack] = splitAt(text, text.lastIndexOf('/'));
    const isAnalysis = !text.includes(':') || table/* ATTACKS */.O5.some((name) => name === attack.toLowerCase());
    if (text.includes('/') && isAnalysis)
        return { finding: text };
    return {
        fault: text.includes(':')
            ? `, but there is no rule ${(0,nearest/* quoted */.TL)(before)}${(0,nearest/* didYouMean */.au)(before, rules/* RULE_IDS */.I)}`
            : '.',
    };
}
function splitAt(text, index) {
    return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}
const CONTENT = 'the SHA-256 of the file as the finding shows it, 64 hexadecimal digits';
/** Reads what bounds a waiver: a score for an analysis, the content of a file for a finding in it. */
function readLimits(picked, { file }, item, diagnostics) {
    const [score, content] = [picked.get('max-score'), picked.get('sha256')];
    if (file === undefined) {
        if (content !== undefined) {
            diagnostics.report(content.keySpan, 'a waiver of an analysis takes no "sha256". Remove it, or use "max-score".');
        }
        const maxScore = score === undefined
            ? undefined
            : (0,policy_settings/* readScore */.Bg)(score, 'the highest score that is accepted, such as 0.6', diagnostics);
        return maxScore === undefined ? {} : { maxScore };
    }
    if (score !== undefined) {
        diagnostics.report(score.keySpan, 'a waiver of a finding in a file takes no "max-score". Remove it.');
    }
    if (content === undefined) {
        const why = 'so that another file under the same name is not waived';
        diagnostics.report(item.span, `a waiver of a finding in a file needs "sha256", ${why}: ${CONTENT}.`);
        return undefined;
    }
    const findFault = (text) => /^[0-9a-f]{64}$/iu.test(text.trim()) ? undefined : (0,nearest/* quoted */.TL)(text);
    const sha256 = (0,keys/* readChecked */.Yi)(content, '"sha256"', CONTENT, findFault, diagnostics)?.value;
    return sha256 === undefined ? undefined : { sha256: sha256.trim().toLowerCase() };
}
const LAST_DAY = 'the last day of the waiver, such as 2027-03-31, in UTC';
function findDayFault(text) {
    const day = text.trim();
    if (!/^\d{4}-\d{2}-\d{2}$/u.test(day))
        return (0,nearest/* quoted */.TL)(text);
    const isReal = new Date(dayAfterMs(day) - DAY_MS).toISOString().startsWith(day);
    return isReal ? undefined : `${(0,nearest/* quoted */.TL)(day)}, which is not a day in the calendar`;
}
const DAY_MS = 24 * 60 * 60 * 1000;
/** The first moment after a day, in UTC. */
function dayAfterMs(day) {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    return Date.UTC(year, month - 1, date) + DAY_MS;
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
    const { models, supplyChain, waivers } = readFile(root, rules, diagnostics);
    const problems = diagnostics.problems();
    const readable = models.flatMap((model) => model.specs);
    return {
        analyses: problems.length > 0 ? [] : readable,
        readable,
        problems,
        declared: listDeclared(models),
        supplyChain,
        waivers,
        secrets: [...diagnostics.secrets],
    };
}
const NOTHING = { models: [], supplyChain: scan_outcome/* NO_SUPPLY_CHAIN_POLICY */.z, waivers: [] };
const TOP_KEYS = ['version', 'models', 'waivers', 'unattacked', 'supply-chain'];
/** A file with one of these says something without any model. */
const OTHER_KEYS = ['waivers', 'unattacked', 'supply-chain'];
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
    const entries = (0,keys/* pickKeys */.gn)(root.entries, TOP_KEYS, 'the file', diagnostics);
    readVersion(entries.get('version'), root, diagnostics);
    const accepted = (0,supply_chain_section/* readSupplyChain */.dL)(entries.get('supply-chain'), diagnostics);
    const unattacked = (0,supply_chain_section/* readUnattacked */.v4)(entries.get('unattacked'), diagnostics);
    const models = entries.get('models');
    // A team that only has its files scanned needs no models.
    if (models === undefined && !OTHER_KEYS.some((key) => entries.has(key))) {
        diagnostics.report(findHead(root), `"models" is missing. ${SKELETON}`);
    }
    const found = models === undefined ? [] : readModels(models, rules, diagnostics);
    const declared = [...listDeclared(found)].flatMap(([model, attacks]) => attacks.map((attack) => `${model}/${attack}`));
    const supplyChain = { ...accepted, unattacked, covers: found.flatMap(({ covers }) => covers) };
    return { models: found, supplyChain, waivers: readWaivers(entries.get('waivers'), declared, diagnostics) };
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
