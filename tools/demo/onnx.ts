/**
 * A small, valid ONNX model: one dense layer, logits = input x weights + bias. It is written as protocol buffers by hand:
 * the demo needs no machine-learning tool.
 */
export function denseOnnxModel(inputs: number, classes: number): Buffer {
  const weights = Float32Array.from({ length: inputs * classes }, (_, index) => Math.sin(index) / 10);
  const bias = new Float32Array(classes);
  const graph = message(
    bytesField(
      1,
      message(
        text(1, 'input'),
        text(1, 'weights'),
        text(2, 'product'),
        text(3, 'multiply'),
        text(4, 'MatMul'),
      ),
    ),
    bytesField(
      1,
      message(text(1, 'product'), text(1, 'bias'), text(2, 'logits'), text(3, 'add'), text(4, 'Add')),
    ),
    text(2, 'dense'),
    bytesField(5, tensor('weights', [inputs, classes], weights)),
    bytesField(5, tensor('bias', [classes], bias)),
    bytesField(11, valueInfo('input', [1, inputs])),
    bytesField(12, valueInfo('logits', [1, classes])),
  );
  return message(
    varintField(1, 8), // IR version
    text(2, 'model-security-scan-demo'),
    bytesField(7, graph),
    bytesField(8, message(text(1, ''), varintField(2, 13))), // operator set 13 of the default domain
  );
}

const FLOAT = 1;

function tensor(name: string, dimensions: readonly number[], values: Float32Array): Buffer {
  const raw = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  return message(
    ...dimensions.map((size) => varintField(1, size)),
    varintField(2, FLOAT),
    text(8, name),
    bytesField(9, raw),
  );
}

function valueInfo(name: string, dimensions: readonly number[]): Buffer {
  const shape = message(...dimensions.map((size) => bytesField(1, message(varintField(1, size)))));
  const type = message(bytesField(1, message(varintField(1, FLOAT), bytesField(2, shape))));
  return message(text(1, name), bytesField(2, type));
}

function message(...fields: readonly Buffer[]): Buffer {
  return Buffer.concat(fields);
}

function text(field: number, value: string): Buffer {
  return bytesField(field, Buffer.from(value, 'utf8'));
}

function bytesField(field: number, value: Buffer): Buffer {
  return Buffer.concat([varint(field * 8 + 2), varint(value.length), value]);
}

function varintField(field: number, value: number): Buffer {
  return Buffer.concat([varint(field * 8), varint(value)]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}
