export const id = 7581;
export const ids = [7581];
export const modules = {

/***/ 7581:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findWorker: () => (/* binding */ findWorker),
  f: () => (/* binding */ scanArtifacts),
  scanRepository: () => (/* binding */ scanRepository)
});

// UNUSED EXPORTS: resolveModels

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/decide/judge-findings.ts
var judge_findings = __webpack_require__(5834);
// EXTERNAL MODULE: ./src/decide/judge-scan.ts
var judge_scan = __webpack_require__(8637);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/report/unattackable-words.ts
var unattackable_words = __webpack_require__(1315);
// EXTERNAL MODULE: ./src/run/model-coverage.ts + 2 modules
var model_coverage = __webpack_require__(8761);
// EXTERNAL MODULE: ./src/core/log.ts
var log = __webpack_require__(4325);
// EXTERNAL MODULE: ./src/run/active-run.ts
var active_run = __webpack_require__(423);
;// CONCATENATED MODULE: ./src/artifacts/bind-to-scan.ts


/**
 * From now on a file is only sent with the content that was scanned, even if its path led elsewhere during the scan.
 * @param contents of the scanned files, by their path relative to the workspace
 */
async function bindToScan(analyses, artifactPath, contents, workspace) {
    const root = await (0,promises_.realpath)(workspace);
    const artifacts = analyses.flatMap((analysis) => analysis.artifacts);
    for (const { files } of artifacts.filter((artifact) => artifact.path === artifactPath)) {
        for (const { absolutePath, bytes, hashed } of files) {
            const content = contents.get(external_node_path_default().relative(root, absolutePath).replaceAll((external_node_path_default()).sep, '/'));
            if (content === undefined)
                continue;
            if (typeof content === 'string')
                hashed.sha256 ??= content;
            else
                hashed.parts = content.parts;
            // A file that changed after it was hashed was not scanned with the content that would be sent: nothing has this hash.
            const isSame = typeof content === 'string' ? hashed.sha256 === content : bytes === content.bytes;
            if (!isSame)
                hashed.sha256 = '';
        }
    }
}

;// CONCATENATED MODULE: ./src/run/supply-chain-step.ts













/**
 * Scans the model files of the repository (docs/supply-chain.md).
 * @throws InvalidInputError if a path or pattern is wrong or matches nothing
 */
