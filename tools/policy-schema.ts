import { REPORT_FORMATS } from '../src/facts/report-kinds.ts';
import { SLOTS, TASKS } from '../src/core/attack-table.ts';
import { MINIMUM_FORMS, MINIMUM_NAMES, type MinimumName } from '../src/facts/minimum.ts';
import { RULE_IDS } from '../src/scanner/rules/rules.ts';
import { FAIL_ON } from '../src/facts/scan-outcome.ts';
import { POLICY_SETTINGS, type PolicySettingName } from '../src/facts/policy-limits.ts';

/** Any JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Which files are scanned, and which findings in them fail the check. */
export function filesSchema(): JsonSchema {
  return {
    description: 'The scan of the model files.',
    type: 'object',
    additionalProperties: false,
    properties: {
      paths: {
        description:
          'Files, folders and patterns that are scanned; those that begin with ! are left out. Default: every file.',
        type: 'array',
        items: { type: 'string', minLength: 1 },
        examples: [['**', '!vendor/**']],
      },
      'fail-on': {
        description: 'The severity from which on a finding in a file fails the check.',
        enum: FAIL_ON,
        default: 'high',
      },
    },
  };
}

/** A setting of the gate. */
export function policySchema(name: PolicySettingName): JsonSchema {
  const { meaning, example } = POLICY_SETTINGS[name];
  return { description: `${meaning} Never sent.`, ...SCORE_SCHEMA, examples: [Number(example)] };
}

/** A number of at least 0, in plain decimals. */
const SCORE_SCHEMA = {
  type: ['number', 'string'],
  minimum: 0,
  pattern: String.raw`^(\d{1,15}(\.\d{1,15})?|\.\d{1,15})$`,
} as const;

const REASON = { description: 'Why, for whoever reads this later.', type: 'string', minLength: 1 };
const UNTIL = {
  description: 'The last day on which the entry counts, in UTC.',
  type: 'string',
  pattern: String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`,
};
const SHA256 = {
  description: 'The content of the file that is accepted, as the finding shows it.',
  type: 'string',
  pattern: '^[0-9a-fA-F]{64}$',
};
const FINDING = {
  description:
    'An analysis, such as digits/evasion, or the rule and the path of a finding in a file, such as ' +
    'pickle-unknown-call:models/net.pkl.',
  type: 'string',
  pattern: String.raw`[/:]`,
};
const NAME = {
  description:
    'A call or class as findings show it, such as mypackage.layers.build. A * at its end stands for any end.',
  type: 'string',
  pattern: String.raw`^[^*]+\*?$`,
};
const PATH = { description: 'A path or a pattern inside the workspace.', type: 'string', minLength: 1 };

/** What is accepted, and why. */
export function acceptSchema(): JsonSchema {
  const file = { pattern: `^(model-security/)?(${RULE_IDS.join('|')}):` };
  return {
    description: 'What is accepted, each entry with its reason.',
    type: 'array',
    items: {
      oneOf: [
        entrySchema({
          finding: { ...FINDING, not: file },
          'max-score': { description: 'The highest score that is accepted.', ...SCORE_SCHEMA },
        }),
        entrySchema(
          {
            finding: { ...FINDING, not: file },
            'not-tested': { description: 'Accepts that it could not be tested.', enum: [true, 'true'] },
          },
          ['not-tested', 'until'],
        ),
        entrySchema({ finding: { ...FINDING, ...file }, sha256: SHA256 }, ['sha256']),
        entrySchema({ name: NAME, sha256: SHA256 }),
        entrySchema({ files: { ...PATH, examples: ['vendor/**'] } }),
        entrySchema({ model: { ...PATH, examples: ['models/old.joblib'] } }),
      ],
    },
  };
}

function entrySchema(named: JsonSchema, required: readonly string[] = []): JsonSchema {
  const [key = ''] = Object.keys(named);
  return {
    type: 'object',
    additionalProperties: false,
    required: [key, 'reason', ...required],
    properties: { ...named, until: UNTIL, reason: REASON },
  };
}

/** The least that counts, for all analyses and for those of a task. */
export function minimumSchema(): JsonSchema {
  const values = Object.fromEntries(MINIMUM_NAMES.map((name) => [name, minimumValueSchema(name)]));
  const ofTask = {
    description: 'Of the analyses of this task. A value here replaces that of all.',
    type: ['object', 'null'],
    additionalProperties: false,
    properties: values,
  };
  return {
    description:
      'The least that counts. Smaller samples, queries and eps are raised to it; a model with a lower accuracy is not-tested.',
    type: ['object', 'null'],
    additionalProperties: false,
    properties: { ...values, ...Object.fromEntries(TASKS.map((task) => [task, ofTask])) },
  };
}

function minimumValueSchema(name: MinimumName): JsonSchema {
  const { meaning, isWhole, min, max, example } = MINIMUM_FORMS[name];
  return {
    description: meaning,
    type: [isWhole ? 'integer' : 'number', 'string'],
    minimum: min,
    maximum: max,
    pattern: isWhole ? String.raw`^\d{1,15}$` : String.raw`^(\d{1,15}(\.\d{1,15})?|\.\d{1,15})$`,
    examples: [Number(example)],
  };
}

/** Whether every model must be attacked. */
export function requireAttackedSchema(): JsonSchema {
  return {
    description:
      'Every model in the repository must be attacked or accepted: any other fails the run as not-tested. Default: false.',
    enum: [true, false, 'true', 'false'],
  };
}

/** What the service holds already, and the addresses that its interface document leaves open. */
export function serviceSchema(): JsonSchema {
  const path = (what: string, example: string): JsonSchema => ({
    description: `Address of ${what}, on the origin of base-url. {job_id} is replaced by the id of the job.`,
    type: 'string',
    pattern: '^/(?!/)[^#\\\\\\s]*\\{job_id\\}',
    examples: [example],
  });
  return {
    description: 'What the client has to know of a service. Without effect on analyses on the runner.',
    type: 'object',
    additionalProperties: false,
    properties: {
      'report-format': {
        description: 'Format of reports. Some kinds of reports exist only as zip.',
        enum: [...REPORT_FORMATS],
        default: 'pdf',
      },
      'allow-missing-artifacts': {
        description:
          'Submit an analysis even if an artifact is not given that the service usually asks for. Otherwise the run fails ' +
          'before anything is sent.',
        type: 'boolean',
        default: false,
      },
      'not-sent': {
        description: 'Files that the service holds already, so that it names no address for them.',
        type: 'array',
        items: { enum: [...SLOTS] },
        examples: [['model']],
      },
      paths: {
        type: 'object',
        additionalProperties: false,
        properties: {
          status: path("a job's status", '/v2/jobs/{job_id}'),
          report: path("a job's report", '/v2/jobs/{job_id}/report?type={report_type}&format={file_format}'),
        },
      },
    },
  };
}
