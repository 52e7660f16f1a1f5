import { execFileSync } from 'node:child_process';

/**
 * Runs a program of the machine.
 * @returns what it printed
 * @throws Error that says how to get it where it is not on the PATH
 */
export function callTool(tool: string, args: readonly string[], input = ''): string {
  try {
    return execFileSync(tool, args, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] });
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!missing) throw error;
    const packages = 'cmark-gfm chromium fonts-liberation fonts-noto-color-emoji';
    throw new Error(`${tool} is not on the PATH. On Debian: apt-get install ${packages}`, { cause: error });
  }
}
