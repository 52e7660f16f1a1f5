import { SLOTS } from '../../core/attack-table.ts';
import { REPORT_FORMATS } from '../../facts/report-kinds.ts';
import type { DeclaredService } from '../../facts/settings.ts';
import { line, list, mapping, type Schema, then } from '../schema/schema.ts';
import { flag, word } from './forms.ts';
import { quoted } from './nearest.ts';

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
    return {
      ...(reportFormat === undefined ? {} : { reportFormat }),
      ...(values['allow-missing-artifacts'] === true ? { allowsMissingArtifacts: true } : {}),
      ...(notSent.length === 0 ? {} : { notSent }),
      ...(paths === undefined || Object.keys(paths.values).length === 0 ? {} : { paths: paths.values }),
    };
  },
);

/** @param known the names in braces that it may hold; each is replaced by its value, percent-encoded */
function address(what: string, example: string, known: readonly string[]): Schema<string> {
  return line({
    expected: `an address on the service that begins with "/" and holds {job_id}, such as "${example}"`,
    findFault: (path) => findPathFault(path, known),
    json: {
      description: `Address of ${what}, on the origin of base-url. {job_id} is replaced by the id of the job.`,
      type: 'string',
      pattern: '^/(?!/)[^#\\\\\\s]*\\{job_id\\}',
      examples: [example],
    },
  });
}

/** Finds a fault in an address; it fits after `found`. It must stay on the origin of base-url, which gets the credentials. */
function findPathFault(path: string, known: readonly string[]): string | undefined {
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
