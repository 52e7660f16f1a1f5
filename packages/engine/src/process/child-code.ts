import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installedWasmFiles, type WasmFiles } from '../runtime/wasm-files.ts';

export interface ChildCode {
  readonly entry: string;
  /** Files, and folders that end in a slash and an asterisk. */
  readonly readable: readonly string[];
  readonly wasm: WasmFiles;
  /** The folder of onnxruntime-node, if the user has installed it and it is to be used. */
  readonly native?: string | undefined;
}

/** Files of packages that the child needs, besides this project's own source. */
const PACKAGES = [
  '@model-security-scan/common',
  'onnxruntime-web',
  'onnxruntime-common',
  'jpeg-js',
  'pngjs',
  'yauzl',
  'pend',
];

/** @returns the code of the child as it lies in the repository, for a service that runs from its source */
export function sourceChildCode(entry = path.resolve(import.meta.dirname, '../attacks/child.ts')): ChildCode {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const modules = path.join(root, 'node_modules');
  return {
    entry,
    readable: [
      path.join(root, 'package.json'),
      path.join(root, 'packages', 'engine', '*'),
      ...PACKAGES.flatMap((name) => withTarget(path.join(modules, name))),
    ],
    wasm: installedWasmFiles(),
  };
}

/** A package may be a link, as some package managers make: then Node reads where it leads. */
function withTarget(folder: string): readonly string[] {
  const target = realpathSync(folder);
  if (target === folder) return [path.join(folder, '*')];
  // Node looks at the links on the way.
  return [path.dirname(folder), folder, path.join(folder, '*'), path.join(target, '*')];
}

/** Looks for the native runtime from a folder on, such as the workspace. @returns the folder of the package, or undefined */
export function nativeRuntimeFolder(folder: string): string | undefined {
  try {
    const main = createRequire(path.join(folder, 'package.json')).resolve('onnxruntime-node/package.json');
    return path.dirname(main);
  } catch {
    return undefined;
  }
}
