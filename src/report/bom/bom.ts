import { createHash } from 'node:crypto';
import { NO_BUNDLE, type Program } from '../../core/own-program.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { AnalysisResult, Target } from '../../facts/run-outcome.ts';
import type { SupplyChainOutcome } from '../../facts/file-scan.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { measuredParts } from './bom-model-card.ts';
import { renderVulnerabilities } from './vulnerabilities.ts';
import { dataComponents, modelComponents } from './components.ts';

/** What a bill of materials is made from. */
export interface BomSource {
  readonly supplyChain: SupplyChainOutcome;
  /** The analyses that the config file asks for: they say what a model is for, and which data belong to it. */
  readonly analyses: readonly AnalysisSpec[];
  /** What the analyses found, with what they measured. */
  readonly results: readonly AnalysisResult[];
  readonly target?: Target | undefined;
  readonly program: Program;
}

/**
 * Renders a bill of materials of the models and their data: CycloneDX 1.7, as JSON (https://cyclonedx.org/docs/1.7/json/).
 * It has no time and no random number, so that the same files give the same bytes.
 */
export function renderBom(source: BomSource): string {
  const { supplyChain, analyses, results, target, program } = source;
  const models = modelComponents(supplyChain.files, analyses, target, (file) =>
    measuredParts(file, results, supplyChain),
  );
  const data = dataComponents(supplyChain.files, analyses);
  const body = {
    metadata: {
      tools: {
        components: [toolComponent(program)],
      },
      ...(target === undefined ? {} : { component: repositoryComponent(target) }),
    },
    components: [...models, ...data],
    vulnerabilities: renderVulnerabilities(supplyChain.findings),
  };
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.7.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.7',
    serialNumber: serialNumber(JSON.stringify(body)),
    version: 1,
    ...body,
  };
  return `${JSON.stringify(bom, undefined, 2)}\n`;
}

function toolComponent({ version, bundle, actionRef }: Program): Readonly<Record<string, unknown>> {
  return {
    type: 'application',
    name: 'Model Security Scan',
    version,
    ...(bundle === undefined ? {} : { hashes: [{ alg: 'SHA-256', content: bundle.entry }] }),
    properties: [
      { name: 'model-security:program:bundle', value: bundle === undefined ? NO_BUNDLE : 'dist/index.js' },
      ...(bundle === undefined
        ? []
        : [{ name: 'model-security:program:folder-sha256', value: bundle.folder }]),
      ...(actionRef === ''
        ? []
        : [{ name: 'model-security:program:action-ref', value: plainLine(actionRef, 200) }]),
    ],
  };
}

function repositoryComponent({ repoUrl, commit }: Target): Readonly<Record<string, unknown>> {
  return {
    type: 'application',
    'bom-ref': 'repository',
    name: plainLine(repoUrl, 500),
    ...(commit === undefined ? {} : { version: plainLine(commit, 64) }),
  };
}

/** A UUID that the content decides (RFC 9562, version 8). */
function serialNumber(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) % 4) + 8).toString(16);
  const uuid = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${uuid.join('-')}`;
}
