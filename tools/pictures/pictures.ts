/**
 * `npm run pictures`: makes the pictures of docs/pictures, in light and dark. The built bundle is run against the
 * played service and a server that plays GitHub; what it wrote as job summary and sent as comment is drawn. Words behind
 * the command choose pictures by a part of their names.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectPath } from '../project.ts';
import { drawPage } from './drawing.ts';
import { pageOf, THEME_NAMES } from './page.ts';
import { playScenes } from './scenes.ts';

const FOLDER = projectPath('docs/pictures');

async function main(wanted: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const scenes = await playScenes(projectPath('.demo/pictures'));
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

await main(process.argv.slice(2));
