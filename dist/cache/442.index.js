export const id = 442;
export const ids = [442];
export const modules = {

/***/ 4442:
/***/ ((module) => {

module.exports = eval("require")("kerberos");


/***/ })

};
