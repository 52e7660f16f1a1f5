import { type Content, element, type Markup } from '../../html/markup.ts';

/** The name of the project, at the top of its pages. */
const PRODUCT = 'Model Security Scan';

/** The top of a page. @param more what stands beside the name of the project */
export function banner(...more: Content[]): Markup {
  return element(
    'header',
    { class: 'banner' },
    element('p', { class: 'product' }, PRODUCT),
    more.length === 0 ? undefined : element('p', { class: 'about' }, more),
  );
}
