import { MODEL_FORMAT, type ScannedFormat } from '../content-format.ts';
import { observeBoosted } from '../model-kinds.ts';
import type { Content, Scan } from '../scan.ts';

/** The lines before the first tree; names of many columns make them long. */
const HEAD_BYTES = 1 << 16;
/** Behind the trees lie the importances of columns, the settings and the categories of columns. */
const TAIL_BYTES = 1 << 22;
/** A file that was cut within its trees has none of these lines. Versions before 3 end otherwise. */
const ENDS = /^(?:end of trees|end of parameters|pandas_categorical:.*)\r?$/mu;
const ENDLESS = /^tree\r?\nversion=v[12]\r?\n/u;

/** Tells what a text of LightGBM says of its model before the first tree. It holds numbers and names only. */
function scanLightgbm({ bytes }: Content, scan: Scan): void {
  const head =
    Buffer.from(bytes.read(0, HEAD_BYTES))
      .toString('utf8')
      .split(/^Tree=/mu, 1)[0] ?? '';
  const lines = new Map(
    head.split(/\r?\n/u).map((line) => {
      const [key = '', ...value] = line.split('=');
      return [key, value.join('=')] as const;
    }),
  );
  const count = Number(lines.get('max_feature_idx') ?? Number.NaN) + 1;
  const written = (lines.get('feature_names') ?? '').split(' ');
  const names = written.every(isNumbered) ? [] : written;
  const tail = Buffer.from(bytes.read(Math.max(0, bytes.size - TAIL_BYTES), TAIL_BYTES)).toString('latin1');
  const isCut = !ENDS.test(tail) && !ENDLESS.test(head);
  observeBoosted('lightgbm', { objective: lines.get('objective'), count, names, isCut }, scan);
}

/** LightGBM numbers columns that have no names. */
function isNumbered(name: string, index: number): boolean {
  return name === `Column_${String(index)}`;
}

export const lightgbm: ScannedFormat = {
  ...MODEL_FORMAT,
  id: 'lightgbm',
  model: { role: 'predictor', library: 'lightgbm', isRead: true },
  extensions: ['lgb'],
  looksLike: (head) => /^tree\r?\nversion=v\d/u.test(Buffer.from(head.subarray(0, 40)).toString('latin1')),
  scan: scanLightgbm,
};
