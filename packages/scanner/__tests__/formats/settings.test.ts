import { describe, expect, test } from '@jest/globals';
import { looksLikeJsonDocument, scanJsonDocument } from '../../src/formats/text/json-document.ts';
import { looksLikeModelCard, scanModelCard } from '../../src/formats/text/model-card.ts';
import { CLEAN_TEMPLATES } from '../support/chat-templates.ts';
import { expectOnlyUnreadable } from '../support/hostile-bytes.ts';
import { scanBytes } from '../support/recording-scan.ts';

const COMMIT = 'a'.repeat(40);
const NOTHING: readonly string[] = [];

describe('settings in JSON', () => {
  test.each([
    [{ auto_map: { AutoModel: 'modeling_x.Model' } }, ['review remote-code modeling_x.Model']],
    [
      { auto_map: { AutoModel: 'other/repo--modeling_x.Model' } },
      ['high remote-code other/repo--modeling_x.Model'],
    ],
    [
      { auto_map: { AutoTokenizer: ['tokenization_x.Slow', null] } },
      ['review remote-code tokenization_x.Slow'],
    ],
    [
      { custom_pipelines: { pairs: { impl: 'pairs.PairPipeline', pt: ['AutoModel'] } } },
      ['review remote-code pairs.PairPipeline'],
    ],
    [
      { a: [{ model: 'owner/model', trust_remote_code: true }] },
      ['high remote-code trust_remote_code owner/model'],
    ],
    [{ model: 'owner/model', revision: COMMIT, trust_remote_code: true }, NOTHING],
    [{ trust_remote_code: false }, NOTHING],
    [{ _target_: 'os.system', _args_: ['true'] }, ['high yaml-object os.system']],
    [{ _target_: 'torch.nn.Linear' }, NOTHING],
    [{ chat_template: "{{ ''.__class__ }}" }, ['critical template-code __class__']],
    [
      { chat_template: [{ name: 'default', template: "{{ ''.__class__ }}" }] },
      ['critical template-code __class__'],
    ],
    [{ a: { chat_template: { default: "{{ ''.__class__ }}" } } }, ['critical template-code __class__']],
    [{ chat_template: CLEAN_TEMPLATES['callIds'], architectures: ['LlamaForCausalLM'] }, NOTHING],
  ])('%j', (settings, lines) => {
    expect(scanBytes(scanJsonDocument, JSON.stringify(settings), 'config.json').lines).toEqual(lines);
  });

  test('what a config says of the model is told', () => {
    const text = '{"architectures": ["LlamaForCausalLM"], "transformers_version": "4.57.0"}';
    expect(scanBytes(scanJsonDocument, text).observed).toEqual([
      { kind: 'architecture', name: 'LlamaForCausalLM' },
      { kind: 'framework', name: 'transformers', version: '4.57.0' },
    ]);
    expect(looksLikeJsonDocument(Buffer.from(text))).toBe(true);
  });

  test('a large vocabulary is read in bounded time and memory', () => {
    const words = Array.from({ length: 300_000 }, (_none, index): readonly [string, number] => [
      `w${String(index)}`,
      index,
    ]);
    const text = Buffer.from(
      JSON.stringify({ model: { vocab: Object.fromEntries(words) }, chat_template: 'x' }),
    );
    const before = process.memoryUsage();
    expect(scanBytes(scanJsonDocument, text, 'tokenizer.json').lines).toEqual([]);
    const after = process.memoryUsage();
    expect(after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers).toBeLessThan(
      200 * 2 ** 20,
    );
  });
});

describe('model cards', () => {
  const CARD =
    '---\nlicense: apache-2.0\nbase_model:\n- a/b\n- c/d\ndatasets: [e/f]\npipeline_tag: text-generation\nlibrary_name: transformers\n---\n# Model\n';

  test('what a card declares is told', () => {
    expect(scanBytes(scanModelCard, CARD, 'README.md').observed).toEqual([
      { kind: 'licence', text: 'apache-2.0' },
      { kind: 'base-model', name: 'a/b' },
      { kind: 'base-model', name: 'c/d' },
      { kind: 'dataset', name: 'e/f' },
      { kind: 'task', name: 'text-generation' },
      { kind: 'framework', name: 'transformers' },
    ]);
    expect(looksLikeModelCard(Buffer.from(CARD))).toBe(true);
  });

  test('front matter is YAML, and judged as such', () => {
    expect(scanBytes(scanModelCard, '---\na: !!python/object/apply:os.system [x]\n---\n').lines).toEqual([
      'critical yaml-object os.system',
    ]);
  });

  test.each([
    ['# no front matter'],
    ['---\nnever ends'],
    ['---\n: [\n---\n'],
    ['---\nlicense: {a: b}\n---\n'],
    [''],
  ])('%j declares nothing', (text) => {
    expect(scanBytes(scanModelCard, text).observed).toEqual([]);
  });

  test('hostile bytes give findings or a refusal', () => {
    expectOnlyUnreadable(scanModelCard, Buffer.from(CARD));
  });
});
