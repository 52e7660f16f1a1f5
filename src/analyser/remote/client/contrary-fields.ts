import { isSameId } from '../../../core/job-id.ts';
import { bounded } from '../../../text/sanitize.ts';
import {
  callsVulnerable,
  isBareId,
  isFailureName,
  isJobIdName,
  isLabel,
  isModelIdName,
  isStateName,
  isSuccessName,
  isVulnerableName,
  saysNothing,
  saysNumber,
  saysUnfinished,
  saysVulnerable,
  speaksOfFailure,
} from './contrary-words.ts';

/** The ids that an answer may name: those of the job that was asked for. */
export interface AskedFor {
  readonly jobId: string;
  readonly modelId: string;
}

/** A field of an answer, at any depth. The items of a list count as values of the list's own name. */
interface Field {
  readonly name: string;
  /** The names of the object that it is in and its own, without separators and in lower case: `jobid`. */
  readonly fullName: string;
  /** True if the name of the field, or of an object around it, speaks of failure. */
  readonly isUnderFailure: boolean;
  readonly value: unknown;
}

type IsKnown = (name: string, value: unknown) => boolean;

interface Rule {
  readonly appliesTo: (field: Field) => boolean;
  /** True if the value contradicts a verdict. */
  readonly isContrary: (value: unknown) => boolean;
}

/**
 * A verdict counts only if nothing beside it speaks of failure or error (docs/design.md, rule 1). The interface does not
 * name these fields, so each field that is not known goes through this table, at any depth. Everything else is harmless.
 *
 * | field                                   | harmless                                     | contrary, for example            |
 * | --------------------------------------- | -------------------------------------------- | -------------------------------- |
 * | its name, or one around it, speaks of   | nothing: null, false, 0, "", [], {}, "none", | `errors: ["x"]`, `error_code: 7`,|
 * | failure or error                        | "no", "na", "ok", "no errors"                | `failed: true`, `error_rate: .1` |
 * | its name speaks of success or an end    | everything but a no                          | `success: false`, `ok: "no"`     |
 * | a state or a code, with a number        | 0 and 200 to 299                             | `statusCode: 500`, `code: 7`     |
 * | a state, with true or false             | true                                         | `status: false`                  |
 * | a state, with one word                  | every word for an end that is no failure     | `state: "RUNNING"`               |
 * | its name asks for a vulnerability       | everything but a yes                         | `vulnerable: true`               |
 * | a label: an id, a name, an address      | every text                                   |                                  |
 * | any other name, with a text             | a text that does not speak of failure, calls | `status: "FAILED"`,              |
 * |                                         | nothing vulnerable, or says there was none   | `verdict: "vulnerable"`          |
 */
const RULES: readonly Rule[] = [
  { appliesTo: ({ isUnderFailure }) => isUnderFailure, isContrary: (value) => !saysNothing(value) },
  {
    appliesTo: ({ name, value }) => isSuccessName(name) && typeof value !== 'string',
    isContrary: (value) => value === false || value === 0,
  },
  {
    appliesTo: ({ name, value }) => isSuccessName(name) && typeof value === 'string',
    isContrary: (value) => typeof value === 'string' && /^\s*(?:false|no|f|n|0)\s*$/iu.test(value),
  },
  {
    appliesTo: ({ name, value }) => isStateName(name) && (saysNumber(value) || value === false),
    isContrary: (value) => value === false || !isGoodCode(Number(value)),
  },
  {
    appliesTo: ({ name }) => isStateName(name),
    isContrary: (value) => typeof value === 'string' && saysUnfinished(value),
  },
  { appliesTo: ({ name }) => isVulnerableName(name), isContrary: saysVulnerable },
  {
    appliesTo: ({ name, value }) => typeof value === 'string' && !isLabel(name),
    isContrary: (value) => typeof value === 'string' && (speaksOfFailure(value) || callsVulnerable(value)),
  },
];

function isGoodCode(code: number): boolean {
  return code === 0 || (code >= 200 && code < 300);
}

/**
 * Finds a field that contradicts a verdict or a record, by the table above.
 * @param isKnown true for the fields at the top of the answer that are judged elsewhere
 * @returns a sentence part that names the field and what it says; untrusted text
 */
export function findContraryField(answer: unknown, isKnown: IsKnown): string | undefined {
  for (const field of listFields(answer, isKnown)) {
    if (!RULES.some((rule) => rule.appliesTo(field) && rule.isContrary(field.value))) continue;
    const said = typeof field.value === 'string' ? field.value : JSON.stringify(field.value);
    return `"${bounded(field.name, 100)}" says "${bounded(said)}"`;
  }
  return undefined;
}

/** True if an answer names, under any spelling and at any depth, another job or model than the one asked for. */
export function namesAnother(answer: unknown, { jobId, modelId }: AskedFor): boolean {
  const isOurs = (value: unknown, ids: readonly string[]): boolean =>
    (typeof value === 'string' || typeof value === 'number') && ids.some((id) => isSameId(String(value), id));
  return listFields(answer, () => false).some(({ fullName, value }) => {
    if (saysNothing(value)) return false;
    if (isBareId(fullName)) return !isOurs(value, [jobId, modelId]);
    if (isJobIdName(fullName)) return !isOurs(value, [jobId]);
    return isModelIdName(fullName) && !isOurs(value, [modelId]);
  });
}

/** The names of objects that only wrap an answer. */
const WRAPPERS: readonly string[] = ['data', 'response', 'result', 'results', 'body', 'details', 'payload'];

/**
 * Lists the fields with a plain value, at any depth. It goes on without recursion, because an answer may be nested deeply.
 */
function listFields(answer: unknown, isKnown: IsKnown): readonly Field[] {
  const fields: Field[] = [];
  const open: Field[] = [{ name: '', fullName: '', isUnderFailure: false, value: answer }];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    const { value } = parent;
    if (typeof value !== 'object' || value === null) {
      fields.push(parent);
    } else if (Array.isArray(value)) {
      for (const item of value) open.push({ ...parent, value: item });
    } else {
      for (const [name, inner] of Object.entries(value)) {
        if (value === answer && isKnown(name, inner)) continue;
        open.push(childOf(parent, name, inner));
      }
    }
  }
  return fields.reverse();
}

function childOf(parent: Field, name: string, value: unknown): Field {
  const own = compact(name);
  const around = compact(parent.name);
  const isWrapped = around === '' || WRAPPERS.includes(around);
  return {
    name,
    fullName: isWrapped ? own : `${around}${own}`,
    isUnderFailure: parent.isUnderFailure || isFailureName(name),
    value,
  };
}

/** Removes what spellings of a name differ in: case, blanks, hyphens and underscores. */
function compact(name: string): string {
  return name
    .slice(0, MAX_NAME_LENGTH)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, '');
}

/** No name that is looked for is longer. */
const MAX_NAME_LENGTH = 200;
