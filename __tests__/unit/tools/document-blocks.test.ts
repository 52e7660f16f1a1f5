import { describe, expect, it } from '@jest/globals';
import { fillExamples, markdownList, replaceBlock } from '../../../tools/document-blocks.ts';

describe('a list in a document', () => {
  it('is wrapped, with the lines of an item below its first word', () => {
    const item = { term: '`a`', text: `: ${'word '.repeat(36)}end.` };
    const lines = markdownList([item, { term: 'b', text: ' (x)' }]).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^- \*\*`a`\*\*: word/u);
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^ {2}word .*end\.$/u), '- **b** (x)']);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(140);
  });

  it('is never broken inside of code or a link', () => {
    const item = `: ${'word '.repeat(24)}\`{ a: [1, 2, 3] }\`, and [a link to b](b.md#c) (\`d e f\`).`;
    const text = markdownList([{ term: 'a', text: item }]);
    expect(text).toContain('\n');
    for (const whole of ['`{ a: [1, 2, 3] }`,', '[a link to b](b.md#c)', '(`d e f`).']) {
      expect(text).toContain(whole);
    }
  });
});

describe('a place in a document', () => {
  it('takes new content between its marks, and keeps the rest', () => {
    expect(replaceBlock('a\n<!-- x -->\nold\n<!-- /x -->\nb', 'x', 'new')).toBe(
      'a\n<!-- x -->\n\nnew\n\n<!-- /x -->\nb',
    );
  });

  it.each([
    ['is missing', 'a'],
    ['is there twice', '<!-- x --><!-- /x --><!-- x --><!-- /x -->'],
    ['has no end', '<!-- x -->'],
    ['ends before it begins', '<!-- /x --><!-- x -->'],
  ])('is refused if it %s', (_what, text) => {
    expect(() => replaceBlock(text, 'x', 'new')).toThrow('<!-- /x -->');
  });

  it('takes the text of each example that it names', () => {
    const place = (name: string): string => `<!-- examples/${name}.yml -->\n<!-- /examples/${name}.yml -->`;
    const filled = fillExamples(`${place('one')}\n${place('two')}`, (path) => `# ${path}\n`);
    expect(filled).toContain('<!-- examples/one.yml -->\n\n```yaml\n# examples/one.yml\n```\n\n<!--');
    expect(filled).toContain('```yaml\n# examples/two.yml\n```');
  });
});
