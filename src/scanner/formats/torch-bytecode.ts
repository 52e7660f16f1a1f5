import { MODEL_FORMAT, type ScannedFormat } from '../content-format.ts';
import { looksLikePickle } from './pickle.ts';
import { DistinctFindings } from '../reading/distinct-findings.ts';
import type { Content, Scan, ScanFormat } from '../scan.ts';
import { judgeTorchOperator } from '../text-rules/torch-operators.ts';

const STEP_BYTES = 256 * 1024;
/** More than the longest name of an operator. */
const OVERLAP_BYTES = 256;
const OPERATOR = /\b[a-z_]\w{0,99}::[a-z_]\w{0,99}/giu;

/**
 * Scans the bytecode of a TorchScript model for phones. It is a pickle of texts and numbers only, which PyTorch's own reader
 * takes; the operators that the model runs are texts in it, each in one piece. Those that act on files are told.
 */
const scanTorchBytecode: ScanFormat = ({ bytes }: Content, outer: Scan): void => {
  const scan = new DistinctFindings(outer);
  for (let at = 0; at < bytes.size; at += STEP_BYTES) {
    const text = Buffer.from(bytes.read(at, STEP_BYTES + OVERLAP_BYTES)).toString('latin1');
    for (const { 0: name, index } of text.matchAll(OPERATOR)) {
      const judged = judgeTorchOperator(name.replace('::', '.'));
      if (judged?.severity !== 'high') continue;
      scan.find({ rule: 'torchscript-code', ...judged, subject: name, when: 'predict', offset: at + index });
    }
  }
};

/** The member of a model for phones that PyTorch's small interpreter runs. Its reader ignores case. */
export const torchBytecode: ScannedFormat = {
  ...MODEL_FORMAT,
  id: 'torch-bytecode',
  looksLike: (head, bytes, name) => /^bytecode\.pkl$/iu.test(name) && looksLikePickle(head, bytes),
  scan: scanTorchBytecode,
};
