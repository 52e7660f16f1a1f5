import { ACCESSES, BOUNDS } from '../../core/attack-result.ts';
import { type Outcomes, unpackOutcomes } from '../../core/outcomes.ts';
import { type Skill, SKILL_MEASURES } from '../../core/skill.ts';
import { ATTACKS } from '../../attacks/table.ts';
import { TASKS } from '../../core/attack-table.ts';
import { ANALYSIS_STATES } from '../../facts/outcome.ts';
import { FAILURE_REASONS } from '../../core/failure-reason.ts';
import { FINDING_STATES, type ScoreInterval } from '../../facts/policy.ts';
import { isNull, ObjectReader } from './node-reader.ts';
import { readClassRates } from './read-class-rates.ts';
import { readRobustness } from './read-robustness.ts';
import type { ResultsAnalysis } from './results-file.ts';
import { JsonFault, type JsonNode } from './strict-json.ts';

const REASONS = [...FAILURE_REASONS, 'already-scanned'] as const;

/** Reads an analysis of a results file. @throws JsonFault where something is wrong */
export function readAnalysis(node: JsonNode): ResultsAnalysis {
  const object = new ObjectReader(node, 'an analysis');
  const analysis = {
    model: object.text('model'),
    modelId: object.text('model_id'),
    task: object.word('task', TASKS),
    attack: object.word('attack', ATTACKS),
    state: object.word('state', ANALYSIS_STATES),
    reason: object.wordOrNull('reason', REASONS),
    jobId: object.textOrNull('job_id'),
    dashboardUrl: object.textOrNull('dashboard_url'),
    score: object.numberOrNull('score'),
    threshold: object.numberOrNull('threshold'),
    finding: object.wordOrNull('finding', FINDING_STATES),
    why: object.textOrNull('why'),
    interval: readInterval(object.take('interval')),
    methodVersion: object.textOrNull('method_version'),
    digests: readDigests(object.take('digests')),
    ...readBasis(object),
    ...(object.takeIfGiven('label') === undefined ? {} : { label: object.textOrNull('label') }),
  };
  object.list('uploads', checkUpload);
  object.texts('reports');
  object.end();
  checkScore(node, analysis);
  return analysis;
}

/** What files of older versions lack. */
type Newer = Pick<
  ResultsAnalysis,
  | 'bound'
  | 'access'
  | 'notTested'
  | 'notTestedWhy'
  | 'settings'
  | 'outcomes'
  | 'rows'
  | 'classes'
  | 'robustness'
  | 'skill'
  | 'warnings'
>;

function readBasis(object: ObjectReader): Newer {
  return {
    ...(object.takeIfGiven('bound') === undefined ? {} : { bound: object.wordOrNull('bound', BOUNDS) }),
    ...(object.takeIfGiven('access') === undefined ? {} : { access: object.wordOrNull('access', ACCESSES) }),
    ...(object.takeIfGiven('not_tested') === undefined ? {} : { notTested: object.texts('not_tested') }),
    ...(object.takeIfGiven('not_tested_why') === undefined
      ? {}
      : { notTestedWhy: object.textOrNull('not_tested_why') }),
    ...(object.takeIfGiven('rows') === undefined ? {} : { rows: object.numberOrNull('rows') }),
    ...(object.takeIfGiven('warnings') === undefined ? {} : { warnings: object.texts('warnings') }),
    ...readFound(object),
  };
}

/** What the attack found beside the score. */
function readFound(
  object: ObjectReader,
): Pick<Newer, 'settings' | 'outcomes' | 'classes' | 'robustness' | 'skill'> {
  const read = <Part>(key: string, readPart: (node: JsonNode) => Part): Part | null | undefined => {
    const node = object.takeIfGiven(key);
    if (node === undefined) return undefined;
    return isNull(node) ? null : readPart(node);
  };
  const [settings, outcomes] = [read('settings', readSettings), read('outcomes', readOutcomes)];
  const [classes, skill] = [read('classes', readClassRates), read('skill', readSkill)];
  const robustness = read('robustness', readRobustness);
  return {
    ...(settings === undefined ? {} : { settings }),
    ...(outcomes === undefined ? {} : { outcomes }),
    ...(classes === undefined ? {} : { classes }),
    ...(robustness === undefined ? {} : { robustness }),
    ...(skill === undefined ? {} : { skill }),
  };
}

function readSettings(node: JsonNode): ReadonlyMap<string, string> {
  const object = new ObjectReader(node, '"settings"');
  return new Map(object.keys().map((name) => [name, object.text(name)]));
}

function readOutcomes(node: JsonNode): Outcomes {
  const object = new ObjectReader(node, '"outcomes"');
  const outcomes = {
    inputs: object.text('inputs'),
    fell: object.text('fell'),
    ...(object.takeIfGiven('groups') === undefined ? {} : { groups: object.text('groups') }),
    ...(object.takeIfGiven('distances') === undefined ? {} : { distances: object.text('distances') }),
    ...(object.takeIfGiven('eps') === undefined ? {} : { eps: object.number('eps') }),
    queries: object.number('queries'),
  };
  object.end();
  if (unpackOutcomes(outcomes) !== undefined) return outcomes;
  throw new JsonFault(
    node.offset,
    '"outcomes": "inputs", "fell", "groups" and "distances" do not belong together',
  );
}

function readSkill(node: JsonNode): Skill {
  const object = new ObjectReader(node, '"skill"');
  const skill = {
    measure: object.word('measure', SKILL_MEASURES),
    value: object.number('value'),
    ...{ low: object.number('low'), high: object.number('high') },
    ...(object.takeIfGiven('tolerance') === undefined ? {} : { tolerance: object.number('tolerance') }),
  };
  object.end();
  if (skill.low > skill.high) throw new JsonFault(node.offset, '"skill": low is above high');
  return skill;
}

/** Only local analyses name the version of their method, and their scores are 0 to 1. */
function checkScore(node: JsonNode, { score, methodVersion }: ResultsAnalysis): void {
  if (methodVersion === null || score === null || (score >= 0 && score <= 1)) return;
  throw new JsonFault(
    node.offset,
    `"score": a score with base-url: local is 0 to 1, but this one is ${String(score)}`,
  );
}

function readInterval(node: JsonNode): ScoreInterval | null {
  if (isNull(node)) return null;
  const object = new ObjectReader(node, '"interval"');
  const interval = { low: object.number('low'), high: object.number('high') };
  object.end();
  if (interval.low > interval.high) throw new JsonFault(node.offset, '"interval": low is above high');
  return interval;
}

function readDigests(node: JsonNode): ReadonlyMap<string, string> {
  const object = new ObjectReader(node, '"digests"');
  return new Map(object.keys().map((slot) => [slot, object.sha256(slot)]));
}

function checkUpload(node: JsonNode): void {
  const object = new ObjectReader(node, 'an upload');
  for (const key of ['slot', 'file', 'sha256']) object.text(key);
  object.number('bytes');
  object.end();
}
