/** Writes inputs as a .npy file of float32, format 1.0, as numpy.load reads it. */
export function writeNpy(inputs: readonly Float32Array[], shape: readonly number[]): Buffer {
  const size = shape.reduce((product, side) => product * side, 1);
  const sides = [inputs.length, ...shape].map(String).join(', ');
  const dictionary = `{'descr': '<f4', 'fortran_order': False, 'shape': (${sides}${shape.length === 0 ? ',' : ''}), }`;
  // Magic, version, length, dictionary and the line end together have a multiple of 64 bytes.
  const header = dictionary.padEnd(Math.ceil((10 + dictionary.length + 1) / 64) * 64 - 11);
  const start = Buffer.from(`\u0093NUMPY\u0001\u0000\u0000\u0000${header}\n`, 'latin1');
  start.writeUInt16LE(header.length + 1, 8);
  const body = Buffer.alloc(inputs.length * size * 4);
  for (const [index, input] of inputs.entries()) {
    for (let at = 0; at < size; at += 1) body.writeFloatLE(input[at] ?? NaN, (index * size + at) * 4);
  }
  return Buffer.concat([start, body]);
}
