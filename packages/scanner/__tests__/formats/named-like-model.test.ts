import { expect, test } from '@jest/globals';
import { noise } from '../support/noise.ts';
import { verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';

const BINARY = noise(4096);
const SQLITE = Buffer.concat([Buffer.from('SQLite format 3\0', 'latin1'), BINARY]);

test.each([
  ['model.pt', BINARY],
  ['model.bst', BINARY],
  ['model.pkl.lzf', BINARY],
  ['model.pkl.enc', BINARY],
  ['model.pkl.db', SQLITE],
])(
  'a file that is named like a model, and that no format recognises, is not scanned: %s',
  async (name, bytes) => {
    expect(await verdictsOf(name, bytes)).toEqual(['not-scanned opaque']);
  },
);

test.each([
  ['README.pt', 'Este projeto treina um modelo.\n'],
  ['view.pt', '<html tal:content="view/title">\n  <p>A page</p>\n</html>\n'],
  ['plainnat.bst', 'ENTRY\n  { address author }\n  {}\n  { label }\n'],
])('a text with such a name is no model: %s', async (name, text) => {
  expect(await verdictsOf(name, Buffer.from(text))).toEqual([]);
});
