/** A pickle that would touch a file. No test ever loads it. */
export const TOUCHING_PICKLE: Buffer = Buffer.from("cos\nsystem\n(S'touch x'\ntR.", 'latin1');
