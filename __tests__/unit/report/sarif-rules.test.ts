import { describe, expect, it } from '@jest/globals';
import { type Attack, CHECKS, type EngineSettings, type Task } from '@model-security-scan/engine/catalog';
import { classificationOf, entriesOf, FINDINGS } from '../../../src/report/taxonomy.ts';
import { renderRules } from '../../../src/report/sarif/sarif-rules.ts';
import { RUNNER_VENUE, SERVICE_VENUE } from '../../../src/facts/venue.ts';
import { actionsFor, ruleTextOf, scoreTextOf } from '../../../src/report/sarif/rule-texts.ts';
import { sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { analysesRun } from '../../support/sarif-reading.ts';

const rules = renderRules(SERVICE_VENUE);

describe('what is to be done first', () => {
  const first = (task: Task, attack: Attack, settings: EngineSettings = {}): string | undefined => {
    const spec = { task, attack, local: { settings, threshold: 0.5 } };
    return actionsFor(attack, RUNNER_VENUE, [spec])[0];
  };

  it('depends on what the model answers with', () => {
    expect(first('tabular-classification', 'extraction')).toMatch(/only the class/u);
    expect(first('tabular-regression', 'extraction')).toMatch(/^Round .* limit the queries/u);
    expect(first('time-series-forecasting', 'extraction')).toMatch(/^Round/u);
  });

  it('is to set the tolerance of a regression, until it is set', () => {
    const usual = actionsFor('evasion', RUNNER_VENUE)[0];
    expect(first('tabular-regression', 'evasion')).toMatch(/^Set `tolerance`.*RMSE/u);
    expect(first('tabular-regression', 'evasion', { tolerance: 3 })).toBe(usual);
    expect(first('tabular-classification', 'evasion')).toBe(usual);
  });
});

describe('the rules', () => {
  it('are one for each attack and one for the supply-chain flag, with ids that never change', () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.slice(0, 5)).toEqual([
      'model-security/extraction',
      'model-security/evasion',
      'model-security/poisoning',
      'model-security/drift',
      'model-security/outlier',
    ]);
    expect(ids.at(-1)).toBe('model-security/supply-chain');
    expect(ids).toHaveLength(CHECKS.length + 1);
  });

  const tags = [
    ['extraction', ['external/mitre-atlas/aml.t0024.002', 'external/owasp-ml/ml05']],
    ['evasion', ['external/mitre-atlas/aml.t0015', 'external/owasp-ml/ml01']],
    ['poisoning', ['external/mitre-atlas/aml.t0020', 'external/owasp-ml/ml02']],
    ['drift', ['external/owasp-ml/ml08']],
    ['outlier', ['external/mitre-atlas/aml.t0043', 'external/owasp-ml/ml01']],
    ['supply-chain', ['external/mitre-atlas/aml.t0010', 'external/owasp-ml/ml06']],
  ] as const;
  it.each(tags)('the rule of %s has the tags of its taxonomies', (finding, expected) => {
    expect(
      rules[FINDINGS.indexOf(finding)]?.properties?.tags?.filter((tag) => tag.startsWith('external/')),
    ).toEqual(expected);
  });

  it('link the pages of technique and risk', () => {
    expect(rules[0]?.helpUri).toBe('https://atlas.mitre.org/techniques/AML.T0024.002');
    expect(rules[3]?.helpUri).toBe(
      'https://owasp.org/www-project-machine-learning-security-top-10/docs/ML08_2023-Model_Skewing.html',
    );
    expect(rules[0]?.help?.markdown).toMatch(
      /10, ML05.*Theft\]\(https:\/\/owasp\.org\/www-project-machine-learning-security-top-10\/docs\/ML05_2023-Model_Theft\.html\)/u,
    );
    expect(rules[4]?.help?.text).toMatch(/AML\.T0043.*https:\/\/atlas/u);
  });

  it.each(FINDINGS)('%s says what to do, as text and as Markdown', (finding) => {
    const help = rules[FINDINGS.indexOf(finding)]?.help;
    const { actions, attack, title } = ruleTextOf(finding);
    const score = scoreTextOf(finding, SERVICE_VENUE);
    expect(actions).not.toHaveLength(0);
    for (const text of [title, attack, score, ...actions]) {
      expect(help?.text).toContain(text);
      expect(help?.markdown?.replaceAll('`', '')).toContain(text);
    }
    for (const heading of ['# ', '## What was found', '## What to do', '## More about it']) {
      expect(help?.markdown).toContain(heading);
    }
  });

  it('speak of no service and no job if the analyses ran on this machine', () => {
    for (const { id, help } of renderRules(RUNNER_VENUE).slice(0, CHECKS.length)) {
      expect([id, help?.text]).toEqual([id, expect.not.stringMatching(/service|\bjob\b|dashboard/u)]);
      expect(help?.text).toContain('95 %');
    }
  });

  it('write names of fields and inputs as code', () => {
    expect(rules[0]?.help?.markdown).toContain('`vulnerability_threshold`');
    expect(rules[0]?.help?.markdown).toContain('`vulnerability-threshold`');
    expect(rules[0]?.help?.markdown).toContain('`report-directory`');
    expect(rules[3]?.help?.markdown).toContain('update `reference_data` and `reference_label`');
  });

  it.each(FINDINGS)('hold texts that are no markup by themselves: %s', (finding) => {
    for (const text of Object.values(ruleTextOf(finding)).flat()) expect(text).not.toMatch(/[`*<>[\]{}#@|]/u);
  });

  it('show how grave a kind of finding is, in the level as in the severity', () => {
    for (const { defaultConfiguration, properties } of rules) {
      const isGrave = Number(properties?.['security-severity']) >= 7;
      expect(defaultConfiguration?.level).toBe(isGrave ? 'error' : 'warning');
      expect(properties?.['problem.severity']).toBe(defaultConfiguration?.level);
      expect(properties?.['cvss']).toMatch(/^CVSS:3\.1\//u);
    }
  });
});

describe('the taxonomies of a run', () => {
  const run = analysesRun(sampleOutcome({ results: [sampleResult('m', 'drift', 'passed')] }));

  it('are those that the tool says it supports', () => {
    expect(run.tool.driver.supportedTaxonomies).toEqual(
      run.taxonomies?.map(({ name }, index) => ({ name, index })),
    );
  });

  it.each(FINDINGS)('hold every entry that the rule of %s refers to', (finding) => {
    const { relationships = [] } = rules[FINDINGS.indexOf(finding)] ?? {};
    expect(relationships).toHaveLength(entriesOf(finding).length);
    relationships.forEach(({ target, kinds }, position) => {
      const component = run.taxonomies?.[target.toolComponent?.index ?? -1];
      const taxon = component?.taxa?.[target.index ?? -1];
      const entry = entriesOf(finding)[position];
      expect(component?.name).toBe(target.toolComponent?.name);
      expect(taxon).toMatchObject({ id: target.id, name: entry?.name, helpUri: entry?.url });
      expect(target.id).toBe(entry?.id);
      expect(kinds).toEqual(['relevant']);
    });
  });

  it('say where an entry is only the nearest', () => {
    const nearest = FINDINGS.filter((finding) => entriesOf(finding).some((entry) => entry.nearest));
    expect(nearest).toEqual(expect.arrayContaining(['drift', 'outlier']));
    expect(nearest).not.toContain('evasion');
    expect(classificationOf('drift').atlas).toBeUndefined();
  });
});
