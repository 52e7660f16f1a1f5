import type { PickleState } from './state.ts';

/** What an opcode does. Its argument comes next in the state's cursor. */
export type Operation = (state: PickleState) => void;
