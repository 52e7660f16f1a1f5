import { afterAll, describe, expect, it } from '@jest/globals';
import { planAnalyses } from '../../../src/artifacts/plan.ts';
import {
  describePlace,
  sortProblems,
  InvalidInputError,
  type Place,
} from '@model-security-scan/common/problem';
import { sampleSpec } from '../../support/sample-outcomes.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

const workspaces: Workspace[] = [];
afterAll(async () => {
  await Promise.all(workspaces.map((workspace) => workspace.remove()));
});

function inFile(file: string, line: number, column: number): Place {
  return { kind: 'file', file, line, column };
}

describe('the artifacts of all analyses', () => {
  it('are found wrong in the order of the config file, whatever the order of their slots', async () => {
    const workspace = await makeWorkspace({ 'README.md': 'empty' });
    workspaces.push(workspace);
    const spec = {
      ...sampleSpec('digits', 'evasion'),
      artifacts: [
        { slot: 'data', path: 'none', place: inFile('c.yml', 14, 14) },
        { slot: 'label', path: 'none.csv', place: inFile('c.yml', 12, 14) },
        { slot: 'model', path: 'none.h5', place: inFile('c.yml', 12, 3) },
      ],
    } as const;
    const error = await planAnalyses([spec], workspace.folder, new AbortController().signal).catch(
      (cause: unknown) => cause,
    );
    const problems = error instanceof InvalidInputError ? error.problems : [];
    expect(problems.map(({ place }) => describePlace(place))).toEqual([
      'c.yml:12:3',
      'c.yml:12:14',
      'c.yml:14:14',
    ]);
  });
});

describe('problems in order', () => {
  it('are those of inputs first, and then file by file', () => {
    const places: readonly Place[] = [
      inFile('b.yml', 1, 1),
      { kind: 'input', input: 'artifacts' },
      inFile('a.yml', 9, 1),
      { kind: 'input', input: 'mode' },
      inFile('a.yml', 2, 5),
    ];
    const sorted = sortProblems(places.map((place) => ({ place, message: 'wrong' })));
    expect(sorted.map(({ place }) => describePlace(place))).toEqual([
      'input "artifacts"',
      'input "mode"',
      'a.yml:2:5',
      'a.yml:9:1',
      'b.yml:1:1',
    ]);
  });
});
