import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { parse as parseYaml } from 'yaml';
import { describeProblem } from '@model-security-scan/common/problem';
import { type Preprocessing, preprocessingText } from '@model-security-scan/engine/preprocessing';
import { judgeByBase } from '../../../src/decide/policy/base-policy.ts';
import { comparePolicies } from '../../../src/decide/policy/compare-policies.ts';
import type { GatePolicy } from '../../../src/facts/policy/policy-change.ts';
import { scansEverything } from '../../../src/facts/file-scan.ts';
import { LOCAL_CONFIG, NO_GATE, SERVICE_CONFIG } from '../../../src/settings/config/config-rules.ts';
import { parseConfig, type ParsedConfig, policyKeys } from '../../../src/settings/config/parse-config.ts';
import { configSchema } from '../../../tools/config-schema.ts';
import { CHECK, type Inputs, problemsOf, settingsOf } from '../../support/settings-source.ts';

const validate = new Ajv({ allErrors: true, allowUnionTypes: true, strict: false }).compile(configSchema());

/** A config file without models. */
function fileWith(text: string): string {
  return `version: 1\naccept: []\n${text}`;
}

function parse(text: string): ParsedConfig {
  return parseConfig(fileWith(text), 'f');
}

/** A config file with a model, whose lines begin in column 5 of line 7. */
function parseModel(line: string, task = 'image-classification', rules = LOCAL_CONFIG): ParsedConfig {
  const text = `version: 1
models:
  - name: m
    task: ${task}
    artifacts: { model: m.onnx, data: d, label: l.csv }
    attacks: { evasion: , extraction: }
    ${line.replaceAll('\n', '\n    ')}`;
  return parseConfig(text, 'f', rules);
}

describe('files in a config file', () => {
  it('says what is scanned, what is left out, and what fails, and needs no models', () => {
    const { problems, gate } = parse('files:\n  paths: ["**", "!vendor/**"]\n  fail-on: review');
    expect(problems).toEqual([]);
    expect(gate.files).toEqual({
      paths: [{ path: '**', place: expect.objectContaining({ file: 'f', line: 4, column: 11 }) }],
      leftOut: [{ path: 'vendor/**', place: expect.objectContaining({ line: 4, column: 17 }) }],
      failOn: 'review',
    });
    expect(scansEverything(gate.files)).toBe(true);
  });

  it('scans everything, and fails on high, if it says nothing', () => {
    for (const text of ['files: {}', '', 'files: { paths: [] }']) {
      expect(parse(text)).toMatchObject({
        problems: [],
        gate: { files: { paths: [], leftOut: [], failOn: 'high' } },
      });
    }
    expect(scansEverything(parse('files: { paths: [models] }').gate.files)).toBe(false);
  });

  it('has beside it what is the same model', () => {
    expect(parseModel('covers: [digits.pt, weights/]').gate.covers).toMatchObject([
      { path: 'digits.pt', model: 'm', place: { line: 7 } },
      { path: 'weights/', model: 'm' },
    ]);
  });
});

describe('minimum and require-attacked of a config file', () => {
  it('are read, every key of them', () => {
    const text =
      'minimum:\n  samples: 50\n  queries: 1000\n  accuracy: .6\n  image-classification: { eps: 0.01, samples: 100 }\n' +
      'require-attacked: true\n';
    expect(validate(parseYaml(fileWith(text)))).toBe(true);
    expect(parse(text)).toMatchObject({
      problems: [],
      gate: {
        minimum: {
          all: { samples: 50, queries: 1000, accuracy: 0.6 },
          tasks: new Map([['image-classification', { samples: 100, eps: 0.01 }]]),
        },
        requireAttacked: { kind: 'file', file: 'f', line: 8, column: 1 },
      },
    });
    expect([parse('require-attacked: false').gate, parse('').gate]).toEqual([NO_GATE, NO_GATE]);
  });

  it('need no models if every model must be attacked, and a minimum needs models', () => {
    expect(parseConfig('version: 1\nrequire-attacked: true', 'f').problems).toEqual([]);
    expect(parseConfig('version: 1\nminimum: { samples: 5 }', 'f').problems.map(describeProblem)).toEqual([
      expect.stringContaining('"models" is missing'),
    ]);
  });

  it('are reported with everything else that is wrong', () => {
    const text = 'version: 3\naccept: 7\nminimum: { eps: 2, accuracy: x }\nrequire-attacked: maybe';
    expect(parseConfig(text, 'f').problems).toHaveLength(5);
  });
});

