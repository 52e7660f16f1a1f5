import { tokenInput } from '@model-security-scan/common/onnx-purpose';
import { ArtifactFault } from '../fault.ts';
import type { ModelFile } from './model-file.ts';
import { shownName } from './shown-name.ts';

/**
 * Refuses a model of tokens: whole numbers that are places in a table of words or bytes. Between two of them there is no input, so no
 * attack here means anything. @throws ArtifactFault
 */
export function refuseTokens(file: ModelFile): void {
  const input = tokenInput(file);
  if (input === undefined) return;
  throw new ArtifactFault(
    `The model takes tokens (its input ${shownName(input.name)} holds indices into a table of words or ` +
      'bytes). This tool does not attack models of text or other tokens. Remove the analysis; the file ' +
      'itself is still scanned.',
  );
}
