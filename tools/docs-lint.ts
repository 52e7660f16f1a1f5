/**
 * Compares documents and comments with the project: links, scripts, statuses, messages, pictures. Prints every
 * problem; the exit status is 1 if there is one.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ATTACKS, CHECKS, DESCRIPTORS, ROWS, FIELDS, SLOTS } from '@model-security-scan/engine/catalog';
import { textAt } from '@model-security-scan/common/json';
import { FAILURE_REASONS } from '../src/core/errors.ts';
import { projectPath } from './project.ts';
import { documents } from './workflows/documented.ts';

/** One thing that a text says, and the file it stands in. */
interface Claim {
  readonly file: string;
  readonly text: string;
}

interface Rule {
  readonly name: string;
  /** Every claim that the rule judges. None at all is a problem: a rule that finds nothing proves nothing. */
  readonly claims: readonly Claim[];
  readonly isTrue: (claim: Claim) => boolean;
}

const CODE_FOLDERS = ['src', 'packages', 'tools', '__tests__'];
const MAX_SVG_BYTES = 60_000;
const MAX_PNG_BYTES = 150_000;

const read = (file: string): string => readFileSync(projectPath(file), 'utf8');

function filesIn(folder: string, names: RegExp): readonly string[] {
  return readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}

/** The first group that matched of each match, or the whole match if the pattern has no groups. */
function matchesIn(files: readonly string[], pattern: RegExp): readonly Claim[] {
  return files.flatMap((file) =>
    [...read(file).matchAll(pattern)].map(([all, ...groups]) => ({
      file,
      text: groups.find((group: string | undefined) => group !== undefined) ?? all,
    })),
  );
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(file: string): readonly string[] {
  return matchesIn([file], /^#+ (.+)$/gmu).map(({ text }) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function documentRules(markdown: readonly string[]): readonly Rule[] {
  const manifest: unknown = JSON.parse(read('package.json'));
  return [
    {
      name: 'a link leads to a file',
      claims: matchesIn(markdown, /(?:\]\(|src(?:set)?=")(?!https?:|#)([^)#\s"]+)/gu),
      isTrue: ({ file, text }) => existsSync(resolve(dirname(projectPath(file)), text)),
    },
    {
      name: 'a link into a document leads to a heading',
      claims: matchesIn(markdown, /\]\((?!https?:)((?:[^)\s#]+\.md)?#[^)\s]+)\)/gu),
      isTrue: ({ file, text }) => {
        const [path = '', anchor = ''] = text.split('#');
        return anchorsOf(path === '' ? file : join(dirname(file), path)).includes(anchor);
      },
    },
    {
      name: 'an npm script is in package.json',
      claims: matchesIn(markdown, /npm run (?:-s )?([\w:]+)/gu),
      isTrue: ({ text }) => textAt(manifest, 'scripts', text) !== undefined,
    },
    {
      name: 'no document has a conflict of a merge',
      claims: matchesIn(markdown, /^.+$/gmu),
      isTrue: ({ text }) => !/^(?:<{7}|={7}$|>{7}|(?:> ){7})/u.test(text),
    },
    {
      // Without "./", npm takes "build/x.tgz" for a repository on GitHub.
      name: 'a package in a folder is installed by a path that begins with ./',
      claims: matchesIn(markdown, /(?:npx|npm install) (?:--global )?(\S+\.tgz)/gu),
      isTrue: ({ text }) => text.startsWith('./'),
    },
    {
      name: 'docs/configuration.md names each slot, field, task and attack',
      claims: [...SLOTS, ...Object.keys(FIELDS), ...ROWS.flatMap(({ task, attack }) => [task, attack])].map(
        (text) => ({ file: 'docs/configuration.md', text }),
      ),
      isTrue: ({ file, text }) => read(file).includes(`\`${text}\``),
    },
    {
      name: 'README.md has a row for each attack',
      claims: ATTACKS.map((text) => ({ file: 'README.md', text })),
      isTrue: ({ file, text }) => new RegExp(`^\\| .*\`${text}\`.*: `, 'mu').test(read(file)),
    },
    {
      name: 'the README of the engine has a section for each attack',
      claims: ATTACKS.map((text) => ({ file: 'packages/engine/README.md', text })),
      isTrue: ({ file, text }) => new RegExp(`^## ${text}`, 'imu').test(read(file)),
    },
    {
      name: 'a helper that the README of the tests lists exists',
      claims: matchesIn(['__tests__/README.md'], /(?<=^(?:- \*\*| {2}).*)`([\w-]+)`/gmu),
      isTrue: ({ text }) => existsSync(projectPath(`__tests__/support/${text}.ts`)),
    },
  ];
}

/** The source as one text, in which string literals that span several lines are joined. */
function sourceText(): string {
  return ['src', 'packages']
    .flatMap((folder) => filesIn(folder, /\.ts$/u))
    .map(read)
    .join('\n')
    .replaceAll(/['`] \+\s+['`]/gu, '');
}

function troubleshootingRules(): readonly Rule[] {
  const page = ['docs/troubleshooting.md'];
  const source = sourceText();
  return [
    {
      name: 'a message in troubleshooting is one of the action',
      claims: matchesIn(page, /^- \*\*(`.+?`)\*\*/gmu),
      isTrue: ({ text }) => source.includes(text.replaceAll('`', '')),
    },
    {
      name: 'a reason in troubleshooting exists',
      claims: matchesIn(page, /^- \*\*.+?\*\* \(`([\w-]+)`/gmu),
      isTrue: ({ text }) => FAILURE_REASONS.some((reason) => reason === text),
    },
  ];
}

function commentRules(): readonly Rule[] {
  const code = CODE_FOLDERS.flatMap((folder) => filesIn(folder, /\.(?:ts|py)$/u));
  const headings = matchesIn(['docs/design.md'], /^#+ (.+)$/gmu).map(({ text }) => text);
  const isHeading = (cited: string): boolean =>
    headings.some((heading) => heading === cited || heading.startsWith(`${cited}. `));
  return [
    {
      name: 'a document that a comment cites exists',
      claims: matchesIn(code, /\b(?:docs\/[\w/-]+|[A-Z][A-Z_]+)\.md\b/gu),
      isTrue: ({ text }) => existsSync(projectPath(text)),
    },
    {
      name: 'a rule or table that a comment cites is in docs/design.md',
      claims: matchesIn(code, /docs\/design\.md, (?:rule (\d)|"([^"]+)")/gu),
      isTrue: ({ text }) => isHeading(text),
    },
  ];
}

function pictureRules(markdown: readonly string[]): readonly Rule[] {
  const pictures = filesIn('docs/pictures', /./u).map((file) => ({ file, text: file }));
  const shown = markdown.map(read).join('\n');
  const other = (file: string): string =>
    file.replace(/-(light|dark)(?=\.(?:svg|png)$)/u, (_, theme) => (theme === 'light' ? '-dark' : '-light'));
  return [
    {
      name: 'a document shows each picture',
      claims: pictures,
      isTrue: ({ file }) => shown.includes(file.replace('docs/', '')),
    },
    {
      name: 'a picture exists in light and in dark',
      claims: pictures,
      isTrue: ({ file }) => other(file) !== file && existsSync(projectPath(other(file))),
    },
    {
      name: 'a picture names findings as the source does (npm run pictures)',
      claims: matchesIn(filesIn('docs/pictures', /\.svg$/u), />\s*(The (?:model|data) [^<.:]+)/gu),
      isTrue: ({ text }) => CHECKS.some((check) => DESCRIPTORS[check].texts.title === text),
    },
    {
      name: 'a picture is small',
      claims: pictures,
      isTrue: ({ file }) =>
        statSync(projectPath(file)).size <= (file.endsWith('.png') ? MAX_PNG_BYTES : MAX_SVG_BYTES),
    },
    {
      name: 'a picture names nothing of the machine that made it',
      claims: pictures,
      isTrue: ({ file }) => !/127\.0\.0\.1|localhost|\/(?:home|tmp|root|work)\//u.test(read(file)),
    },
  ];
}

function problemsOf({ name, claims, isTrue }: Rule): readonly string[] {
  if (claims.length === 0) return [`${name}: nothing to check was found`];
  return claims.filter((claim) => !isTrue(claim)).map(({ file, text }) => `${name}: ${file}: ${text}`);
}

async function main(): Promise<number> {
  const markdown = await documents();
  const rules = [
    ...documentRules(markdown),
    ...troubleshootingRules(),
    ...commentRules(),
    ...pictureRules(markdown),
  ];
  const problems = rules.flatMap(problemsOf);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) {
    const count = rules.reduce((sum, { claims }) => sum + claims.length, 0);
    console.log(`Documents and comments hold: ${String(rules.length)} rules, ${String(count)} places.`);
  }
  return problems.length === 0 ? 0 : 1;
}

process.exitCode = await main();
