import { type Bucket, REPO_TYPES, type RepositorySettings } from '../facts/settings.ts';
import { parseUrl } from '../core/url.ts';
import { nearest, suggestion } from './config/nearest.ts';
import type { InputReader } from './reader.ts';
import { present } from '@model-security-scan/common/present';

const ALIASES = new Map([
  ['s3', 's3_bucket'],
  ['s3-bucket', 's3_bucket'],
  ['hugging-face', 'huggingface'],
] as const);

/** Reads the inputs of the lineage check: repo-type, repo-url, branch, depth and those for object storage. */
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
    ...present({ url, branch, bucket }),
    depth: reader.read('depth'),
  };
}

function readType(reader: InputReader, notices: string[]): string {
  const given = reader.read('repo-type');
  const known = knownRepoType(given);
  if (known !== undefined) return known;
  const meant = suggestion(nearest(given, [...REPO_TYPES, ...ALIASES.keys()]));
  notices.push(
    `repo-type "${given}" is not one of ${REPO_TYPES.join(', ')}${meant} It is sent unchanged, and the service may reject it.`,
  );
  return given;
}

/** Returns the spelling that is sent for a known kind of repository. The case of fixed words does not count. */
export function knownRepoType(given: string): (typeof REPO_TYPES)[number] | undefined {
  const word = given.toLowerCase();
  const [, ofAlias] = [...ALIASES].find(([alias]) => alias === word) ?? [];
  return ofAlias ?? REPO_TYPES.find((type) => type === word);
}

function readUrl(reader: InputReader, type: string): string | undefined {
  const given = reader.read('repo-url');
  if (given === undefined) return undefined;
  if (hasCredentials(given)) {
    // The value is not quoted, because it holds a secret.
    reader.report('repo-url', 'has credentials in it. Expected an address without user name and password.');
    return undefined;
  }
  const url = type === 'github' ? withScheme(given) : given;
  const isWeb = parseUrl(url) !== undefined && /^https?:\/\//iu.test(url);
  // Other types than github also accept a plain name, as model hubs do (observed publicly; not in the service spec).
  const isName = type !== 'github' && !url.includes('://');
  if (isWeb || isName) return url;
  reader.report(
    'repo-url',
    'is not the address of a repository. Expected something like https://github.com/owner/name.',
  );
  return undefined;
}

/** Completes `github.com/owner/name`, as browsers show it: the service stores records under the full address. */
function withScheme(address: string): string {
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:\/[^/\s:]+){2}\/?$/iu.test(address)
    ? `https://${address}`
    : address;
}

/** True if an address contains a user name or password, even if its scheme or slashes are missing. */
function hasCredentials(address: string): boolean {
  const urls = [parseUrl(address), parseUrl(address.replace(/^[\\/]*/u, 'https://'))];
  const isNamed = urls.some((url) => url !== undefined && (url.username !== '' || url.password !== ''));
  // The pattern stops at the first colon: searching further would take quadratic time.
  return isNamed || /^[^/:]*:[^/]*@/u.test(address);
}

function readBranch(reader: InputReader): string | undefined {
  const branch = reader.read('branch')?.replace(/^refs\/heads\//u, '');
  if (branch === '') {
    reader.report('branch', 'is "refs/heads/" without a name. Expected the name of a branch, such as main.');
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
  const given = BUCKET_INPUTS.map((name) => reader.read(name));
  const [name, region, accessKeyId, secretAccessKey] = given;
  if (type !== 's3_bucket') {
    const present = BUCKET_INPUTS.filter((input) => !reader.isAbsent(input));
    const advice = `. Remove ${present.length > 1 ? 'them' : 'it'}, or set repo-type to s3_bucket (it is ${type}).`;
    reader.reportShared(present, 'is only for object storage', advice);
    return undefined;
  }
  const absent = BUCKET_INPUTS.filter((input) => reader.isAbsent(input));
  reader.reportShared(absent, 'is required with repo-type s3_bucket');
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
