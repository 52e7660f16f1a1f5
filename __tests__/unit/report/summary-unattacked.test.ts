import { expect, it } from '@jest/globals';
import { renderFiles } from '../../../src/report/summary.ts';
import { sampleOutcome } from '../../support/sample-outcomes.ts';
import { sampleScan, unattackedModel } from '../../support/sample-supply-chain.ts';

it('keeps models that nothing attacks within their share of a summary, and counts the rest', () => {
  const long = { ...unattackedModel('a.pkl'), lines: Array.from({ length: 8 }, () => 'x'.repeat(5000)) };
  const unattacked = Array.from({ length: 60 }, (_, index) => ({ ...long, path: `model${String(index)}` }));
  const supplyChain = { ...sampleScan([]), unattacked };
  const text = renderFiles(sampleOutcome({ supplyChain }), 500_000);
  expect(Buffer.byteLength(text)).toBeLessThan(110_000);
  const words = text.replaceAll(/x{2,}/gu, '');
  expect(words).toContain('60 models were not attacked:');
  expect(words).toContain('<code>model0</code>');
  expect(words).toMatch(/… and 5\d models more/u);
});
