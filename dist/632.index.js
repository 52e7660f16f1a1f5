export const id = 632;
export const ids = [632];
export const modules = {

/***/ 632:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderBom: () => (/* binding */ renderBom)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./src/decide/scan/judge-scan.ts
var judge_scan = __webpack_require__(4849);
// EXTERNAL MODULE: ./packages/scanner/src/rules.ts
var rules = __webpack_require__(9597);
// EXTERNAL MODULE: ./src/report/file-words.ts
var file_words = __webpack_require__(4286);
// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __webpack_require__(528);
;// CONCATENATED MODULE: ./src/report/bom/components.ts


const MAX_LENGTH = 500;
const MODEL_CARD = 'readme.md';
/** The reference of a file, by which findings name it. */
function fileReference(path) {
    return `file:${(0,sanitize/* plainLine */.h0)(path, MAX_LENGTH)}`;
}
/** Renders a component for each model file. What was seen in its bytes is `observed`; what a text says of it, `declared`. */
function modelComponents(files, analyses, target) {
    return files
        .filter(({ isModelFile, path }) => isModelFile && !isModelCard(path))
        .map((file) => {
        const card = findModelCard(file.path, files);
        return modelComponent(file, card?.observations ?? [], tasksOf(file.path, analyses), target);
    });
}
function modelComponent(file, declared, tasks, target) {
    const { path, bytes, sha256, observations } = file;
    const licences = [...namesOf([...observations, ...declared], 'licence')];
    const ancestors = namesOf(declared, 'base-model');
    const purl = packageUrl(path, target);
    return {
        type: 'machine-learning-model',
        'bom-ref': fileReference(path),
        name: (0,sanitize/* plainLine */.h0)(path, MAX_LENGTH),
        ...(target?.commit === undefined ? {} : { version: (0,sanitize/* plainLine */.h0)(target.commit, 64) }),
        ...(sha256 === undefined ? {} : { hashes: [{ alg: 'SHA-256', content: sha256 }] }),
        ...(licences.length === 0 ? {} : { licenses: licences.map(renderLicence) }),
        ...(purl === undefined ? {} : { purl }),
        ...(ancestors.length === 0
            ? {}
            : { pedigree: { ancestors: ancestors.map((name) => ({ type: 'machine-learning-model', name })) } }),
        ...modelCard(observations, declared, tasks),
        properties: [
            { name: 'model-security:observed:bytes', value: String(bytes) },
            ...properties('observed', observations),
            ...properties('declared', declared),
            ...tasks.map((value) => ({ name: 'model-security:declared:task', value })),
        ],
    };
}
function modelCard(observed, declared, tasks) {
    const task = tasks[0] ?? namesOf(declared, 'task')[0];
    const architecture = namesOf([...observed, ...declared], 'architecture')[0];
    const datasets = namesOf(declared, 'dataset');
    const parameters = {
        ...(0,present/* present */.E)({ task, modelArchitecture: architecture }),
        ...(datasets.length === 0 ? {} : { datasets: datasets.map((name) => ({ type: 'dataset', name })) }),
    };
    return Object.keys(parameters).length === 0 ? {} : { modelCard: { modelParameters: parameters } };
}
/** Renders a component for each file or folder of data that the config file names. */
function dataComponents(files, analyses) {
    const digests = new Map(files.map(({ path, sha256 }) => [path, sha256]));
    const slots = new Map();
    for (const { slot, path } of analyses.flatMap(({ artifacts }) => artifacts)) {
        if (slot !== 'model')
            slots.set(path, (slots.get(path) ?? new Set()).add(slot));
    }
    return [...slots]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([path, used]) => {
        const sha256 = digests.get(path);
        const name = (0,sanitize/* plainLine */.h0)(path, MAX_LENGTH);
        return {
            type: 'data',
            'bom-ref': `data:${name}`,
            name,
            ...(sha256 === undefined ? {} : { hashes: [{ alg: 'SHA-256', content: sha256 }] }),
            data: [{ type: 'dataset', name }],
            properties: [...used].sort().map((value) => ({ name: 'model-security:declared:slot', value })),
        };
    });
}
function properties(how, observations) {
    const entries = observations.map((observation) => {
        const { name, version } = nameOf(observation);
        const value = version === undefined ? name : `${name} ${version}`;
        return { name: `model-security:${how}:${observation.kind}`, value: (0,sanitize/* plainLine */.h0)(value, MAX_LENGTH) };
    });
    return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}
