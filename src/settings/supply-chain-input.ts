import type { Mode, SupplyChainSettings } from '../facts/settings.ts';
import { holdsControls } from '../text/sanitize.ts';
import type { InputRules } from './input-rules.ts';
import type { InputReader } from './reader.ts';

/**
 * Reads the inputs of the supply-chain scan. Modes that submit nothing scan nothing either. A run of a part of the analyses
 * scans only if it is asked to, so that not every job of a matrix does.
 */
export function readSupplyChain(
  reader: InputReader,
  mode: Mode,
  rules: Pick<InputRules, 'supplyChain'>,
): Pick<SupplyChainSettings, 'enabled' | 'paths'> & { readonly isWanted: boolean } {
  const isWanted = reader.flag('supply-chain', rules.supplyChain && reader.isAbsent('only'));
  const paths = readPaths(reader);
  const isGiven = !reader.isAbsent('supply-chain-paths') || !reader.isAbsent('bom-file');
  if (!isWanted && isGiven && !reader.isFaulty('supply-chain')) {
    reader.report(
      'supply-chain',
      'is off, but supply-chain-paths and bom-file need the supply-chain scan. Set it to true, or remove them.',
    );
  }
  return { isWanted, enabled: isWanted && mode === 'scan', paths };
}

/** Reads paths and patterns, one a line or with commas between them. */
function readPaths(reader: InputReader): readonly string[] {
  const text = reader.block('supply-chain-paths') ?? '';
  // A comma inside braces belongs to a pattern.
  const lines = text.split(/\r\n|\n|,(?![^{}]*\})/u).map((line) => line.trim());
  const paths = [...new Set(lines.filter((line) => line !== ''))];
  for (const path of paths) {
    const fault = findFault(path);
    if (fault !== undefined) {
      const expected = 'Expected paths or patterns inside the workspace, such as models/**, one a line.';
      reader.report('supply-chain-paths', `has "${path}": ${fault}. ${expected}`);
    }
  }
  return paths.length === 0 ? ['.'] : paths;
}

function findFault(path: string): string | undefined {
  if (holdsControls(path)) return 'it has a control character';
  if (path.split(/[/\\]/u).includes('..')) return 'it has ".." in it';
  return /^(?:[/\\]|[a-z]:)/iu.test(path) ? 'it is absolute' : undefined;
}
