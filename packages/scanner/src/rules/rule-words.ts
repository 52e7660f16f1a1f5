/** The words of findings and models, apart from their declarations: who only compares words loads no schema. */

/**
 * How bad a finding is. `critical` runs code when the file is loaded; `high` reads or writes files, calls what is not
 * known, or is read differently by different readers. Both fail the check. `review` and `not-scanned` are always listed,
 * and never called clean.
 */
export const SEVERITIES = ['critical', 'high', 'review', 'not-scanned'] as const;
export type Severity = (typeof SEVERITIES)[number];

/**
 * What a model file is for. An analysis could take the first three, if they are converted; `ranker` counts as a model, too,
 * although no attack fits it, so that a person accepts it; `predictor` stands for one of those, if the content does not tell which. The others are not attacked by this tool.
 */
export const MODEL_ROLES = [
  ...(['classifier', 'regressor', 'forecaster', 'ranker', 'predictor'] as const),
  ...([
    'unsupervised',
    'no-class-scores',
    'language-model',
    'tokenizer',
    'scaler',
    'training-state',
    'data',
  ] as const),
] as const;
export type ModelRole = (typeof MODEL_ROLES)[number];

/** What a file was made by, and so how it becomes ONNX. */
export const LIBRARIES = [
  ...(['onnx', 'scikit-learn', 'xgboost', 'lightgbm', 'catboost', 'pytorch', 'torchscript'] as const),
  ...(['keras', 'tensorflow', 'tflite', 'flax', 'core-ml', 'pmml', 'openvino', 'other'] as const),
] as const;
export type Library = (typeof LIBRARIES)[number];
