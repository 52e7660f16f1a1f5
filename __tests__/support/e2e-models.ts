import { INTERFACE_ROWS } from './interface-rules.ts';

/** A model of each task, each with all of its attacks: every row of service spec 4.2 once. */
export const ALL_ROWS_CONFIG = `version: 1
models:
  - name: image
    id: id-image
    task: image-classification
    config:
      model_framework: tensorflow
      input_dimensions: [28, 28, 1]
      number_of_classes: 10
      color_space: rgb
    artifacts: &files
      model: models/model.h5
      data: data/images
      label: data/labels.csv
      minmax: data/minmax.csv
      reference_data: data/images
      reference_label: data/labels.csv
      universal_data: data/images
      universal_label: data/labels.csv
    attacks:
      extraction: { number_of_attack_queries: 20000, vulnerability_threshold: 0.1 }
      evasion: {}
      poisoning: {}
      drift: {}
      outlier: {}
  - name: table
    id: id-table
    task: tabular-classification
    config: { model_framework: scikit-learn, input_dimensions: 4, number_of_classes: 2 }
    artifacts: *files
    attacks:
      extraction: { number_of_attack_queries: 500, vulnerability_threshold: 0.1 }
      evasion: {}
  - name: series
    id: id-series
    task: time-series-forecasting
    artifacts: *files
    attacks:
      extraction:
        model_framework: tensorflow
        input_dimensions: 12
        number_of_attack_queries: 500
        vulnerability_threshold: 0.1
`;

const MODEL_OF_TASK: Readonly<Record<string, string>> = {
  'image-classification': 'image',
  'tabular-classification': 'table',
  'time-series-forecasting': 'series',
};

/** The analyses of {@link ALL_ROWS_CONFIG}, in its order. */
export const ALL_ROWS = INTERFACE_ROWS.map(([task, attack]) => ({
  task,
  attack,
  model: MODEL_OF_TASK[task] ?? '',
}));

/** The files that {@link ALL_ROWS_CONFIG} names. */
export const MODEL_FILES: Readonly<Record<string, string>> = {
  'models/model.h5': 'weights '.repeat(1000),
  'data/images/0.png': 'picture 0',
  'data/images/1.png': 'picture 1',
  'data/labels.csv': 'image,label\n0,1\n1,0\n',
  'data/minmax.csv': 'column,min,max\nage,0,99\n',
};

/**
 * A config file of models `m0`, `m1` and so on, with their names as ids, each with the outlier attack: the smallest
 * analysis, with one file.
 */
export function outlierConfig(models: number): string {
  return JSON.stringify({
    version: 1,
    models: outlierModels(models).map((name) => ({
      name,
      id: name,
      task: 'image-classification',
      config: { input_dimensions: [28, 28, 1] },
      artifacts: { data: 'data/labels.csv' },
      attacks: { outlier: {} },
    })),
  });
}

export function outlierModels(models: number): string[] {
  return Array.from({ length: models }, (_, index) => `m${String(index)}`);
}
