import type { Scenario } from '../../__tests__/service/options.ts';

/** The config file of the scenario `mixed`, which is also that of the pictures. Its files are the demo's. */
export const MIXED_CONFIG = `version: 1
models:
  - name: digits
    id: digits
    task: image-classification
    config:
      model_framework: onnx
      input_dimensions: [28, 28, 1]
      number_of_classes: 10
      color_space: grayscale
    artifacts:
      model: models/digits.onnx
      data: data/digits/images
      label: data/digits/labels.csv
    attacks:
      extraction: { number_of_attack_queries: 20000, vulnerability_threshold: 0.2 }
      evasion: { id: digits-evasion }
      outlier: {}

  - name: churn
    id: churn
    task: tabular-classification
    config:
      model_framework: onnx
      input_dimensions: [4]
      number_of_classes: 2
    artifacts:
      model: models/churn.onnx
      data: data/churn/customers.csv
      minmax: data/churn/minmax.csv
    attacks:
      extraction: { id: churn-extraction, number_of_attack_queries: 5000, vulnerability_threshold: 0.3 }
      evasion: {}

  - name: demand
    id: demand
    task: time-series-forecasting
    config:
      model_framework: onnx
      input_dimensions: [4]
    artifacts:
      model: models/churn.onnx
      data: data/churn/customers.csv
      minmax: data/churn/minmax.csv
    attacks:
      extraction: { number_of_attack_queries: 5000, vulnerability_threshold: 0.3 }
`;

/** The models of that file that end otherwise than well, by id: the gate then says something else of each of them. */
export const MIXED_ENDS: ReadonlyMap<string, Scenario> = new Map([
  ['digits-evasion', 'vulnerable'],
  ['churn-extraction', 'vulnerable'],
  ['demand', 'failing'],
]);
