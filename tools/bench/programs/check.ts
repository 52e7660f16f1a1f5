import { request } from 'node:http';

// Only the lineage check: the cost of the same request without an action around it.

const body = JSON.stringify({
  repo_type: 'github',
  repo_url: 'https://github.com/octo-org/digits',
  branch_name: 'main',
  depth: 1,
});
const headers = {
  'x-api-key': 'bench-key',
  'org-id': 'recorded',
  'content-type': 'application/json',
  accept: 'application/json',
  'content-length': Buffer.byteLength(body),
};
const url = `${process.argv[2] ?? ''}/prod/api/ais/v1.5/developer/lineage-check`;
const outgoing = request(url, { method: 'POST', headers }, (response) => {
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (piece: string) => {
    text += piece;
  });
  response.on('end', () => {
    const record: unknown = JSON.parse(text);
    process.exitCode = record instanceof Object && 'commitid' in record ? 0 : 1;
  });
});
outgoing.end(body);
