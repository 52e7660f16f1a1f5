import { setImmediate } from 'node:timers/promises';

/** How long computing may keep the event loop to itself, in milliseconds. */
const TURN_MS = 50;

let lastTurn = performance.now();

/** Lets timers and messages have their turn if computing has kept them waiting. */
export async function letOthersRun(): Promise<void> {
  if (performance.now() - lastTurn < TURN_MS) return;
  await setImmediate();
  lastTurn = performance.now();
}
