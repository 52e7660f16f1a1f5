import picomatch from 'picomatch';
import { PACKAGES_FOLDER } from './skipped-folders.ts';

/** A pattern cannot be used. The message is for people. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
  /** The pattern, as it was given. */
  readonly pattern: string;

  constructor(pattern: string, message: string) {
    super(message);
    this.pattern = pattern;
  }
}

/** Patterns of an input, such as `models/**` or `data`. A pattern also stands for all that is below a folder it matches. */
export interface PathPatterns {
  /** @param path relative, with forward slashes */
  matches(path: string): boolean;
  /** The same of a path in installed packages, of which patterns that do not name them stand for the models only. */
  matchesInPackages(path: string): boolean;
  /** The patterns that have matched nothing so far. */
  unmatched(): readonly string[];
  /** True if a pattern names the folder of installed packages, so that it is scanned. */
  readonly namesPackages: boolean;
  /** Folders, or files, below which everything lies that can match. */
  readonly bases: readonly string[];
}

interface Pattern {
  readonly text: string;
  readonly base: string;
  readonly namesPackages: boolean;
  readonly matches: (path: string) => boolean;
  hasMatched: boolean;
}

/**
 * Reads patterns. In a glob, `*` does not match a slash, `**` does, and both match names that begin with a dot.
 * @param leavesOutPackages true if a pattern stands for what is in installed packages only if it names their folder
 * @param isPlain true for a pattern that names something that exists, so that `[` in it is a bracket and nothing else
 * @throws PatternError
 */
export function readPatterns(
  texts: readonly string[],
  isPlain: (path: string) => boolean,
  leavesOutPackages = false,
): PathPatterns {
  const patterns = texts.map((text) => readPattern(text, isPlain));
  const matchesAny = (path: string, wanted: readonly Pattern[]): boolean => {
    const matching = wanted.filter((pattern) => pattern.matches(path));
    for (const pattern of matching) pattern.hasMatched = true;
    return matching.length > 0;
  };
  return {
    bases: withoutNested([...new Set(patterns.map(({ base }) => base))]),
    namesPackages: patterns.some(({ namesPackages }) => namesPackages),
    matches: (path) => {
      const isInPackages = leavesOutPackages && path.split('/').includes(PACKAGES_FOLDER);
      return matchesAny(
        path,
        isInPackages ? patterns.filter(({ namesPackages }) => namesPackages) : patterns,
      );
    },
    matchesInPackages: (path) => matchesAny(path, patterns),
    unmatched: () => patterns.filter(({ hasMatched }) => !hasMatched).map(({ text }) => text),
  };
}

function withoutNested(bases: readonly string[]): readonly string[] {
  if (bases.includes('')) return [''];
  return bases.filter((base) => !bases.some((outer) => outer !== base && base.startsWith(`${outer}/`)));
}

function readPattern(text: string, isPlain: (path: string) => boolean): Pattern {
  const path = normalize(text);
  const entry = { text, hasMatched: false, namesPackages: path.split('/').includes(PACKAGES_FOLDER) };
  if (path === '') return { ...entry, base: '', matches: () => true };
  const { isGlob, base } = picomatch.scan(path, OPTIONS);
  if (!isGlob || isPlain(path)) {
    return { ...entry, base: path, matches: (other) => other === path || other.startsWith(`${path}/`) };
  }
  const matches = compile(text, path);
  return { ...entry, base: base === '.' ? '' : base, matches: (other) => ancestorsOf(other).some(matches) };
}

const OPTIONS = { dot: true, noextglob: true, nonegate: true, strictBrackets: true } as const;

function compile(text: string, path: string): (path: string) => boolean {
  try {
    const expression = picomatch.makeRe(path, OPTIONS);
    return (other) => expression.test(other);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new PatternError(
      text,
      `the pattern "${text}" cannot be used (${cause}); write a path, or a glob such as "models/**/*.pt"`,
    );
  }
}

/** @throws PatternError if the pattern cannot match inside the workspace */
function normalize(text: string): string {
  const slashed = process.platform === 'win32' ? text.replaceAll('\\', '/') : text;
  const parts = slashed.split('/').filter((part) => part !== '.' && part !== '');
  const isAbsolute = slashed.startsWith('/') || /^[a-z]:/iu.test(slashed);
  if (text.trim() === '') throw new PatternError(text, 'a pattern is empty; write ".", a path or a glob');
  if (isAbsolute || parts.includes('..')) {
    throw new PatternError(
      text,
      `the pattern "${text}" leads out of the workspace; write a path relative to it`,
    );
  }
  if (text.includes('\0')) throw new PatternError(text, 'a pattern contains a NUL character; remove it');
  return parts.join('/');
}

/** A path and the folders that it is in: `a`, `a/b`, `a/b/c`. */
function ancestorsOf(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
