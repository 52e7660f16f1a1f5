import { node, type OnnxAttribute } from '../../packages/engine/src/substitute/onnx-writer.ts';

const DOMAINS: Readonly<Record<string, string>> = { ml: 'ai.onnx.ml', ms: 'com.microsoft' };

/**
 * Reads the nodes of a graph: `a, _ = ml.Operator(x, y) axis=1 to=[1,2]; b = Abs(a)`. `_` is a tensor that is left out;
 * `2f` and `[2]f` are attributes of float, and what is no number is a text.
 */
export function nodesOf(graph: string): readonly Buffer[] {
  return graph.split('; ').map((text) => {
    const [, outputs = '', domain = '', operator = '', inputs = '', rest = ''] =
      /^(.+?) = (?:(ml|ms)\.)?(\w+)\((.*?)\)(.*)$/u.exec(text) ?? [];
    const written: Record<string, OnnxAttribute> = {};
    for (const [, name = '', value = ''] of rest.matchAll(/ (\w+)=(\S+)/gu)) {
      written[name] = readAttribute(value);
    }
    return Buffer.from(node(operator, namesIn(inputs), namesIn(outputs), written, DOMAINS[domain]));
  });
}

function namesIn(list: string): readonly string[] {
  return list === '' ? [] : list.split(', ').map((name) => (name === '_' ? '' : name));
}

function readAttribute(text: string): OnnxAttribute {
  const [, list, number, isFloat] = /^(?:\[(.*)\]|(-?[\d.]+))(f?)$/u.exec(text) ?? [];
  if (list !== undefined) return isFloat === 'f' ? { floats: numbersIn(list) } : numbersIn(list);
  if (number === undefined) return { text };
  return isFloat === 'f' ? { float: Number(number) } : Number(number);
}

/** The numbers of a list such as `1,2`. */
export function numbersIn(text: string): readonly number[] {
  return text === '' ? [] : text.split(',').map(Number);
}
