import { present } from '@model-security-scan/common/present';
import type { Problem } from '@model-security-scan/common/problem';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { SWITCH_FORMS, type Switches, type SwitchName } from '../../facts/policy/requirements.ts';
import { foldName } from '../../text/similar-names.ts';
import type { Diagnostics, Origin } from '../schema/diagnostics.ts';
import {
  list,
  mapping,
  needed,
  policy,
  type Read,
  type Schema,
} from '@model-security-scan/common/schema/schema';
import { scalar } from '../schema/text.ts';
import { flag } from '../schema/forms.ts';
import { type Entry, type Tree, WHOLE_TEXT } from '@model-security-scan/common/schema/tree';
import { ACCEPT, readAccept } from './accept.ts';
import { headOf, specsOf } from './attacks.ts';
import { type ConfigGate, type ConfigRules, NO_GATE, oncePerRules, SERVICE_CONFIG } from './config-rules.ts';
import { anyModel, type ReadModel } from './models.ts';
import { quoted } from './nearest.ts';
import { OLD_ACCEPT_KEYS, refuseOldAcceptKey } from './old-accept-keys.ts';
import type { Declared } from './only.ts';
import { FILES, MINIMUM, SERVICE } from './sections.ts';
import { readYaml } from './yaml-tree.ts';

/** A configuration that was read and checked. */
export interface ParsedConfig {
  /** Empty if there is any problem: half a configuration is never run. */
  readonly analyses: readonly AnalysisSpec[];
  /** The analyses of which enough could be read to look at their artifacts, even if there are problems. */
  readonly readable: readonly AnalysisSpec[];
  /** In the order of the text. */
  readonly problems: readonly Problem[];
  readonly declared: Declared;
  readonly gate: ConfigGate;
  /** To be masked before anything is printed. */
  readonly secrets: readonly string[];
}

/**
 * Reads a config file (docs/configuration.md).
 * @param file its path relative to the workspace, for places
 */
export function parseConfig(text: string, file: string, rules = SERVICE_CONFIG): ParsedConfig {
  return parseConfigText(text, { kind: 'file', file }, rules);
}

/**
 * Reads the text of a config.
 * @param origin where it comes from, for places
 */
export function parseConfigText(text: string, origin: Origin, rules: ConfigRules): ParsedConfig {
  const { diagnostics, root } = readYaml(text, origin);
  const content = readRoot(root, rules, diagnostics);
  const problems = diagnostics.problems();
  return {
    ...content,
    analyses: problems.length > 0 ? [] : content.readable,
    problems,
    secrets: [...diagnostics.secrets],
  };
}

type FileContent = Omit<ParsedConfig, 'analyses' | 'problems' | 'secrets'>;

const NOTHING: FileContent = {
  readable: [],
  declared: new Map(),
  gate: NO_GATE,
};

const SKELETON =
  'Write "version: 1" and "models:" with a list of models, each with name, id, task and attacks.';
/** A file with one of these says something without any model. */
const OTHER_KEYS = ['accept', 'files', ...SWITCH_FORMS.map(({ name }) => name)];

const VERSION = scalar({
  expected: '1, the only version of this format',
  json: { description: 'Version of this format.', enum: [1, '1'], default: 1 },
  convert: (text) => (text === '1' ? 1 : undefined),
});
type SwitchKeys = Readonly<Partial<Record<SwitchName, Schema<boolean>>>>;
const SWITCHES: SwitchKeys = Object.fromEntries(
  SWITCH_FORMS.map(({ name, meaning }) => [name, policy(flag({ description: meaning }))]),
);

/** The whole config file. */
function createRootSchema(rules: ConfigRules) {
  return mapping(
    {
      version: needed(VERSION),
      models: list(anyModel(rules), {
        expected: 'a list, each item starting with "- name:"',
        json: { description: 'The models to analyse.' },
        least: 1,
      }),
      accept: policy(ACCEPT),
      files: policy(FILES),
      service: policy(SERVICE),
      minimum: policy(MINIMUM),
      ...SWITCHES,
    },
    {
      owner: 'the config',
      json: { anyOf: ['models', ...OTHER_KEYS].map((key) => ({ required: [key] })) },
    },
  );
}

/** The schema of the config file, which is made once. */
export const rootSchema = oncePerRules(createRootSchema);

