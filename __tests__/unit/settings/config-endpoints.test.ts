import { LOCAL_CONFIG } from '../../../src/settings/config/config-rules.ts';
import { describe, expect, it } from '@jest/globals';
import { applyEndpoints } from '../../../src/settings/config/endpoints.ts';
import { parseConfig } from '../../../src/settings/config/parse-config.ts';
import { describeProblem } from '@model-security-scan/common/problem';

const { analyses, declared } = parseConfig(
  `version: 1
models:
  - name: churn
    task: tabular-classification
    artifacts: { data: d }
    attacks: { evasion: { use_model_api: yes }, extraction: { use_model_api: yes } }
  - name: wine
    task: tabular-classification
    artifacts: { data: d, model: m }
    attacks: { evasion: }
`,
  'f',
  LOCAL_CONFIG,
);

function detailsOf(text: string): readonly (string | undefined)[] {
  const { analyses: complete, problems } = applyEndpoints(analyses, text, declared);
  expect(problems.map(describeProblem)).toEqual([]);
  return complete.map(({ fields }) => fields.model_api_details);
}

function problemsOf(text: string | undefined): readonly string[] {
  return applyEndpoints(analyses, text, declared).problems.map(describeProblem);
}

describe('model-api-details for local analyses', () => {
  it('can be one address for every model that is reached by its API', () => {
    const url = 'https://models.example/v2/models/churn';
    expect(detailsOf(url)).toEqual([url, url, 'na']);
    expect(detailsOf('http://127.0.0.1:8080/invocations')[0]).toBe('http://127.0.0.1:8080/invocations');
  });

  it('can be a mapping from model to endpoint, in YAML or JSON, whatever the case of the name', () => {
    const endpoint = {
      url: 'https://models.example/',
      protocol: 'mlflow',
      headers: { authorization: 'Bearer s3cret' },
    };
    const expected = JSON.stringify(endpoint);
    expect(detailsOf(JSON.stringify({ CHURN: endpoint }))).toEqual([expected, expected, 'na']);
    expect(detailsOf('churn: https://models.example\n')[0]).toBe('https://models.example/');
    expect(detailsOf('churn:\n  url: https://models.example\n')[0]).toBe('{"url":"https://models.example/"}');
  });

  it('does not show a text that cannot be parsed', () => {
    const [problem = '', ...more] = problemsOf(
      '{\n  "churn": { "url": "https://s3cret.example" "x": "s3cret" }\n}',
    );
    expect(more).toEqual([]);
    expect(problem).toMatch(/^model-api-details:\d+:\d+: it is not valid YAML or JSON\./u);
    expect(problem).not.toContain('s3cret');
    expect(problem).not.toContain('churn');
  });

  it('is masked, each header too', () => {
    const text = 'churn: { url: https://models.example, headers: { x-key: s3cret, x-short: yes } }';
    const { secrets } = applyEndpoints(analyses, text, declared);
    expect(secrets).toContain('s3cret');
    expect(secrets).toContain('https://models.example/');
    // A masked "yes" would black out half of the log.
    expect(secrets).not.toContain('yes');
  });

  it.each([
    [undefined, /^f:6:\d+: churn\/evasion uses the model API .* details of the API are not given/u],
    ['wine: https://a.example', /churn\/evasion uses the model API/u],
    ['http://models.example', /expected an address that begins with https:\/\//u],
    ['https://u:p@models.example', /without user name and password/u],
    ['churm: https://models.example', /there is no model "churm"; did you mean "churn"\?/u],
    ['{ url: https://models.example, protocol: v2 }', /Write the model’s name before it/u],
    ['churn: { protocol: v2 }', /"churn" needs "url"/u],
    ['churn: { url: https://a.example, protocol: v3 }', /"protocol": expected v2 .* or mlflow, found "v3"/u],
    ['churn: { url: https://a.example, headers: [a] }', /"headers": expected a mapping/u],
    ['churn: { url: https://a.example, header: {} }', /did you mean "headers"\?/u],
    ['churn: {', /not valid YAML/u],
  ])('is refused if it is %j', (text, message) => {
    const problems = problemsOf(text);
    expect(problems[0]).toMatch(message);
    expect(problems.join('\n')).not.toMatch(/u:p@/u);
  });
});
