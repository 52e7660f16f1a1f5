import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { NODE, projectPath } from '../../tools/project.ts';

/** Runs the example of a package's README as a stranger would: as it stands there, in a folder with the files. */
function runExample(name: string, folder: string): string {
  const readme = readFileSync(projectPath(`packages/${name}/README.md`), 'utf8');
  const code = /^```ts\n(?<code>.*?)^```/msu.exec(readme)?.groups?.['code'] ?? '';
  return execFileSync(NODE, ['--no-warnings', '--input-type=module-typescript', '--eval', code], {
    cwd: projectPath(folder),
    encoding: 'utf8',
  });
}

describe('the example in the README of a package', () => {
  it('attacks a model with the engine', () => {
    const printed = runExample('engine', '__tests__/fixtures/engine');
    const value = Number(/value: (?<value>[\d.]+)/u.exec(printed)?.groups?.['value']);
    expect(value).toBeGreaterThan(0.5);
  });

  it('scans a folder with the scanner', () => {
    const folder = '__tests__/fixtures/cases/05-r-serialized-clean';
    expect(runExample('scanner', folder)).toContain('filesSeen: ');
  });

  it('reads JSON and makes a text safe', () => {
    expect(runExample('common', '')).toMatch(/^a[ -~\u{fffd}]*7\n$/u);
  });
});
