import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type Answer, jsonAnswer, Refusal } from '../wire/answer.ts';
import { type JsonObject, parseJsonBody } from '../wire/body.ts';
import { checkFields, textField } from '../wire/fields.ts';
import { quoted, type ReceivedRequest, refuseOtherParameters } from '../wire/request.ts';
import { DEFAULT_BRANCH, keyOf, plainRepoUrl, type Target } from './lineage-record.ts';
import type { RecordsState } from './records-state.ts';

const run = promisify(execFile);

/** Spellings of repo_type (observed publicly; the interface document gives none). */
const REPO_TYPES = ['github', 'huggingface', 's3_bucket', 's3'];
const BUCKET_TYPES = ['s3_bucket', 's3'];
const BUCKET_FIELDS = ['storage_access_key_id', 'storage_secret_access_key', 'region', 'bucket_name'];

/**
 * POST developer/lineage-check (service spec 4.1): the newest record of the target, or an empty object.
 * @throws Refusal 400 for a malformed request, 412 for a wrong value
 */
export async function checkLineage(request: ReceivedRequest, state: RecordsState): Promise<Answer> {
  refuseOtherParameters(request.url, []);
  const target = readTarget(parseJsonBody(request.headers, request.body), state.settings.orgId);
  await openCheck(state, target);
  state.recordFinishedJobs(target);
  const record = state.records.findRecord(target);
  return jsonAnswer(record ?? {});
}

/**
 * Stores a lineage check, with the commit at the head of its branch.
 * @returns the id of the check; later analyses belong to it
 */
export async function openCheck(state: RecordsState, target: Target): Promise<number> {
  const commit =
    (await commitOfClone(state, target)) ??
    state.records.commitOf(target.repoUrl, target.branch) ??
    syntheticCommit(target);
  return state.records.addCheck(target, commit);
}

/**
 * Reads the body of a lineage check or a supply-chain scan.
 * @throws Refusal 400 for unknown, missing or mistyped fields, 412 for wrong values
 */
export function readTarget(body: JsonObject, orgId: string): Target {
  checkFields(body, {
    repo_type: { type: 'string', required: true },
    repo_url: { type: 'string' },
    branch_name: { type: 'string' },
    depth: { type: 'depth' },
    storage_access_key_id: { type: 'string' },
    storage_secret_access_key: { type: 'string' },
    region: { type: 'string' },
    bucket_name: { type: 'string' },
  });
  const repoType = textField(body, 'repo_type') ?? '';
  const problems = valueProblems(body, repoType);
  if (problems.length > 0) throw new Refusal(412, problems.join('; '));
  const depth = body['depth'];
  return {
    orgId,
    repoType,
    repoUrl: textField(body, 'repo_url') ?? bucketAddress(body),
    branch: textField(body, 'branch_name') ?? DEFAULT_BRANCH,
    depth: typeof depth === 'number' ? depth : 1,
  };
}

function valueProblems(body: JsonObject, repoType: string): readonly string[] {
  const problems = REPO_TYPES.includes(repoType)
    ? []
    : [`repo_type ${quoted(repoType)} is unknown; known: ${REPO_TYPES.join(', ')}`];
  const empty = ['repo_url', 'branch_name', ...BUCKET_FIELDS].filter((name) => body[name] === '');
  const missing = BUCKET_TYPES.includes(repoType)
    ? BUCKET_FIELDS.filter((name) => body[name] === undefined)
    : [];
  return [
    ...problems,
    ...empty.map((name) => `${name} must not be empty`),
    ...missing.map((name) => `${name} is mandatory for an object-storage bucket`),
  ];
}

function bucketAddress(body: JsonObject): string {
  const bucket = textField(body, 'bucket_name');
  return bucket === undefined ? '' : `s3://${bucket}`;
}

/** The head of the branch in the local clone of the repository; undefined without a clone. */
async function commitOfClone(state: RecordsState, target: Target): Promise<string | undefined> {
  const wanted = plainRepoUrl(target.repoUrl);
  const clone = [...state.settings.repositories].find(([url]) => plainRepoUrl(url) === wanted)?.[1];
  if (clone === undefined) return undefined;
  const revision = `refs/heads/${target.branch}^{commit}`;
  try {
    const done = await run('git', ['-C', clone, 'rev-parse', '--verify', '--end-of-options', revision]);
    return done.stdout.trim();
  } catch {
    const where = `the clone given for ${quoted(target.repoUrl)}`;
    throw new Refusal(412, `branch_name: there is no branch ${quoted(target.branch)} in ${where}`);
  }
}

/** A made-up commit id: always the same for the same branch. */
function syntheticCommit(target: Target): string {
  return createHash('sha1').update(keyOf(target)).digest('hex');
}
