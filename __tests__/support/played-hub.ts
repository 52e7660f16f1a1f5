import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';

/** A server that plays the routes by which `hf download` reads a repository of the Hugging Face Hub. */
export interface PlayedHub {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves one commit of one repository on loopback; every other revision, repository and route is not found.
 * @param files by their paths in the repository
 */
export async function startPlayedHub(
  repository: string,
  commit: string,
  files: Readonly<Record<string, Buffer>>,
): Promise<PlayedHub> {
  const info = {
    id: repository,
    modelId: repository,
    sha: commit,
    private: false,
    tags: [],
    downloads: 0,
    likes: 0,
  };
  const siblings = Object.keys(files).map((rfilename) => ({ rfilename }));
  const tree = Object.entries(files).map(([path, content]) => ({
    ...{ type: 'file', path, size: content.length },
    oid: createHash('sha1').update(content).digest('hex'),
  }));
  const documents = new Map<string, unknown>([
    [`/api/models/${repository}/revision/${commit}`, { ...info, siblings }],
    [`/api/models/${repository}/tree/${commit}`, tree],
  ]);
  const server = createServer(({ url = '', method }, answer) => {
    const { pathname } = new URL(url, 'http://hub');
    const document = documents.get(pathname);
    const before = `/${repository}/resolve/${commit}/`;
    const content = pathname.startsWith(before) ? files[pathname.slice(before.length)] : undefined;
    if (document !== undefined) {
      send(answer, { 'content-type': 'application/json' }, Buffer.from(JSON.stringify(document)));
    } else if (content !== undefined) {
      const etag = `"${createHash('sha256').update(content).digest('hex')}"`;
      const headers = { etag, 'x-repo-commit': commit, 'content-length': content.length };
      send(answer, headers, method === 'HEAD' ? undefined : content);
    } else answer.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(
  answer: ServerResponse,
  headers: Readonly<Record<string, string | number>>,
  body?: Buffer,
): void {
  answer.writeHead(200, headers).end(body);
}
