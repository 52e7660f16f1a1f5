import { LOCAL_CONFIG } from '../../../src/settings/config/config-rules.ts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'yaml';
import { parseFlags } from '../../../src/cli/options/flags.ts';
import { ATTACKS, DESCRIPTORS } from '@model-security-scan/engine/catalog';
import { enoughInputs } from '../../../src/cli/init/enough-inputs.ts';
import type { GuessedModel } from '../../../src/cli/init/guessed-model.ts';
import { modelNames, renderConfig } from '../../../src/cli/init/render-config.ts';
import { parseConfig } from '../../../src/settings/config/parse-config.ts';
import { at } from '@model-security-scan/common/json';
import { webAddress } from '../../../src/files/repository-facts.ts';

/** What the inspector says of inputs that all differ. */
function counts(count: number | undefined): Parameters<typeof enoughInputs>[2] {
  return count === undefined ? {} : { inputCount: count, differentCount: count };
}

describe('the address of a remote', () => {
  it.each([
    ['git@github.com:owner/name.git', 'https://github.com/owner/name'],
    ['ssh://git@host.example:2222/owner/name.git', 'https://host.example/owner/name'],
    ['https://user:secret@host.example/owner/name.git', 'https://host.example/owner/name'],
    ['https://host.example:8443/owner/name', 'https://host.example:8443/owner/name'],
    ['http://127.0.0.1:3000/a/b.git/', 'http://127.0.0.1:3000/a/b'],
    ['/srv/git/name.git', undefined],
    ['../name', undefined],
    ['C:\\git\\name', undefined],
    ['file:///srv/name.git', undefined],
  ])('of %s is %s', (remote, address) => {
    expect(webAddress(remote)).toBe(address);
  });

  it('never holds credentials', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true }),
        fc.stringMatching(/^[a-z0-9]{8,20}$/u),
        (url, secret) => {
          const remote = url.replace('://', `://user:${secret}@`);
          expect(webAddress(remote) ?? '').not.toContain(secret);
        },
      ),
    );
  });
});

/** A model that `init` guessed. */
function modelOf({ bytes = 1, inputNumbers = 13 } = {}): GuessedModel {
  return {
    ...({ kind: 'guessed', task: 'tabular-classification', config: {}, notes: [], inputNumbers } as const),
    file: { path: 'a.onnx', absolutePath: '', bytes },
    artifacts: { model: 'a.onnx', data: 'a.csv' },
    attacks: ['extraction', 'evasion'],
  };
}

describe('flags', () => {
  const flags = [
    { name: 'only', value: 'NAME', help: '' },
    { name: 'wait', help: '' },
  ];

  it('are all read or all reported: none is lost', () => {
    const argument = fc.constantFrom(
      '--wait',
      '--no-wait',
      '--wait=true',
      '--only=a',
      'a',
      '--x',
      '--wait=x',
    );
    fc.assert(
      fc.property(fc.array(argument, { maxLength: 6 }), (args) => {
        const { values, positionals, problems } = parseFlags(args, flags);
        expect(values.size + positionals.length + problems.length).toBe(args.length);
      }),
    );
  });
});

describe('the names that init gives', () => {
  it.each([
    [['models/churn.onnx'], ['churn']],
    [
      ['teams/team2/model.onnx', 'teams/team10/model.onnx', 'fraud.onnx'],
      ['team2-model', 'team10-model', 'fraud'],
    ],
    [
      ['a/x/model.onnx', 'b/x/model.onnx', 'model.onnx'],
      ['a-x-model', 'b-x-model', 'model'],
    ],
    [
      ['eu/flowers/saved_model.pb', 'us/flowers/saved_model.pb'],
      ['eu-flowers', 'us-flowers'],
    ],
    [
      ['a b.onnx', 'a_b.onnx'],
      ['a-b', 'a-b-2'],
    ],
  ])('say the folders of files of the same name: %j', (paths, names) => {
    expect(modelNames(paths)).toEqual(names);
  });

  it('do not change if a file of another folder is removed', () => {
    const paths = ['team1', 'team2', 'team3'].map((team) => `${team}/model.onnx`);
    expect(modelNames([...paths.slice(0, 1), ...paths.slice(2)])).toEqual(['team1-model', 'team3-model']);
  });
});

