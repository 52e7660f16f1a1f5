import type { ContentPlace, Found } from './rules/file-finding.ts';
import type { ByteSource } from './byte-source.ts';
import type { Observation } from './rules/declared.ts';

/** Content with its place: a file, a member of an archive, or a pickle inside another pickle. */
export interface Content {
  readonly place: ContentPlace;
  readonly bytes: ByteSource;
  /**
   * True if nothing but the first few bytes says what the content is, so that a fault may mean that it is something else.
   * What is found in it counts; that it cannot be read to its end does not.
   */
  readonly isGuess?: boolean;
  /** True if whatever loads the content calls the functions in it, with arguments of whoever wrote it. */
  readonly isCalled?: boolean;
}

/** How content inside of other content is to be read. */
export type ContentTraits = Pick<Content, 'isGuess' | 'isCalled'>;

/** What a format's scanner may do. It is synchronous: the scan has a thread of its own, which can be ended. */
export interface Scan {
  /** Tells a finding in the content that is being scanned. */
  find(found: Found): void;
  /**
   * Scans content inside this one, by what its bytes are. Depth, number and sizes are bounded for the whole file: beyond
   * a bound it is a finding `over-limit`, and nothing is thrown.
   * @param name the member's name, as the archive gives it; untrusted
   */
  enter(name: string, bytes: ByteSource, traits?: ContentTraits): void;
  /** See {@link Content.isCalled}. */
  readonly isCalled?: boolean;
  /**
   * Counts work that is more than reading the content a few times; `LIMITS.fileSteps` says what a step is. What it throws
   * ends the scan of the file. Absent if nothing bounds the work.
   */
  readonly spend?: (steps: number) => void;
  /** Tells a fact for the bill of materials. */
  observe(observation: Observation): void;
}

/**
 * Scans content of one format. It throws only if the content cannot be read as that format: then the file is listed as
 * `not-scanned`, with the error's message, which is for people.
 */
export type ScanFormat = (content: Content, scan: Scan) => void;
