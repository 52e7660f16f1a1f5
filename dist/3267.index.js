export const id = 3267;
export const ids = [3267];
export const modules = {

/***/ 3267:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeSettings: () => (/* binding */ describeSettings)
/* harmony export */ });
/**
 * The settings that decide what a run does, by the names of the inputs. None of them is a secret.
 * @param settings with the policy that judged the run
 */
function describeSettings(settings) {
    const { mode, service, configFile, configNames, only, rescan, supplyChain, policy } = settings;
    const { vulnerabilityThreshold, failOnVulnerability, readConfig } = settings;
    const { paths, leftOut, failOn } = supplyChain.files;
    const unread = readConfig === undefined ? '' : ', not read';
    const patterns = [...paths.map(({ path }) => path), ...leftOut.map(({ path }) => `!${path}`)];
    const facts = [
        ['Service', service.root === '' ? 'none, analysed on the runner' : service.root],
        ['mode', mode],
        ['config-file', configFile === undefined ? '' : `${configFile}${unread}`],
        ['config', configNames === undefined ? '' : `given as text${unread}`],
        ['only', only.join(', ')],
        ['rescan', rescan],
        ['vulnerability-threshold', vulnerabilityThreshold === undefined ? '' : String(vulnerabilityThreshold)],
        ['fail-on-vulnerability', failOnVulnerability ? 'true' : 'false'],
        ['supply-chain', supplyChain.enabled ? 'true' : 'false'],
        ['files', patterns.join(', ')],
        ['fail-on', unread === '' ? failOn : ''],
        ['baseline', policy.baseline?.file ?? ''],
        ...policy.accept.map(({ key, what, until, reason }) => [
            'Accepted',
            `${key}: ${what}${until === undefined ? '' : ` until ${until}`} (${reason})`,
        ]),
    ];
    return facts.filter(([, value]) => value !== '');
}


/***/ })

};
