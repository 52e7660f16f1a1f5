import { damaged, isUnreadable } from '@model-security-scan/common/unreadable';
import { finding } from '../rules/file-finding.ts';
import { type ByteSource, SliceSource } from '../byte-source.ts';
import type { Hdf5Attribute } from '../hdf5/attribute.ts';
import type { Hdf5Text } from '../hdf5/global-heap.ts';
import { findSuperblock, openHdf5 } from '../hdf5/superblock.ts';
import { walkHdf5 } from '../hdf5/hdf5-walk.ts';
import { describeKeras } from '../model-kinds.ts';
import { judgeKerasConfig } from '../keras/judge-config.ts';
import { scanPerhapsPickle } from '../pickle/scan-pickles.ts';
import { decodeUtf8 } from '../reading/byte-cursor.ts';
import { readJson } from '../reading/json-tape.ts';
import { decodeText, encodingOf } from '../reading/utf8-text.ts';
import type { Scan, ScanFormat } from '../scan.ts';
import { MARKED_MODEL_FORMAT, type ScannedFormat } from '../content-format.ts';

const CONFIGS = new Set(['model_config', 'training_config']);

/** True if content is an HDF5 file, also behind a user block. */
export function looksLikeHdf5(head: Uint8Array, bytes: ByteSource): boolean {
  if (head[0] === 0x89) return findSuperblock(bytes) === 0;
  return findSuperblock(bytes) !== undefined;
}

/**
 * Scans an HDF5 file: the configs of a Keras model and pickles in its attributes, and data that lie in other files. Datasets
 * are stepped over, so that a file of any size takes flat memory; those that may hold objects are for review.
 */
export const scanHdf5: ScanFormat = (content, scan) => {
  const file = openHdf5(content.bytes);
  scan.observe({ kind: 'format', format: 'hdf5' });
  walkHdf5(file, {
    attribute: (attribute) => {
      for (const text of attribute.texts) judgeText(attribute, text, content.bytes, scan);
    },
    objects: (offset) => {
      scan.find({ ...OBJECTS, offset });
    },
    otherFile: (kind, name, offset) => {
      const detail = `Its ${kind} makes the reader open another file: the data of that file become part of the model.`;
      scan.find(finding('high', 'keras-file-access', name === '' ? kind : name, detail, { offset }));
    },
  });
  if (KERAS_WEIGHTS.test(Buffer.from(content.bytes.read(0, 4096)).toString('latin1'))) {
    scan.observe({ kind: 'model', model: { role: 'predictor', library: 'keras' } });
  }
};

/** The names of the outermost groups, as Keras 3 writes weights. */
const KERAS_WEIGHTS = /\0(?:vars\0+layers|_layer_checkpoint_dependencies)\0/u;

const OBJECTS = finding(
  'review',
  'unreadable',
  'HDF5 dataset',
  'It holds objects or bytes of any content, which are not read. PyTables, pandas and hickle unpickle such values, which ' +
    'can run code.',
);

/** Tells findings in a part of the file at their place in the file. */
function at(offset: number, scan: Scan): Scan {
  return {
    find: (found) => {
      scan.find({ ...found, offset: offset + (found.offset ?? 0) });
    },
    enter: (member, bytes) => {
      scan.enter(member, bytes);
    },
    // That a part is a pickle says nothing of the file.
    observe: () => undefined,
  };
}

function judgeText(attribute: Hdf5Attribute, text: Hdf5Text, bytes: ByteSource, scan: Scan): void {
  if (text.offset + text.size > bytes.size) {
    throw damaged('The HDF5 file is cut: an attribute goes beyond its end.');
  }
  const value = new SliceSource(bytes, text.offset, text.size);
  const head = value.read(0, 64).slice();
  if (isPickle(head)) {
    scan.enter(attribute.name, value);
    return;
  }
  judgeOldPickle(value, at(text.offset, scan));
  const start = decodeUtf8(head).trimStart();
  if (isJson(head)) judgeJson(attribute.name, value, text, scan);
  else if (attribute.name === 'keras_version') {
    scan.observe({ kind: 'framework', name: 'keras', version: start.replace(/\0.*$/su, '') });
    scan.observe({ kind: 'model', model: { role: 'predictor', library: 'keras' } });
    // So hickle marks a dataset that is a pickle, in attributes whose names depend on its version.
  } else if (start.startsWith('pickle')) {
    scan.find({ ...OBJECTS, offset: text.offset });
  }
}

function isPickle(head: Uint8Array): boolean {
  const [mark, protocol = 255] = head;
  return mark === 0x80 && protocol <= 5;
}

function isJson(head: Uint8Array): boolean {
  return /^[[{]/u.test(decodeText(head).trimStart());
}

function judgeJson(name: string, value: ByteSource, text: Hdf5Text, scan: Scan): void {
  try {
    const json = readJson(withoutZeros(value));
    const className = json.get('class_name')?.string;
    if (name === 'model_config' && className !== undefined) {
      scan.observe({ kind: 'architecture', name: className });
      const model = describeKeras(json);
      if (model !== undefined) scan.observe({ kind: 'model', model });
    }
    judgeKerasConfig(json, {
      ...at(text.offset, scan),
      observe: (seen) => {
        scan.observe(seen);
      },
    });
  } catch (error) {
    if (!isUnreadable(error, 'damaged')) throw error;
    if (!CONFIGS.has(name)) return;
    scan.find(finding('review', 'malformed-model', name, error.message, { offset: text.offset }));
  }
}

const UNITS = { 'utf-8': 1, 'utf-16le': 2, 'utf-16be': 2, 'utf-32le': 4, 'utf-32be': 4 };

/** A text of a fixed size is filled up with zeros. */
function withoutZeros(value: ByteSource): ByteSource {
  let end = value.size;
  while (end > 0 && value.read(Math.max(0, end - 1), 1)[0] === 0 && value.size - end < 65_536) end -= 1;
  const unit = UNITS[encodingOf(value.read(0, 4))];
  return new SliceSource(value, 0, Math.ceil(end / unit) * unit);
}

/** PyTables unpickles each text that ends in a dot, and takes it as it is if that fails (`tables/attributeset.py`). */
function judgeOldPickle(value: ByteSource, scan: Scan): void {
  const text = withoutZeros(value);
  if (text.size >= 3 && text.read(text.size - 1, 1)[0] === 0x2e) scanPerhapsPickle(text, scan);
}

export const hdf5: ScannedFormat = {
  ...MARKED_MODEL_FORMAT,
  id: 'hdf5',
  extensions: ['h5', 'hdf5'],
  looksLike: looksLikeHdf5,
  scan: scanHdf5,
};
