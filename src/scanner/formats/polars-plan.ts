import { SliceSource } from '../byte-source.ts';
import type { ScannedFormat } from '../content-format.ts';
import { beginsContainer } from '../msgpack/walk.ts';
import { UnreadableContent } from '../unreadable-content.ts';
import { scanPickleBehind } from './embedded-pickle.ts';
import { scanMsgpack } from './msgpack.ts';

const MARK = Buffer.from('DSL_VERSION', 'latin1');
/** A version and a digest come before the plan. */
const HEADER_BYTES = 128;

/** A plan of Polars (`LazyFrame.serialize`): MessagePack behind a header. Its functions of Python are pickles. */
export const polarsPlan: ScannedFormat = {
  id: 'polars-plan',
  kind: 'scanned',
  isModel: false,
  isDistinct: true,
  looksLike: (head) => MARK.equals(head.subarray(0, MARK.length)),
  scan: (content, scan) => {
    const { bytes } = content;
    const head = bytes.read(0, HEADER_BYTES).slice();
    const start = head.findIndex((byte, index) => index >= MARK.length && beginsContainer(byte));
    try {
      if (start < 0) throw new UnreadableContent('The plan of Polars is of an unknown version.');
      scanMsgpack({ ...content, bytes: new SliceSource(bytes, start, bytes.size - start) }, scan);
    } catch (error) {
      scanPickleBehind(bytes, scan);
      throw error;
    }
  },
};
