import { Refusal } from './answer.ts';
import { describeType, type JsonObject } from './body.ts';
import { quoted } from './request.ts';

/** The rule that a field of a body must follow. */
interface FieldRule {
  readonly type: 'string' | 'depth';
  readonly required?: true;
}

/**
 * Checks a body against its fields: no unknown field, no required field missing, each of its type.
 * @throws Refusal 400 naming every field that is wrong
 */
export function checkFields(body: JsonObject, rules: Readonly<Record<string, FieldRule>>): void {
  const problems = [
    ...Object.keys(body)
      .filter((name) => !Object.hasOwn(rules, name))
      .map((name) => `unknown field ${quoted(name)}`),
    ...Object.entries(rules).flatMap(([name, rule]) => problemsOf(name, rule, body[name])),
  ];
  if (problems.length === 0) return;
  throw new Refusal(400, `${problems.join('; ')}. Known fields: ${Object.keys(rules).join(', ')}`);
}

function problemsOf(name: string, rule: FieldRule, value: unknown): readonly string[] {
  if (value === undefined) return rule.required === true ? [`${name} is missing`] : [];
  if (rule.type === 'string') {
    return typeof value === 'string' ? [] : [`${name} must be a string, but is ${describeType(value)}`];
  }
  if (typeof value !== 'number') return [`${name} must be an integer, but is ${describeType(value)}`];
  const sound = Number.isSafeInteger(value) && value >= 1;
  return sound ? [] : [`${name} must be an integer of at least 1, but is ${String(value)}`];
}

/** The text of a field that `checkFields` accepted; undefined if the field is absent. */
export function textField(body: JsonObject, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}