async function scanRepository(active) {
    const { runner, settings, signal } = active;
    const { supplyChain: policy, workspace } = settings;
    const { scanWorkspace, PatternError } = await Promise.all(/* import() */[__webpack_require__.e(9440), __webpack_require__.e(1225)]).then(__webpack_require__.bind(__webpack_require__, 9440));
    const models = await resolveModels(settings);
    const report = await scanWorkspace({
        root: workspace,
        models,
        paths: policy.paths,
        ignore: policy.ignore.map((entry) => entry.path),
        known: active.cleanFiles?.known ?? new Map(),
        worker: findWorker(),
        signal,
        progress: (text) => {
            runner.log.info(text);
        },
    }).catch((error) => {
        throw error instanceof PatternError ? wrongPattern(active, error.pattern, error.message) : error;
    });
    active.cleanFiles?.add(report.files);
    if (settings.supplyChain.paths.includes('.'))
        requireFiles(report);
    requireMatches(report.unmatchedPaths);
    warnOfUnmatched(active, report);
    const judged = (0,judge_findings/* decideFiles */.Gw)((0,judge_scan/* judgeScan */.Bw)(report, policy, 'workspace'), (0,active_run/* policyOf */.U)(active));
    const coverage = (0,model_coverage.coverModels)(judged.files, models, settings);
    for (const { place, message } of coverage.warnings)
        runner.log.warning(message, place);
    const outcome = { ...judged, ...coverage.models };
    const { fileCount, bytes, unchangedCount } = outcome;
    const unchanged = unchangedCount === 0 ? '' : `, ${(0,number_words/* counted */.hS)(unchangedCount, 'file', 'files')} unchanged`;
    runner.log.info(`Supply chain: ${(0,number_words/* counted */.hS)(fileCount, 'file', 'files')}, ${(0,number_words/* byteWords */.G4)(bytes)}${unchanged}; ` +
        `${(0,number_words/* counted */.hS)(outcome.findings.length, 'finding', 'findings')}.`);
    tellUnattacked(active, outcome);
    return { outcome, report };
}
/** The paths of the analyses' models as the scan names files: links resolved, relative to the workspace. */
async function resolveModels({ workspace, modelPaths, }) {
    const root = await (0,promises_.realpath)(workspace);
    return Promise.all([...new Set(modelPaths)].map(async (model) => {
        const absolute = external_node_path_default().resolve(root, model);
        // A model that is missing has its own message.
        const real = await (0,promises_.realpath)(absolute).catch(() => absolute);
        return external_node_path_default().relative(root, real).replaceAll((external_node_path_default()).sep, '/');
    }));
}
function tellUnattacked({ runner }, outcome) {
    const { unattacked = [], acceptedModels = [], unattackable = [] } = outcome;
    for (const { path: file, whatToDo, lines } of unattacked.slice(0, log/* MAX_WARNINGS */.r)) {
        runner.log.group(`Not attacked: ${(0,sanitize/* plainLine */.h0)(file, 300)}. ${whatToDo}`, lines);
    }
    for (const { path: file, reason } of acceptedModels.slice(0, log/* MAX_WARNINGS */.r)) {
        runner.log.info(`Not attacked, as the config file accepts: ${(0,sanitize/* plainLine */.h0)(`${file} (${reason})`, 500)}`);
    }
    if (unattackable.length > 0)
        runner.log.info((0,unattackable_words/* unattackableWords */.Z)(unattackable));
}
/** Scans the files that are about to be uploaded. An analysis with a file that runs code when it is loaded is not submitted. */
async function scanArtifacts(active, analyses, repository) {
    const { settings, signal, cleanFiles } = active;
    const { scanArtifacts: scanFiles } = await Promise.all(/* import() */[__webpack_require__.e(9440), __webpack_require__.e(1225)]).then(__webpack_require__.bind(__webpack_require__, 9440));
    const paths = [...new Set(analyses.flatMap(({ artifacts }) => artifacts.map((artifact) => artifact.path)))];
    const scope = repository === undefined ? 'artifacts' : 'workspace';
    const stopped = new Map();
    let outcome = repository?.outcome;
    const reports = await scanFiles({
        root: settings.workspace,
        models: await resolveModels(settings),
        artifacts: paths,
        needsDigest: neededDigests(cleanFiles, repository),
        known: knownFiles(cleanFiles, repository?.report),
        worker: findWorker(),
        signal,
        progress: () => undefined,
    });
    for (const [index, report] of reports.entries()) {
        const artifact = paths[index] ?? '';
        cleanFiles?.add(report.files);
        await bindToScan(analyses, artifact, report.contents, settings.workspace);
        const scan = (0,judge_findings/* decideFiles */.Gw)((0,judge_scan/* judgeScan */.Bw)(report, settings.supplyChain, scope), (0,active_run/* policyOf */.U)(active));
        const critical = scan.findings.find(({ severity, standing }) => severity === 'critical' && standing === 'flagged');
        if (critical !== undefined)
            stopped.set(artifact, critical);
        outcome = outcome === undefined ? scan : (0,judge_scan/* combineScans */.oL)(outcome, scan);
    }
    const hasAny = repository !== undefined || (outcome?.findings.length ?? 0) > 0;
    return {
        outcome: hasAny ? outcome : undefined,
        refusalOf: ({ artifacts }) => {
            const found = artifacts.flatMap((artifact) => stopped.get(artifact.path) ?? [])[0];
            return found === undefined ? undefined : describeRefusal(found);
        },
    };
}
/** Whoever keeps results, or reports all files, needs digests, but those of the scan of the repository are known. */
function neededDigests(cleanFiles, repository) {
    if (repository === undefined)
        return cleanFiles === undefined ? () => false : 'all';
    const known = new Set(repository.report.files.flatMap(({ path, sha256 }) => (sha256 === undefined ? [] : [path])));
    return (file) => !known.has(file);
}
function describeRefusal({ path: file, excerpt, subject }) {
    const what = excerpt ?? subject;
    return (`It was not submitted: "${file}" runs code when it is loaded${what === '' ? '' : ` (${what})`}. ` +
        'Nobody should load that file: see the findings of the supply-chain scan.');
}
/** What earlier runs, and the scan of the repository, found of files by their SHA-256. */
function knownFiles(cleanFiles, report) {
    const known = new Map(cleanFiles?.known);
    for (const { sha256, reusable } of report?.files ?? []) {
        if (sha256 !== undefined && reusable !== undefined)
            known.set(sha256, reusable);
    }
    return known;
}
/** Finds the program of the scan's thread: beside the bundle, or in the source if the action runs from there. */
function findWorker() {
    const isSource = import.meta.url.endsWith('.ts');
    return (0,external_node_url_.pathToFileURL)(isSource
        ? external_node_path_default().resolve(import.meta.dirname, '../scanner/worker.ts')
        : external_node_path_default().join(import.meta.dirname, 'scanner', 'index.js'));
}
function wrongPattern({ settings }, pattern, message) {
    const ignored = settings.supplyChain.ignore.find((entry) => entry.path === pattern);
    const place = ignored?.place ?? { kind: 'input', input: 'supply-chain-paths' };
    return new problem/* InvalidInputError */.oC([{ place, message }]);
}
/** A path that matches nothing may be misspelt, and a scan of nothing is no clean one. */
function requireMatches(unmatched) {
    if (unmatched.length === 0)
        return;
    throw new problem/* InvalidInputError */.oC(unmatched.map((one) => {
        const message = `"${one}" matches no file, so nothing was scanned there. Check the spelling, or remove it.`;
        return { place: { kind: 'input', input: 'supply-chain-paths' }, message };
    }));
}
/** A workspace without any file is one that was not checked out: nothing is known of the repository. */
function requireFiles({ counts }) {
    if (counts.filesSeen + counts.ignored > 0)
        return;
    const message = 'There is no file to scan, so nothing is known of the models. In a workflow, check the repository out before this ' +
        'step (actions/checkout); elsewhere, run this in the folder that holds them.';
    throw new problem/* InvalidInputError */.oC([{ place: { kind: 'input', input: 'supply-chain-paths' }, message }]);
}
function warnOfUnmatched({ runner, settings }, report) {
    const { allow, ignore } = settings.supplyChain;
    for (const { name, place } of (0,judge_scan/* unmatchedNames */.ql)(report.findings, { allow })) {
        runner.log.warning(`"allow" names "${name}", which no finding has. Check the spelling, or remove it.`, place);
    }
    for (const { path: pattern, place } of ignore) {
        if (!report.unmatchedIgnores.includes(pattern))
            continue;
        runner.log.warning(`"ignore" has "${pattern}", which matches no file. Check it, or remove it.`, place);
    }
}


/***/ })

};
