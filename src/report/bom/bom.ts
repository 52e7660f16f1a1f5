import { createHash } from 'node:crypto';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { Target } from '../../facts/run-outcome.ts';
import type { SupplyChainOutcome } from '../../facts/file-scan.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { renderVulnerabilities } from './vulnerabilities.ts';
import { dataComponents, modelComponents } from './components.ts';

/** What a bill of materials is made from. */
export interface BomSource {
  readonly supplyChain: SupplyChainOutcome;
  /** The analyses that the config file asks for: they say what a model is for, and which data belong to it. */
  readonly analyses: readonly AnalysisSpec[];
  readonly target?: Target | undefined;
  /** The version of the action, as the workflow names it; empty if it is not known. */
  readonly actionRef: string;
}

/**
 * Renders a bill of materials of the models and their data: CycloneDX 1.6, as JSON (https://cyclonedx.org/docs/1.6/json/).
 * It has no time and no random number, so that the same files give the same bytes.
 */
export function renderBom(source: BomSource): string {
  const { supplyChain, analyses, target, actionRef } = source;
  const models = modelComponents(supplyChain.files, analyses, target);
  const data = dataComponents(supplyChain.files, analyses);
  const body = {
    metadata: {
      tools: {
        components: [
          {
            type: 'application',
            name: 'Model Security Scan',
            ...(actionRef === '' ? {} : { version: plainLine(actionRef, 200) }),
          },
        ],
      },
      ...(target === undefined ? {} : { component: repositoryComponent(target) }),
    },
    components: [...models, ...data],
    vulnerabilities: renderVulnerabilities(supplyChain.findings),
  };
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumber(JSON.stringify(body)),
    version: 1,
    ...body,
  };
  return `${JSON.stringify(bom, undefined, 2)}\n`;
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
