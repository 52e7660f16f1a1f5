import { listNames } from '@model-security-scan/common/list-names';
import type { Problem } from '@model-security-scan/common/problem';
import type { Policy } from '../../facts/policy/policy.ts';
import { type ScannedFile, scansEverything, type SupplyChainOutcome } from '../../facts/file-scan.ts';
import type { AcceptedModel, UnattackableFile } from '../../facts/results/model-files.ts';
import type { Settings, SupplyChainSettings } from '../../facts/settings.ts';
import {
  isAttackable,
  type ModelKind,
  modelKindOf,
  type Observation,
} from '@model-security-scan/scanner/rules';
import { plainLine } from '@model-security-scan/common/sanitize';
import { counted } from '@model-security-scan/common/number-words';

/** Libraries of networks: what a network is for, the config beside its weights may say. */
const NETWORKS: readonly string[] = ['pytorch', 'flax', 'tensorflow', 'keras'];
const LANGUAGE_MODEL =
  /(?:LM|LMHeadModel|ConditionalGeneration|For(?:Sequence|Token)Classification|QuestionAnswering|MultipleChoice)$/u;
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const SHARD = /-\d{5}-of-\d{5}(?=\.[^./]+$)/u;

/** What the config file says of the models of a repository. */
export interface Coverage {
  /** The models of the analyses: files and folders, relative to the workspace, with forward slashes. */
  readonly models: readonly string[];
  /** True for a file that is the same model as an attacked one. */
  readonly isCovered: (path: string) => boolean;
  /** Why a model that nothing attacks is accepted; undefined if it is not. */
  readonly acceptedBecause: (path: string) => string | undefined;
}

/** A model that an analysis could take, and that none does. */
export interface FoundModel {
  readonly path: string;
  readonly format: string;
  readonly kind: ModelKind;
  /** True for a file that is called like a model and has no content. */
  readonly isEmpty?: true;
}

/** The files with models that no analysis takes, sorted by path. */
export interface FoundModels {
  readonly unattacked: readonly FoundModel[];
  readonly accepted: readonly AcceptedModel[];
  readonly unattackable: readonly UnattackableFile[];
  /** Those that count as attacked only because the config file says that they are the same model as another. */
  readonly covered: readonly string[];
}

/**
 * Lists the models that no analysis takes (packages/scanner/README.md, "Models that nothing attacks"). A set of shards is one
 * model, and so are files with the same bytes. A file without content that is called like a model is one that is missing. Pure.
 * @param files what the scan of the files found
 */
export function findUnattacked(files: readonly ScannedFile[], coverage: Coverage): FoundModels {
  const isNamed = ({ path }: ScannedFile): boolean => isWithin(path, coverage.models);
  const isCovered = (file: ScannedFile): boolean => coverage.isCovered(file.path) || isNamed(file);
  const seen = new Set(files.filter(isCovered).flatMap(({ sha256 }) => sha256 ?? []));
  const languageFolders = new Set(
    files.filter(({ observations }) => observations.some(isLanguageModel)).map(({ path }) => folderOf(path)),
  );
  const unattacked: FoundModel[] = [];
  const accepted: AcceptedModel[] = [];
  const unattackable: UnattackableFile[] = [];
  const covered: string[] = [];
  for (const file of files) {
    const { path, format = '' } = file;
    const isEmpty = isEmptyModel(file);
    const kind = isEmpty ? UNKNOWN : kindOf(file, languageFolders);
    if (kind === undefined || kind.role === 'data') continue;
    if (isCovered(file)) {
      if (isAttackable(kind) && !isNamed(file)) covered.push(path);
      continue;
    }
    const keys = keysOf(file);
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    if (!isNew) continue;
    const reason = coverage.acceptedBecause(path);
    if (!isAttackable(kind)) unattackable.push({ path, role: kind.role });
    else if (reason !== undefined) accepted.push({ path, reason });
    else unattacked.push({ path, format, kind, ...(isEmpty ? { isEmpty } : {}) });
  }
  return { unattacked, accepted, unattackable, covered };
}

/** True for a file that is one of these files, or is in one of these folders. */
export function isWithin(path: string, places: readonly string[]): boolean {
  return places.some((place) => place === path || path.startsWith(`${place}/`));
}

/** The files that hold models which nothing attacks, with their copies and shards. */
export function unattackedFiles({
  files,
  unattacked = [],
}: Pick<SupplyChainOutcome, 'files' | 'unattacked'>): readonly ScannedFile[] {
  const paths = new Set(unattacked.map(({ path }) => path));
  const keys = new Set(files.filter(({ path }) => paths.has(path)).flatMap(keysOf));
  return files.filter((file) => keysOf(file).some((key) => keys.has(key)));
}

function isEmptyModel({ isModelFile, sha256 }: ScannedFile): boolean {
  return isModelFile && sha256 === EMPTY;
}

/** What a file has in common with others that are the same model. */
function keysOf(file: ScannedFile): readonly string[] {
  const { path, sha256 } = file;
  const shard = path.replace(SHARD, '');
  return sha256 === undefined || isEmptyModel(file) ? [shard] : [shard, sha256];
}

const UNKNOWN: ModelKind = { role: 'predictor', library: 'other' };

function kindOf(file: ScannedFile, languageFolders: ReadonlySet<string>): ModelKind | undefined {
  const kind = modelKindOf(file);
  // Of a file that is no model, what cannot be read is no missing model.
  if (kind?.isDamaged === true && kind.name === undefined && !file.isModelFile) return undefined;
  const isNetwork = kind !== undefined && NETWORKS.includes(kind.library) && isAttackable(kind);
  return isNetwork && languageFolders.has(folderOf(file.path)) ? { ...kind, role: 'language-model' } : kind;
}

function isLanguageModel(observation: Observation): boolean {
  return observation.kind === 'architecture' && LANGUAGE_MODEL.test(observation.name);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

const MAX_NAMES = 5;

/** `2 models were not attacked: churn.joblib, risk.ubj.` Empty if there is none. Holds untrusted names, as plain text. */
export function unattackedHeadline({ unattacked = [] }: Pick<SupplyChainOutcome, 'unattacked'>): string {
  if (unattacked.length === 0) return '';
  const names = listNames(unattacked, MAX_NAMES, ({ path }) => plainLine(path, 200));
  const were = counted(unattacked.length, 'model was', 'models were');
  return `${were} not attacked: ${names}.`;
}

/** True if the config file requires every model to be attacked, and one is not. */
export function lacksAttacks(supplyChain: SupplyChainOutcome | undefined): boolean {
  return supplyChain?.requiresAttacked === true && supplyChain.unattacked?.length !== 0;
}

/**
 * Reports `require-attacked` of a run that scans only a part of the repository's files, and so does not see every model. A run
 * of a part of the config file (input `only`) leaves that to another job. Pure.
 */
export function findUnscanned(
  { requireAttacked: place }: Pick<Policy, 'requireAttacked'>,
  {
    mode,
    only,
    supplyChain,
  }: Pick<Settings, 'mode' | 'only'> & {
    readonly supplyChain: Pick<SupplyChainSettings, 'enabled' | 'files'>;
  },
): readonly Problem[] {
  const isWhole = supplyChain.enabled && scansEverything(supplyChain.files);
  if (place === undefined || mode !== 'scan' || only.length > 0 || isWhole) return [];
  const message =
    '"require-attacked" needs the supply-chain scan of the whole repository, which finds the models. Set the input ' +
    'supply-chain to true, and leave "paths" of "files" out.';
  return [{ place, message }];
}
