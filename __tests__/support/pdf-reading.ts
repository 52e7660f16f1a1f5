import { inflateSync } from 'node:zlib';

export interface PdfReading {
  readonly pages: number;
  /** The texts that are shown, page by page, in the order of the file. */
  readonly texts: readonly string[];
  /** The start of each text, in points from the lower left corner. */
  readonly places: readonly (readonly [x: number, y: number])[];
  readonly pictures: number;
}

/** Reads a PDF by the table of its offsets, as viewers do, and fails if an offset, a length or a nesting is wrong. */
export function readPdf(file: Buffer): PdfReading {
  const objects = readObjects(file);
  const text = (number: number): string => objects[number - 1]?.toString('latin1') ?? '';
  const root = number(/\/Root (\d+) 0 R/u, file.toString('latin1', file.length - 2000));
  const tree = text(number(/\/Pages (\d+) 0 R/u, text(root)));
  const kids = [...(/\/Kids \[([^\]]*)\]/u.exec(tree)?.[1] ?? '').matchAll(/(\d+) 0 R/gu)].map(([, id]) =>
    Number(id),
  );
  if (kids.length !== number(/\/Count (\d+)/u, tree)) throw new Error('the count of the pages is wrong');
  const contents = kids.map((kid) => content(objects[number(/\/Contents (\d+) 0 R/u, text(kid)) - 1]));
  for (const operators of contents) requireBalance(operators);
  const shown = contents.flatMap((operators) => [
    ...operators.matchAll(/([\d.-]+) ([\d.-]+) (?:Td|Tm) \(((?:\\.|[^\\()])*)\) Tj/gu),
  ]);
  return {
    pages: kids.length,
    texts: shown.map(([, , , words = '']) => words.replace(/\\(.)/gu, '$1')),
    places: shown.map(([, x, y]) => [Number(x), Number(y)] as const),
    pictures: contents.join('\n').match(/\/I\d+ Do/gu)?.length ?? 0,
  };
}

function readObjects(file: Buffer): readonly Buffer[] {
  const end = file.toString('latin1', file.length - 200);
  const start = number(/startxref\n(\d+)\n%%EOF\n$/u, end);
  const table = file.toString('latin1', start);
  const size = number(/^xref\n0 (\d+)\n0000000000 65535 f \n/u, table);
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gmu)].map(([, offset]) => Number(offset));
  if (offsets.length !== size - 1) throw new Error('the table of offsets has another size than it says');
  return offsets.map((offset, index) => {
    const head = `${String(index + 1)} 0 obj\n`;
    if (file.toString('latin1', offset, offset + head.length) !== head) {
      throw new Error(`object ${head} is elsewhere`);
    }
    return file.subarray(offset + head.length, file.indexOf('\nendobj\n', streamEnd(file, offset), 'latin1'));
  });
}

/** Compressed bytes may hold the end of an object by chance. */
function streamEnd(file: Buffer, offset: number): number {
  const head = /^[^\n]*\n<< \/Length (\d+) [^\n]*>>\nstream\n/u.exec(
    file.toString('latin1', offset, offset + 400),
  );
  return head === null ? offset : offset + head[0].length + Number(head[1]);
}

function content(object: Buffer | undefined): string {
  const text = object?.toString('latin1') ?? '';
  const head = /^<< \/Length (\d+) [^\n]*>>\nstream\n/u.exec(text);
  if (object === undefined || head === null) throw new Error('a page has no content');
  const end = head[0].length + Number(head[1]);
  if (text.slice(end) !== '\nendstream') throw new Error('the length of a stream is wrong');
  return inflateSync(object.subarray(head[0].length, end)).toString('latin1');
}

function requireBalance(operators: string): void {
  const bare = operators.replace(/\((?:\\.|[^\\()])*\)/gu, '');
  if (/[()]/u.test(bare)) throw new Error('a string is not closed');
  const count = (operator: string): number => bare.split(/\s+/u).filter((word) => word === operator).length;
  if (count('BT') !== count('ET') || count('q') !== count('Q')) throw new Error('operators are not balanced');
  if (/NaN|Infinity|undefined/u.test(bare)) throw new Error('a number is none');
}

function number(pattern: RegExp, text: string): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`the file has no ${pattern.source}`);
  return Number(found);
}
