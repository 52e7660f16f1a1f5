import { damaged, isUnreadable } from '@model-security-scan/common/unreadable';
import { FileSource } from '../file-source.ts';
import { externalLocations } from '../formats/onnx.ts';

/** A model that names more files is none that is analysed; it is then judged by those that were found. */
const MOST_FILES = 1000;
/** Reading ends after so many blocks of half a MiB: a model with external data holds no large tensors itself. */
const MOST_BLOCKS = 4096;

/**
 * Lists the files that an ONNX model keeps numbers in, as it names them: untrusted text.
 * @param file absolute, links resolved
 * @returns what was found until the file ends, is damaged, or is too long; empty if it is no ONNX model
 */
export function findExternalData(file: string): readonly string[] {
  const found = new Set<string>();
  let source: FileSource | undefined;
  let blocks = 0;
  try {
    const onBlock = (): void => {
      blocks += 1;
      if (blocks > MOST_BLOCKS) throw damaged('The model is too long.');
    };
    source = new FileSource(Buffer.from(file), onBlock, 'parts');
    for (const location of externalLocations(source)) {
      found.add(location);
      if (found.size >= MOST_FILES) break;
    }
  } catch (error) {
    // Whoever reads the model says what is wrong with it.
    if (!isUnreadable(error, 'damaged', 'source')) throw error;
  } finally {
    source?.close();
  }
  return [...found];
}
