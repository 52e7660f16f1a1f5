/** A number that is not negative, as people write it: `0.05`, `.05`, `3`. */
export const DECIMAL = /^(?:\d{1,15}(?:\.\d{1,15})?|\.\d{1,15})$/u;
