export const id = 8524;
export const ids = [8524];
export const modules = {

/***/ 8524:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderEmptyBom: () => (/* binding */ renderEmptyBom)
/* harmony export */ });
/**
 * Renders a bill of materials that says that it lists nothing because there is no verdict: its completeness is unknown, and an
 * entry of unknown severity keeps readers from taking it for one without vulnerabilities.
 * @param text one sentence
 */
function renderEmptyBom(text) {
    const bom = {
        $schema: 'http://cyclonedx.org/schema/bom-1.7.schema.json',
        bomFormat: 'CycloneDX',
        specVersion: '1.7',
        version: 1,
        metadata: {
            tools: { components: [{ type: 'application', name: 'Model Security Scan' }] },
            properties: [{ name: 'model-security-scan:verdict', value: 'none' }],
        },
        components: [],
        compositions: [{ aggregate: 'unknown' }],
        vulnerabilities: [
            { id: 'model-security/no-verdict', ratings: [{ severity: 'unknown' }], description: text },
        ],
    };
    return `${JSON.stringify(bom, undefined, 2)}\n`;
}


/***/ })

};
