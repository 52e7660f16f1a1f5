import { fullRuleId } from '../../facts/fingerprint.ts';
import { FINDING_STATES } from '../../facts/policy.ts';
import { STANDINGS } from '../../facts/scan-outcome.ts';
import { SEVERITIES } from '../../scanner/rules/finding.ts';
import { RULE_IDS, type RuleId } from '../../scanner/rules/rules.ts';
import { ObjectReader } from './node-reader.ts';
import type { ResultsFinding, ResultsName } from './results-file.ts';
import { JsonFault, type JsonNode } from './strict-json.ts';

/** Reads a finding of a results file. @throws JsonFault where something is wrong */
export function readFinding(node: JsonNode): ResultsFinding {
  const object = new ObjectReader(node, 'a finding');
  const finding = {
    finding: object.text('finding'),
    rule: object.text('rule'),
    fingerprint: object.sha256('fingerprint'),
    state: object.wordOrNull('state', FINDING_STATES),
    why: object.textOrNull('why'),
    score: object.numberOrNull('score'),
    threshold: object.numberOrNull('threshold'),
    file: object.textOrNull('file'),
    line: object.numberOrNull('line'),
  };
  const inFile = object.takeIfGiven('severity') === undefined ? {} : { inFile: readInFile(object) };
  object.end();
  return { ...finding, ...inFile };
}

function readInFile(object: ObjectReader): NonNullable<ResultsFinding['inFile']> {
  return {
    rule: readRule(object),
    severity: object.word('severity', SEVERITIES),
    standing: object.word('standing', STANDINGS),
    members: object.texts('members'),
    subject: object.text('subject'),
    excerpt: object.textOrNull('excerpt'),
    offset: object.numberOrNull('offset'),
    sha256: object.textOrNull('sha256'),
    ...(object.takeIfGiven('names') === undefined ? {} : { names: object.list('names', readName) }),
  };
}

function readName(node: JsonNode): ResultsName {
  const object = new ObjectReader(node, 'a name');
  const name = {
    subject: object.text('subject'),
    members: object.texts('members'),
    excerpt: object.textOrNull('excerpt'),
    offset: object.numberOrNull('offset'),
    fingerprint: object.sha256('fingerprint'),
  };
  object.end();
  return name;
}

function readRule(object: ObjectReader): RuleId {
  const text = object.text('rule');
  const found = RULE_IDS.find((rule) => fullRuleId(rule) === text);
  if (found !== undefined) return found;
  throw new JsonFault(object.take('rule').offset, '"rule": this version of the action has no such rule');
}
