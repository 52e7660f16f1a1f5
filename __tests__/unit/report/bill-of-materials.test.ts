import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { at, isObject } from '@model-security-scan/common/json';
import { NO_BUNDLE } from '../../../src/core/own-program.ts';
import type { AnalysisResult, JudgedResult } from '../../../src/facts/run-outcome.ts';
import { renderBom } from '../../../src/report/bom/bom.ts';
import { DIGESTED_KEYS } from '../../../src/report/bom/bom-model-card.ts';
import { renderEmptyBom } from '../../../src/report/bom/no-verdict.ts';
import { renderResultsFile } from '../../../src/report/results-file.ts';
import { canonicalJson } from '../../../src/text/canonical-json.ts';
import { sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { PROGRAM } from '../../support/sample-program.ts';
import {
  LFS_POINTER,
  sampleScan,
  SHELL_CALL,
  unattackedModel,
  UNKNOWN_CLASS,
} from '../../support/sample-supply-chain.ts';

const PLACE = { kind: 'file', file: '.github/model-security.yml', line: 3, column: 5 } as const;

const analyses = [
  {
    ...sampleResult('digits', 'evasion', 'planned', {}).spec,
    artifacts: [
      { slot: 'model', path: 'models/net.pt', place: PLACE },
      { slot: 'data', path: 'data/test', place: PLACE },
      { slot: 'label', path: 'data/labels.csv', place: PLACE },
    ] as const,
  },
];

function validBom(text: string): unknown {
  const bom: unknown = JSON.parse(text);
  const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false, validateFormats: false });
  const folder = '@cyclonedx/cyclonedx-library/res/schema/';
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs']) {
    const part: unknown = JSON.parse(readFileSync(pathOf(`${folder}${name}.SNAPSHOT.schema.json`), 'utf8'));
    if (!isObject(part)) throw new Error(`${name} is no object`);
    // The schema of bills refers to them by these names.
    const key = `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`;
    ajv.addSchema({ ...part, $id: key });
  }
  const schema: unknown = JSON.parse(readFileSync(pathOf(`${folder}bom-1.7.SNAPSHOT.schema.json`), 'utf8'));
  if (!isObject(schema)) throw new Error('The schema is no object');
  const validate = ajv.compile(schema);
  const valid: unknown = validate(bom);
  expect({ valid, errors: validate.errors }).toEqual({ valid: true, errors: null });
  return bom;
}

function pathOf(file: string): string {
  const folder = createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json');
  return file.replace('@cyclonedx/cyclonedx-library', folder.replace(/[/\\]package\.json$/u, ''));
}

const ARTIFACTS = [{ slot: 'model', path: 'models/net.pt', place: PLACE }] as const;

/** The result of an attack on a file that the scan knows. */
function passed(more: Partial<JudgedResult>): AnalysisResult {
  const result = sampleResult('net', 'evasion', 'passed');
  if (result.state !== 'passed') throw new Error('It passed.');
  return { ...result, ...more, state: 'passed', spec: { ...result.spec, artifacts: ARTIFACTS } };
}

