#!/usr/bin/env node
// Starts the command line. It shares dist/index.js with the action, so that the package holds every part once.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 13)) {
  console.error(
    `model-security needs Node 22.13 or later, but this is Node ${process.versions.node}. Install Node 24.`,
  );
  process.exit(2);
}
process.argv.splice(2, 0, 'command-line');
await import('../dist/index.js');
