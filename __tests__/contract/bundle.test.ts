import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { projectPath } from '../../scripts/project.ts';

const DIST = projectPath('dist');
const programs = readdirSync(DIST).filter((name) => name.endsWith('.js'));

it('has what it takes to start another program nowhere in the bundle', () => {
  expect(programs).toContain('index.js');
  const starting = programs.filter((name) =>
    readFileSync(join(DIST, name), 'utf8').includes('child_process'),
  );
  expect(starting).toEqual([]);
});
