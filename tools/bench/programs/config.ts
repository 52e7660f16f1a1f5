import { loadConfig } from '../../../src/settings/read-config.ts';

// Loads and validates the config file of a workspace, and prints the CPU time that this took, in milliseconds. A
// small file is loaded first: loading the YAML parser and compiling TypeScript are not counted.

const [warmUp = '', workspace = ''] = process.argv.slice(2);
const load = async (folder: string): Promise<void> => {
  const { problems } = await loadConfig({ kind: 'file', file: 'model-security.yml' }, { workspace: folder });
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
};
if (warmUp !== '') await load(warmUp);
const before = process.cpuUsage();
await load(workspace);
const { user, system } = process.cpuUsage(before);
console.log(String((user + system) / 1000));
