/** The shapes in which a service could answer a lineage check, and refuse a request. */

export const REPOSITORY = 'https://github.com/octo/models';
export const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const RECORD = { commitid: COMMIT, branchname: 'main', repourl: REPOSITORY, supplychain_vuldetected: 0 };

type RecordRow = readonly [shape: string, answer: unknown, accepted: boolean | 'unexpected-answer'];
export const RECORDS: readonly RecordRow[] = [
  ['the document’s own names', RECORD, true],
  [
    'names with underscores',
    { commit_id: COMMIT, branch_name: 'main', repo_url: REPOSITORY, supply_chain_vul_detected: 0 },
    true,
  ],
  ['names in camel case', { commitId: COMMIT, branchName: 'main', supplyChainVuldetected: '0' }, true],
  ['under data', { data: RECORD }, true],
  ['another spelling of the repository', { ...RECORD, repourl: 'git@github.com:Octo/Models.git' }, true],
  ['refs/heads/ and a slash', { ...RECORD, branchname: 'refs/heads/main/' }, true],
  ['empty fields', { ...RECORD, branchname: '', repourl: '' }, true],
  ['another branch', { ...RECORD, branchname: 'dev' }, false],
  ['another repository', { ...RECORD, repourl: 'https://github.com/octo/other' }, false],
  ['another kind', { ...RECORD, repotype: 's3' }, false],
  ['an unknown kind', { ...RECORD, repotype: 'git' }, true],
  ['{}', {}, false],
  ['{data: {}}', { data: {} }, false],
  ['two commits', { ...RECORD, commitId: 'f'.repeat(40) }, 'unexpected-answer'],
  ['an error beside', { ...RECORD, error: 'stale' }, 'unexpected-answer'],
  ['a scan that goes on', { ...RECORD, status: 'running' }, 'unexpected-answer'],
  ['neither', { message: 'hello' }, 'unexpected-answer'],
];

export const ERRORS: readonly (readonly [string, unknown])[] = [
  ['{message}', { message: 'The licence ended.' }],
  ['{error}', { error: 'The licence ended.' }],
  ['{error: {message}}', { error: { code: 7, message: 'The licence ended.' } }],
  ['{errors: [text]}', { errors: ['The licence ended.'] }],
  ['{errors: [{detail}]}', { errors: [{ code: 'L1', detail: 'The licence ended.' }] }],
  ['{ErrorMessage}', { ErrorMessage: 'The licence ended.' }],
  ['{title, detail}', { title: 'Denied', detail: 'The licence ended.', status: 412 }],
];
