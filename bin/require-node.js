// Ends the process with one line if this Node is older than package.json's engines say. Old Nodes must be able to read it.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [major, minor] = engines.node.match(/\d+/g).map(Number);
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `Model Security Scan needs Node ${major}.${minor} or later, but this is Node ${process.versions.node}. Install Node 24.`,
  );
  process.exit(2);
}
