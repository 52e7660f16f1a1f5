import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { inflateSync } from 'node:zlib';
import type { PictureSizing } from '../../catalog/picture-preprocessing.ts';
import type { PictureShape } from '../../analysis-data.ts';
import { ArtifactFault } from '../../fault.ts';
import { shownName } from '../../model/shown-name.ts';
import type { ColorSpace } from './color-space.ts';
import { isLfsPointer, LFS_ADVICE, type Member } from '../member.ts';
import type { DatasetLimits } from '../dataset-limits.ts';
import { sized, sizeFault } from './picture-size.ts';
import type { Raster } from './resize-picture.ts';

interface PictureHeader {
  readonly kind: 'jpeg' | 'png';
  readonly width: number;
  readonly height: number;
}

const PNG_SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
const PNG_INTERLACED = 28;

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

export interface PictureForm {
  readonly shape: PictureShape;
  readonly colors: ColorSpace | undefined;
  readonly sizing?: PictureSizing | undefined;
  readonly limits: DatasetLimits;
}

/** Reads pictures into numbers from 0 to 255, in the order, the colours and the size that a model takes. */
export class PictureReader {
  readonly #form: PictureForm;
  readonly #colors: ColorSpace;

  constructor(form: PictureForm) {
    this.#form = form;
    this.#colors = colorsFor(form.shape.channels, form.colors);
  }

  /** Reads one picture into `target`. @throws ArtifactFault if it is no picture, damaged, or not of the size that the model takes */
  read(member: Member, target: Float32Array): void {
    const content = member.read();
    const name = shownName(member.name);
    const header = pictureHeader(content);
    if (header === undefined) throw new ArtifactFault(noPicture(content, name));
    const { shape, sizing = {}, limits } = this.#form;
    if (header.width * header.height > limits.pixels) {
      throw new ArtifactFault(
        `${name} is a picture of ${String(header.width)} x ${String(header.height)} pixels, too large to be decoded.`,
      );
    }
    const fault = sizeFault(header, shape, sizing, limits);
    if (fault !== undefined) throw new ArtifactFault(`${name} ${fault}`);
    const raster = this.#rasterOf(decode(content, header, name), header);
    place(sized(raster, sizing), shape, target);
  }

  #rasterOf(rgba: Uint8Array, { width, height }: PictureHeader): Raster {
    const { channels } = this.#form.shape;
    const pixels = new Uint8Array(width * height * channels);
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        pixels[pixel * channels + channel] = colorOf(rgba, pixel * 4, channel, this.#colors);
      }
    }
    return { width, height, channels, pixels };
  }
}

function noPicture(content: Buffer, name: string): string {
  return isLfsPointer(content)
    ? `${name} is a Git LFS pointer, not the picture. ${LFS_ADVICE}`
    : `${name} is neither a JPEG nor a PNG picture. Give a folder that holds only pictures.`;
}

function place(
  { pixels }: Raster,
  { channels, height, width, order }: PictureShape,
  target: Float32Array,
): void {
  if (order === 'hwc') {
    target.set(pixels);
    return;
  }
  const plane = height * width;
  for (let pixel = 0; pixel < plane; pixel += 1) {
    for (let channel = 0; channel < channels; channel += 1) {
      target[pixel + channel * plane] = pixels[pixel * channels + channel] ?? 0;
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
