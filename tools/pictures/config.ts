/** The config file of the repository in the pictures: its files are the demo's. */
export const CONFIG = `version: 1
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

/** Ids of that file whose analyses end otherwise than well, for a gate of which every part says something else. */
export const MIXED = new Map([
  ['digits-evasion', 'vulnerable'],
  ['churn-extraction', 'vulnerable'],
  ['demand', 'failing'],
] as const);
