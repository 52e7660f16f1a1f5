import {
  FAIL_ON,
  type FilePattern,
  type FilesPolicy,
  NO_SUPPLY_CHAIN_POLICY,
} from '../../facts/scan-outcome.ts';
import { type JsonSchema, line, list, mapping, type Schema, then } from '../schema/schema.ts';
import { word } from './forms.ts';

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
