import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Programs written in Go that read or run workflows; versions are pinned. */
const GO_TOOLS = {
  act: 'github.com/nektos/act@v0.2.89',
  actionlint: 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12',
} as const;

export type GoTool = keyof typeof GO_TOOLS;

/** A first build takes minutes where the machine is slow; later ones come from Go's own cache. */
const TIME_LIMIT_MS = 15 * 60_000;

/** Returns true if `go` is on the PATH. */
export async function hasGo(): Promise<boolean> {
  const child = spawn('go', ['version'], { stdio: 'ignore' });
  return new Promise((resolve) => {
    child.once('error', () => {
      resolve(false);
    });
    child.once('close', (code) => {
      resolve(code === 0);
    });
  });
}

/**
 * Builds a tool with `go install`.
 * @param folder where the program is put
 * @returns its path
 * @throws Error with Go's last words where it cannot be built
 */
export async function installGoTool(tool: GoTool, folder: string): Promise<string> {
  const child = spawn('go', ['install', GO_TOOLS[tool]], {
    env: { ...process.env, GOBIN: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: TIME_LIMIT_MS,
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(child, 'close');
  if (child.exitCode === 0) return join(folder, process.platform === 'win32' ? `${tool}.exe` : tool);
  throw new Error(`${GO_TOOLS[tool]}: ${said.trim().split('\n').at(-1) ?? 'go install failed'}`);
}
