/**
 * `npm run pictures`: makes the pictures of docs/pictures, in light and dark. The built bundle is run against the
 * played service and a server that plays GitHub; what it wrote as job summary and sent as comment is drawn. Words behind
 * the command choose pictures by a part of their names.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectPath } from '../project.ts';
import { pageOf, THEME_NAMES, WIDTH } from './page.ts';
import { playComparison } from './comparison.ts';
import { playScenes } from './scenes.ts';
import { callTool } from './tool.ts';

const FOLDER = projectPath('docs/pictures');

async function main(wanted: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const scenes = [
    ...(await playScenes(projectPath('.demo/pictures'))),
    ...(await playComparison(projectPath('.demo/pictures/comparison'))),
  ];
  for (const scene of scenes) {
    if (wanted.length > 0 && !wanted.some((word) => scene.name.includes(word))) continue;
    for (const theme of THEME_NAMES) {
      const svg = await drawPage(pageOf(scene, theme));
      const name = `${scene.name}-${theme}.svg`;
      await writeFile(join(FOLDER, name), svg);
      console.log(`${name}: ${String(Math.ceil(svg.length / 1000))} kB`);
    }
  }
}

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
async function drawPage(html: string): Promise<string> {
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

await main(process.argv.slice(2));
