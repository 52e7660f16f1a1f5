import type { FilesPolicy, JudgedFinding, SupplyChainOutcome } from '../../src/facts/file-scan.ts';
import type { UnattackedModel } from '../../src/facts/results/model-files.ts';
import { judgeScan } from '../../src/decide/scan/judge-scan.ts';
import type { SupplyChainFinding } from '@model-security-scan/scanner/rules';

const SHA256 = 'a'.repeat(64);

const IN_MODEL = { members: [], sha256: SHA256, isModelFile: true } as const;

/** A pickle in a PyTorch file that starts a program. */
export const SHELL_CALL: SupplyChainFinding = {
  ...{ ...IN_MODEL, rule: 'pickle-code', severity: 'critical', subject: 'os.system', when: 'load' },
  ...{
    excerpt: 'os.system("touch /tmp/x")',
    offset: 12,
    path: 'models/net.pt',
    members: ['archive/data.pkl'],
  },
};

/** A class that is not known. */
export const UNKNOWN_CLASS: SupplyChainFinding = {
  ...{ ...IN_MODEL, rule: 'pickle-unknown-class', severity: 'review', subject: 'acme.layers.Dense' },
  ...{ origin: 'unlisted', when: 'load', offset: 40, path: 'models/churn.pkl' },
};

/** A model that was not checked out. */
export const LFS_POINTER: SupplyChainFinding = {
  ...{ ...IN_MODEL, rule: 'lfs-pointer', severity: 'not-scanned', subject: '', when: 'none' },
  path: 'models/large.safetensors',
};

/** A call that nobody knows. */
export const UNKNOWN_CALL: SupplyChainFinding = {
  ...UNKNOWN_CLASS,
  rule: 'pickle-unknown-call',
  severity: 'high',
  subject: 'acme.layers.build',
  excerpt: 'acme.layers.build(3)',
};

/** @returns the outcome of a scan of the workspace, or of what is uploaded, with these findings */
export function sampleScan(
  findings: readonly SupplyChainFinding[],
  { failOn = 'high' }: Partial<FilesPolicy> = {},
  scope: SupplyChainOutcome['scope'] = 'workspace',
): SupplyChainOutcome {
  const files = findings.map(({ path, isModelFile }) => ({
    ...{ path, bytes: 1000, sha256: SHA256, format: 'pickle', isModelFile },
    observations: [
      { kind: 'format' as const, format: 'pickle', version: '4' },
      { kind: 'framework' as const, name: 'pytorch' },
    ],
  }));
  const counts = { filesSeen: 12, filesKnown: 0, ignored: 0, bytesScanned: 3_400_000 };
  return judgeScan({ files, findings, counts, limits: [] }, { failOn }, scope);
}

/** @returns a finding that fails the check */
export function flaggedFinding(more: Partial<JudgedFinding> = {}): JudgedFinding {
  return { ...SHELL_CALL, standing: 'flagged', ...more };
}

/** A model that nothing attacks, as a scan of the repository lists it. */
export function unattackedModel(path: string): UnattackedModel {
  return { path, format: 'onnx', role: 'classifier', whatToDo: 'Convert it.', lines: ['convert()'] };
}
