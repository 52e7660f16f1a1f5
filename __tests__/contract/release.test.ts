import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PLACEHOLDER_OWNER } from '../../tools/owner.ts';
import { pinRelease } from '../../tools/pin.ts';
import { checkRelease } from '../../tools/workflows/release-version.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';

const COMMIT = 'a'.repeat(40);
const OTHER = 'b'.repeat(40);
const TAGS = new Map([
  ['v1.2.3', COMMIT],
  ['v1.2.10', OTHER],
  ['v1.3.0', OTHER],
]);

describe('a version can be released', () => {
  it.each([
    ['the next patch', '1.2.11', COMMIT, []],
    ['the next patch of an older line', '1.3.1', COMMIT, []],
    ['a new line', '1.4.0', COMMIT, []],
    ['a run that goes on, with its own tag', '1.2.3', COMMIT, []],
    ['not if its tag names another commit', '1.2.3', OTHER, ['v1.2.3']],
    ['not below the highest of its line', '1.2.9', COMMIT, ['v1.2.10', 'v1.2.11']],
  ] as const)('%s: %s', (_name, version, commit, named) => {
    const manifest = { version, repository: 'github:acme/scanner' };
    const changelog = `## [${version}]\n\n- New.\n`;
    const { problems, notes } = checkRelease(version, { manifest, changelog, tags: TAGS, commit });
    expect(notes).toBe('- New.');
    expect(problems).toHaveLength(named.length === 0 ? 0 : 1);
    for (const name of named) expect(problems[0]).toContain(name);
  });
});

describe('the commit of a release', () => {
  let workspace: Workspace;
  const FILES = {
    'README.md': 'Use `uses: acme/scanner@<full SHA>`, or acme/scanner@<full SHA> elsewhere.\n',
    'examples/a.yml': '      - uses: acme/scanner@<full SHA>\n      - uses: acme/scanner-other@<full SHA>\n',
    'examples/b.yml': '    uses: acme/scanner/.github/workflows/scan.yml@<full SHA>\n',
    'examples/hook.yaml': '  - repo: https://github.com/acme/scanner\n    rev: <full SHA>\n',
    'CHANGELOG.md': '- uses: acme/scanner@<full SHA>\n',
  };

  beforeAll(async () => {
    workspace = await makeWorkspace();
    for (const [name, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(workspace.folder, name)), { recursive: true });
      await writeFile(join(workspace.folder, name), text);
    }
    for (const args of [
      ['init', '--quiet'],
      ['add', '--all'],
    ]) {
      execFileSync('git', args, { cwd: workspace.folder });
    }
  });
  afterAll(() => workspace.remove());

  it('is written wherever the action is used, with its version, and again for the next one', async () => {
    const read = (name: string): Promise<string> => readFile(join(workspace.folder, name), 'utf8');
    for (const [version, commit] of [
      ['1.0.0', COMMIT],
      ['1.0.1', OTHER],
    ] as const) {
      const changed = pinRelease(workspace.folder, 'acme/scanner', version, commit);
      expect(changed).toEqual(['README.md', 'examples/a.yml', 'examples/b.yml', 'examples/hook.yaml']);
      const pin = `${commit} # v${version}`;
      expect(await read('examples/a.yml')).toBe(
        `      - uses: acme/scanner@${pin}\n      - uses: acme/scanner-other@<full SHA>\n`,
      );
      expect(await read('examples/b.yml')).toBe(`    uses: acme/scanner/.github/workflows/scan.yml@${pin}\n`);
      expect(await read('examples/hook.yaml')).toContain(`rev: ${pin}`);
      expect(await read('README.md')).toContain(`scanner@${pin}\`, or acme/scanner@<full SHA> elsewhere`);
    }
    expect(await read('CHANGELOG.md')).toBe(FILES['CHANGELOG.md']);
  });

  it.each([
    ['1.0', COMMIT],
    ['1.0.0', 'main'],
  ])('is not written as %s %s', (version, commit) => {
    expect(() => pinRelease(workspace.folder, 'acme/scanner', version, commit)).toThrow(/is no /u);
  });
});

describe('a release', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-21\n\n- New.\n\n## [1.1.0]\n\n- Old.\n';

  it('takes its notes from the changelog', () => {
    const sources = {
      manifest: { version: '1.2.0', repository: 'github:acme/scanner' },
      changelog,
      tags: new Map(),
      commit: COMMIT,
    };
    expect(checkRelease('1.2.0', sources)).toEqual({ notes: '- New.', problems: [] });
  });

  it('is refused with everything that does not fit', () => {
    const manifest = { version: '1.2.0', repository: `github:${PLACEHOLDER_OWNER}/scanner` };
    const sources = { manifest, changelog, tags: new Map([['v1.3', OTHER]]), commit: COMMIT };
    expect(checkRelease('1.3', sources).problems).toEqual([
      expect.stringContaining('"1.3" is no version'),
      expect.stringContaining('package.json names version 1.2.0'),
      expect.stringContaining('package.json names the placeholder'),
      expect.stringContaining('The tag v1.3 names'),
      expect.stringContaining('CHANGELOG.md says nothing under "## [1.3]"'),
    ]);
  });
});
