import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @returns the path of Chromium on this machine; CHROMIUM names another one */
export function findChromium(): string | undefined {
  const places = [process.env['CHROMIUM'] ?? '', ...USUAL_PLACES];
  return places.find((place) => place !== '' && existsSync(place));
}

/** Starts Chromium without a window. It is driven through a pipe, so that it opens no port. */
export function openBrowser(executablePath: string): Promise<Browser> {
  // The pages are the project's own, and a container may not allow the sandbox.
  return puppeteer.launch({ executablePath, pipe: true, args: ['--no-sandbox', '--disable-gpu'] });
}
