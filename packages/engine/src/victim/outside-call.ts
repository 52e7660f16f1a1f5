import type { Evidence, ModelCall, TestCase } from '../catalog/attack-result.ts';
import { MOST_CALL_NAMES, NUMBER_TYPES } from '../catalog/result/result-words.ts';
import type { ModelAnswer } from '../model/model-answer.ts';
import type { Tensor } from '../runtime/runtime.ts';
import type { OutsideCall } from '../types.ts';
import type { AnswerForm } from './class-scores.ts';
import type { InputPlan } from './input-tensors.ts';

type Tensors = Readonly<Record<string, Tensor>>;

/**
 * Describes how ONNX Runtime is asked about a model file. @param feed asks about one input, and returns the tensors that it was given
 * @returns undefined for a forecaster, for inputs that are no numbers, and for more names than are kept
 */
export function outsideCall(
  plan: InputPlan,
  answer: ModelAnswer,
  form: AnswerForm | undefined,
  feed: (input: Float32Array) => Promise<Tensors>,
): OutsideCall | undefined {
  const answers = answersOf(answer, form);
  const output = answers === 'maps' ? answer.maps : answer.tensor;
  const inputs = plan.parts.flatMap(({ name, shape, make }) => {
    const { type: own } = make(new Float32Array(0));
    const type = NUMBER_TYPES.find((known) => known === own);
    return type === undefined ? [] : [{ name, type, shape }];
  });
  const classes = answers === 'labels' || answers === 'maps' ? answer.classes : undefined;
  const isTooLarge = Math.max(inputs.length, classes?.length ?? 0) > MOST_CALL_NAMES;
  const isWhole = inputs.length === plan.parts.length && !isTooLarge && !plan.isSingle;
  if (answers === undefined || output === undefined || !isWhole) return undefined;
  const batch = plan.batch ?? 1;
  const call = { inputs, batch, output, answers, ...(classes !== undefined && { classes }) };
  return { call, given: async (input) => givenNumbers(plan, await feed(input)) };
}

function answersOf(answer: ModelAnswer, form: AnswerForm | undefined): ModelCall['answers'] | undefined {
  if (form === undefined) return answer.form === 'labels' ? 'labels' : undefined;
  // Maps are looked up by the names of the classes.
  if (answer.hidden) return answer.classes === undefined ? undefined : 'maps';
  return form === 'second-probability' || form === 'second-logit' ? form : 'scores';
}

/** The numbers that tensors hold for their first input. Those of every type are exact in float32, since they come from there. */
function givenNumbers(plan: InputPlan, tensors: Tensors): Float32Array {
  const given = new Float32Array(plan.size);
  let offset = 0;
  for (const { name, size } of plan.parts) {
    given.set(Float32Array.from<unknown>(tensors[name]?.data ?? [], Number).subarray(0, size), offset);
    offset += size;
  }
  return given;
}

type Pairs = Extract<Evidence, { kind: 'pairs' }>;

/** A pair with its right class and the one that the model gave to `changed`. */
export interface FooledPair extends Pick<TestCase, 'label' | 'answer'> {
  readonly pair: Omit<Pairs['pairs'][number], 'test'>;
}

/** Makes test cases of pairs, if the model can be asked without this program; else the pairs stay as they are. */
export async function withTests(
  outside: OutsideCall | undefined,
  fooled: readonly FooledPair[],
): Promise<Pick<Pairs, 'pairs' | 'call'>> {
  if (outside === undefined) return { pairs: fooled.map(({ pair }) => pair) };
  const pairs: Pairs['pairs'][number][] = [];
  for (const { pair, label, answer } of fooled) {
    const given = await outside.given(pair.changed);
    const isSame =
      given.length === pair.changed.length && given.every((value, at) => Object.is(value, pair.changed[at]));
    pairs.push({ ...pair, test: { label, answer, ...(isSame ? {} : { given }) } });
  }
  return { pairs, call: outside.call };
}
