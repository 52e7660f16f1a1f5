import type { FormatModel } from '../rules/model-kind.ts';

/** What SageMaker's containers load beside the code in the same archive. */
const SAGEMAKER_MODEL =
  /^(?:\.\/)?(?:[^/]+\.(?:pth?|pkl|joblib|h5|keras|onnx|safetensors|cbm|ubj)|xgboost-model|pytorch_model\.bin)$/u;

/** Archives that are models, by the names of their members. The first kind that fits counts. */
const KINDS: readonly { readonly format: string; readonly names: readonly RegExp[] }[] = [
  { format: 'torch-package', names: [/(?:^|\/)\.data\/extern_modules$/u] },
  { format: 'torch-archive', names: [/^(?:\.\/)?MAR-INF\/MANIFEST\.json$/u] },
  {
    format: 'torch-export',
    names: [/(?:^|\/)archive_format$/u, /(?:^|\/)(?:models|data\/aotinductor)\//u],
  },
  { format: 'torch-export', names: [/(?:^|\/)serialized_exported_program\.json$/u] },
  { format: 'torchscript', names: [/(?:^|\/)data\.pkl$/u, /(?:^|\/)constants\.pkl$/u, /(?:^|\/)code\//u] },
  { format: 'torch-zip', names: [/(?:^|\/)data\.pkl$/u, /(?:^|\/)version$/u] },
  { format: 'torch-zip', names: [/(?:^|\/)data\.pkl$/u, /(?:^|\/)data\/\d+$/u] },
  { format: 'keras-zip', names: [/^config\.json$/u, /^metadata\.json$/u] },
  { format: 'nemo', names: [/(?:^|\/)model_config\.yaml$/u, /(?:^|\/)model_weights\.ckpt$/u] },
  { format: 'sagemaker', names: [/^(?:\.\/)?code\/[^/]+\.py$/u, SAGEMAKER_MODEL] },
  { format: 'npz', names: [/^[^/]+\.npy$/u] },
];

/** What the models among them are, if their content says no more. */
export const ARCHIVE_MODELS: Readonly<Record<string, FormatModel>> = {
  'torch-archive': { role: 'predictor', library: 'pytorch' },
  'torch-zip': { role: 'predictor', library: 'pytorch' },
  'keras-zip': { role: 'predictor', library: 'keras' },
};

/** @returns undefined for an archive of no special kind */
export function archiveKind(names: readonly string[]): string | undefined {
  return KINDS.find((kind) => kind.names.every((pattern) => names.some((name) => pattern.test(name))))
    ?.format;
}
