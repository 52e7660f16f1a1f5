import type { Plain } from '../write-declared.ts';

/** Renders JSON to read: indented, but with lists of numbers on one line. Lone surrogates become escapes. */
export function reportJson(value: Plain): string {
  return `${render(value, '')}\n`;
}

function render(value: Plain, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (isList(value)) {
    if (value.every((item) => typeof item !== 'object' || item === null)) return JSON.stringify(value);
    const items = value.map((item) => `${inner}${render(item, inner)}`);
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${render(item, inner)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}
