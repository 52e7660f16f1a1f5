import { localSpec, makeBench, quietWatch } from './local-analyses.ts';
import { npyOf, testCode } from './engine-uploads.ts';
import { linearModel } from './onnx-writer.ts';

/** The entry of a process that starts an analysis whose process never gives its event loop back, and says so. */
const bench = await makeBench({
  'model.onnx': linearModel({ weights: [[1], [1], [1], [1]] }),
  'data.npy': npyOf([3, 4], [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]),
  'label.npy': npyOf([3], [0, 1, 1], '<i8'),
});
const spec = localSpec({
  task: 'image-classification',
  attack: 'poisoning',
  fields: { input_dimensions: '2,2' },
  artifacts: { model: 'model.onnx', data: 'data.npy', label: 'label.npy' },
});
const analyser = bench.open({ code: testCode() });
await analyser.recall([spec], bench.plan([spec]));
await bench.analyse(
  analyser,
  spec,
  quietWatch(bench.log, ({ words }) => void process.stdout.write(words)),
);
