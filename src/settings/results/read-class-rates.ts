import type { ClassRate, ClassRates } from '../../core/outcomes.ts';
import { ObjectReader } from './node-reader.ts';
import { JsonFault, type JsonNode } from './strict-json.ts';

/** Reads the object `classes` of an analysis. @throws JsonFault */
export function readClassRates(node: JsonNode): ClassRates {
  const object = new ObjectReader(node, '"classes"');
  const classes = {
    isMean: object.word('score', ['mean', 'share']) === 'mean',
    classes: object.number('classes'),
    rates: object.list('rates', readRate),
  };
  object.end();
  return classes;
}

function readRate(node: JsonNode): ClassRate {
  const object = new ObjectReader(node, 'a rate of "classes"');
  const rate = {
    names: object.texts('names'),
    inputs: object.number('inputs'),
    share: object.number('share'),
  };
  object.end();
  if (rate.share >= 0 && rate.share <= 1) return rate;
  throw new JsonFault(node.offset, '"share" is a share from 0 to 1');
}
