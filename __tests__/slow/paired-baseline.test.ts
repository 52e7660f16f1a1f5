import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { projectPath } from '../../tools/project.ts';
import { BUILT_IN_FILES, wineConfig } from '../support/built-in-models.ts';
import { readable, resultsOf, scanLocally } from '../support/e2e-run.ts';

const FOREST = readFileSync(projectPath('__tests__/fixtures/engine/wine-forest.onnx'));
const FILES = BUILT_IN_FILES;
const LIMIT = { files: FILES, timeLimitMs: 150_000 };

function configWith(evasion: object): string {
  return wineConfig({ attacks: { evasion: { samples: 30, threshold: 0.01, ...evasion } } });
}

it('compares another model on the same inputs with its baseline input by input, in the bundle', async () => {
  const config = configWith({ eps: 0.1 });
  const first = await scanLocally({ 'results-file': 'base.json' }, { ...LIMIT, config });
  const baseline = first.written['base.json']?.toString() ?? '';
  expect(JSON.parse(baseline)).toMatchObject({
    analyses: [{ settings: { eps: '0.1', samples: '30' }, outcomes: { eps: 0.1 } }],
  });
  expect(first.outputs['results']).not.toContain('outcomes');

  const files = { ...FILES, 'wine.onnx': FOREST, 'base.json': baseline };
  const other = await scanLocally({ baseline: 'base.json' }, { ...LIMIT, files, config });
  const changed =
    /of \d+ inputs that both runs attacked, \d+ fell that held before, \d+ the other way: (?:no )?more than chance \(p [=<] [\d.]+, level 0\.\d+\)/u;
  expect(other.log).toMatch(changed);
  expect(readable(other.summary)).toMatch(changed);
  expect(resultsOf(other)[0]).toMatchObject({
    state: 'vulnerable',
    finding: other.log.includes('no more than chance') ? 'known' : 'new',
  });

  const farther = await scanLocally(
    { baseline: 'base.json' },
    { ...LIMIT, files, config: configWith({ eps: 0.2 }) },
  );
  expect(farther.log).toContain('eps was 0.1 and is 0.2');
  expect(farther.log).not.toContain('inputs that both runs attacked');
}, 600_000);
