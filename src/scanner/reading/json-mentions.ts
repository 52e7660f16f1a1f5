import type { ByteSource } from '../byte-source.ts';

const STEP_BYTES = 2 ** 20;
/** Longer than any key that is searched. */
const OVERLAP_BYTES = 64;

/** Keys of configs of models. An escape may hide one. */
const MENTION =
  /["'](?:class_name|keras_version|\w*chat_templates?|auto_map|custom_pipelines|_target_|trust_remote_code|loader_module|architectures|model_type|transformers_version|parent_library|megatron_core|activation_f\w+|_diffusers_version|py\/\w+)["']|\\u00/u;

/** True if a text that cannot be read as JSON has keys that configs of models have. */
export function mentionsModels(bytes: ByteSource): boolean {
  for (let at = 0; at < bytes.size; at += STEP_BYTES) {
    const text = Buffer.from(bytes.read(at, STEP_BYTES + OVERLAP_BYTES)).toString('latin1');
    // In UTF-16 each letter of a key has a zero beside it.
    if (MENTION.test(text.replaceAll('\0', ''))) return true;
  }
  return false;
}
