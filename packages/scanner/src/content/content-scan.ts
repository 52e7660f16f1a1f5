import { isUnreadable } from '@model-security-scan/common/unreadable';
import { startsAsZip } from '../archives/zip-directory.ts';
import { type ContentPlace, finding, type Found, notScanned } from '../rules/file-finding.ts';
import { ArchiveMembers } from '../archives/archive-members.ts';
import { type ByteSource, MemorySource } from '../byte-source.ts';
import type {
  ContainerFormat,
  ContentFormat,
  OpaqueFormat,
  ScannedFormat,
  ScannedMember,
  Unpacking,
} from '../content-format.ts';
import { expand, type ExpandOptions } from './expand.ts';
import { type FileClaims, isNamedLikeModel } from './could-be-model.ts';
import { FileFindings } from './file-findings.ts';
import { MeteredSource } from './file-budget.ts';
import { isModelName } from '../model-names.ts';
import { describeFailure } from './scan-failures.ts';
import { recognize } from './recognize.ts';
import { DistinctFindings } from '../reading/distinct-findings.ts';
import type { Content, ContentTraits, Scan } from '../scan.ts';
import type { KnownFile } from '../scan-report.ts';

const MAX_NAME_LENGTH = 200;

/** An archive that was met while a format was scanned; it is unpacked afterwards, since that is asynchronous. */
interface Archive extends ContentContext {
  readonly format: ContainerFormat;
  readonly content: Content;
}

interface ContentContext {
  readonly depth: number;
  /** Names of the content: the file's own, and those of links to it; of a member, its own. */
  readonly names: readonly string[];
  /** The members of the archive that it is in, if any. */
  readonly outer?: ArchiveMembers;
}

/** Scans a file and everything in it. Recognised formats are scanned at once; archives are unpacked one after another. */
export class ContentScan {
  readonly #path: string;
  readonly #options: ExpandOptions;
  readonly #findings: FileFindings;
  /** True if a bound of time ended the scan. */
  wasEnded = false;

  constructor(path: string, options: ExpandOptions, claims: FileClaims) {
    this.#path = path;
    this.#options = options;
    this.#findings = new FileFindings(claims);
  }

  result(): Omit<KnownFile, 'scannedAs'> {
    return this.#findings.result();
  }

  fail(error: unknown): void {
    this.#findings.add([], describeFailure(error));
  }

  /** @throws Unreadable `source` if the file cannot be read, or changes */
  async scanRoot(
    bytes: ByteSource,
    formats: readonly ContentFormat[],
    names: readonly string[],
  ): Promise<void> {
    try {
      if (formats.length === 0 && bytes.size > 0 && isNamedLikeModel(names, formats, bytes)) {
        this.#findings.add([], UNRECOGNIZED);
      }
      await this.#scan({ place: { path: this.#path, members: [] }, bytes }, formats, { depth: 0, names });
    } catch (error) {
      if (!isUnreadable(error, 'limit', 'file-limit')) throw error;
      this.wasEnded = true;
      this.fail(error);
    }
  }

