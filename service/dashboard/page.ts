import { pathAddress, type Content, element, pageText } from '../../src/html/markup.ts';
import { PRODUCT } from '../../src/html/job-page.ts';
import { pagePolicy } from '../../src/html/policy.ts';
import { STYLE } from '../../src/html/style.ts';
import type { Answer } from '../wire/answer.ts';
import { LIVE_SCRIPT } from './live-script.ts';

/** How often a page loads itself again in a browser without scripts. */
const REFRESH_SECONDS = 3;

/** Headers of everything that a browser gets: nothing is kept, guessed, framed, or given to another site. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

export interface DashboardPage {
  readonly title: string;
  /** Stands beside the name of the project. */
  readonly about: Content;
  readonly content: Content;
  /** True if what the page shows will change by itself. */
  readonly isLive: boolean;
  /** False if the list of all jobs is not shown to browsers. */
  readonly hasList: boolean;
}

export function pageAnswer({ title, about, content, isLive, hasList }: DashboardPage): Answer {
  const more = isLive ? ["script-src 'self'", "connect-src 'self'"] : [];
  const policy = pagePolicy(STYLE, more);
  const name = hasList ? element('a', { href: pathAddress([]) }, PRODUCT) : PRODUCT;
  const html = pageText(
    {
      title: `${title} · ${PRODUCT}`,
      style: STYLE,
      policy,
      ...(isLive && { script: pathAddress(['dashboard.js']), refreshSeconds: REFRESH_SECONDS }),
    },
    element(
      'header',
      { class: 'banner' },
      element('p', { class: 'product' }, name),
      element('p', { class: 'about' }, about),
    ),
    element('main', {}, content),
  );
  return {
    status: 200,
    headers: {
      ...HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${policy}; frame-ancestors 'none'`,
    },
    body: Buffer.from(html),
  };
}

/** GET /dashboard.js */
export function showScript(): Answer {
  return {
    status: 200,
    headers: { ...HEADERS, 'content-type': 'text/javascript; charset=utf-8' },
    body: Buffer.from(LIVE_SCRIPT),
  };
}
