import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WIDTH } from './page.ts';
import { callTool } from './tool.ts';

const QUIET = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** Fonts of the same widths, where the machine that shows a picture has them. */
const FONTS =
  'text{white-space:pre;font-family:"Liberation Sans",Arial,Helvetica,sans-serif}' +
  '.m{font-family:"Liberation Mono",ui-monospace,Menlo,Consolas,monospace}';

/**
 * Draws a page as SVG whose text is text. Chromium lays it out.
 * @param html as `pageOf` of page.ts makes it
 * @throws Error where `chromium` is not on the PATH or drew nothing
 */
export async function drawPage(html: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  try {
    const file = join(folder, 'page.html');
    await writeFile(file, html);
    const profile = `--user-data-dir=${join(folder, 'profile')}`;
    const dumped = callTool('chromium', [...QUIET, profile, '--dump-dom', pathToFileURL(file).href]);
    const drawn = decodeURIComponent(/<body>([^<]*)<\/body>/u.exec(dumped)?.[1] ?? '');
    const [, height, content] = /^(\d+) (.+)$/su.exec(drawn) ?? [];
    if (height === undefined || content === undefined) {
      throw new Error(`Chromium drew nothing. Its page: ${dumped.slice(0, 500)}`);
    }
    const size = `width="${String(WIDTH)}" height="${height}" viewBox="0 0 ${String(WIDTH)} ${height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n<style>${FONTS}</style>\n${content}</svg>\n`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
