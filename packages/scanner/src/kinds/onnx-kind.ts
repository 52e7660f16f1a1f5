import { type OnnxGraph, unattackedPurpose } from '@model-security-scan/common/onnx-purpose';
import type { ModelKind, ModelRole } from '../rules/model-kind.ts';
import names from './onnx-names.json' with { type: 'json' };

/** Operators that only prepare data also occur in networks: that none but they occur says what a file is. */
const PREPARING = 'ai.onnx.ml';

/**
 * Says what an ONNX model is for.
 * @param operators each with its domain in front: `ai.onnx.ml Scaler`
 * @param graph undefined if it could not be read without doubt: the model then counts as one that can be attacked
 */
export function describeOnnx(operators: readonly string[], graph: OnnxGraph | undefined): ModelKind {
  return { role: roleOf(operators, graph), library: 'onnx' };
}

function roleOf(operators: readonly string[], graph: OnnxGraph | undefined): ModelRole {
  const used = operators.map((operator) => operator.slice(operator.indexOf(' ') + 1));
  const has = (list: readonly string[]): boolean => used.some((name) => list.includes(name));
  const purpose = graph === undefined ? undefined : unattackedPurpose(graph);
  if (purpose !== undefined) return purpose === 'tokens' ? 'language-model' : purpose;
  if (has(names.classifier)) return 'classifier';
  if (has(names.regressor)) return has(names.scores) ? 'predictor' : 'regressor';
  const onlyPrepares =
    used.every((name) => names.preparing.includes(name)) &&
    operators.some((operator) => operator.startsWith(`${PREPARING} `));
  return onlyPrepares ? 'scaler' : 'predictor';
}
