import type { Found } from './rules/file-finding.ts';
import type { FormatModel } from './rules/model-kind.ts';
import type { Decode } from './archives/decoder.ts';
import type { ByteSource } from './byte-source.ts';
import type { Content, ScanFormat } from './scan.ts';

interface FormatEntry {
  /** As the bill of materials and messages name it. It never changes: results of the scan name it. */
  readonly id: string;
  /** True if a file of this format is a model, or a part of one. */
  readonly isModel: boolean;
  /** What a model in this format is, if its content says no more. Without it the file is not named as one that nothing attacks. */
  readonly model?: FormatModel;
  /** The same of models for which the scan has another name than `id`, by that name. */
  readonly namedModels?: Readonly<Record<string, FormatModel>>;
  /**
   * True if the format begins with bytes that no other format begins with. Content that is of two such formats at once
   * is read differently by different programs.
   */
  readonly isDistinct: boolean;
  /**
   * Extensions, in lower case and without the dot, that models in this format have and that little else has. A file with
   * one of them is `not-scanned` if no format recognises it.
   */
  readonly extensions?: readonly string[];
  /**
   * True if content is of this format.
   * @param head the first bytes, at least {@link HEAD_BYTES} if there are as many
   * @param name of the file or member, without folders; untrusted
   */
  looksLike(head: Uint8Array, bytes: ByteSource, name: string): boolean;
}

/** A format with a scanner. */
export interface ScannedFormat extends FormatEntry {
  readonly kind: 'scanned';
  readonly isWeak?: boolean;
  /** True if the scanner itself tells each finding once, and bounds their number. */
  readonly boundsFindings?: true;
  readonly scan: ScanFormat;
}

/** What formats of models have in common that other formats may begin like. */
export const MODEL_FORMAT = { kind: 'scanned', isModel: true, isDistinct: false } as const;
/** What formats of models have in common that begin with bytes of their own. */
export const MARKED_MODEL_FORMAT = { ...MODEL_FORMAT, isDistinct: true } as const;
/** What texts have in common that matter for what they say about models. */
export const TEXT_FORMAT = { ...MODEL_FORMAT, isModel: false } as const;

/** An archive or a compressed stream. */
export interface ContainerFormat extends FormatEntry {
  readonly kind: 'container';
  /** True if it has members with names of their own; a compressed stream has one without. */
  readonly hasMembers: boolean;
  /** True if only a few bytes speak for the format: it counts only if they speak for no other one. */
  readonly isWeak: boolean;
  readonly unpack: Unpack;
}

/** A format that runs nothing, so that there is nothing to scan. */
export interface InertFormat extends FormatEntry {
  readonly kind: 'inert';
}

/** A format that is known, and cannot be read. */
export interface OpaqueFormat extends FormatEntry {
  readonly kind: 'opaque';
  /** What a person can do, as a sentence; absent for archives, which can be unpacked. */
  readonly advice?: string;
}

export type ContentFormat = ScannedFormat | ContainerFormat | InertFormat | OpaqueFormat;

/** The bytes from the start that recognition looks at. */
export const HEAD_BYTES = 4096;

/** Unpacks content, and hands each part on to be scanned. It throws as a {@link ScanFormat} may. */
export type Unpack = (content: Content, unpacking: Unpacking) => Promise<void>;

/** What an archive's reader may do. */
export interface Unpacking {
  find(found: Found): void;
  /** Scans a part of the content. @returns what it was recognised as */
  scanMember(name: string, bytes: ByteSource): Promise<ScannedMember>;
  /** Decompresses, bounded in size. What could be decompressed counts, also before a fault. */
  expand(input: ByteSource, decode: Decode): Promise<Expanded>;
  isModelName(name: string): boolean;
}

export interface ScannedMember {
  readonly isRecognized: boolean;
  /** True if a format of models was recognised in it, at any depth. */
  readonly isModel: boolean;
}

/** Decompressed content. {@link dispose} must be called. */
export interface Expanded {
  readonly bytes: ByteSource;
  readonly crc32: number;
  readonly used: number;
  /** The reason that not everything could be decompressed, as part of a sentence. */
  readonly fault?: string;
  /** True if a limit ended the decompression; the finding is told already. */
  readonly isCut: boolean;
  dispose(): void;
}
