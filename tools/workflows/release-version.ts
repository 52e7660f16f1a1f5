import { textAt } from '@model-security-scan/common/json';
import { PLACEHOLDER_OWNER, repositoryOf } from '../owner.ts';

/** The facts that a version must agree with. */
interface ReleaseSources {
  /** Of package.json. */
  readonly manifest: unknown;
  readonly changelog: string;
  /** The commits of the tags that exist, by their names. */
  readonly tags: ReadonlyMap<string, string>;
  /** The commit that is to be released. */
  readonly commit: string;
}

interface ReleaseCheck {
  /** The changelog's section, without its heading. */
  readonly notes: string;
  /** Everything that is wrong, a sentence each. */
  readonly problems: readonly string[];
}

/** Decides if a version can be released, with the reasons. Pure. @throws Error if package.json names no repository */
export function checkRelease(version: string, sources: ReleaseSources): ReleaseCheck {
  const problems: string[] = [];
  if (!/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/u.test(version)) {
    problems.push(`"${version}" is no version. Expected three numbers, such as 1.2.3.`);
  }
  const declared = textAt(sources.manifest, 'version') ?? 'none';
  if (declared !== version) {
    problems.push(`package.json names version ${declared}. Set it to ${version}, by a pull request.`);
  }
  const repository = repositoryOf(sources.manifest);
  if (repository.startsWith(`${PLACEHOLDER_OWNER}/`)) {
    problems.push(
      `package.json names the placeholder ${repository} as its repository. Run npm run owner -- OWNER/NAME, by a pull request.`,
    );
  }
  problems.push(...againstTags(version, sources));
  const notes = sectionOf(sources.changelog, version);
  if (notes === '') {
    problems.push(
      `CHANGELOG.md says nothing under "## [${version}]". Move there what stands under Unreleased.`,
    );
  }
  return { notes, problems };
}

/** A run that is started again finds its own tag, at the same commit. */
function againstTags(version: string, { tags, commit }: ReleaseSources): readonly string[] {
  const own = tags.get(`v${version}`);
  if (own === commit) return [];
  if (own !== undefined) {
    return [`The tag v${version} names commit ${own}: a release does not change. Choose the next version.`];
  }
  const [, line = '', patch = '0'] = /^(\d+\.\d+\.)(\d+)$/u.exec(version) ?? [];
  const patches = [...tags.keys()].flatMap((tag) =>
    tag.startsWith(`v${line}`) ? [Number(tag.slice(line.length + 1))] : [],
  );
  const highest = Math.max(-1, ...patches.filter(Number.isInteger));
  if (line === '' || highest < Number(patch)) return [];
  return [
    `The tag v${line}${String(highest)} exists. Choose a version above it: v${line}${String(highest + 1)}.`,
  ];
}

function sectionOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /mu);
  const section = sections.find((text) => text.startsWith(`[${version}]`)) ?? '';
  return section.split('\n').slice(1).join('\n').trim();
}
