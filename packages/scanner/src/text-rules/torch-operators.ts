import { wordSet } from '../reading/word-table.ts';
import type { Found } from '../rules/file-finding.ts';

/** Namespaces of operators that PyTorch and the libraries of its own project define. */
const KNOWN_NAMESPACES = wordSet(`
  prim prims aten quantized _quantized torchvision torchaudio torchtext fbgemm sparse mkldnn mkldnn_prepacked onednn xnnpack
  prepacked rngprim rngprims inductor profiler static_runtime quantized_decomposed _caffe2 metal metal_prepack vulkan_prepack
  image _test c10d_functional _c10d_functional higher_order export debugprims
`);
/** Operators that act on files, without their overloads. */
const FILE_OPERATORS = wordSet(`
  aten.save aten.from_file aten.load debugprims.load_tensor image.read_file image.write_file
  torchaudio.sox_io_load_audio_file torchaudio.sox_io_save_audio_file torchaudio.sox_io_get_info
  torchaudio.sox_effects_apply_effects_file
`);

/**
 * Judges an operator of PyTorch by its name, such as `torch.ops.aten.save.default`.
 * @returns nothing for one that computes
 */
export function judgeTorchOperator(name: string): Pick<Found, 'severity' | 'detail'> | undefined {
  const [namespace = '', operator] = name.replace(/^(?:torch\.)?ops\./u, '').split('.');
  if (operator === undefined) return undefined;
  if (FILE_OPERATORS.has(`${namespace}.${operator}`)) {
    return { severity: 'high', detail: 'The function reads or writes a file when the model runs.' };
  }
  if (KNOWN_NAMESPACES.has(namespace)) return undefined;
  return {
    severity: 'review',
    detail: 'The operator comes from a library that the program must load first.',
  };
}
