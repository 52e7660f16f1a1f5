export const id = 4229;
export const ids = [4229];
export const modules = {

/***/ 4229:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ preprocessingText),
/* harmony export */   PO: () => (/* binding */ withSizing),
/* harmony export */   ut: () => (/* binding */ PREPROCESSING_NAMES)
/* harmony export */ });
/* unused harmony exports IMAGENET, onlySizes */
/** What is done to pictures before a model sees them. */
/** The usual ways to scale pixels, by the names that a config file gives them. */
const PREPROCESSING_NAMES = ['none', 'zero-to-one', 'minus-one-to-one', 'imagenet'];
/** Mean and standard deviation of ImageNet, red, green and blue, as torchvision's models have them. */
const IMAGENET = { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] };
/** The usual ways to scale pixels, as steps. */
const STEPS = {
    none: { mean: [0], std: [1 / 255] },
    'zero-to-one': {},
    'minus-one-to-one': { mean: [0.5], std: [0.5] },
    imagenet: IMAGENET,
};
/** A usual way to scale pixels, with the sizing of steps that say nothing of their scale. */
function withSizing(name, given) {
    return typeof given === 'object' ? { ...given, ...STEPS[name] } : name;
}
/** True for steps that only size pictures. */
function onlySizes(preprocessing) {
    return (typeof preprocessing === 'object' && preprocessing.mean === undefined && preprocessing.std === undefined);
}
/** The value of `preprocessing` as a config file has it. */
function preprocessingText(preprocessing) {
    if (typeof preprocessing === 'string')
        return preprocessing;
    const { resize, crop, mean, std } = preprocessing;
    const steps = Object.entries({ resize, crop, mean, std }).flatMap(([name, numbers]) => {
        if (numbers === undefined)
            return [];
        const [first, ...others] = numbers;
        const isSide = name === 'resize' || name === 'crop';
        return [`${name}: ${isSide && others.length === 0 ? String(first) : `[${numbers.join(', ')}]`}`];
    });
    return `{ ${steps.join(', ')} }`;
}


/***/ })

};
