import {
  type Attack,
  defaultThreshold,
  findRow,
  type Row,
  settingsOf,
  FIELDS,
  type FieldName,
} from '@model-security-scan/engine/catalog';
import type { AnalysisSpec, LocalAnalysis } from '../../facts/analysis-spec.ts';
import { lacksShape } from '../../facts/local-analysis.ts';
import { policySettings } from '../../facts/policy/policy-limits.ts';
import type { Diagnostics } from '../schema/diagnostics.ts';
import type { Entry } from '@model-security-scan/common/schema/tree';
import { type Artifacts, mergeArtifacts } from './artifacts.ts';
import type { ConfigRules } from './config-rules.ts';
import { completeFields, type GivenFields } from './fields.ts';
import { type DeclaredAttack, describeAttack, type ReadModel } from './models.ts';
import { present } from '@model-security-scan/common/present';

/** An attack as the config has it, with the model that it is for. */
interface AttackParts {
  readonly attack: Attack;
  readonly entry: Entry;
  readonly own: DeclaredAttack;
  readonly model: ReadModel;
  readonly rules: ConfigRules;
}

/**
 * Makes the analyses of a model, and reports what its attacks lack.
 * @returns those of which enough could be read; if anything was reported, they may be incomplete
 */
export function specsOf(
  model: ReadModel,
  rules: ConfigRules,
  diagnostics: Diagnostics,
): readonly AnalysisSpec[] {
  const { values, given } = model.declared;
  const attacks = [...(values.attacks?.given ?? [])];
  const without = attacks.filter(
    ([attack]) => !given.has('id') && values.attacks?.values[attack]?.given.has('id') === false,
  );
  if (!rules.isLocal && without.length > 0) {
    const names = without.map(([attack]) => attack).join(', ');
    diagnostics.report(
      given.get('name')?.value.span ?? headOf(model),
      `no "id" for ${names}. Give the registered model's id as "id" of the model, or of each attack.`,
    );
  }
  return attacks.flatMap(([attack, entry]) => {
    const own = values.attacks?.values[attack];
    const spec = own && buildSpec({ attack, entry, own, model, rules }, diagnostics);
    return spec === undefined ? [] : [spec];
  });
}

/** The place of what a model lacks. */
export function headOf({ tree }: Pick<ReadModel, 'tree'>): Entry['keySpan'] {
  return (tree.kind === 'mapping' ? tree.entries[0]?.keySpan : undefined) ?? tree.span;
}

function buildSpec(parts: AttackParts, diagnostics: Diagnostics): AnalysisSpec | undefined {
  const { attack, entry, own, model, rules } = parts;
  const { task, declared } = model;
  const row = task === undefined ? undefined : findRow(task, attack);
  if (task === undefined || row === undefined) return undefined;
  const shared = sharedFields(model);
  const { fields, missing } = completeFields(row, shared, own, rules);
  const merged = mergeArtifacts(declared.values.artifacts, own.values.artifacts);
  const isWhole = [declared, own].every(
    ({ values, given }) => !given.has('artifacts') || values.artifacts !== undefined,
  );
  const artifacts = isWhole ? merged.specs : undefined;
  if (rules.isLocal && artifacts !== undefined && lacksShape({ task, attack, fields, artifacts })) {
    missing.push('input_dimensions');
  }
  reportMissingFields(missing, parts, diagnostics);
  const name = declared.values.name;
  if (name === undefined || artifacts === undefined) return undefined;
  for (const fault of findContradictions(parts, fields, merged)) diagnostics.report(entry.keySpan, fault);
  return {
    name: `${name}/${attack}`,
    model: name,
    modelId: rules.isLocal ? name : registeredId(parts),
    task,
    attack,
    fields,
    artifacts,
    ...policySettings({ ...declared.values, ...own.values }),
    ...(rules.isLocal && { local: localAnalysis(parts, row, merged) }),
    place: diagnostics.place(entry.keySpan),
  };
}

/** A missing id was reported, so the analysis never runs; its artifacts are looked at all the same. */
function registeredId({ own, model }: AttackParts): string {
  return (own.given.has('id') ? own : model.declared).values.id ?? '';
}

function sharedFields({ declared }: ReadModel): GivenFields {
  return declared.values.config ?? { values: {}, given: new Map() };
}

function reportMissingFields(
  missing: readonly FieldName[],
  { attack, entry, model }: AttackParts,
  diagnostics: Diagnostics,
): void {
  const [first] = missing;
  if (first === undefined) return;
  const add = `Add ${missing.length === 1 ? 'it' : 'them'} here, or in "config" for all attacks of the model`;
  diagnostics.report(
    entry.keySpan,
    `${describeAttack(attack, model.task)} needs ${missing.join(', ')}. ${add}, for example ` +
      `"${first}: ${FIELDS[first].example}".`,
  );
}

/** Finds what says different things in different keys. */
function findContradictions(
  { model }: AttackParts,
  fields: AnalysisSpec['fields'],
  { predict }: Artifacts,
): readonly string[] {
  const { output, preprocessing } = model.declared.values;
  const normalizes = (fields.normalize_data ?? sharedFields(model).values.normalize_data) === 'yes';
  const faults: string[] = [];
  if (normalizes && preprocessing !== undefined && preprocessing !== 'zero-to-one') {
    faults.push(
      '"preprocessing" and normalize_data: yes say different things: normalize_data: yes means zero-to-one. Remove normalize_data.',
    );
  }
  if (predict !== undefined && fields.use_model_api === 'yes') {
    faults.push('"predict" and use_model_api: yes both say what answers as the model. Remove one of them.');
  } else if (predict !== undefined && output !== undefined) {
    faults.push('"output" is for model files; a function has no named outputs. Remove "output".');
  }
  return faults;
}

function localAnalysis({ attack, own, model }: AttackParts, row: Row, { predict }: Artifacts): LocalAnalysis {
  const { values } = model.declared;
  const shared = sharedFields(model);
  const given = (own.given.has('vulnerability_threshold') ? own : shared).values.vulnerability_threshold;
  const usual = given === undefined ? defaultThreshold(attack, row.task) : Number(given);
  // What is done to the pixels holds for every attack of a model, also for those whose request has no field for it.
  const normalizes = !row.fields.includes('normalize_data') && shared.values.normalize_data === 'yes';
  return {
    settings: { ...settingsOf(values, row.task, attack), ...settingsOf(own.values, row.task, attack) },
    threshold: own.values.threshold ?? values.threshold ?? usual,
    ...present({ output: values.output, predict, preprocessing: values.preprocessing }),
    ...(normalizes ? { normalizesData: true } : {}),
  };
}
