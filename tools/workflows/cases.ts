import type { Case } from './case.ts';
import { PULL_REQUEST_CASES, PUSH_CASES, SERVICE_CASES } from './gate-cases.ts';
import { ADOPTION_CASES, COLLECTION_CASES } from './adoption-cases.ts';
import { FAN_OUT_CASES, OTHER_REPOSITORY_CASES } from './nightly-cases.ts';
import { OTHER_CASES } from './other-cases.ts';

/** Every example, run as its reader would meet it. */
export const CASES: readonly Case[] = [
  ...PUSH_CASES,
  ...PULL_REQUEST_CASES,
  ...SERVICE_CASES,
  ...OTHER_REPOSITORY_CASES,
  ...FAN_OUT_CASES,
  ...OTHER_CASES,
  ...ADOPTION_CASES,
  ...COLLECTION_CASES,
];
