/**
 * Opens the page of a run and the dashboard in a real browser, `npm run browser`: nothing is loaded from elsewhere, the
 * Content-Security-Policy blocks what it must, nothing is too wide for a phone, the keyboard reaches everything, axe-core
 * finds nothing, and pages of running jobs follow them. With `--pictures` it also writes the pictures of the documents.
 * The last line is `N passed, M failed`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'puppeteer-core';
import { startLocalService } from '../../service/server.ts';
import type { LocalService } from '../../service/local-service.ts';
import { projectPath } from '../project.ts';
import { findChromium, openBrowser } from './chromium.ts';
import { faultsOf, openPage, type View, VIEWS } from './page-checks.ts';
import { startSampleRun } from './sample-run.ts';

const LIVE_LIMIT_MS = 240_000;

class Counter {
  passed = 0;
  failed = 0;

  count(name: string, faults: readonly string[]): void {
    if (faults.length === 0) this.passed += 1;
    else this.failed += 1;
    console.log(`${faults.length === 0 ? 'ok' : 'failed'}: ${name}`);
    for (const fault of faults) console.log(`  ${fault}`);
  }
}

async function main(): Promise<number> {
  const chromium = findChromium();
  if (chromium === undefined) {
    console.log(
      'not run: Chromium was not found. Install it (apt-get install chromium), or name it in CHROMIUM.',
    );
    console.log('0 passed, 0 failed');
    return 0;
  }
  const counter = new Counter();
  const service = await startLocalService({ engine: 'attacks' });
  const browser = await openBrowser(chromium);
  try {
    const run = startSampleRun(service);
    await checkLive(browser, service, counter);
    await run.over;
    const pages: Readonly<Record<string, string>> = {
      dashboard: `${service.baseUrl}/`,
      ...jobPages(service),
    };
    for (const [name, url] of Object.entries(pages)) await checkPage(browser, name, url, counter);
    const local = startSampleRun(undefined);
    await local.over;
    await checkPage(browser, 'report', pathToFileURL(local.reportFile).href, counter);
    if (process.argv.includes('--pictures')) {
      await takePictures(browser, { ...pages, report: pathToFileURL(local.reportFile).href });
    }
    for (const { folder } of [run, local]) rmSync(folder, { recursive: true });
  } finally {
    await browser.close();
    await service.close();
  }
  console.log(`${String(counter.passed)} passed, ${String(counter.failed)} failed`);
  return counter.failed === 0 ? 0 : 1;
}

function jobPages(service: LocalService): Readonly<Record<string, string>> {
  return Object.fromEntries(
    service
      .jobs()
      .map(({ jobId, modelId, kind }) => [
        `job-${modelId}-${kind}`,
        `${service.baseUrl}/dashboard/${encodeURIComponent(jobId)}`,
      ]),
  );
}

async function checkPage(browser: Browser, name: string, url: string, counter: Counter): Promise<void> {
  for (const view of VIEWS) {
    const opened = await openPage(browser, url, view);
    counter.count(`${name}, ${view.scheme}, ${String(view.width)} pixels`, await faultsOf(opened));
    await opened.page.close();
  }
}

const WIDE: View = { scheme: 'light', width: 1200 };

/** The page of a job follows it to its end: with scripts without being loaded again, and without them by itself. */
async function checkLive(browser: Browser, service: LocalService, counter: Counter): Promise<void> {
  const job = await firstJob(service);
  const url = `${service.baseUrl}/dashboard/${encodeURIComponent(job)}`;
  const plain = await browser.newPage();
  await plain.setJavaScriptEnabled(false);
  let loads = 0;
  plain.on('load', () => (loads += 1));
  await plain.goto(url);
  const { page, complaints } = await openPage(browser, url, WIDE);
  await page.evaluate('window.isSame = true');
  await page
    .waitForFunction('document.querySelector("#downloads") !== null', {
      timeout: LIVE_LIMIT_MS,
      polling: 200,
    })
    .catch(() => undefined);
  const isSame = await page.evaluate(
    'window.isSame === true && document.querySelector("#downloads") !== null',
  );
  counter.count('a job is followed in place', [
    ...(isSame === true ? [] : ['the page did not come to show the result, or was loaded again']),
    ...complaints,
  ]);
  const again = loads > 1 ? [] : [`the page was loaded ${String(loads)} times`];
  counter.count('a job is followed without scripts', again);
  await Promise.all([plain.close(), page.close()]);
}

async function firstJob(service: LocalService): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const [job] = service.jobs();
    if (job !== undefined) return job.jobId;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The sample run submitted nothing.');
}

/** The pictures of the documents: the top of a page, as wide as a document. */
async function takePictures(browser: Browser, pages: Readonly<Record<string, string>>): Promise<void> {
  mkdirSync(projectPath('docs/pictures'), { recursive: true });
  const wanted = [
    ['report', 'report', 1000],
    ['dashboard', 'dashboard', 480],
    ['job-digits-evasion', 'job', 1000],
  ] as const;
  for (const [name, file, height] of wanted) {
    for (const scheme of ['light', 'dark'] as const) {
      const { page } = await openPage(browser, pages[name] ?? '', { scheme, width: 1000 });
      await page.setViewport({ width: 1000, height });
      await page.screenshot({ path: `${projectPath('docs/pictures')}/${file}-${scheme}.png` });
      await page.close();
    }
  }
}

process.exitCode = await main();
