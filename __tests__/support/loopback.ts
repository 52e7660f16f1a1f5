/** An address without a listener. A port that was closed a moment ago may belong to another test by now. */
export const NOBODY = 'http://127.0.0.1:1';
