#!/usr/bin/env node
// Starts the command line. It shares dist/index.js with the action, so that the package holds every part once.
import './require-node.js';

process.argv.splice(2, 0, 'command-line');
await import('../dist/index.js');
