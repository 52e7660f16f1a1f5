import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { describeProblem } from '../../../src/core/problem.ts';
import { NO_GATE } from '../../../src/settings/config/config-rules.ts';
import { parseConfig } from '../../../src/settings/config/parse-config.ts';
import { configSchema } from '../../../tools/config-schema.ts';

const validate = new Ajv({ allErrors: true, allowUnionTypes: true, strict: false }).compile(configSchema());

/** A config file without models. */
function withKeys(text: string): string {
  return `version: 1\naccept: []\n${text}`;
}

describe('minimum and require-attacked of a config file', () => {
  it('are read, every key of them', () => {
    const text = withKeys(
      'minimum:\n  samples: 50\n  queries: 1000\n  accuracy: .6\n  image-classification: { eps: 0.01, samples: 100 }\n' +
        'require-attacked: true\n',
    );
    expect(validate(parse(text))).toBe(true);
    expect(parseConfig(text, 'f')).toMatchObject({
      problems: [],
      gate: {
        minimum: {
          all: { samples: 50, queries: 1000, accuracy: 0.6 },
          tasks: new Map([['image-classification', { samples: 100, eps: 0.01 }]]),
        },
        requireAttacked: { kind: 'file', file: 'f', line: 8, column: 1 },
      },
    });
    expect(parseConfig(withKeys('require-attacked: false'), 'f').gate).toEqual(NO_GATE);
    expect(parseConfig(withKeys(''), 'f').gate).toEqual(NO_GATE);
  });

  it('need no models if every model must be attacked, and a minimum needs models', () => {
    expect(parseConfig('version: 1\nrequire-attacked: true', 'f').problems).toEqual([]);
    expect(parseConfig('version: 1\nminimum: { samples: 5 }', 'f').problems.map(describeProblem)).toEqual([
      expect.stringContaining('"models" is missing'),
    ]);
  });

  it.each([
    ['minimun: { samples: 5 }', '3:1', 'did you mean "minimum"?'],
    ['minimum: 5', '3:10', 'expected a mapping'],
    ['minimum: { sample: 5 }', '3:12', 'takes no "sample"; did you mean "samples"?'],
    ['minimum: { samples: 2.5 }', '3:21', 'a whole number from 1 to 10000'],
    ['minimum: { queries: 0 }', '3:21', 'a whole number from 1 to'],
    ['minimum: { accuracy: 60 }', '3:22', 'a number from 0 to 1'],
    ['minimum: { image-classification: { eps: 0 } }', '3:41', 'a number from 0.000001 to 1'],
    ['minimum: { image-classification: 1 }', '3:34', 'expected a mapping'],
    ['require-attacked: yes', '3:19', 'expected true or false, found "yes"'],
    ['require-attacked: [true]', '3:19', 'expected true or false'],
  ])('are refused with their place: %s', (text, place, words) => {
    const problems = parseConfig(withKeys(text), 'f').problems.map(describeProblem);
    expect(problems).toEqual([expect.stringContaining(words)]);
    expect(problems[0]).toMatch(new RegExp(`^f:${place}:? `, 'u'));
    expect(validate(parse(withKeys(text)))).toBe(false);
  });

  it('are reported with everything else that is wrong', () => {
    const text = 'version: 3\naccept: 7\nminimum: { eps: 2, accuracy: x }\nrequire-attacked: maybe';
    expect(parseConfig(text, 'f').problems).toHaveLength(5);
  });
});
