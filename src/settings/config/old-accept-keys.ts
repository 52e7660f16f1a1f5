import type { Diagnostics } from '../schema/diagnostics.ts';
import type { Entry, Tree } from '@model-security-scan/common/schema/tree';

/** The keys of the config file that `accept` and `files` replaced. */
export const OLD_ACCEPT_KEYS = ['waivers', 'unattacked', 'supply-chain'] as const;

/** Refuses an old key, and each entry of its lists with the line to write instead. */
export function refuseOldAcceptKey({ key, keySpan, value }: Entry, diagnostics: Diagnostics): void {
  const lists = key === 'supply-chain' && value.kind === 'mapping' ? value.entries : [{ key, value }];
  const items = lists.flatMap(({ key: list, value: own }) =>
    own.kind === 'list' ? own.items.map((item) => ({ list, item })) : [],
  );
  if (items.length === 0) diagnostics.report(keySpan, `"${key}" is now "accept" and "files". Remove it.`);
  for (const { list, item } of items) {
    diagnostics.report(item.span, `"${list}" is gone. Write: ${newLine(list, item)}`);
  }
}

function newLine(list: string, item: Tree): string {
  const texts = (item.kind === 'mapping' ? item.entries : []).map(({ key, value }) => {
    return [key, JSON.stringify(value.kind === 'scalar' ? value.text : '')] as const;
  });
  if (list === 'ignore') {
    const path = texts.find(([key]) => key === 'path')?.[1] ?? '"PATH"';
    return `files: { paths: ["**", "!${path.slice(1)}] }`;
  }
  const parts = texts.map(([key, text]) => `${key === 'path' ? 'model' : key}: ${text}`);
  return `accept: [{ ${parts.join(', ')} }]`;
}
