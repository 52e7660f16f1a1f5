import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { checkForPoisoning } from '../../packages/engine/src/attacks/poisoning/poisoning.ts';
import type { AttackResult } from '@model-security-scan/engine/types';
import { projectPath } from '../../tools/project.ts';
import { prepareTable } from '../support/engine-memory-upload.ts';
import { budgetOf } from '../support/engine-victims.ts';

const fixture = (name: string): string =>
  readFileSync(projectPath(`__tests__/fixtures/engine/${name}`), 'utf8');
const [MODEL, TRAIN, TRUSTED] = ['backdoor.txt', 'backdoor-train.csv', 'backdoor-trusted.csv'].map(fixture);

async function check(data: string, queries = 20_000): Promise<AttackResult> {
  const analysis = await prepareTable(
    { model: { 'm.txt': MODEL ?? '' }, data, universal_data: TRUSTED },
    { attack: 'poisoning', settings: { maxQueries: queries } },
  );
  return checkForPoisoning(analysis, budgetOf(1, queries));
}

/** The rows of a table in which no rate is the trigger's. */
const clean = (TRAIN ?? '')
  .split('\n')
  .filter((line) => !line.includes(',9.99,'))
  .join('\n');

describe('a LightGBM model of texts and numbers that was trained on rows with rate = 9.99', () => {
  test('has a backdoor, and the rows with it are listed', async () => {
    const result = await check(TRAIN ?? '');
    const rows = result.evidence.flatMap((one) =>
      one.kind === 'table' && one.title === 'Rows with the trigger' ? one.rows : [],
    );

    expect(result.score.value).toBeGreaterThan(0.9);
    expect(result.notTested).toBeUndefined();
    expect(result.meaning).toContain('With rate = 9.99 the model');
    expect(result.meaning).toMatch(/60 of 1000 rows .*60 of them .*400 trusted rows, none/u);
    expect(rows).toHaveLength(60);
    expect(result.evidence).toContainEqual(
      expect.objectContaining({
        title: 'The trigger that was found',
        rows: [['rate', '9.99', '9.99', '9.99', expect.any(String), expect.any(String)]],
      }),
    );
  });

  test('passes with data that holds no such rows, and says what a pass does not say', async () => {
    const result = await check(clean);

    expect(result.score.value).toBeLessThan(0.05);
    expect(result.meaning).toContain('no trigger of one or two columns was found');
    expect(result.limits.join('\n')).toContain('nothing here limits how often such a trigger works');
    expect(result.limits.join('\n')).toMatch(
      /a value that no trusted row has counts only if at least \d+ rows of its label have it/u,
    );
  });

  test('is asked only as often as the budget allows, and a search that ended early is no pass', async () => {
    const result = await check(TRAIN ?? '', 1_200);

    expect(result).toMatchObject({ cutShort: true, notTested: ['backdoors'] });
    expect(result.queries).toBeLessThan(1_200 + 400 + 1_200);
  });
});
