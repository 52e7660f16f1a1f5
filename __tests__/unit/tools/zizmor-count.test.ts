import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { projectPath } from '../../../tools/project.ts';

const SCRIPT = projectPath('tools/workflows/zizmor.sh');
/** Prints on stderr what zizmor prints for each file that it has read; the examples only if asked to. */
const READER = `
  which=$1; shift
  for file in "$@"; do
    case $file in
      examples/*) [ "$which" = folders ] || echo " INFO audit: zizmor: completed $file" >&2 ;;
      *.yml) [ "$file" = .github/zizmor.yml ] || echo " INFO audit: zizmor: completed $file" >&2 ;;
    esac
  done
`;

async function runScript(which: 'all' | 'folders'): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)('sh', [SCRIPT, 'sh', '-c', READER, 'zizmor', which]);
}

describe('the check of workflows by zizmor', () => {
  it('passes if every file was read', async () => {
    const { stdout } = await runScript('all');
    expect(stdout).toMatch(/^zizmor read (\d\d) of \1 files$/mu);
  });

  it('fails if the examples were not read', async () => {
    await expect(runScript('folders')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('zizmor has not read every file.'),
    });
  });
});
