import type { ReportingDescriptor, ReportingDescriptorReference, ToolComponent } from 'sarif';
import {
  ATLAS,
  classificationOf,
  FINDINGS,
  OWASP,
  sourceOf,
  SUPPLY_CHAIN_TECHNIQUES,
  type TaxonomyEntry,
} from '../taxonomy.ts';

const ATLAS_ENTRIES = distinct([
  ...FINDINGS.map((finding) => classificationOf(finding).atlas),
  ...SUPPLY_CHAIN_TECHNIQUES,
]);
const OWASP_ENTRIES = distinct(FINDINGS.map((finding) => classificationOf(finding).owasp));

/** Renders the entries of public taxonomies that the rules refer to, as SARIF components. */
export function renderTaxonomies(): ToolComponent[] {
  return [
    { ...component(ATLAS), taxa: ATLAS_ENTRIES.map(taxon) },
    { ...component(OWASP), version: OWASP.version, taxa: OWASP_ENTRIES.map(taxon) },
  ];
}

/** Creates the reference from a rule to an entry of a taxonomy in the same SARIF run. */
export function taxonReference(entry: TaxonomyEntry): ReportingDescriptorReference {
  const source = sourceOf(entry);
  const [index, entries] = source === ATLAS ? [0, ATLAS_ENTRIES] : [1, OWASP_ENTRIES];
  return {
    id: entry.id,
    index: entries.findIndex(({ id }) => id === entry.id),
    toolComponent: { name: source.name, index },
  };
}

function component(source: typeof ATLAS | typeof OWASP): ToolComponent {
  return {
    name: source.name,
    organization: source.organization,
    informationUri: source.url,
    shortDescription: { text: `Entries of ${source.name} that the findings refer to.` },
    isComprehensive: false,
  };
}

function taxon({ id, name, url }: TaxonomyEntry): ReportingDescriptor {
  return { id, name, shortDescription: { text: name }, helpUri: url };
}

function distinct(entries: readonly (TaxonomyEntry | undefined)[]): readonly TaxonomyEntry[] {
  const byId = new Map<string, TaxonomyEntry>();
  for (const entry of entries) if (entry !== undefined) byId.set(entry.id, entry);
  return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}