/** The names of all keys that are marked as policy, in every mapping of the config file. */
export function policyKeys(rules: ConfigRules): ReadonlySet<string> {
  return new Set(rootSchema(rules).policyKeys);
}

function readRoot(root: Tree, rules: ConfigRules, diagnostics: Diagnostics): FileContent {
  if (root.kind === 'scalar' && root.isNull) {
    diagnostics.report(WHOLE_TEXT, `the config is empty. ${SKELETON}`);
    return NOTHING;
  }
  if (root.kind !== 'mapping') {
    // Through a link this can be any file of the workspace, even one with credentials, so nothing of it is quoted.
    const found = root.kind === 'scalar' ? 'a text' : undefined;
    const isPath = root.kind === 'scalar' && diagnostics.isInput ? ' (a path belongs into config-file)' : '';
    const expected = `a mapping with "version" and "models"${isPath}`;
    diagnostics.reportMismatch(root, 'the config', expected, found);
    return NOTHING;
  }
  const isOld = ({ key }: Entry): boolean => OLD_ACCEPT_KEYS.some((old) => old === key);
  for (const entry of root.entries.filter(isOld)) refuseOldAcceptKey(entry, diagnostics);
  const known = { ...root, entries: root.entries.filter((entry) => !isOld(entry)) };
  const read = rootSchema(rules).read(known, 'the config', diagnostics);
  if (read === undefined) return NOTHING;
  // A team that only has its files scanned needs no models.
  if (
    !read.given.has('models') &&
    ![...OTHER_KEYS, ...OLD_ACCEPT_KEYS].some((key) => root.entries.some((entry) => entry.key === key))
  ) {
    diagnostics.report(headOf({ tree: root }), `"models" is missing. ${SKELETON}`);
  }
  return contentOf(read, rules, diagnostics);
}

function contentOf(
  { values, given }: Read<ReturnType<typeof createRootSchema>>,
  rules: ConfigRules,
  diagnostics: Diagnostics,
): FileContent {
  const { models = [], accept = [], files, service, minimum } = values;
  reportSharedNames(models, diagnostics);
  const declared = listDeclared(models);
  const names = [
    ...[...declared].flatMap(([model, attacks]) => attacks.map((attack) => `${model}/${attack}`)),
    ...models.flatMap(({ declared: model }) => limitNames(model)),
  ];
  const covers = models.flatMap(({ declared: { values: model } }) =>
    (model.covers ?? []).map((pattern) => ({ ...pattern, model: model.name ?? '' })),
  );
  const switches: Switches = Object.fromEntries(
    SWITCH_FORMS.flatMap(({ name, inCode }) => {
      const entry = values[name] === true ? given.get(name) : undefined;
      return entry === undefined ? [] : [[inCode, diagnostics.place(entry.keySpan)]];
    }),
  );
  return {
    readable: models.flatMap((model) => specsOf(model, rules, diagnostics)),
    declared,
    gate: {
      ...NO_GATE,
      ...present({ files, service, minimum }),
      covers,
      accept: readAccept(accept, names, diagnostics),
      ...switches,
    },
  };
}

/** What a limit of a change is called as a finding: `digits/disagreement` of `max-disagreement`. */
function limitNames({ values: { name }, given }: ReadModel['declared']): readonly string[] {
  const limits = (['disagreement', 'accuracy-loss'] as const).filter((limit) => given.has(`max-${limit}`));
  return name === undefined ? [] : limits.map((limit) => `${name}/${limit}`);
}

function reportSharedNames(models: readonly ReadModel[], diagnostics: Diagnostics): void {
  const first = new Map<string, Entry & { readonly name: string }>();
  for (const { declared } of models) {
    const [name, entry] = [declared.values.name, declared.given.get('name')];
    if (name === undefined || entry === undefined) continue;
    const before = first.get(foldName(name));
    if (before === undefined) first.set(foldName(name), { ...entry, name });
    else {
      const line = String(diagnostics.line(before.value.span));
      const why = before.name === name ? '' : ' Names are compared without case.';
      diagnostics.report(
        entry.value.span,
        `another model is named ${quoted(before.name)}, in line ${line}.${why} Give each its own name.`,
      );
    }
  }
}

function listDeclared(models: readonly ReadModel[]): Declared {
  return new Map(
    models.flatMap(({ declared: { values } }) =>
      values.name === undefined ? [] : [[values.name, [...(values.attacks?.given.keys() ?? [])]] as const],
    ),
  );
}
