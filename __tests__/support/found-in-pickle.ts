import * as p from './pickle-builder.ts';
import { scanPickleContent } from './scan-content.ts';

/** The findings of a pickle of protocol 4, each as `severity rule subject`. */
export function foundInPickle(...parts: readonly p.Part[]): readonly string[] {
  const { findings } = scanPickleContent(p.pickleOf(p.proto(4), ...parts, p.STOP));
  return findings.map(({ severity, rule, subject }) => `${severity} ${rule} ${subject}`);
}

/** The severities of what was found, each once. */
export function severitiesOf(lines: readonly string[]): readonly string[] {
  return [...new Set(lines.map((line) => line.split(' ')[0] ?? ''))];
}
