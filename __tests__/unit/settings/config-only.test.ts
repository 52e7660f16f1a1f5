import { describe, expect, it } from '@jest/globals';
import { applyModelApiDetails, findDetailsFault } from '../../../src/settings/config/model-api.ts';
import { selectAnalyses } from '../../../src/settings/config/only.ts';
import { parseConfig } from '../../../src/settings/config/parse-config.ts';

const { analyses, declared } = parseConfig(
  `version: 1
models:
  - name: digits
    id: m
    task: image-classification
    config: { input_dimensions: 28, model_framework: onnx, number_of_classes: 10, color_space: rgb }
    attacks: { evasion: , outlier: , drift: { use_model_api: yes } }
  - name: churn
    id: n
    task: tabular-classification
    config: { input_dimensions: 28, model_framework: onnx, number_of_classes: 2, use_model_api: true, model_api_details: No }
    attacks: { evasion: , extraction: { number_of_attack_queries: 5, model_api_details: own } }
`,
  'f',
);

function select(only: string): { names: string[]; told: string[] } {
  const { analyses: kept, problems } = selectAnalyses(analyses, only, declared);
  for (const { place } of problems) expect(place).toEqual({ kind: 'input', input: 'only' });
  return { names: kept.map((spec) => spec.name), told: problems.map(({ message }) => message) };
}

/** The message for an attack's name without its model. */
function named(attack: string, known: string): string {
  return `names the attack "${attack}" without its model. Write model/attack; known: ${known}.`;
}

describe('the only input', () => {
  it.each([
    ['digits', ['digits/evasion', 'digits/outlier', 'digits/drift']],
    ['churn/evasion', ['churn/evasion']],
    ['DIGITS', ['digits/evasion', 'digits/outlier', 'digits/drift']],
    ['Churn/Evasion', ['churn/evasion']],
    [' churn/evasion , digits/drift,churn/evasion ', ['digits/drift', 'churn/evasion']],
  ])('%j keeps what it names, in the order of the file', (only, names) => {
    expect(select(only)).toEqual({ names, told: [] });
  });

  it.each([
    [
      'digts',
      'names model "digts", which is not configured; did you mean "digits"? Known: "digits", "churn".',
    ],
    ['cats', 'names model "cats", which is not configured. Known: "digits", "churn".'],
    [
      'churn/evasoin',
      'names attack "evasoin" of model "churn", which is not configured; did you mean "evasion"? Known: "evasion", "extraction".',
    ],
    [
      'digits/a/b',
      'names attack "a/b" of model "digits", which is not configured. Known: "evasion", "outlier", "drift".',
    ],
    [
      'digits,',
      'has an empty entry. Separate names with single commas, such as digits/extraction,digits/evasion.',
    ],
    ['evasion', named('evasion', '"digits/evasion", "churn/evasion"')],
    ['drift', named('drift', '"digits/drift"')],
    ['__proto__', 'names model "__proto__", which is not configured. Known: "digits", "churn".'],
  ])('%j is refused', (only, message) => {
    expect(select(only).told).toEqual([message]);
  });

  it('lists twenty names at most', () => {
    const many = new Map(Array.from({ length: 25 }, (_, index) => [`model-number-${String(index)}`, []]));
    const [problem] = selectAnalyses([], 'x', many).problems;
    expect(problem?.message).toMatch(/"model-number-19" and 5 more\.$/u);
    const none = selectAnalyses([], 'model-number-1/evasion', many).problems;
    expect(none[0]?.message).toMatch(/None are configured\.$/u);
  });

  it('calls nothing unknown when nothing is known', () => {
    expect(selectAnalyses([], 'digits', new Map()).problems).toEqual([]);
  });
});

describe('details of the model API', () => {
  const detailsOf = (specs: typeof analyses): (string | undefined)[] =>
    specs.map((spec) => spec.fields.model_api_details);

  it('go to the analyses that use it and have none of their own', () => {
    const { analyses: filled, problems } = applyModelApiDetails(analyses, 's3cret');
    expect(problems).toEqual([]);
    expect(detailsOf(filled)).toEqual(['na', undefined, 's3cret', 's3cret', 'own']);
    expect(Object.keys(filled[2]?.fields ?? {})).toEqual(Object.keys(analyses[2]?.fields ?? {}));
  });

  it.each([[undefined], ['']])('must be given when nobody has them: %j', (details) => {
    const { problems } = applyModelApiDetails(analyses, details);
    expect(problems).toEqual([
      {
        place: expect.objectContaining({ line: 7 }),
        message: expect.stringContaining('through the input model-api-details'),
      },
      { place: expect.objectContaining({ line: 12 }), message: expect.stringContaining('churn/evasion') },
    ]);
  });

  it('are one line, and never quoted', () => {
    expect(findDetailsFault('s3cret\n')).toMatchSnapshot();
    expect(findDetailsFault('s3cret')).toBeUndefined();
  });
});
