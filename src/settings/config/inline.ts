import type { Place, Problem } from '../../core/problem.ts';
import { readArtifacts } from './artifacts.ts';
import { type Attack, ATTACKS, attacksOf } from '../../attacks/table.ts';
import { type Task, TASKS } from '../../core/attack-table.ts';
import { findAttack, localOnlyFault, readAttack, type SharedByAttacks } from './attacks.ts';
import { type ConfigRules, SERVICE_CONFIG } from './config-rules.ts';
import { findTextFault } from './forms.ts';
import { findIdFault } from './keys.ts';
import { findTask } from './models.ts';
import { findNameFault } from './names.ts';
import { readPredict } from './predict.ts';
import type { ParsedConfig } from './parse-config.ts';
import { WHOLE_TEXT } from './tree.ts';
import { NO_SUPPLY_CHAIN_POLICY } from '../../facts/scan-outcome.ts';
import { readYaml } from './yaml-tree.ts';

/** The inputs that describe one analysis without a config file; an input that is not given is absent or empty. */
export interface InlineInputs {
  readonly modelId?: string;
  readonly task?: string;
  readonly attack?: string;
  /** A YAML or JSON mapping like the attack's own mapping in a config file. */
  readonly attackConfig?: string;
  /** A YAML or JSON mapping of upload slots to paths. */
  readonly artifacts?: string;
}

/** Reads one analysis from inputs, by the rules of the config file. The model's id becomes its name if that is valid. */
export function parseInlineAnalysis(inputs: InlineInputs, rules = SERVICE_CONFIG): ParsedConfig {
  const { modelId = '', task: taskName = '', attack: attackName = '' } = inputs;
  const problems: Problem[] = [];
  const id = checkId(modelId, rules, problems);
  const task = checkTask(taskName, problems);
  const attack = checkAttack(attackName, task, rules, problems);
  const config = readYaml(inputs.attackConfig ?? '', { kind: 'input', input: 'attack-config' });
  const files = readYaml(inputs.artifacts ?? '', { kind: 'input', input: 'artifacts' });
  const name = modelId !== '' && findNameFault(modelId) === undefined ? modelId : 'model';
  const shared: SharedByAttacks = {
    name,
    id: { value: id },
    task,
    rules,
    settings: {},
    policy: {},
    fields: new Map(),
    artifacts: readArtifacts(files.root, files.diagnostics),
    predict: readPredict(files.root, rules, files.diagnostics),
    whereToGive: 'to the input attack-config',
  };
  const read =
    attack === undefined
      ? undefined
      : readAttack({ key: attack, keySpan: WHOLE_TEXT, value: config.root }, shared, config.diagnostics);
  problems.push(...config.diagnostics.problems(), ...files.diagnostics.problems());
  const readable = read?.spec === undefined ? [] : [read.spec];
  return {
    analyses: problems.length === 0 ? readable : [],
    readable,
    problems,
    declared: new Map([[name, attack === undefined ? [] : [attack]]]),
    supplyChain: NO_SUPPLY_CHAIN_POLICY,
    accept: [],
    service: {},
    requirements: {},
    secrets: [...config.diagnostics.secrets],
  };
}

function checkId(id: string, { modelIds }: ConfigRules, problems: Problem[]): string | undefined {
  const place = placeOf('model-id');
  if (id === '') {
    if (modelIds === 'names') return undefined;
    problems.push({ place, message: describeMissing("the registered model's id") });
    return undefined;
  }
  const found = findTextFault(id) ?? findIdFault(id);
  if (found === undefined) return id;
  problems.push({ place, message: `expected the registered model's id, found ${found}.` });
  return undefined;
}

function checkTask(name: string, problems: Problem[]): Task | undefined {
  if (name === '') {
    problems.push({ place: placeOf('task'), message: describeMissing(`one of ${TASKS.join(', ')}`) });
    return undefined;
  }
  const { task, fault } = findTask(name);
  if (fault !== undefined) problems.push({ place: placeOf('task'), message: fault });
  return task;
}

function checkAttack(
  name: string,
  task: Task | undefined,
  rules: ConfigRules,
  problems: Problem[],
): Attack | undefined {
  if (name === '') {
    const known = task === undefined ? ATTACKS : attacksOf(task);
    problems.push({ place: placeOf('attack'), message: describeMissing(`one of ${known.join(', ')}`) });
    return undefined;
  }
  const { attack, fault } = findAttack(name, task);
  const localOnly = attack === undefined ? undefined : localOnlyFault(attack, task, rules);
  if (localOnly !== undefined) {
    problems.push({ place: placeOf('attack'), message: localOnly });
    return undefined;
  }
  if (fault === undefined) return attack;
  const isList = name.includes(',');
  const hint = isList ? ' This input takes only one attack: use a config file for several.' : '';
  problems.push({ place: placeOf('attack'), message: `${fault}${hint}` });
  return attack;
}

function describeMissing(expected: string): string {
  return (
    `is required: an analysis without a config file needs model-id, task and attack. ` +
    `Expected ${expected}.`
  );
}

function placeOf(input: string): Place {
  return { kind: 'input', input };
}
