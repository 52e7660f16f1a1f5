import { describe, expect, it } from '@jest/globals';
import { findFaults, ROOMS } from '../../../tools/rooms-check.ts';

const MAP = '\n| `core/` | types |\n| `report/` | pages |\n| `packages/engine/` | attacks |\n';
const OTHERS = { 'src/core/other.ts': '', 'src/report/page.ts': '' };

function faultsOf(files: Readonly<Record<string, string>>, map = MAP): readonly string[] {
  return findFaults(new Map(Object.entries(files)), map);
}

describe('the check of the rooms', () => {
  it('allows an import in the direction of the arrows', () => {
    expect(faultsOf({ ...OTHERS, 'src/report/a.ts': "import { b } from '../core/other.ts';" })).toEqual([]);
  });

  it.each([
    ["import { page } from '../report/page.ts';"],
    ["import type { Page } from '../report/page.ts';"],
    ["import '../report/page.ts';"],
    ["export { page } from '../report/page.ts';"],
    ["export type * from '../report/page.ts';"],
    ["export const load = async () => (await import('../report/page.ts')).page;"],
    ["export type Page = import('../report/page.ts').Page;"],
  ])('reports an import against the arrows: %s', (text) => {
    expect(faultsOf({ ...OTHERS, 'src/core/a.ts': text })).toEqual([
      'src/core/a.ts imports src/report/page.ts: core may not import report.',
    ]);
  });

  it('reports an import of what belongs to the tests', () => {
    const text = "import { startPlayedService } from '../../__tests__/service/server.ts';";
    expect(faultsOf({ ...OTHERS, 'src/report/a.ts': text })).toEqual([
      'src/report/a.ts imports __tests__/service/server.ts: report may not import __tests__.',
    ]);
  });

  it('ignores imports in comments and texts', () => {
    const text = "// import '../report/page.ts';\nexport const text = \"import '../report/page.ts';\";";
    expect(faultsOf({ ...OTHERS, 'src/core/a.ts': text })).toEqual([]);
  });

  it.each([
    ['values', "import { b } from './b.ts';", "import { a } from './a.ts';"],
    ['types', "import type { B } from './b.ts';", "import type { A } from './a.ts';"],
    ['a dynamic import', "export { b } from './b.ts';", "export const a = () => import('./a.ts');"],
  ])('reports a circle of two files by %s', (_, first, second) => {
    expect(faultsOf({ ...OTHERS, 'src/core/a.ts': first, 'src/core/b.ts': second })).toEqual([
      'Files import each other: src/core/a.ts -> src/core/b.ts -> src/core/a.ts.',
    ]);
  });

  it('reports a longer circle once, from its first file', () => {
    const files = {
      'src/core/start.ts': "import './a.ts';",
      'src/core/a.ts': "import './b.ts';",
      'src/core/b.ts': "import './c.ts';",
      'src/core/c.ts': "import './a.ts';",
    };
    expect(faultsOf(files)).toEqual([
      'Files import each other: src/core/a.ts -> src/core/b.ts -> src/core/c.ts -> src/core/a.ts.',
    ]);
  });

  it('reports a folder without a row in the map', () => {
    expect(faultsOf(OTHERS, '\n| `core/` | types |\nsrc/report/ is mentioned\n')).toEqual([
      'docs/architecture.md has no row for report/.',
    ]);
  });

  it('reports a folder that is no room', () => {
    expect(faultsOf({ 'src/attic/a.ts': '' }, '\n| `attic/` | old things |\n')).toEqual([
      'src/attic/a.ts is in no room that tools/rooms-check.ts knows.',
    ]);
  });

  it('lets the engine use the descriptors of attacks, but not their code', () => {
    const files = {
      'packages/engine/src/attacks/outlier/descriptor.ts': '',
      'packages/engine/src/attacks/outlier/outlier.ts': '',
      'packages/engine/src/a.ts':
        "import './attacks/outlier/descriptor.ts';\nimport type { A } from './attacks/outlier/outlier.ts';",
    };
    expect(faultsOf(files)).toEqual([
      'packages/engine/src/a.ts imports packages/engine/src/attacks/outlier/outlier.ts: engine may not import attacks.',
    ]);
  });

  it('reports names that several files have, if they are more than ten', () => {
    const twice = (count: number) =>
      Array.from({ length: count }, (_, index) => [
        `core/${String(index)}.ts`,
        `report/${String(index)}.ts`,
      ]).flat();
    const filesOf = (count: number) => Object.fromEntries(twice(count).map((file) => [`src/${file}`, '']));
    expect(faultsOf(filesOf(10))).toEqual([]);
    expect(faultsOf(filesOf(11))).toHaveLength(11);
    expect(faultsOf(filesOf(11))[0]).toContain('src/core/0.ts, src/report/0.ts');
  });

  it('has arrows that run one way', () => {
    const above = (room: string, way: readonly string[]): readonly string[] =>
      way.includes(room) ? [room] : (ROOMS[room] ?? []).flatMap((below) => above(below, [...way, room]));
    expect(Object.keys(ROOMS).flatMap((room) => above(room, []))).toEqual([]);
  });
});
