import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { inflateSync } from 'node:zlib';
import type { PictureShape } from '../analysis-data.ts';
import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { Member } from './member.ts';
import type { DatasetLimits } from './limits.ts';

/** The colours that a model can be given; `color_space` names one. */
export type ColorSpace = 'rgb' | 'bgr' | 'gray' | 'rgba';

/** The size of a picture, as its header says. */
interface PictureHeader {
  readonly kind: 'jpeg' | 'png';
  readonly width: number;
  readonly height: number;
}

const PNG_SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
const PNG_INTERLACED = 28;

/** @returns the colour space that a field names */
export function colorSpaceOf(name: string | undefined): ColorSpace | undefined {
  if (name === undefined || name === '' || name === 'na') return undefined;
  const plain = name.toLowerCase();
  if (plain === 'rgb' || plain === 'bgr' || plain === 'rgba') return plain;
  if (/^gr[ae]y(?:_?scale)?$|^l$|^1$/u.test(plain)) return 'gray';
  throw new ArtifactFault(
    `color_space is ${shownName(name)}; here it can be rgb, bgr, gray or rgba, the colours that the model takes.`,
  );
}

/** Reads type and size of a picture. @returns undefined if it is neither JPEG nor PNG */
export function pictureHeader(content: Buffer): PictureHeader | undefined {
  if (content.subarray(0, 8).equals(PNG_SIGNATURE)) {
    if (content.length < 33 || content.toString('latin1', 12, 16) !== 'IHDR') return undefined;
    return { kind: 'png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  }
  if (content.length < 4 || content.readUInt16BE(0) !== 0xff_d8) return undefined;
  return jpegHeader(content);
}

/** Finds the frame header of a JPEG picture (ITU-T T.81, B.2.2) behind its other segments. */
function jpegHeader(content: Buffer): PictureHeader | undefined {
  let at = 2;
  while (at + 9 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (frame) {
      return { kind: 'jpeg', height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) };
    }
    at += 2 + content.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Reads pictures into numbers from 0 to 255, in the order and the colours that a model takes. */
export class PictureReader {
  readonly #shape: PictureShape;
  readonly #colors: ColorSpace;
  readonly #limits: DatasetLimits;

  constructor(shape: PictureShape, colors: ColorSpace | undefined, limits: DatasetLimits) {
    this.#shape = shape;
    this.#colors = colorsFor(shape.channels, colors);
    this.#limits = limits;
  }

  /**
   * Reads one picture into `target`, which has a place for each number.
   * @throws ArtifactFault that names the file if it is no picture, damaged, or of another size than the model takes
   */
  read(member: Member, target: Float32Array): void {
    const content = member.read();
    const name = shownName(member.name);
    const header = pictureHeader(content);
    if (header === undefined) {
      throw new ArtifactFault(
        `${name} is neither a JPEG nor a PNG picture. Give a folder that holds only pictures.`,
      );
    }
    const { width, height } = this.#shape;
    if (header.width * header.height > this.#limits.pixels) {
      throw new ArtifactFault(
        `${name} is a picture of ${String(header.width)} x ${String(header.height)} pixels, too large to be decoded.`,
      );
    }
    if (header.width !== width || header.height !== height) {
      throw new ArtifactFault(
        `${name} is ${String(header.width)} wide and ${String(header.height)} high, but the model takes ` +
          `${String(width)} x ${String(height)}. Scale the pictures as in training.`,
      );
    }
    this.#place(decode(content, header, name), target);
  }

  #place(rgba: Uint8Array, target: Float32Array): void {
    const { channels, height, width, order } = this.#shape;
    const pixels = height * width;
    const [step, plane] = order === 'chw' ? [1, pixels] : [channels, 1];
    for (let pixel = 0; pixel < pixels; pixel += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        target[pixel * step + channel * plane] = colorOf(rgba, pixel * 4, channel, this.#colors);
      }
    }
  }
}

function colorsFor(channels: number, colors: ColorSpace | undefined): ColorSpace {
  if (channels === 1) return 'gray';
  if (channels === 4) return 'rgba';
  if (channels === 3 && colors !== 'gray' && colors !== 'rgba') return colors ?? 'rgb';
  throw new ArtifactFault(
    `The model takes pictures of ${String(channels)} channels, which does not fit color_space ${colors ?? 'rgb'}.`,
  );
}

function colorOf(rgba: Uint8Array, at: number, channel: number, colors: ColorSpace): number {
  if (colors === 'gray') {
    // ITU-R BT.601, as Pillow and OpenCV make grey of colours, rounded to whole numbers.
    return Math.round(0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0));
  }
  return rgba[at + (colors === 'bgr' ? 2 - channel : channel)] ?? 0;
}

function decode(content: Buffer, header: PictureHeader, name: string): Uint8Array {
  try {
    if (header.kind === 'jpeg') {
      return jpeg.decode(content, { useTArray: true, formatAsRGBA: true, tolerantDecoding: false }).data;
    }
    if (content[PNG_INTERLACED] === 1) boundInterlaced(content, header);
    return PNG.sync.read(content).data;
  } catch {
    throw new ArtifactFault(`${name} is damaged: it cannot be decoded. Save the picture again.`);
  }
}

/** The decoder inflates interlaced pictures without a limit, so what they inflate to is measured first. */
function boundInterlaced(content: Buffer, { width, height }: PictureHeader): void {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= content.length;) {
    const length = content.readUInt32BE(at);
    if (content.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(content.subarray(at + 8, at + 8 + length));
    }
    at += 12 + length;
  }
  // At most 8 bytes a pixel, and a filter byte for each row of the seven passes.
  inflateSync(Buffer.concat(parts), { maxOutputLength: width * height * 8 + height * 7 + 64 });
}
