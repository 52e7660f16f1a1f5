import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { projectPath } from '../../tools/project.ts';

const DIST = projectPath('dist');
const programs = readdirSync(DIST).filter((name) => name.endsWith('.js'));
const STARTING = /child_process|["'](?:node:)?cluster["']|process\.binding/u;

it('asks for no module of Node’s that starts other programs', () => {
  expect(programs).toContain('index.js');
  const starting = programs.filter((name) => STARTING.test(readFileSync(join(DIST, name), 'utf8')));
  expect(starting).toEqual([]);
});
