/** Zip archives that are models, by the names of their members. */
const KINDS: readonly { readonly format: string; readonly names: readonly RegExp[] }[] = [
  { format: 'torchscript', names: [/(?:^|\/)data\.pkl$/u, /(?:^|\/)constants\.pkl$/u, /(?:^|\/)code\//u] },
  { format: 'torch-zip', names: [/(?:^|\/)data\.pkl$/u, /(?:^|\/)version$/u] },
  { format: 'torch-zip', names: [/(?:^|\/)data\.pkl$/u, /(?:^|\/)data\/\d+$/u] },
  { format: 'keras-zip', names: [/^config\.json$/u, /^metadata\.json$/u] },
  { format: 'torch-archive', names: [/^MAR-INF\/MANIFEST\.json$/u] },
  { format: 'npz', names: [/^[^/]+\.npy$/u] },
];

/** @returns undefined for an archive of no special kind */
export function zipKind(names: readonly string[]): string | undefined {
  return KINDS.find((kind) => kind.names.every((pattern) => names.some((name) => pattern.test(name))))
    ?.format;
}
