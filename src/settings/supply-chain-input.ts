import type { Mode, SupplyChainSettings } from '../facts/settings.ts';
import type { InputRules } from './input-rules.ts';
import type { InputReader } from './reader.ts';

/**
 * Reads the input `supply-chain`. Modes that submit nothing scan nothing either. A run of a part of the analyses
 * scans only if it is asked to, so that not every job of a matrix does.
 */
export function readSupplyChain(
  reader: InputReader,
  mode: Mode,
  rules: Pick<InputRules, 'supplyChain'>,
): Pick<SupplyChainSettings, 'enabled'> & { readonly isWanted: boolean } {
  const isWanted = reader.flag('supply-chain', rules.supplyChain && reader.isAbsent('only'));
  if (!isWanted && !reader.isAbsent('bom-file') && !reader.isFaulty('supply-chain')) {
    reader.report(
      'supply-chain',
      'is off, but bom-file needs the supply-chain scan. Set it to true, or remove bom-file.',
    );
  }
  return { isWanted, enabled: isWanted && mode === 'scan' };
}
