import { escapeXml } from '../../text/xml.ts';
import type { Plain } from './report-object.ts';

/**
 * Renders the same content as the JSON report: an element for each key, `item` for each item of a list. A list of numbers is
 * one text with spaces, in which `null` is a number that is not known; any other unknown value is an empty element.
 */
export function reportXml(value: Plain): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('report', value, '')}`;
}

/** @param name one of our own keys, which are all names in XML */
function element(name: string, value: Plain, indent: string): string {
  const children = childrenOf(value, `${indent}  `);
  const content = children.length === 0 ? textOf(value) : `\n${children.join('')}${indent}`;
  return `${indent}<${name}>${content}</${name}>\n`;
}

function childrenOf(value: Plain, indent: string): readonly string[] {
  if (typeof value !== 'object' || value === null || isNumbers(value)) return [];
  if (isList(value)) return value.map((item) => element('item', item, indent));
  return Object.entries(value).map(([key, item]) => element(key, item, indent));
}

function textOf(value: Plain): string {
  if (isNumbers(value)) return value.map(String).join(' ');
  return typeof value === 'object' ? '' : escapeXml(String(value));
}

function isNumbers(value: Plain): value is readonly (number | null)[] {
  return isList(value) && value.every((item) => typeof item === 'number' || item === null);
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}
