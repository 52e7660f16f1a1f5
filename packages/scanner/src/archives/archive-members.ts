import { listNames } from '@model-security-scan/common/list-names';
import { plainLine } from '@model-security-scan/common/sanitize';
import type { ByteSource } from '../byte-source.ts';
import { baseName } from '../model-names.ts';
import { finding, type Found, type Moment, type Severity } from '../rules/file-finding.ts';
import type { RuleId } from '../rules/rule-table.ts';
import { archiveKind } from './container-formats.ts';
import { isTensor, type MemberKind, memberKind, type MemberScan } from './member-kinds.ts';
import { loosestName } from './member-names.ts';

interface Member {
  /** Within the archive, with the names of archives inside of it. */
  readonly path: string;
  readonly kind: Exclude<MemberKind, 'placed'>;
}

/** How sure it is that programs load an archive as a model. */
export type Standing =
  /** It has the name or the members of one, or it is inside a model. */
  | 'model'
  /** Models are among its members. */
  | 'holds-model';

/**
 * The members of an archive, or of a compressed stream. Unknown is not clean: in a model each member was scanned, runs
 * nothing by construction, or is a finding.
 */
export class ArchiveMembers {
  readonly #names: string[] = [];
  /** Each member once, also if it was read in two ways. An archive may have a hundred thousand. */
  readonly #unplaced = new Map<Member['kind'], Set<string>>();

  add(name: string, content: ByteSource, scan: MemberScan): void {
    const path = loosestName(name);
    this.#names.push(path);
    const kind = memberKind(path, content, scan);
    if (kind !== 'placed') this.#keep(path, kind);
  }

  get kind(): string | undefined {
    return archiveKind(this.#names);
  }

  /** Takes over what an archive inside this one could not place. */
  addInner(name: string, inner: ArchiveMembers): void {
    for (const { path, kind } of inner.#membersNotPlacedBy(undefined)) {
      this.#keep(`${baseName(loosestName(name))}/${path}`, kind);
    }
  }

  #keep(path: string, kind: Member['kind']): void {
    const paths = this.#unplaced.get(kind);
    if (paths === undefined) this.#unplaced.set(kind, new Set([path]));
    else paths.add(path);
  }

  #membersNotPlacedBy(archive: string | undefined): readonly Member[] {
    return [...this.#unplaced].flatMap(([kind, paths]) =>
      [...paths].map((path) => ({ path, kind })).filter((member) => !isPlacedBy(archive, member)),
    );
  }

  /** The findings of an archive that is a model, or that holds one: one for each cause. */
  judge(standing: Standing): readonly Found[] {
    const { kind } = this;
    const unplaced = this.#membersNotPlacedBy(kind);
    const importsPython = kind !== undefined && IMPORTS_PYTHON.includes(kind);
    const native = pathsOf(unplaced, ['native']);
    const sources = pathsOf(unplaced, importsPython ? ['python', 'torchscript'] : []);
    // What is beside a model, and no part of it, is no code that its loader imports.
    const isLoose = standing === 'holds-model' && !importsPython;
    const others = pathsOf(
      unplaced,
      importsPython ? ['data'] : isLoose ? ['data', 'native'] : ['data', 'python', 'torchscript'],
    );
    return [
      ...(isLoose ? [] : findAll(native, kind === 'torch-export' ? LOADED_NATIVE : NATIVE)),
      ...findAll(sources, PYTHON),
      ...findAll(others, UNKNOWN),
    ];
  }
}

/** The kinds whose loaders import the Python sources in them. */
const IMPORTS_PYTHON: readonly string[] = ['torch-archive', 'torch-package', 'sagemaker'];

function isPlacedBy(kind: string | undefined, { path, kind: member }: Member): boolean {
  if (member === 'torchscript') return kind === 'torchscript';
  return member === 'data' && isTensor(path, kind);
}

function pathsOf(members: readonly Member[], kinds: readonly MemberKind[]): readonly string[] {
  return members.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
}

type Cause = readonly [severity: Severity, rule: RuleId, when: Moment, text: string];

const NATIVE_TEXT = 'Native code in a model: programs and libraries of a machine.';
const LOADED_TEXT = 'Native code that PyTorch loads into its process, together with the model.';
const NATIVE: Cause = ['high', 'archive-code', 'load', NATIVE_TEXT];
const LOADED_NATIVE: Cause = ['critical', 'archive-code', 'load', LOADED_TEXT];
const PYTHON: Cause = ['high', 'archive-code', 'load', 'Python that the loader of such an archive imports.'];
const UNKNOWN: Cause = ['review', 'opaque', 'none', 'It is not known what a loader does with it.'];

const MAX_NAMED = 3;

function findAll(paths: readonly string[], [severity, rule, when, text]: Cause): readonly Found[] {
  if (paths.length === 0) return [];
  // Whoever accepts one member does not accept others with it.
  const subject = listNames(paths, 1, (path) => path);
  const detail = `${text} Members: ${listNames(paths, MAX_NAMED, (path) => `"${plainLine(path, 50)}"`)}.`;
  return [finding(severity, rule, plainLine(subject, 200), detail, { when })];
}
