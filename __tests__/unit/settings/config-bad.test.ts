import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../../src/settings/config/parse-config.ts';
import { BAD_CONFIGS } from '../../support/bad-configs.ts';
import { RIGHT } from '../../support/bad-config-base.ts';

describe('a config file with something wrong', () => {
  it('differs from one that is right', () => {
    expect(parseConfig(RIGHT, 'f.yml').problems).toEqual([]);
    expect(parseConfig(RIGHT, 'f.yml').analyses).toHaveLength(1);
  });

  it.each(BAD_CONFIGS)('$name: says what and where, and runs nothing', ({ text, expected }) => {
    const { analyses, problems } = parseConfig(text, 'models/f.yml');
    expect(problems).toEqual(
      expected.map(({ line, column, message }) => ({
        place: expect.objectContaining({ kind: 'file', file: 'models/f.yml', line, column }),
        message: expect.stringContaining(message),
      })),
    );
    expect(analyses).toEqual([]);
  });

  it('has its problems told all at once, in the order of the text, each once', () => {
    const text = `version: 1
models:
  - &model
    task: image_classification
    attacks: { evasion: { normalize_data: maybe } }
    id: ..
    name: a/b
  - *model
`;
    const lines = parseConfig(text, 'f.yml').problems.map(({ place }) =>
      place.kind === 'file' ? place.line : place.input,
    );
    expect(lines).toEqual([4, 5, 5, 6, 7]);
  });

  it('is marked from the first to the last character of what is wrong', () => {
    const [problem] = parseConfig(RIGHT.replace('m-1', '".."'), 'f.yml').problems;
    expect(problem?.place).toEqual({ kind: 'file', file: 'f.yml', line: 4, column: 9, endColumn: 13 });
    const [several] = parseConfig(RIGHT.replace('m-1', '[\n      1\n      ]'), 'f.yml').problems;
    expect(several?.place).toEqual({ kind: 'file', file: 'f.yml', line: 4, column: 9 });
  });

  it('has a thousand problems listed and the rest counted', () => {
    const keys = Array.from({ length: 1200 }, (_, index) => `key${String(index)}: 1\n`).join('');
    const { problems } = parseConfig(`${RIGHT}${keys}`, 'f.yml');
    expect(problems).toHaveLength(1001);
    expect(problems.at(-1)?.message).toMatchSnapshot();
  });

  it('never has a key of it shown at full length or with control characters', () => {
    const { problems } = parseConfig(
      `${RIGHT}"${String.raw`\u202e`}::error::${'x'.repeat(300)}": 1\n`,
      'f.yml',
    );
    expect(problems[0]?.message).toMatch(/^the config takes no "::error::x{60,70}…"/u);
  });

  it('is refused when it holds more than can be read', () => {
    const { problems } = parseConfig(`[${','.repeat(4_000_001)}`, 'f.yml');
    expect(problems.map(({ message }) => message)).toMatchSnapshot();
  });

  it('has no secret quoted, though it be the secret that is wrong', () => {
    const text = RIGHT.replace(
      'evasion:',
      String.raw`evasion: { model_api_details: "s3cr\net", use_model_api: yes }`,
    );
    const parsed = parseConfig(text, 'f.yml');
    expect(JSON.stringify(parsed.problems)).not.toContain('s3cr');
    expect(parsed.problems).toHaveLength(1);
    expect(parsed.secrets).toEqual(['s3cr\net']);
  });
});
