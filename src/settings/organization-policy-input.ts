import { createHash } from 'node:crypto';
import { readConfigFile } from './config/config-file.ts';
import type { OrganizationPolicy } from '../facts/organization-policy.ts';
import type { Problem } from '../core/problem.ts';
import { isLoopbackHost, parseUrl } from '../core/url.ts';
import type { InputReader } from './reader.ts';

const INPUT = 'policy-file';
/** A policy is short; a longer text is none. */
const MAX_POLICY_BYTES = 1024 * 1024;
const FORM =
  'Expected a path inside the workspace, or an https address with the digest of the file, such as ' +
  'https://policies.example/model-security.yml#sha256=<64 hexadecimal digits>.';

/** What reading a policy needs of the run. */
export interface PolicySource {
  readonly workspace: string;
  /**
   * Fetches a file, without credentials. Absent if nothing may be fetched.
   * @throws ServiceError if there is no answer with status 200
   */
  readonly download?: (url: URL, maxBytes: number) => Promise<Buffer>;
}

/**
 * Reads the organization's policy that the input policy-file names; problems are added to the reader.
 * @returns undefined if there is none, or a problem with it
 * @throws ServiceError if the file cannot be fetched
 */
export async function readOrganizationPolicy(
  reader: InputReader,
  source: PolicySource,
): Promise<OrganizationPolicy | undefined> {
  const given = reader.text(INPUT);
  if (given === undefined) return undefined;
  const isAddress = /^[a-z][a-z\d+.-]*:\/\//iu.test(given);
  const file = isAddress ? await fetchFile(given, reader, source) : await readFile(given, reader, source);
  if (file === undefined) return undefined;
  const { parseOrganizationPolicy } = await import('./config/organization-policy-file.ts');
  const { text, name, sha256 } = file;
  const origin = isAddress
    ? ({ kind: 'input', input: INPUT } as const)
    : ({ kind: 'file', file: name } as const);
  const parsed = parseOrganizationPolicy(text, origin);
  if ('rules' in parsed) return { ...parsed.rules, source: name, sha256 };
  reader.problems.push(...parsed.problems.map(explain));
  return undefined;
}

/** Says which file a problem is in: the place of a fetched file is only the input. */
function explain({ place, message }: Problem): Problem {
  return { place, message: place.kind === 'input' ? message : `policy-file: ${message}` };
}

interface PolicyText {
  readonly text: string;
  /** The path, or the address without the digest. */
  readonly name: string;
  readonly sha256: string;
}

async function readFile(
  path: string,
  reader: InputReader,
  { workspace }: PolicySource,
): Promise<PolicyText | undefined> {
  const read = await readConfigFile(workspace, path, {
    input: INPUT,
    noun: 'policy file',
    maxMebibytes: MAX_POLICY_BYTES / (1024 * 1024),
  });
  if ('message' in read) {
    reader.problems.push(read);
    return undefined;
  }
  return { text: read.text, name: read.file, sha256: sha256Of(Buffer.from(read.text)) };
}

async function fetchFile(
  given: string,
  reader: InputReader,
  { download }: PolicySource,
): Promise<PolicyText | undefined> {
  const address = readAddress(given);
  if ('fault' in address) {
    reader.report(INPUT, `${address.fault}. ${FORM}`);
    return undefined;
  }
  if (download === undefined) {
    reader.report(INPUT, 'is an address, and nothing is fetched here. Give the path of a copy of the file.');
    return undefined;
  }
  const { url, sha256: wanted } = address;
  const bytes = await download(url, MAX_POLICY_BYTES);
  const found = sha256Of(bytes);
  if (found !== wanted) {
    reader.report(
      INPUT,
      `names a file with another content: its SHA-256 is ${found}, but the input has ${wanted}. Only the ` +
        'expected policy may decide. Read the file, then put its digest into the input.',
    );
    return undefined;
  }
  const text = decode(bytes);
  if (text === undefined) reader.report(INPUT, 'names a file that is not UTF-8 text. Save it as UTF-8.');
  return text === undefined ? undefined : { text, name: url.href, sha256: found };
}

interface Address {
  /** Without the digest. */
  readonly url: URL;
  readonly sha256: string;
}

function readAddress(given: string): Address | { readonly fault: string } {
  const url = parseUrl(given);
  if (url === undefined) return { fault: 'is not an address' };
  const sha256 = /^#sha256=([0-9a-f]{64})$/iu.exec(url.hash)?.[1]?.toLowerCase();
  if (sha256 === undefined) return { fault: 'has no digest' };
  const fault = findAddressFault(url);
  if (fault !== undefined) return { fault };
  url.hash = '';
  return { url, sha256 };
}

function findAddressFault({ protocol, hostname, username, password }: URL): string | undefined {
  if (username !== '' || password !== '') return 'has credentials in its address, which everybody could read';
  if (protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname))) return undefined;
  return 'is not an https address';
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
