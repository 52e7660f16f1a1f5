import type { Upload } from '../../src/engine/dataset/upload.ts';

/** Hands over files from memory, as an analysis reads them. */
export function uploadOf(files: Readonly<Record<string, string | Buffer>>): Upload {
  const contents = Object.values(files).map((content) => Buffer.from(content));
  const all = Buffer.concat(contents);
  return {
    bytes: all.length,
    index: Object.keys(files).map((name, place) => ({ name, bytes: contents[place]?.length ?? 0 })),
    read: (start, bytes) => all.subarray(start, start + bytes),
  };
}
