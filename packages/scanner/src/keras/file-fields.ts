import { finding } from '../rules/finding.ts';
import { wordSet } from '../reading/words.ts';
import type { JsonNode } from '../reading/json-tape.ts';
import type { Scan } from '../scan.ts';

/** Layers whose words are read from a file if the field is a text. */
const LOOKUP_LAYERS =
  /^(?:StringLookup|IntegerLookup|TextVectorization|IndexLookup|\w*Tokenizer|\w*Lookup)$/u;
/** Fields of any object that name a file, a folder or an address. */
const FILE_FIELDS = wordSet(`
  filepath file_path filename file path fname origin url uri directory folder cache_dir proto vocabulary_file vocab_file
  merges_file weights_path checkpoint preset vocabulary merges idf_weights handle model_path saved_model export_dir asset_path
`);
/** Layers that load a model from a place. */
const LOADING_LAYERS = new Set(['TFSMLayer', 'KerasLayer', 'FlaxLayer', 'JaxLayer']);

/**
 * Finds file names and addresses in the config of an object. Keras reads such a file when it loads the model: a picked
 * file of the machine becomes a part of the model, and so of what the model answers.
 */
export function judgeFiles(className: string, config: JsonNode, scan: Scan): void {
  for (const [key, value] of config.entries()) {
    if (key.length > 100 || value.kind !== 'string' || value.length > 4096) continue;
    const [name, text] = [key.text ?? '', value.string ?? ''];
    if (!FILE_FIELDS.has(name) || text === '') continue;
    const isLookup = LOOKUP_LAYERS.test(className) && name !== 'file';
    const isLoading = LOADING_LAYERS.has(className);
    if (!isLookup && !isLoading && !looksLikePath(text)) continue;
    const detail = `${className.slice(0, 100)} reads the file or address in "${name}" when the model is loaded.`;
    scan.find(finding('high', 'keras-file-access', text, detail, { offset: value.offset }));
  }
}

/** True for a text with a folder, a drive or a scheme. */
function looksLikePath(text: string): boolean {
  return /^(?:[A-Za-z][\w+.-]*:|~|\.{0,2}[\\/])|[\\/]|\.(?:txt|json|model|bin|h5|keras|pb|csv)$/u.test(text);
}
