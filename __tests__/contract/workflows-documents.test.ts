import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { projectPath } from '../../tools/project.ts';
import { documents } from '../../tools/workflows/documented.ts';
import { textAt } from '../../src/core/json.ts';
import { FAILURE_REASONS } from '../../src/core/outcome.ts';

const read = (path: string): string => readFileSync(projectPath(path), 'utf8');

/** All of src/ as one text, in which strings that are put together over lines are whole. */
function sourceText(): string {
  const files = readdirSync(projectPath('src'), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((name) => name.endsWith('.ts')).map((name) => read(join('src', name)));
  return texts.join('\n').replaceAll(/['`] \+\s+['`]/gu, '');
}

describe('docs/troubleshooting.md', () => {
  const headings = [...read('docs/troubleshooting.md').matchAll(/^### (.+)$/gmu)].map(
    ([, text = '']) => text,
  );

  it('goes by messages that the action has', () => {
    const source = sourceText();
    expect(headings.length).toBeGreaterThan(20);
    expect(headings.filter((heading) => !source.includes(heading.replaceAll('`', '')))).toEqual([]);
  });

  it('names only reasons that exist', () => {
    const named = [...read('docs/troubleshooting.md').matchAll(/^\(`([\w-]+)`\)/gmu)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !FAILURE_REASONS.some((reason) => reason === name))).toEqual([]);
  });
});

describe('the documents', () => {
  it('link to files that exist', async () => {
    const broken = (await documents()).flatMap((document) =>
      [...read(document).matchAll(/(?:\]\(|src(?:set)?=")(?!https?:|#)([^)#\s"]+)/gu)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(resolve(dirname(projectPath(document)), target)))
        .map((target) => `${document}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('name npm scripts that exist', async () => {
    const manifest: unknown = JSON.parse(read('package.json'));
    const missing = (await documents()).flatMap((document) =>
      [...read(document).matchAll(/npm run (?:-s )?([\w:]+)/gu)]
        .map(([, name = '']) => name)
        .filter((name) => textAt(manifest, 'scripts', name) === undefined)
        .map((name) => `${document}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('comments', () => {
  const folders = ['src', 'service', 'tools', '__tests__'];
  const files = folders.flatMap((folder) =>
    readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|py)$/u.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );

  it('cite documents that exist', () => {
    const missing = files.flatMap((file) =>
      [...read(file).matchAll(/\bdocs\/[\w/-]+\.md/gu)]
        .filter(([document]) => !existsSync(projectPath(document)))
        .map(([document]) => `${file}: ${document}`),
    );
    expect(missing).toEqual([]);
  });

  it('cite rules and tables that docs/design.md has', () => {
    const headings = [...read('docs/design.md').matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => heading);
    const has = (cited: string): boolean =>
      headings.some((heading) => heading === cited || heading.startsWith(`${cited}. `));
    const cited = files.flatMap((file) =>
      [...read(file).matchAll(/docs\/design\.md, (?:rule (\d)|"([^"]+)")/gu)].map(
        ([, rule, table]) => [file, rule ?? table ?? ''] as const,
      ),
    );
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(([, name]) => !has(name))).toEqual([]);
  });

  it('name no document that is not in the repository, but for the interface of the service', () => {
    const names = files.flatMap((file) => read(file).match(/\b[A-Z][A-Z_]+\.md\b/gu) ?? []);
    const here = readdirSync(projectPath('.'));
    expect([...new Set(names)].filter((name) => name !== 'INTERFACE.md' && !here.includes(name))).toEqual([]);
  });
});

describe('docs/pictures', () => {
  const pictures = readdirSync(projectPath('docs/pictures'));

  it('has each picture in light and in dark, and a document shows it', async () => {
    const shown = (await documents()).map(read).join('\n');
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((name) => !shown.includes(`pictures/${name}`))).toEqual([]);
    const names = (theme: string): readonly string[] =>
      pictures.flatMap((name) => new RegExp(`^(.*)-${theme}\\.svg$`, 'u').exec(name)?.[1] ?? []);
    expect(names('light')).toEqual(names('dark'));
    expect([...names('light'), ...names('dark')]).toHaveLength(pictures.length);
  });

  it.each(pictures)('%s is small, and names nothing of the machine that made it', (name) => {
    const text = read(`docs/pictures/${name}`);
    expect(text.length).toBeLessThan(60_000);
    expect(text).not.toMatch(/127\.0\.0\.1|localhost|\/(?:home|tmp|root|work)\//u);
  });
});