  async #scan(
    content: Content,
    formats: readonly ContentFormat[],
    context: ContentContext,
  ): Promise<ScannedMember> {
    const modelsBefore = this.#findings.modelContents;
    const archives: Archive[] = [];
    this.#scanNow(content, formats, context, archives);
    for (const archive of archives) await this.#unpack(archive);
    return { isRecognized: formats.length > 0, isModel: this.#findings.modelContents > modelsBefore };
  }

  #scanNow(
    content: Content,
    formats: readonly ContentFormat[],
    context: ContentContext,
    archives: Archive[],
  ): void {
    const { place, bytes } = content;
    const { members } = place;
    this.#findings.recognized(members, formats);
    if (members.length > 0 && isUnrecognized(members.at(-1) ?? '', formats, bytes)) {
      this.#findings.add(members, UNRECOGNIZED);
    }
    const polyglot = findPolyglot(formats, bytes);
    if (polyglot !== undefined) this.#findings.add(members, polyglot);
    for (const format of formats) {
      if (format.kind === 'scanned') this.#scanFormat(format, content, context, archives);
      else if (format.kind === 'container') archives.push({ ...context, format, content });
      else if (format.kind === 'opaque') this.#findings.add(members, opaqueFinding(format));
    }
  }

  #scanFormat(format: ScannedFormat, content: Content, context: ContentContext, archives: Archive[]): void {
    const { members } = content.place;
    const depth = context.depth + 1;
    const enter = (name: string, bytes: ByteSource, traits: ContentTraits = {}): void => {
      this.#attempt(content, format.id, () => {
        this.#options.budget.enter(depth);
        const inner = this.#insideOf(content.place, name, bytes);
        const place = { ...context, depth, names: [name] };
        this.#scanNow({ ...inner, ...traits }, recognize(inner.bytes, name), place, archives);
      });
    };
    const scan: Scan = {
      enter,
      isCalled: content.isCalled === true,
      spend: (steps) => {
        this.#options.budget.spend(steps);
      },
      find: (found) => {
        this.#add(content, found);
      },
      observe: (observation) => {
        this.#findings.observe(members, observation);
      },
    };
    this.#attempt(content, format.id, () => {
      format.scan(content, format.boundsFindings === true ? scan : new DistinctFindings(scan));
    });
  }

  /** What a format hands on may lie in memory that is used again before an archive in it is unpacked. */
  #insideOf(place: ContentPlace, name: string, bytes: ByteSource): Content {
    const members = [...place.members, name.slice(0, MAX_NAME_LENGTH)];
    const kept = bytes instanceof MemorySource ? this.#copyOf(bytes) : bytes;
    return { place: { path: place.path, members }, bytes: kept };
  }

  #copyOf(bytes: MemorySource): ByteSource {
    const { budget } = this.#options;
    budget.load(bytes.size);
    return new MeteredSource(new MemorySource(bytes.read(0, bytes.size).slice()), budget);
  }

  /** Does something that hostile content may make fail; the failure is a finding. */
  #attempt(content: Content, format: string, task: () => void): void {
    try {
      task();
    } catch (error) {
      this.#addFailure(content, format, error);
    }
  }

  #add({ place, isGuess }: Content, found: Found): void {
    if (isGuess !== true || found.rule !== 'unreadable') this.#findings.add(place.members, found);
  }

  #addFailure(content: Content, format: string, error: unknown): void {
    if (isUnreadable(error, 'source', 'file-limit')) throw error;
    this.#add(content, describeFailure(error, format));
  }

  async #unpack(archive: Archive): Promise<void> {
    const { format, content } = archive;
    const modelsBefore = this.#findings.modelContents;
    const held = new ArchiveMembers();
    try {
      await format.unpack(content, this.#unpackingOf(archive, held));
    } catch (error) {
      this.#addFailure(content, format.id, error);
    }
    this.#judgeMembers(archive, held, this.#findings.modelContents > modelsBefore);
  }

  #unpackingOf({ format, content, depth }: Archive, held: ArchiveMembers): Unpacking {
    const { place } = content;
    return {
      find: (found) => {
        this.#add(content, found);
      },
      isModelName,
      scanMember: async (name, bytes) => {
        this.#options.budget.enter(depth + 1);
        const inner = this.#insideOf(place, name, bytes);
        const formats = recognize(inner.bytes, name);
        const isReported = isUnrecognized(name, formats, inner.bytes);
        held.add(name, inner.bytes, { formats: formats.map(({ id }) => id), isReported });
        return this.#scan(inner, formats, { depth: depth + 1, names: [name], outer: held });
      },
      expand: (input, decode) =>
        expand(input, decode, this.#options, (reached) => {
          this.#findings.add(place.members, describeFailure(reached, format.id));
        }),
    };
  }

  /** Tells the members that nothing places, if the archive is a model, or leaves them to the archive context it. */
  #judgeMembers(archive: Archive, held: ArchiveMembers, holdsModel: boolean): void {
    const { format, content, names, outer } = archive;
    const { members } = content.place;
    const kind = format.hasMembers ? held.kind : undefined;
    if (kind !== undefined) {
      this.#findings.modelContents += 1;
      this.#findings.observe(members, { kind: 'format', format: kind });
    }
    const isModel =
      isInModel(archive) || names.some(isModelName) || (kind !== undefined && !LOOSE_KINDS.includes(kind));
    if (!isModel && !holdsModel && kind === undefined) {
      outer?.addInner(members.at(-1) ?? '', held);
      return;
    }
    for (const found of held.judge(isModel ? 'model' : 'holds-model')) this.#add(content, found);
  }
}

/** True for an archive in content that is no archive, which is a model then. */
function isInModel({ content, outer }: Archive): boolean {
  return content.place.members.length > 0 && outer === undefined;
}

/** Any archive with an array is of these kinds. */
const LOOSE_KINDS: readonly string[] = ['npz'];

function isUnrecognized(name: string, formats: readonly ContentFormat[], bytes: ByteSource): boolean {
  return formats.length === 0 && bytes.size > 0 && isNamedLikeModel([name], formats, bytes);
}

const UNRECOGNIZED: Found = notScanned(
  'opaque',
  'unknown',
  'It is named like a model, but the scan does not know the format of its content.',
);

function opaqueFinding({ id, advice = 'Unpack it, and scan what is in it.' }: OpaqueFormat): Found {
  const detail = `Files of the format ${id} are not read. ${advice}`;
  return notScanned('opaque', id, detail);
}

/**
 * Content of two formats at once is read as the one by some programs, and as the other by others: by the model's loader,
 * for example, and by a scanner. An archive behind a program or a picture is harmless; it is only scanned.
 * @param formats all that the content was recognised as
 */
function findPolyglot(formats: readonly ContentFormat[], bytes: ByteSource): Found | undefined {
  const distinct = formats.filter((format) => format.isDistinct);
  const [first, second] = distinct;
  if (first === undefined || second === undefined) return undefined;
  const zip = distinct.find(({ id }) => id === 'zip');
  const isAppended = zip !== undefined && !startsAsZip(bytes.read(0, 64));
  const [outer, inner] = isAppended && first === zip ? [second, first] : [first, second];
  const detail = isAppended
    ? `A zip archive is appended to content of the format ${outer.id}: some programs read the one, some the other.`
    : `The content is of the formats ${outer.id} and ${inner.id} at once: some programs read the one, some the other.`;
  return finding('high', 'hidden-content', inner.id, detail);
}
