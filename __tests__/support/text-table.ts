import { Random } from '../../packages/engine/src/random.ts';
import { nodesOf } from './onnx-notation.ts';
import {
  attributeOf,
  field,
  floats,
  graphOf,
  integer,
  longs,
  nodeOf,
  onnxModel,
  STRING,
  tensorOf,
  valueOf,
} from './onnx-writer.ts';

/** What each job adds to the score of the second class. */
const JOBS = { admin: -1, clerk: 0, 'head, senior': 1 } as const;

/**
 * A model of two named inputs, as converters of scikit-learn write pipelines over columns: a number that may be missing, and a
 * text. Texts that it does not know make it fail.
 */
export function textModel(): Buffer {
  const texts = attributeOf('cats_strings', 8, ...Object.keys(JOBS).map((job) => field(9, job)));
  return onnxModel(
    graphOf({
      inputs: [valueOf('job', ['N', 1], STRING), valueOf('age', ['N', 1])],
      outputs: [valueOf('scores', ['N', 2])],
      tensors: [
        tensorOf('weights', [4, 2], floats(0, -1, 0, 0, 0, 1, 0, 0.1)),
        tensorOf('flat', [2], longs(-1, 3), 7),
        tensorOf('bias', [2], floats(0, -4)),
      ],
      nodes: [
        nodeOf({
          ...{ operator: 'OneHotEncoder', domain: 'ai.onnx.ml', inputs: ['job'], outputs: ['hot'] },
          attributes: [texts, attributeOf('zeros', 2, integer(3, 0))],
        }),
        nodeOf({
          ...{ operator: 'Imputer', domain: 'ai.onnx.ml', inputs: ['age'], outputs: ['filled'] },
          attributes: [
            attributeOf('imputed_value_floats', 6, field(7, floats(40))),
            attributeOf('replaced_value_float', 1, Buffer.from([0x15, 0, 0, 0xc0, 0x7f])),
          ],
        }),
        ...nodesOf(
          'jobs = Reshape(hot, flat); row = Concat(jobs, filled) axis=1; logits = Gemm(row, weights, bias); ' +
            'scores = Softmax(logits)',
        ),
      ],
    }),
  );
}

/** Rows for the model, as pandas writes them with an index: a tenth of the ages is missing. */
export function textTable(rows: number, seed: number, jobs: readonly string[] = Object.keys(JOBS)): string {
  const random = new Random(seed);
  const lines = Array.from({ length: rows }, (_unused, row) => {
    const age = 20 + Math.floor(random.uniform() * 400) / 10;
    const job = jobs[random.integer(jobs.length)] ?? '';
    const isMissing = random.uniform() < 0.1;
    const add = Object.entries(JOBS).find(([name]) => name === job)?.[1] ?? 0;
    const label = (isMissing ? 40 : age) * 0.1 + add > 4 ? 1 : 0;
    return `${String(row)},${isMissing ? '' : String(age)},"${job}",${String(label)}`;
  });
  return `,age,job,label\n${lines.join('\n')}\n`;
}
