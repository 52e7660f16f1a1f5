/** Generated from package.json by `npm run generate`. */
export const VERSION = '0.1.0';

/** Where the action has its home: owner/name. */
export const REPOSITORY = 'your-org/model-security-scan';
