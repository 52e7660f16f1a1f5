import { textAt } from '@model-security-scan/common/json';
import { PLACEHOLDER_OWNER, repositoryOf } from '../owner.ts';

/** The facts that a version must agree with. */
interface ReleaseSources {
  /** Of package.json. */
  readonly manifest: unknown;
  readonly changelog: string;
  /** Names of the tags that exist. */
  readonly tags: readonly string[];
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
  if (sources.tags.includes(`v${version}`)) {
    problems.push(`The tag v${version} exists: a release does not change. Choose the next version.`);
  }
  const notes = sectionOf(sources.changelog, version);
  if (notes === '') {
    problems.push(
      `CHANGELOG.md says nothing under "## [${version}]". Move there what stands under Unreleased.`,
    );
  }
  return { notes, problems };
}

function sectionOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /mu);
  const section = sections.find((text) => text.startsWith(`[${version}]`)) ?? '';
  return section.split('\n').slice(1).join('\n').trim();
}
