import table from './imported-names.json' with { type: 'json' };
import { finding, type Found } from '../rules/file-finding.ts';
import type { Scan } from '../scan.ts';
import type { JsonNode } from '../reading/json-tape.ts';
import { isStandardLibrary } from '../pickle/python-names.ts';

/**
 * Keys of settings whose value a loader imports as it stands, also without `trust_remote_code`. A name that is not known may
 * lead to a file beside the model.
 */
const IMPORTED = new Map(
  table.map(({ key, known, loader }) => [key, { known: new RegExp(known, 'u'), loader }]),
);

/** The keys, for a search of texts. */
export const IMPORTED_KEYS: readonly string[] = [...IMPORTED.keys(), 'code'];

/** A module or a path of one. */
const MODULE = /^[\w./\\-]{1,300}$/u;

/** Judges the texts of one mapping. */
export function judgeImportedNames(
  texts: ReadonlyMap<string, string>,
  place: Partial<Found>,
  scan: Scan,
): void {
  for (const [key, value] of texts) {
    const imported = IMPORTED.get(key);
    if (imported === undefined || imported.known.test(value) || !MODULE.test(value)) continue;
    reportImport(imported.loader, value, place, scan);
  }
  judgeModule(texts, place, scan);
  judgeCodeFolder(texts, place, scan);
}

/** The modules that one model of sentence-transformers consists of (`modules.json`). */
function judgeModule(texts: ReadonlyMap<string, string>, place: Partial<Found>, scan: Scan): void {
  const type = texts.get('type');
  const isModule = type !== undefined && texts.has('path') && texts.has('name');
  if (!isModule || !/^\w+(?:\.\w+)+$/u.test(type) || KNOWN_MODULES.test(type)) return;
  reportImport('sentence-transformers', type, place, scan);
}

const KNOWN_MODULES = /^(?:sentence_transformers|pylate)\./u;

/** MLflow puts the folder first on Python's path, so that its modules take the place of others. */
function judgeCodeFolder(texts: ReadonlyMap<string, string>, place: Partial<Found>, scan: Scan): void {
  const folder = texts.get('code');
  if (folder === undefined || folder === '' || !texts.has('loader_module')) return;
  reportImport('MLflow', folder, place, scan);
}

/** Says that a loader imports what settings name. */
export function reportImport(loader: string, subject: string, place: Partial<Found>, scan: Scan): void {
  const detail = `${loader} imports it when it loads the model, also if it is a file of this repository.`;
  scan.find(finding('high', 'remote-code', subject, detail, place));
}

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

/** Packages whose classes skops writes itself, or its users know. */
const KNOWN =
  /^(?:sklearn|scipy|numpy|pandas|lightgbm|xgboost|catboost|imblearn|quantile_forest|skops|builtins|collections|functools|operator|datetime|decimal|pathlib)(?:\.|$)/u;

/**
 * Judges a node of the schema of a skops archive: it names a class, and the loader imports its module, if the caller trusts
 * it. Many callers trust whatever the file has.
 */
export function judgeSkops(texts: ReadonlyMap<string, string>, offset: number, scan: Scan): void {
  const [module, name] = [texts.get('__module__') ?? '', texts.get('__class__') ?? ''];
  if (!texts.has('__loader__') || module === '' || KNOWN.test(module)) return;
  const detail =
    'skops imports the module of this class, and makes an object of it, if the loading program trusts it.';
  const severity = isStandardLibrary(module) ? 'high' : 'review';
  scan.find(finding(severity, 'pickle-unknown-class', `${module}.${name}`, detail, { offset }));
}