describe('the config file that init writes', () => {
  const path = fc
    .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
    .filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text));

  it('is one that the action reads, with the files as they are called', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(path, path, fc.string()), { minLength: 1, maxLength: 4 }), (entries) => {
        const text = renderConfig(
          entries.flatMap(([model, data, note]) => [
            {
              ...({
                kind: 'guessed',
                task: 'tabular-classification',
                attacks: ['extraction'],
                config: {},
              } as const),
              file: { path: model, absolutePath: '', bytes: 1 },
              artifacts: { model: `m/${model}`, data: `d/${data}` },
              notes: [note],
              inputNumbers: 13,
            },
            { kind: 'unreadable', file: { path: model, absolutePath: '', bytes: 1 }, why: note } as const,
          ]),
        );
        const models = at(parse(text), 'models');
        const read = Array.isArray(models)
          ? models.map((one) => [at(one, 'artifacts', 'model'), at(one, 'artifacts', 'data')])
          : [];
        expect(read).toEqual(entries.map(([model, data]) => [`m/${model}`, `d/${data}`]));
      }),
    );
  });

  it('writes no budget that earns no verdict, and marks what is close to the least', () => {
    for (const attack of ATTACKS) {
      for (const { value, least } of DESCRIPTORS[attack].proposal?.budget ?? []) {
        expect(value).toBeGreaterThanOrEqual(least);
      }
    }
    const text = renderConfig([modelOf({ bytes: 3 * 2 ** 20 })]);
    expect(text).toContain(
      'evasion: { samples: 40 } # small: the interval of the score is up to ' +
        '.30 wide, with 100 .19; 100 is usual\n',
    );
    expect(text).toContain(
      'extraction: { number_of_attack_queries: 1000 } # small: a copy that needs more queries is not seen; 2000 is usual\n',
    );
    expect(parseConfig(text, 'x.yml', LOCAL_CONFIG).problems).toEqual([]);
  });

  it('writes full budgets for few models that are small, and no comment then', () => {
    const text = renderConfig([modelOf(), modelOf(), modelOf()]);
    expect(text.match(/evasion: \{ samples: 100 \}\n/gu)).toHaveLength(3);
    expect(text.match(/extraction: \{ number_of_attack_queries: 2000 \}\n/gu)).toHaveLength(3);
    expect(parseConfig(text, 'x.yml', LOCAL_CONFIG).problems).toEqual([]);
  });

  it.each([
    ['a large file', [modelOf({ bytes: 3 * 2 ** 20 })]],
    ['large inputs', [modelOf({ inputNumbers: 224 * 224 * 3 })]],
    ['many models', [modelOf(), modelOf(), modelOf(), modelOf()]],
  ])('writes small budgets for %s', (_name, models) => {
    expect(renderConfig(models)).toContain('evasion: { samples: 40 } # small');
  });

  it.each([
    [59, ['evasion'], [/^extraction is left out: it needs at least 60 inputs, and data has 59\.$/u]],
    [
      60,
      ['extraction', 'evasion'],
      [/^data has 60 inputs: close to the minimum of 60 that extraction needs\.$/u],
    ],
    [19, [], [/^extraction is left out/u, /^evasion is left out: it needs at least 20/u]],
    [120, ['extraction', 'evasion'], []],
    [undefined, ['extraction', 'evasion'], []],
  ])('proposes only attacks that %p inputs are enough for', (count, attacks, notes) => {
    const enough = enoughInputs(['extraction', 'evasion'], 'tabular-classification', counts(count));
    expect(enough.attacks).toEqual(attacks);
    expect(enough.notes).toEqual(notes.map((note) => expect.stringMatching(note)));
  });

  it('proposes no attack if only copies make inputs enough, and says so', () => {
    const few = { inputCount: 200, differentCount: 12 };
    expect(enoughInputs(['evasion'], 'tabular-classification', few)).toMatchObject({
      attacks: [],
      notes: [
        'evasion is left out: it needs at least 20 inputs, and data has 200, of which 12 are different.',
      ],
    });
  });

  it('counts the windows of a series', () => {
    expect(enoughInputs(['extraction'], 'time-series-forecasting', counts(74)).attacks).toEqual([]);
    expect(enoughInputs(['extraction'], 'time-series-forecasting', counts(75)).attacks).toEqual([
      'extraction',
    ]);
  });

  it('is valid without any model that can be read', () => {
    const file = { path: 'a.pkl', absolutePath: '', bytes: 1 };
    const text = renderConfig([{ kind: 'unreadable', file, why: 'It is a pickle.' }]);
    expect(parseConfig(text, 'x.yml', LOCAL_CONFIG).problems).toEqual([]);
    expect(text).toContain('# a.pkl: It is a pickle.');
  });
});
