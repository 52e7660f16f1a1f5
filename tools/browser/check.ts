/**
 * Opens the page of a run in a real browser, `npm run browser`: nothing is loaded from elsewhere, the
 * Content-Security-Policy blocks what it must, nothing is too wide for a phone, the keyboard reaches everything, and
 * axe-core finds nothing. With `--pictures` it also writes the pictures of the documents.
 * The last line is `N passed, M failed`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'puppeteer-core';
import { projectPath } from '../project.ts';
import { findChromium, openBrowser } from './chromium.ts';
import { faultsOf, openPage, paperFaults, VIEWS } from './page-checks.ts';
import { startSampleRun } from './sample-run.ts';

/** The sample run has four findings. */
const MOST_SHEETS = 4;

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
  const browser = await openBrowser(chromium);
  try {
    const { over, reportFile, folder } = startSampleRun();
    await over;
    const url = pathToFileURL(reportFile).href;
    await checkPage(browser, 'report', url, counter);
    const printed = await openPage(browser, url, { scheme: 'light', width: 1440 });
    counter.count('report, on paper', await paperFaults(printed, MOST_SHEETS));
    if (process.argv.includes('--pictures')) await takePictures(browser, url);
    rmSync(folder, { recursive: true });
  } finally {
    await browser.close();
  }
  console.log(`${String(counter.passed)} passed, ${String(counter.failed)} failed`);
  return counter.failed === 0 ? 0 : 1;
}

async function checkPage(browser: Browser, name: string, url: string, counter: Counter): Promise<void> {
  for (const view of VIEWS) {
    const opened = await openPage(browser, url, view);
    counter.count(`${name}, ${view.scheme}, ${String(view.width)} pixels`, await faultsOf(opened));
    await opened.page.close();
  }
}

/** The pictures of the documents: the top of the page, as wide as a document. */
async function takePictures(browser: Browser, url: string): Promise<void> {
  mkdirSync(projectPath('docs/pictures'), { recursive: true });
  for (const scheme of ['light', 'dark'] as const) {
    const { page } = await openPage(browser, url, { scheme, width: 1000 });
    await page.setViewport({ width: 1000, height: 1000 });
    await page.screenshot({ path: `${projectPath('docs/pictures')}/report-${scheme}.png` });
    await page.close();
  }
}

process.exitCode = await main();
