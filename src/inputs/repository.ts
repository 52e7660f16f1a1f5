import { type Bucket, REPO_TYPES, type RepositorySettings } from '../core/settings.ts';
import { parseUrl } from '../core/url.ts';
import type { InputReader } from './reader.ts';

const ALIASES: Readonly<Record<string, string>> = {
  s3: 's3_bucket',
  's3-bucket': 's3_bucket',
  'hugging-face': 'huggingface',
};

/** Reads what is asked of the lineage check: repo-type, repo-url, branch, depth and the object-storage inputs. */
export function readRepository(reader: InputReader, notices: string[]): RepositorySettings {
  const type = readType(reader, notices);
  const url = readUrl(reader, type);
  if (type === 'huggingface' && reader.isAbsent('repo-url')) {
    reader.report(
      'repo-url',
      'is required with repo-type huggingface. Expected the repository’s name or address.',
    );
  }
  const branch = readBranch(reader);
  const bucket = readBucket(reader, type);
  return {
    type,
    ...(url === undefined ? {} : { url }),
    ...(branch === undefined ? {} : { branch }),
    depth: reader.integer('depth', { min: 1, max: 1_000_000, fallback: 1 }),
    ...(bucket === undefined ? {} : { bucket }),
  };
}

function readType(reader: InputReader, notices: string[]): string {
  const given = reader.text('repo-type') ?? 'github';
  const type = Object.hasOwn(ALIASES, given) ? (ALIASES[given] ?? given) : given;
  if (!REPO_TYPES.some((known) => known === type)) {
    notices.push(
      `repo-type "${type}" is none of ${REPO_TYPES.join(', ')}; it is sent as it is, and the service decides.`,
    );
  }
  return type;
}

function readUrl(reader: InputReader, type: string): string | undefined {
  const given = reader.text('repo-url');
  if (given === undefined) return undefined;
  if (hasCredentials(given)) {
    // The value is not quoted: it holds a secret.
    reader.report('repo-url', 'has credentials in it. Expected an address without user name and password.');
    return undefined;
  }
  const url = type === 'github' ? withScheme(given) : given;
  const isWeb = parseUrl(url) !== undefined && /^https?:\/\//iu.test(url);
  // Kinds other than github may go by a name alone, as model hubs do (observed publicly; not in the interface document).
  const isName = type !== 'github' && !url.includes('://');
  if (isWeb || isName) return url;
  reader.report(
    'repo-url',
    'is no address of a repository. Expected something like https://github.com/owner/name.',
  );
  return undefined;
}

/** `github.com/owner/name` is what browsers show of an address: the service files records under the whole of it. */
function withScheme(address: string): string {
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:\/[^/\s:]+){2}\/?$/iu.test(address)
    ? `https://${address}`
    : address;
}

/** Whether there is a user name or password in an address, be it one without a scheme or with too few slashes. */
function hasCredentials(address: string): boolean {
  const urls = [parseUrl(address), parseUrl(address.replace(/^[\\/]*/u, 'https://'))];
  const isNamed = urls.some((url) => url !== undefined && (url.username !== '' || url.password !== ''));
  // Up to the first colon: to look for it further on as well would take the square of the length.
  return isNamed || /^[^/:]*:[^/]*@/u.test(address);
}

function readBranch(reader: InputReader): string | undefined {
  const branch = reader.text('branch')?.replace(/^refs\/heads\//u, '');
  if (branch === '') {
    reader.report('branch', 'is "refs/heads/" alone. Expected the name of a branch, such as main.');
  }
  return branch;
}

const BUCKET_INPUTS = [
  'bucket-name',
  'region',
  'storage-access-key-id',
  'storage-secret-access-key',
] as const;

function readBucket(reader: InputReader, type: string): Bucket | undefined {
  const given = BUCKET_INPUTS.map((name) => reader.text(name));
  const [name, region, accessKeyId, secretAccessKey] = given;
  if (type !== 's3_bucket') {
    for (const [index, input] of BUCKET_INPUTS.entries()) {
      if (given[index] !== undefined) {
        reader.report(
          input,
          `is for object storage only. Take it out, or set repo-type to s3_bucket (it is ${type}).`,
        );
      }
    }
    return undefined;
  }
  for (const input of BUCKET_INPUTS) {
    if (reader.isAbsent(input)) reader.report(input, 'is required with repo-type s3_bucket.');
  }
  if (
    name === undefined ||
    region === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
  ) {
    return undefined;
  }
  return { name, region, accessKeyId, secretAccessKey };
}