describe('a section that is wrong', () => {
  it.each([
    ['files: x', '3:8: "files": expected a mapping'],
    ['files: { path: [x] }', '3:10: "files" takes no "path"; did you mean "paths"?'],
    ['files: { paths: models }', '3:17: "paths": expected a list of paths or patterns'],
    ['files: { paths: [../x] }', '3:18: an item of "paths": expected a path '],
    ['files: { paths: [../x] }', 'found a path with ".."'],
    ['files: { paths: ["!/etc"] }', 'found an absolute path'],
    ['files: { paths: ["C:\\\\x"] }', 'found an absolute path'],
    ['files: { paths: ["!v"] }', 'only leaves files out. Say first what is scanned: paths: ["**","!v"]'],
    ['files: { fail-on: low }', '3:19: "fail-on": expected one of critical, high, review, found "low"'],
    ['minimun: { samples: 5 }', '3:1: the config takes no "minimun"; did you mean "minimum"?'],
    ['minimum: 5', '3:10: "minimum": expected a mapping'],
    ['minimum: { sample: 5 }', '3:12: "minimum" takes no "sample"; did you mean "samples"?'],
    ['minimum: { samples: 2.5 }', '3:21: "samples": expected a whole number from 1 to 10000'],
    ['minimum: { queries: 0 }', '3:21: "queries": expected a whole number from 1 to'],
    ['minimum: { accuracy: 60 }', '3:22: "accuracy": expected a number from 0 to 1'],
    ['minimum: { image-classification: { eps: 0 } }', '3:41: "eps": expected a number from 0.000001 to 1'],
    ['minimum: { image-classification: 1 }', '3:34: "image-classification": expected a mapping'],
    ['require-attacked: yes', '3:19: "require-attacked": expected true or false, found "yes"'],
    ['require-attacked: [true]', '3:19: "require-attacked": expected true or false'],
  ])('is refused with its place: %s', (text, words) => {
    expect(parse(text).problems.map(describeProblem)).toEqual([expect.stringContaining(words)]);
    // Editors do not know what a path means.
    expect(validate(parseYaml(fileWith(text)))).toBe(text.includes('paths: ['));
  });

  it.each([
    ['covers: digits', '7:13: "covers": expected a list of paths or patterns'],
    ['covers: [[x]]', '7:14: an item of "covers": expected a path'],
    ['preprocessing: zero-to-on', '7:20: "preprocessing": expected none, zero-to-one'],
    ['preprocessing: zero-to-on', 'found "zero-to-on"; did you mean "zero-to-one"?'],
    ['preprocessing: [0.5]', '"preprocessing": expected none, zero-to-one'],
    ['preprocessing: { size: 3 }', '"preprocessing" takes no "size"'],
    ['preprocessing: {}', '"preprocessing" is empty'],
    ['preprocessing: { resize: 0 }', '"resize": expected a whole number of pixels up to 8192'],
    ['preprocessing: { crop: [1, 2, 3] }', '"crop": expected a whole number'],
    ['preprocessing: { std: [0, 1, 1] }', '"std": expected a number above 0'],
    ['preprocessing: { mean: x }', '"mean": expected a number for each channel'],
    ['preprocessing: { mean: [] }', '"mean": expected a number for each channel'],
  ])('of a model is refused: %s', (line, words) => {
    expect(parseModel(line).problems.map(describeProblem)).toEqual([expect.stringContaining(words)]);
  });
});

describe('preprocessing in the config file', () => {
  const read = (line: string): readonly (Preprocessing | undefined)[] => {
    const { analyses, problems } = parseModel(`preprocessing: ${line}`);
    expect(problems.map(describeProblem)).toEqual([]);
    return analyses.map(({ local }) => local?.preprocessing);
  };
  const messagesOf = (...given: Parameters<typeof parseModel>): readonly string[] =>
    parseModel(...given).problems.map(({ message }) => message);

  it.each(['none', 'zero-to-one', 'minus-one-to-one', 'imagenet'])('holds for every attack: %s', (name) => {
    expect(read(name)).toEqual([name, name]);
  });

  it('takes steps with a number or a list of numbers, and is written back as it was', () => {
    const line = '{ resize: 256, crop: [224, 200], mean: [0.5], std: [0.2, 0.3, 0.4] }';
    const steps = { resize: [256], crop: [224, 200], mean: [0.5], std: [0.2, 0.3, 0.4] };
    expect(read(line)).toEqual([steps, steps]);
    expect(preprocessingText(steps)).toBe(line);
  });

  it('is refused for other tasks, and for a service', () => {
    expect(messagesOf('preprocessing: imagenet', 'tabular-classification')).toMatchSnapshot();
    expect(messagesOf('preprocessing: imagenet', undefined, SERVICE_CONFIG)).toContainEqual(
      expect.stringMatching(/"preprocessing".*base-url/u),
    );
  });

  it('must not contradict normalize_data, which means zero-to-one', () => {
    const normalize = 'config: { normalize_data: yes }';
    expect(messagesOf(`preprocessing: zero-to-one\n${normalize}`)).toEqual([]);
    const doubt = expect.stringContaining('say different things');
    expect(messagesOf(`preprocessing: none\n${normalize}`)).toEqual([doubt, doubt]);
  });

  it('is that of the pull request if the base judges, and its change is shown', () => {
    const policy = (line: string): GatePolicy => {
      const { analyses, gate } = parseModel(`preprocessing: ${line}`);
      return { ...gate, analyses };
    };
    const [head, base] = [policy('imagenet'), policy('{ mean: [0.5], std: [0.5] }')];
    const judged = judgeByBase(head, base, policyKeys(LOCAL_CONFIG));
    expect(judged.analyses.map(({ local }) => local?.preprocessing)).toEqual(['imagenet', 'imagenet']);
    expect(comparePolicies(head, base)).toContainEqual({
      key: 'm/evasion preprocessing',
      before: '{ mean: [0.5], std: [0.5] }',
      after: 'imagenet',
    });
  });
});

describe('the inputs of the supply-chain scan', () => {
  const inputs = { ...CHECK, mode: 'scan' };

  it('let a run have no models', async () => {
    expect(await settingsOf({ ...inputs, 'supply-chain': 'true' })).toMatchObject({
      analyses: [],
      supplyChain: { enabled: true, files: { paths: [] } },
    });
  });

  it.each<[Inputs, RegExp]>([
    [{ 'bom-file': 'bom.json' }, /^input "supply-chain": is off, but/mu],
    [
      { 'supply-chain': 'true', 'bom-file': 'a.json', 'results-file': './a.json' },
      /^input "bom-file": names the same file as results-file/mu,
    ],
    [
      { 'supply-chain': 'true', baseline: 'a.json', 'results-file': './a.json' },
      /^input "results-file": names the same file as baseline/mu,
    ],
  ])('are told what is wrong: %j', async (more, message) => {
    expect((await problemsOf({ ...inputs, config: 'version: 1', ...more })).join('\n')).toMatch(message);
  });
});
