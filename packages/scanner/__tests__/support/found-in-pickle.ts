import * as p from '../../../../__tests__/support/pickle-builder.ts';
import { scanPickleContent } from '../../../../__tests__/support/scan-content.ts';

/** The findings of a content, each as `severity rule subject`. */
export function linesOf(content: Parameters<typeof scanPickleContent>[0]): readonly string[] {
  const { findings } = scanPickleContent(content);
  return findings.map(({ severity, rule, subject }) => `${severity} ${rule} ${subject}`);
}

/** The same of a pickle of protocol 4. */
export function foundInPickle(...parts: readonly p.Part[]): readonly string[] {
  return linesOf(p.pickleOf(p.proto(4), ...parts, p.STOP));
}

/** The severities of what was found, each once. */
export function severitiesOf(lines: readonly string[]): readonly string[] {
  return [...new Set(lines.map((line) => line.split(' ')[0] ?? ''))];
}

/** What is expected of a name. */
export const code = (name: string): string => `critical pickle-code ${name}`;
export const tampering = (name: string): string => `critical pickle-tampering ${name}`;
export const unknownCall = (name: string): string => `high pickle-unknown-call ${name}`;
export const plainCall = (name: string): string => `review pickle-unknown-call ${name}`;
export const unknownClass = (name: string): string => `review pickle-unknown-class ${name}`;

/** An object that is made without `__init__`. */
export const made = (module: string, name: string): Buffer =>
  p.pickleOf(p.global(module, name), ')', p.NEWOBJ);
export const getattr = (target: p.Part, name: string): Buffer =>
  p.call('builtins', 'getattr', target, p.text(name));
export const partial = (...args: readonly p.Part[]): Buffer => p.call('functools', 'partial', ...args);
/** An empty array of NumPy, before its state is set. */
export const ARRAY = p.call(
  ...(['numpy._core.multiarray', '_reconstruct'] as const),
  ...[p.global('numpy', 'ndarray'), p.pickleOf(p.integer(0), p.TUPLE1), p.text('b')],
);
