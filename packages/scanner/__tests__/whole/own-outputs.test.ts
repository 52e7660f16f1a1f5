import { expect, test } from '@jest/globals';
import { decideFiles } from '../../../../src/decide/scan/decide-findings.ts';
import { renderJunit } from '../../../../src/report/junit.ts';
import { renderRunPage } from '../../../../src/report/page/run-page.ts';
import { renderResultsFile } from '../../../../src/report/results-file.ts';
import { renderSarif } from '../../../../src/report/sarif.ts';
import type { SupplyChainFinding } from '../../src/rules/file-finding.ts';
import { SAMPLE_OUTCOMES, sampleOutcome } from '../../../../__tests__/support/sample-outcomes.ts';
import { sampleScan, SHELL_CALL, UNKNOWN_CALL } from '../../../../__tests__/support/sample-supply-chain.ts';
import { scanAs } from '../../../../__tests__/support/scan-of-file.ts';
import { PROGRAM } from '../../../../__tests__/support/sample-program.ts';

/* What a run writes quotes what it found. The next run scans it as any other file, and finds nothing in it. */

const QUOTED: readonly SupplyChainFinding[] = [
  SHELL_CALL,
  ...[
    '!!python/object/apply:os.system',
    '{{ cycler.__init__.__globals__.os }}',
    "__import__('os').system('x')",
    '_target_: os.system',
    '{"py/reduce": []}',
    'trust_remote_code=True',
    '\u0080\u0002cos\nsystem\n',
  ].map((excerpt) => ({ ...UNKNOWN_CALL, subject: excerpt, excerpt })),
];
const scan = decideFiles(sampleScan(QUOTED), { policy: { accept: [] }, nowMs: 0 });
const OUTCOMES = [...Object.values(SAMPLE_OUTCOMES), sampleOutcome({ supplyChain: scan })];

test.each([
  ['results.json', (outcome) => renderResultsFile(outcome, PROGRAM)],
  ['model-security.sarif', (outcome) => JSON.stringify(renderSarif(outcome, { category: 'c/' }))],
  ['report.html', (outcome) => renderRunPage(outcome, { program: PROGRAM, writtenMs: 0, settings: [] })],
  ['junit.xml', renderJunit],
] as const satisfies readonly (readonly [string, (outcome: (typeof OUTCOMES)[number]) => string])[])(
  'finds nothing in its own %s, which is no model',
  async (name, render) => {
    for (const outcome of OUTCOMES) {
      const { findings, scanned } = await scanAs(name, Buffer.from(render(outcome)));
      expect(findings).toEqual([]);
      expect(scanned?.isModelContent ?? false).toBe(false);
    }
  },
);
