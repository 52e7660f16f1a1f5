import { describe, expect, it } from '@jest/globals';

import { renderAnnotations } from '../../../../src/report/annotations.ts';
import { renderComment } from '../../../../src/report/render-comment.ts';
import { renderResultsFile } from '../../../../src/report/results-file.ts';
import { renderSarif } from '../../../../src/report/sarif.ts';
import { renderSummary } from '../../../../src/report/summary.ts';
import { decideFiles } from '../../../../src/decide/scan/decide-findings.ts';
import { RULE_IDS, RULES } from '../../src/rules/rule-table.ts';
import { expectSafeMarkdown, textOf } from '../../../../__tests__/support/safe-markdown.ts';
import { ATTACKS_BY_NAME } from '../../../../__tests__/support/hostile-texts.ts';
import { sampleOutcome } from '../../../../__tests__/support/sample-outcomes.ts';
import { expectValidSarif } from '../../../../__tests__/support/sarif-schema.ts';
import {
  LFS_POINTER,
  sampleScan,
  SHELL_CALL,
  unattackedModel,
  UNKNOWN_CALL,
  UNKNOWN_CLASS,
} from '../../../../__tests__/support/sample-supply-chain.ts';
import { PROGRAM } from '../../../../__tests__/support/sample-program.ts';

const PLACE = { kind: 'file', file: '.github/model-security.yml', line: 3, column: 5 } as const;
const ACCEPT = [{ key: 'name', what: 'acme.layers.build', reason: 'ours, reviewed', place: PLACE } as const];
const FOUND = sampleOutcome({
  status: 'vulnerable',
  failed: true,
  failureReason: 'vulnerable',
  results: [],
  supplyChain: decideFiles(sampleScan([SHELL_CALL, UNKNOWN_CALL, UNKNOWN_CLASS, LFS_POINTER]), {
    policy: { accept: ACCEPT },
    nowMs: 0,
  }),
});
const FRAME = {
  mark: '<!-- mark -->',
  runUrl: 'https://github.com/acme/x',
  unjudged: { names: [], others: 0 },
  resolves: false,
};

describe('the rules', () => {
  it.each(RULE_IDS)('%s says what, why, and what to do', (id) => {
    const { title, what, why, actions } = RULES[id];
    expect(title.length).toBeLessThanOrEqual(60);
    for (const text of [what, why, ...actions]) expect(text).toMatch(/^[A-Z].+\.$/u);
    expect(actions.length).toBeGreaterThan(0);
  });
});