function namesOf(observations, kind) {
    const names = observations
        .filter((observation) => observation.kind === kind)
        .map((observation) => (0,sanitize/* plainLine */.h0)(nameOf(observation).name, MAX_LENGTH));
    return [...new Set(names)].filter((name) => name !== '');
}
function nameOf(observation) {
    switch (observation.kind) {
        case 'format':
            return { ...observation, name: observation.format };
        case 'model':
            return { name: observation.model.role };
        case 'licence':
            return { name: observation.text };
        case 'framework':
        case 'architecture':
        case 'base-model':
        case 'dataset':
        case 'task':
            return observation;
    }
}
function isModelCard(path) {
    return path.slice(path.lastIndexOf('/') + 1).toLowerCase() === MODEL_CARD;
}
/** Finds the model card of a file: in its folder, or else in the nearest folder above. */
function findModelCard(path, files) {
    const cards = new Map(files.filter((file) => isModelCard(file.path)).map((file) => [folderOf(file.path), file]));
    for (let folder = folderOf(path);; folder = folderOf(folder)) {
        const card = cards.get(folder);
        if (card !== undefined || folder === '')
            return card;
    }
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function tasksOf(path, analyses) {
    const own = analyses.filter(({ artifacts }) => artifacts.some((artifact) => artifact.slot === 'model' && artifact.path === path));
    return [...new Set(own.map(({ task }) => task))];
}
/** The address of a file as a package URL, if the repository is one of github.com at a known commit. */
function packageUrl(path, target) {
    const repository = /^https:\/\/github\.com\/([\w.-]+)\/([\w.-]+?)(?:\.git)?$/u.exec(target?.repoUrl ?? '');
    if (repository === null || target?.commit === undefined)
        return undefined;
    const [, owner = '', name = ''] = repository;
    const file = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
    return `pkg:github/${owner.toLowerCase()}/${name.toLowerCase()}@${encodeURIComponent(target.commit)}#${file}`;
}
/** SPDX identifiers by the spellings that model cards use; a licence that is not listed keeps its name as written. */
const SPDX = new Map([
    ...['Apache-2.0', 'MIT', 'BSD-2-Clause', 'BSD-3-Clause', 'GPL-2.0-only', 'GPL-3.0-only', 'AGPL-3.0-only'],
    ...['LGPL-2.1-only', 'LGPL-3.0-only', 'MPL-2.0', 'ISC', 'Unlicense', 'CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0'],
    ...['CC-BY-SA-4.0', 'CC-BY-NC-4.0', 'CC-BY-ND-4.0', 'CC-BY-NC-SA-4.0', 'CC-BY-NC-ND-4.0', 'BSL-1.0'],
    ...['Artistic-2.0', 'EPL-2.0', 'WTFPL', 'Zlib', 'AFL-3.0', 'ECL-2.0', 'EUPL-1.2', 'OFL-1.1'],
    'PostgreSQL',
].map((id) => [id.toLowerCase(), id]));
/** Returns a licence for CycloneDX. It is `declared`: nobody compared it with the files. */
function renderLicence(text) {
    const id = SPDX.get(text.trim().toLowerCase());
    return { license: { ...(id === undefined ? { name: text } : { id }), acknowledgement: 'declared' } };
}

;// CONCATENATED MODULE: ./src/report/bom/vulnerabilities.ts






const vulnerabilities_MAX_LENGTH = 1000;
const RATINGS = {
    critical: 'critical',
    high: 'high',
    review: 'medium',
    'not-scanned': 'unknown',
};
/** Renders the findings, each linked to the file that it is in. */
function renderVulnerabilities(findings) {
    const distinct = new Map(findings.map((finding) => [(0,judge_scan/* identityOf */.cu)(finding), finding]));
    return [...distinct].map(([identity, finding]) => {
        const { rule, severity, path } = finding;
        const { title, what, why, actions, cwe } = rules/* RULES */.y0[rule];
        const subject = (0,file_words/* formatSubject */.QK)(finding);
        return {
            'bom-ref': `finding:${(0,external_node_crypto_.createHash)('sha256').update(identity).digest('hex').slice(0, 16)}`,
            id: `model-security/${rule}`,
            source: { name: 'Model Security Scan' },
            ratings: [{ severity: RATINGS[severity], method: 'other' }],
            ...(cwe === undefined ? {} : { cwes: [cwe] }),
            description: (0,sanitize/* plainLine */.h0)(`${title}${subject === '' ? '' : `: ${subject}`}. At ${(0,file_words/* formatPlace */.dE)(finding)}.`, vulnerabilities_MAX_LENGTH),
            detail: (0,sanitize/* plainLine */.h0)(`${what} ${why} ${(0,file_words/* formatEffect */.Ti)(finding)} ${(0,file_words/* formatStanding */.Oj)(finding)}`, vulnerabilities_MAX_LENGTH * 2),
            recommendation: actions.join(' '),
            affects: [{ ref: fileReference(path) }],
        };
    });
}

;// CONCATENATED MODULE: ./src/report/bom/bom.ts




/**
 * Renders a bill of materials of the models and their data: CycloneDX 1.6, as JSON (https://cyclonedx.org/docs/1.6/json/).
 * It has no time and no random number, so that the same files give the same bytes.
 */
function renderBom(source) {
    const { supplyChain, analyses, target, actionRef } = source;
    const models = modelComponents(supplyChain.files, analyses, target);
    const data = dataComponents(supplyChain.files, analyses);
    const body = {
        metadata: {
            tools: {
                components: [
                    {
                        type: 'application',
                        name: 'Model Security Scan',
                        ...(actionRef === '' ? {} : { version: (0,sanitize/* plainLine */.h0)(actionRef, 200) }),
                    },
                ],
            },
            ...(target === undefined ? {} : { component: repositoryComponent(target) }),
        },
        components: [...models, ...data],
        vulnerabilities: renderVulnerabilities(supplyChain.findings),
    };
    const bom = {
        $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
        bomFormat: 'CycloneDX',
        specVersion: '1.6',
        serialNumber: serialNumber(JSON.stringify(body)),
        version: 1,
        ...body,
    };
    return `${JSON.stringify(bom, undefined, 2)}\n`;
}
function repositoryComponent({ repoUrl, commit }) {
    return {
        type: 'application',
        'bom-ref': 'repository',
        name: (0,sanitize/* plainLine */.h0)(repoUrl, 500),
        ...(commit === undefined ? {} : { version: (0,sanitize/* plainLine */.h0)(commit, 64) }),
    };
}
/** A UUID that the content decides (RFC 9562, version 8). */
function serialNumber(content) {
    const hex = (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex');
    const variant = ((Number.parseInt(hex.slice(16, 17), 16) % 4) + 8).toString(16);
    const uuid = [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `8${hex.slice(13, 16)}`,
        `${variant}${hex.slice(17, 20)}`,
        hex.slice(20, 32),
    ];
    return `urn:uuid:${uuid.join('-')}`;
}


/***/ })

};