describe('the bill of materials', () => {
  const supplyChain = sampleScan([SHELL_CALL, UNKNOWN_CLASS, LFS_POINTER]);
  const card = {
    path: 'models/README.md',
    bytes: 10,
    isModelFile: false,
    observations: [
      { kind: 'licence', text: 'apache-2.0' },
      { kind: 'base-model', name: 'acme/base' },
      { kind: 'dataset', name: 'acme/digits' },
      { kind: 'task', name: 'image-classification' },
    ],
  } as const;
  const source = {
    supplyChain: { ...supplyChain, files: [...supplyChain.files, card] },
    analyses,
    results: [],
    target: sampleOutcome().target,
    program: PROGRAM,
  };

  it('is valid CycloneDX 1.7, with what is observed and what is declared', () => {
    const bom = validBom(renderBom(source));
    expect(bom).toMatchObject({
      components: [
        {
          type: 'machine-learning-model',
          name: 'models/net.pt',
          hashes: [{ alg: 'SHA-256', content: SHELL_CALL.sha256 }],
          licenses: [{ license: { id: 'Apache-2.0', acknowledgement: 'declared' } }],
          pedigree: { ancestors: [{ name: 'acme/base' }] },
          modelCard: {
            modelParameters: { task: 'image-classification', datasets: [{ name: 'acme/digits' }] },
          },
        },
        { name: 'models/churn.pkl' },
        { name: 'models/large.safetensors' },
        { type: 'data', name: 'data/labels.csv' },
        { type: 'data', name: 'data/test' },
      ],
    });
    expect(JSON.stringify(bom)).toContain('model-security:observed:format');
  });

  it('names the program by its digests, or says that it has none', () => {
    const tool = { type: 'application', name: 'Model Security Scan', version: PROGRAM.version };
    const { entry = '', folder = '' } = PROGRAM.bundle ?? {};
    expect(validBom(renderBom(source))).toMatchObject({
      specVersion: '1.7',
      metadata: {
        tools: {
          components: [
            {
              ...tool,
              hashes: [{ alg: 'SHA-256', content: entry }],
              properties: expect.arrayContaining([expect.objectContaining({ value: folder })]),
            },
          ],
        },
      },
    });
    const bare = renderBom({ ...source, program: { ...PROGRAM, bundle: undefined } });
    expect([bare.includes(NO_BUNDLE), bare.includes(entry)]).toEqual([true, false]);
    validBom(bare);
  });

  it('holds what was measured of a model, with a digest of the result, and what was not tested', () => {
    const judged = passed({
      ...{
        score: 0.2,
        threshold: 0.5,
        interval: { low: 0.1, high: 0.4 },
        bound: 'lower',
        methodVersion: '12',
      },
      skill: { measure: 'accuracy', value: 0.9, low: 0.8, high: 0.95 },
      robustness: { eps: 0.03, curve: [], peeled: [], alarms: [] },
      digests: { model: SHELL_CALL.sha256 ?? '' },
      notTested: ['mixtures'],
    });
    const open = sampleResult('net', 'extraction', 'timeout', { message: 'No time left.' });
    const results = [judged, { ...open, spec: { ...open.spec, artifacts: ARTIFACTS } }];
    const bom = validBom(renderBom({ ...source, results }));
    expect(at(bom, 'components')).toMatchObject([
      {
        modelCard: {
          quantitativeAnalysis: {
            performanceMetrics: [
              {
                type: 'accuracy',
                value: '0.9',
                confidenceInterval: { lowerBound: '0.8', upperBound: '0.95' },
              },
              {
                ...{
                  type: 'evasion score (at least)',
                  value: '0.2',
                  slice: 'net/evasion, method 12, eps 0.03',
                },
                confidenceInterval: { lowerBound: '0.1', upperBound: '0.4' },
              },
              {
                ...{ type: 'robust accuracy (at most)', value: '0.72' },
                confidenceInterval: { lowerBound: '0.54', upperBound: '0.81' },
              },
            ],
          },
          considerations: {
            technicalLimitations: [
              expect.stringContaining('net/extraction. No time left.'),
              expect.stringContaining('mixtures of net/evasion'),
              expect.stringMatching(/^Not asked for: .*poisoning/u),
            ],
          },
          properties: [
            { name: 'model-security:measured:net/evasion:sha256', value: digestInResults(results) },
          ],
        },
      },
      { name: 'models/churn.pkl' },
      { name: 'models/large.safetensors' },
      { type: 'data' },
      { type: 'data' },
    ]);
  });

  it('does not hold what was measured of other bytes, and says what nothing attacks', () => {
    const results = [passed({ digests: { model: '0'.repeat(64) } })];
    const unattacked = [unattackedModel('models/net.pt')];
    const bom = validBom(renderBom({ ...source, results, supplyChain: { ...supplyChain, unattacked } }));
    const components = at(bom, 'components');
    const card = at(Array.isArray(components) ? components[0] : undefined, 'modelCard');
    expect(at(card, 'quantitativeAnalysis')).toBeUndefined();
    expect(at(card, 'considerations', 'technicalLimitations')).toHaveLength(1);
  });

  it('links each finding to its file', () => {
    const bom = validBom(renderBom(source));
    expect(bom).toMatchObject({
      vulnerabilities: [
        { id: 'model-security/pickle-code', cwes: [502], affects: [{ ref: 'file:models/net.pt' }] },
        { id: 'model-security/lfs-pointer', affects: [{ ref: 'file:models/large.safetensors' }] },
        { id: 'model-security/pickle-unknown-class', affects: [{ ref: 'file:models/churn.pkl' }] },
      ],
    });
  });

  it('is valid if it lists nothing, because there is no verdict', () => {
    expect(validBom(renderEmptyBom('No verdict.'))).toMatchObject({ specVersion: '1.7', components: [] });
  });

  it('has the same bytes for the same files, and another number for others', () => {
    expect(renderBom(source)).toBe(renderBom(structuredClone(source)));
    const other = renderBom({ ...source, supplyChain: sampleScan([]) });
    expect(JSON.parse(other)).not.toMatchObject({ serialNumber: serialOf(renderBom(source)) });
    validBom(other);
  });
});

/** The digest of what was measured, as whoever has the results file would compute it. */
function digestInResults(results: readonly AnalysisResult[]): string {
  const file: unknown = JSON.parse(renderResultsFile(sampleOutcome({ results }), PROGRAM));
  const analyses = at(file, 'analyses');
  const first: unknown = Array.isArray(analyses) ? analyses[0] : undefined;
  const measured = DIGESTED_KEYS.toSorted().map((key) => [key, at(first, key)]);
  return createHash('sha256')
    .update(canonicalJson(Object.fromEntries(measured)))
    .digest('hex');
}

function serialOf(text: string): unknown {
  const bom: unknown = JSON.parse(text);
  return isObject(bom) ? bom['serialNumber'] : undefined;
}