describe('findings in files', () => {
  it('are explained in the summary, each with its place, its effect and what it does to the gate', () => {
    const text = renderSummary(FOUND);
    expectSafeMarkdown(text);
    const shown = textOf(text);
    expect(shown).toContain('models/net.pt > archive/data.pkl, byte 12');
    expect(shown).toContain('os.system("touch /tmp/x")');
    expect(shown).toContain('It fails the check, because it is critical.');
    expect(shown).toContain('it is accepted (ours, reviewed)');
    expect(shown).toContain('1 finding to look at');
  });

  it('are annotations at their files; what is accepted is a notice', () => {
    const annotations = renderAnnotations(FOUND);
    expect(annotations.map(({ level, place }) => [level, place?.kind === 'file' ? place.file : ''])).toEqual([
      ['error', 'models/net.pt'],
      ['error', 'models/large.safetensors'],
      ['warning', 'models/churn.pkl'],
      ['notice', 'models/churn.pkl'],
    ]);
    expect(annotations[0]?.text).toContain('os.system("touch /tmp/x")');
  });

  it('are in the comment', () => {
    expect(renderComment(FOUND, FRAME)).toContain('A pickle that runs code');
  });

  it('are valid SARIF with a byte offset, a member, and a suppression for what is accepted', () => {
    const log = renderSarif(FOUND, { category: 'model-security/scan/' });
    expectValidSarif(log);
    expect(log.runs.map((run) => run.automationDetails?.id)).toEqual(['model-security/scan/supply-chain/']);
    const results = log.runs[0]?.results ?? [];
    expect(results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['model-security/pickle-code', 'error'],
      ['model-security/lfs-pointer', 'error'],
      ['model-security/pickle-unknown-call', 'error'],
      ['model-security/pickle-unknown-class', 'warning'],
    ]);
    expect(results).toMatchObject([
      { locations: [{ logicalLocations: [{ kind: 'member' }] }] },
      {},
      { suppressions: [{ kind: 'external', justification: expect.stringContaining('ours, reviewed') }] },
      { locations: [{ physicalLocation: { region: { byteOffset: 40 } } }] },
    ]);
    const rules = log.runs[0]?.tool.driver.rules ?? [];
    expect(results.map(({ ruleIndex = -1 }) => rules[ruleIndex]?.id)).toEqual(
      results.map(({ ruleId }) => ruleId),
    );
  });

  it('stand beside the models that nothing attacks in SARIF: warnings, or errors if attacks are required', () => {
    const unattacked = [unattackedModel('models/a b.onnx'), unattackedModel('risk.onnx')];
    const levelsOf = (more: object): unknown => {
      const scan = { ...sampleScan([SHELL_CALL]), unattacked, ...more };
      const log = renderSarif({ ...FOUND, supplyChain: scan }, { category: 'c/' });
      expectValidSarif(log);
      const [{ results = [], tool } = { tool: { driver: { name: '' } } }] = log.runs;
      expect(results.map(({ ruleIndex = -1 }) => tool.driver.rules?.[ruleIndex]?.id)).toEqual(
        results.map(({ ruleId }) => ruleId),
      );
      return results.map(({ ruleId, level, locations = [] }) => [
        ruleId,
        level,
        locations[0]?.physicalLocation?.artifactLocation?.uri,
      ]);
    };
    const levels = (level: string): unknown => [
      ['model-security/pickle-code', 'error', 'models/net.pt'],
      ['model-security/unattacked-model', level, 'models/a%20b.onnx'],
      ['model-security/unattacked-model', level, 'risk.onnx'],
    ];
    expect(levelsOf({})).toEqual(levels('warning'));
    expect(levelsOf({ requiresAttacked: true })).toEqual(levels('error'));
  });

  it('do not change their fingerprint with the bytes of the file', () => {
    const fingerprintOf = (more: object): unknown =>
      renderSarif({ ...FOUND, supplyChain: sampleScan([{ ...SHELL_CALL, ...more }]) }, { category: 'c/' })
        .runs[0]?.results?.[0]?.fingerprints;
    expect(fingerprintOf({ sha256: 'b'.repeat(64), offset: 99 })).toEqual(fingerprintOf({}));
    expect(fingerprintOf({ subject: 'os.popen' })).not.toEqual(fingerprintOf({}));
  });

  it('are in the results file under the names of entries of accept', () => {
    const file: unknown = JSON.parse(renderResultsFile(FOUND, PROGRAM));
    expect(file).toMatchObject({
      findings: [
        { finding: 'pickle-code:models/net.pt', standing: 'flagged', sha256: SHELL_CALL.sha256 },
        { finding: 'lfs-pointer:models/large.safetensors', standing: 'undecided' },
        { finding: 'pickle-unknown-call:models/churn.pkl', standing: 'accepted' },
        { finding: 'pickle-unknown-class:models/churn.pkl', standing: 'listed' },
      ],
    });
  });

  it.each(Object.entries(ATTACKS_BY_NAME))('show no markup of hostile names: %s', (_name, hostile) => {
    const finding = {
      ...SHELL_CALL,
      subject: hostile,
      excerpt: hostile,
      detail: hostile,
      path: hostile,
      members: [hostile],
    };
    const outcome = { ...FOUND, supplyChain: sampleScan([finding, { ...finding, severity: 'review' }]) };
    expectSafeMarkdown(renderSummary(outcome));
    expectValidSarif(renderSarif(outcome, { category: 'c/' }));
    for (const { text } of renderAnnotations(outcome)) expect(text).not.toMatch(/[\r\n]/u);
  });
});
