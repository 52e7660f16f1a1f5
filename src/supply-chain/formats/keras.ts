import { isKerasObject, judgeKerasConfig } from '../keras/judge-config.ts';
import { decodeText } from '../reading/utf8-text.ts';
import { DistinctFindings } from '../reading/distinct-findings.ts';
import { type JsonNode, readJson } from '../reading/json-tape.ts';
import type { Content, Scan, ScanFormat } from '../scan.ts';

/** True if content begins like the config of a Keras model: `config.json` of a `.keras` file, or `to_json()`. */
export function looksLikeKerasConfig(head: Uint8Array): boolean {
  const text = decodeText(head.subarray(0, 4096));
  return (
    /^\s*\{/u.test(text) &&
    /"(?:class_name|c\\u006cass_name|keras_version|model_config|modelTopology)"\s*:/u.test(text)
  );
}

/** Judges a JSON value that may hold the config of a Keras model, and tells what it is. */
export function scanKerasJson(root: JsonNode, scan: Scan): void {
  const { keras_version: version, backend } = root.fields('keras_version', 'backend', 'class_name');
  const named = version?.string;
  if (named !== undefined) scan.observe({ kind: 'framework', name: 'keras', version: named });
  else if (backend?.string !== undefined) scan.observe({ kind: 'framework', name: 'keras' });
  const model = isKerasObject(root)
    ? root
    : (root.get('modelTopology', 'model_config') ?? root.get('model_config'));
  const className = model?.get('class_name')?.string;
  if (className !== undefined) {
    scan.observe({ kind: 'format', format: 'keras-config' });
    scan.observe({ kind: 'architecture', name: className });
  }
  judgeKerasConfig(root, scan);
}

/** Scans the config of a Keras model: code, foreign objects and files that Keras loads by it. */
export const scanKerasConfig: ScanFormat = (content: Content, outer: Scan): void => {
  scanKerasJson(readJson(content.bytes), new DistinctFindings(outer));
};
