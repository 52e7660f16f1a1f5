import { SLOTS, TASKS } from '@model-security-scan/engine/catalog';
import { present } from '@model-security-scan/common/present';
import { type JsonSchema, list, mapping, type Schema, then } from '@model-security-scan/common/schema/schema';
import {
  type Minimum,
  MINIMUM_FORMS,
  MINIMUM_NAMES,
  type Minimums,
} from '../../facts/policy/requirements.ts';
import { REPORT_FORMATS } from '../../facts/report-kinds.ts';
import {
  FAIL_ON,
  type FilePattern,
  type FilesPolicy,
  NO_SUPPLY_CHAIN_POLICY,
} from '../../facts/file-scan.ts';
import type { DeclaredService } from '../../facts/settings.ts';
import { line } from '../schema/text.ts';
import { flag, keysOf, number, word } from '../schema/forms.ts';
import { quoted } from './nearest.ts';

/** Paths and patterns inside the workspace, each with its place. */
export function patterns(json: JsonSchema): Schema<readonly FilePattern[]> {
  const pattern = line({
    expected: 'a path or a pattern inside the workspace, such as tests/fixtures/**',
    json: { type: 'string', minLength: 1 },
    findFault: (text) => findPathFault(text.replace(/^!/u, '')),
  });
  const placed = then(pattern, (path, tree, diagnostics) => ({ path, place: diagnostics.place(tree.span) }));
  const expected = 'a list of paths or patterns inside the workspace, such as [models, tests/fixtures/**]';
  return list(placed, { expected, json });
}

/** `files:` of the config file: which files are scanned, and from which severity on a finding fails the check. */
export const FILES: Schema<FilesPolicy> = then(
  mapping(
    {
      paths: patterns({
        description:
          'Files, folders and patterns that are scanned; those that begin with ! are left out. Default: every file.',
        examples: [['**', '!vendor/**']],
      }),
      'fail-on': word(FAIL_ON, {
        description: 'The severity from which on a finding in a file fails the check.',
        default: 'high',
      }),
    },
    { json: { description: 'The scan of the model files.' } },
  ),
  ({ values, given }, _tree, diagnostics) => {
    const all = values.paths ?? [];
    const paths = all.filter(({ path }) => !path.startsWith('!'));
    const leftOut = all
      .filter((one) => !paths.includes(one))
      .map((one) => ({ ...one, path: one.path.slice(1) }));
    const entry = given.get('paths');
    if (entry !== undefined && leftOut.length > 0 && paths.length === 0) {
      const example = JSON.stringify(['**', ...leftOut.map(({ path }) => `!${path}`)]);
      const message = `"paths" only leaves files out. Say first what is scanned: paths: ${example}.`;
      diagnostics.report(entry.value.span, message);
    }
    return { paths, leftOut, failOn: values['fail-on'] ?? NO_SUPPLY_CHAIN_POLICY.files.failOn };
  },
);

/** Finds a fault in a path that must stay inside the workspace; it fits after `found`. */
export function findPathFault(path: string): string | undefined {
  const parts = path.split(/[/\\]/u);
  if (parts.includes('..')) return 'a path with ".."';
  return /^(?:[/\\]|[a-z]:)/iu.test(path) ? 'an absolute path' : undefined;
}

/** `service:` of the config: what a service is asked for, what it holds already, and addresses that the service spec leaves open. */
export const SERVICE: Schema<DeclaredService> = then(
  mapping(
    {
      'report-format': word(
        REPORT_FORMATS,
        { description: 'Format of reports. Some kinds of reports exist only as zip.', default: 'pdf' },
        { anyCase: true },
      ),
      'allow-missing-artifacts': flag({
        description:
          'Submit an analysis even if an artifact is not given that the service usually asks for. Otherwise the run fails ' +
          'before anything is sent.',
        default: false,
      }),
      'not-sent': list(word(SLOTS, {}), {
        expected: 'a list of files that the service holds, such as [model]',
        json: {
          description: 'Files that the service holds already, so that it names no address for them.',
          examples: [['model']],
        },
      }),
      paths: mapping({
        status: address("a job's status", '/v2/jobs/{job_id}', ['job_id']),
        report: address(
          "a job's report",
          '/v2/jobs/{job_id}/report?type={report_type}&format={file_format}',
          [...['job_id', 'report_type', 'file_format']],
        ),
      }),
    },
    {
      json: {
        description: 'What the client has to know of a service. Without effect on analyses on the runner.',
      },
    },
  ),
  ({ values }) => {
    const { 'report-format': reportFormat, 'not-sent': notSent = [], paths } = values;
    return present({
      reportFormat,
      allowsMissingArtifacts: values['allow-missing-artifacts'] === true ? (true as const) : undefined,
      notSent: notSent.length === 0 ? undefined : notSent,
      paths: paths === undefined || paths.given.size === 0 ? undefined : paths.values,
    });
  },
);

/** @param known the names in braces that it may hold; each is replaced by its value, percent-encoded */
function address(what: string, example: string, known: readonly string[]): Schema<string> {
  return line({
    expected: `an address on the service that begins with "/" and holds {job_id}, such as "${example}"`,
    findFault: (path) => findAddressFault(path, known),
    json: {
      description: `Address of ${what}, on the origin of base-url. {job_id} is replaced by the id of the job.`,
      type: 'string',
      pattern: '^/(?!/)[^#\\\\\\s]*\\{job_id\\}',
      examples: [example],
    },
  });
}

/** Finds a fault in an address; it fits after `found`. It must stay on the origin of base-url, which gets the credentials. */
function findAddressFault(path: string, known: readonly string[]): string | undefined {
  const braces = [...path.matchAll(/\{([^{}]*)\}/gu)].map(([, name = '']) => name);
  const unknown = braces.find((name) => !known.includes(name));
  if (unknown !== undefined) return `{${unknown}}, but only {${known.join('}, {')}} is replaced`;
  if (!braces.includes('job_id')) return `${quoted(path)}, which has no {job_id}`;
  const rest = path.replaceAll(/\{[^{}]*\}/gu, 'x');
  if (/[{}\\#\s]/u.test(rest)) return `${quoted(path)}, which holds a brace, a backslash, a "#" or a blank`;
  const origin = 'https://service.invalid';
  const isOnOrigin =
    /^\/(?!\/)/u.test(rest) && new URL(origin + rest).pathname === rest.replace(/\?.*$/u, '');
  return isOnOrigin ? undefined : quoted(path);
}

const VALUES = keysOf(MINIMUM_NAMES, (name) => number(MINIMUM_FORMS[name]));

function minimum(json: JsonSchema): Schema<Minimum> {
  return then(mapping(VALUES, { json }), ({ values }) => values);
}

const OF_TASKS = keysOf(TASKS, () =>
  minimum({ description: 'Of the analyses of this task. A value here replaces that of all.' }),
);

/** `minimum:` of the config file: the least that counts, for all analyses and for those of a task. */
export const MINIMUM: Schema<Minimums> = then(
  mapping(
    { ...VALUES, ...OF_TASKS },
    {
      json: {
        description:
          'The least that counts. Smaller samples, queries and eps are raised to it; a model with a lower accuracy is not-tested.',
      },
    },
  ),
  ({ values: given }) => ({
    all: Object.fromEntries(
      MINIMUM_NAMES.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    ),
    tasks: new Map(
      TASKS.flatMap((task) => (given[task] === undefined ? [] : [[task, given[task]] as const])),
    ),
  }),
);
