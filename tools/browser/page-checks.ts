import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'puppeteer-core';
import { isObject } from '@model-security-scan/common/json';
import { projectPath } from '../project.ts';

/** How a page is looked at. */
export interface View {
  readonly scheme: 'light' | 'dark';
  readonly width: number;
}

export const VIEWS: readonly View[] = [
  { scheme: 'light', width: 1440 },
  { scheme: 'dark', width: 1440 },
  { scheme: 'light', width: 768 },
  { scheme: 'light', width: 390 },
  { scheme: 'dark', width: 390 },
];

/** A page with everything that it asked for and complained of. */
export interface OpenedPage {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Opens an address. Requests to anywhere else are complaints, as is everything on the console. */
export async function openPage(browser: Browser, url: string, { scheme, width }: View): Promise<OpenedPage> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  const home = url.startsWith('file:') ? url : new URL(url).origin;
  page.on('console', (message) => complaints.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`));
  page.on('request', (request) => {
    const asked = request.url();
    if (!asked.startsWith(home) && !asked.startsWith('data:')) complaints.push(`request: ${asked}`);
  });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await page.setViewport({ width, height: 900 });
  await page.goto(url, { waitUntil: 'load' });
  return { page, complaints };
}

const OPEN_ALL =
  'document.querySelectorAll("details").forEach((one) => { one.open = true; }); document.getElementById("show-all")?.click();';

/** @returns what is wrong with a page; empty if nothing is */
export async function faultsOf({ page, complaints }: OpenedPage): Promise<readonly string[]> {
  const first = [...(await reachFaults(page)), ...(await linkFaults(page))];
  await page.evaluate(OPEN_ALL);
  const faults = [...first, ...(await widthFaults(page)), ...(await axeFaults(page)), ...complaints];
  return [...faults, ...(await policyFaults(page))];
}

/** Follows a link of the page. @returns why it shows nothing, or an empty text */
const FOLLOW = `(id) => {
  location.hash = '#' + id;
  const target = document.querySelector(':target');
  if (target === null || !target.checkVisibility()) return 'is hidden';
  const content = target.querySelector('details > :not(summary)');
  return content?.checkVisibility({ contentVisibilityAuto: true }) === false ? 'stays closed' : '';
}`;

/** Every link to a place of the page shows what it leads to, whatever is closed or not chosen. */
async function linkFaults(page: Page): Promise<readonly string[]> {
  const faults = await page.evaluate(
    `[...new Set([...document.querySelectorAll('a[href^="#"]')].map((one) => decodeURIComponent(one.hash.slice(1))))].map((id) => [id, (${FOLLOW})(id)]).filter(([, fault]) => fault !== '').map((one) => one.join(' '))`,
  );
  return Array.isArray(faults) ? faults.map((fault) => `the link to ${String(fault)}`) : ['no links'];
}

/** On paper a page has at most so many sheets. */
export async function paperFaults({ page }: OpenedPage, most: number): Promise<readonly string[]> {
  const paper = Buffer.from(await page.pdf({ format: 'a4' })).toString('latin1');
  const sheets = paper.match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
  return sheets >= 1 && sheets <= most ? [] : [`${String(sheets)} sheets of paper`];
}

/** Nothing is wider than the window, but for parts that scroll by themselves. */
async function widthFaults(page: Page): Promise<readonly string[]> {
  const overflow = Number(
    await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
  );
  return overflow > 0 ? [`the page is ${String(overflow)} pixels too wide`] : [];
}

const MARK_REACHABLE =
  '[...document.querySelectorAll("a[href], summary, [tabindex], input:checked")].filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length';
const IS_ON_PAGE = 'document.activeElement !== document.body';
const IS_NEW =
  'document.activeElement.dataset.seen === undefined && (document.activeElement.dataset.seen = "1") === "1"';

/** Every link, choice and part that opens or scrolls is reached by the Tab key. */
async function reachFaults(page: Page): Promise<readonly string[]> {
  const expected = Number(await page.evaluate(MARK_REACHABLE));
  let reached = 0;
  for (let press = 0; press <= expected; press += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(IS_ON_PAGE)) !== true) break;
    if ((await page.evaluate(IS_NEW)) === true) reached += 1;
  }
  return reached === expected ? [] : [`the Tab key reaches ${String(reached)} of ${String(expected)} places`];
}

const AXE = readFileSync(projectPath('node_modules/axe-core/axe.min.js'), 'utf8');

/** The rules of axe-core for WCAG 2.2, levels A and AA, and its best practices. */
async function axeFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const result: unknown = await page.evaluate(
    'axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 120)).slice(0, 3) })))',
  );
  if (!Array.isArray(result)) return ['axe-core gave no result'];
  const violations: readonly unknown[] = result;
  return violations.map((one) => `axe: ${isObject(one) ? JSON.stringify(one) : 'not readable'}`);
}

/** Puts a script, a style and a picture from elsewhere into the page, as a fault in escaping would. */
const ATTACK = `new Promise((resolve) => {
  const blocked = new Set();
  document.addEventListener('securitypolicyviolation', (event) => blocked.add(event.effectiveDirective));
  const add = (name, attributes) => document.body.append(Object.assign(document.createElement(name), attributes));
  add('script', { textContent: 'window.wasRun = true' });
  add('style', { textContent: 'body { color: red }' });
  add('img', { src: 'https://127.0.0.1:1/x.png', alt: '' });
  add('iframe', { src: 'https://127.0.0.1:1/' });
  setTimeout(() => resolve([window.wasRun === true ? 'RAN' : '', ...blocked].sort().join(' ')), 300);
})`;

async function policyFaults(page: Page): Promise<readonly string[]> {
  const blocked = String(await page.evaluate(ATTACK));
  const missing = ['frame-src', 'img-src', 'script-src-elem', 'style-src-elem'].filter(
    (directive) => !blocked.split(' ').includes(directive),
  );
  const ran = blocked.includes('RAN') ? ['a script in the page runs'] : [];
  return [...ran, ...missing.map((directive) => `the Content-Security-Policy does not block ${directive}`)];
}
