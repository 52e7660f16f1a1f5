import type { JsonNode } from '../reading/json-tape.ts';
import type { Scan } from '../scan.ts';
import { reportImport } from './imported-names.ts';

/**
 * Packages that pipelines of diffusers take their parts from, and modules of diffusers itself, which have underscores or no
 * dots: `stable_diffusion` has the safety checker.
 */
const KNOWN_LIBRARIES =
  /^(?:(?:diffusers|transformers|peft|onnxruntime|optimum|torch|flax|jax|openvino|nncf|k_diffusion|k-diffusion)(?:\.\w+)*|diffusers_modules\..*)$/u;
/** `pipelines` of diffusers 0.35, as far as files name them. */
const PIPELINES =
  /^(?:stable_\w+|deepfloyd_if|latent_\w+|kandinsky\w*|wuerstchen|shap_e|audioldm2?|unidiffuser|paint_by_example|versatile_diffusion|alt_diffusion|blip_diffusion|dance_diffusion|musicldm|ddpm|ddim|pndm|dit|flux|hunyuan\w*|ltx|cogvideo|mochi|wan|sana|qwenimage|lumina\w*|omnigen|cosmos|chroma|hidream_image|amused|consistency_models|controlnet\w*|semantic_stable_diffusion|text_to_video_synthesis|visualcloze|easyanimate|allegro|marigold|pixart_alpha|t2i_adapter|ledits_pp|pag|free_noise_utils|onnx_utils|score_sde_ve|repaint|vq_diffusion|spectrogram_diffusion|skyreels_v2|aura_flow|animatediff|bria)$/u;

/** Judges the libraries that `model_index.json` names for the parts of a pipeline: diffusers imports them. */
export function judgePipeline(root: JsonNode, scan: Scan): void {
  const { _class_name, _diffusers_version } = root.fields('_class_name', '_diffusers_version');
  if (_class_name === undefined || _diffusers_version === undefined) return;
  for (const [, value] of root.entries()) {
    if (value.kind !== 'array' || value === _class_name) continue;
    const [library, name, ...more] = [...value.values()].map((node) => node.string);
    if (library === undefined || name === undefined || more.length > 0) continue;
    if (KNOWN_LIBRARIES.test(library) || PIPELINES.test(library) || !/^[\w.-]{1,200}$/u.test(library)) {
      continue;
    }
    reportImport('diffusers', library, { offset: value.offset }, scan);
  }
}
