import type { Robustness, SelfCheckFigures } from '../../core/robustness.ts';
import { isNull, ObjectReader } from './node-reader.ts';
import { JsonFault, type JsonNode } from './strict-json.ts';

/** Reads the object `robustness` of an analysis. @throws JsonFault */
export function readRobustness(node: JsonNode): Robustness {
  const object = new ObjectReader(node, '"robustness"');
  const medianEps = object.numberOrNull('median_eps');
  const check = object.take('self_check');
  const robustness = {
    eps: object.number('eps'),
    ...(medianEps === null ? {} : { medianEps }),
    curve: object.list('curve', readPoint),
    peeled: object.texts('peeled'),
    ...(isNull(check) ? {} : { selfCheck: readSelfCheck(check) }),
    alarms: object.list('alarms', readAlarm),
  };
  object.end();
  return robustness;
}

function readPoint(node: JsonNode): Robustness['curve'][number] {
  const object = new ObjectReader(node, 'a point of "curve"');
  const point = { eps: object.number('eps'), success: object.number('success') };
  object.end();
  if (point.success >= 0 && point.success <= 1) return point;
  throw new JsonFault(node.offset, '"success" is a share from 0 to 1');
}

function readSelfCheck(node: JsonNode): SelfCheckFigures {
  const object = new ObjectReader(node, '"self_check"');
  const [planted, found] = [object.numberOrNull('planted'), object.numberOrNull('found')];
  const impossible = object.textOrNull('impossible');
  object.end();
  if (impossible !== null) return { impossible };
  if (planted !== null && found !== null && found <= planted) return { planted, found };
  throw new JsonFault(node.offset, '"self_check" has neither "planted" and "found" nor "impossible"');
}

function readAlarm(node: JsonNode): Robustness['alarms'][number] {
  const object = new ObjectReader(node, 'an alarm');
  const alarm = { name: object.text('name'), meaning: object.text('meaning') };
  object.end();
  return alarm;
}
