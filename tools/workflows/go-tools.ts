import { join } from 'node:path';
import { canRun, capture } from '../project.ts';

/** Programs written in Go that read or run workflows; versions are pinned. */
const GO_TOOLS = {
  act: 'github.com/nektos/act@v0.2.89',
  actionlint: 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12',
} as const;

export type GoTool = keyof typeof GO_TOOLS;

/** A first build takes minutes where the machine is slow; later ones come from Go's own cache. */
const TIME_LIMIT_MS = 15 * 60_000;

/** Returns true if `go` is on the PATH. */
export function hasGo(): Promise<boolean> {
  return canRun('go', ['version']);
}

/**
 * Builds a tool with `go install`.
 * @param folder where the program is put
 * @returns its path
 * @throws Error with Go's last words where it cannot be built
 */
export async function installGoTool(tool: GoTool, folder: string): Promise<string> {
  const env = { ...process.env, GOBIN: folder };
  const { exitCode, output } = await capture('go', ['install', GO_TOOLS[tool]], {
    env,
    timeout: TIME_LIMIT_MS,
  });
  if (exitCode === 0) return join(folder, process.platform === 'win32' ? `${tool}.exe` : tool);
  throw new Error(`${GO_TOOLS[tool]}: ${output.trim().split('\n').at(-1) ?? 'go install failed'}`);
}
