import type { StoredFields } from './stored-value.ts';

/** For columns of categories, what each code stands for: a text, or the digits of a number, has its place. */
export type CategoryNames = ReadonlyMap<number, readonly string[]>;

/**
 * The categories that XGBoost stores from version 3.1 on: for each column its texts as bytes, one after another, with where each
 * begins; or its numbers.
 */
export function xgboostCategories(model: StoredFields): CategoryNames {
  const names = new Map<number, readonly string[]>();
  if (!model.has('cats')) return names;
  for (const [column, stored] of model.object('cats').objects('enc').entries()) {
    const texts = stored.has('offsets') ? textsOf(stored) : Array.from(stored.numbers('values'), String);
    if (texts.length > 0) names.set(column, texts);
  }
  return names;
}

/**
 * The categories that LightGBM's Python package writes below the parameters: a list for each column of pandas' type `category`, in
 * their order.
 * @param infos `feature_infos` of the head: categories without brackets, ranges in them
 */
export function lightgbmCategories(text: string, infos: readonly string[]): CategoryNames {
  const line = /\npandas_categorical:(?<lists>\[.*)\s*$/u.exec(
    text.slice(text.lastIndexOf('\npandas_categorical:')),
  );
  const lists = listsOf(line?.groups?.['lists'] ?? '[]');
  const columns = [...infos.keys()].filter((at) => /^-?\d+(?::-?\d+)*$/u.test(infos[at] ?? ''));
  // With other columns of categories, or some that no tree could use, it is not known which is which.
  if (lists.length !== columns.length) return new Map();
  return new Map(
    columns.flatMap((column, at) => {
      const texts = namesIn(lists[at]);
      return texts.length > 0 ? [[column, texts] as const] : [];
    }),
  );
}

function textsOf(stored: StoredFields): readonly string[] {
  const [offsets, bytes] = [stored.numbers('offsets'), Buffer.from(stored.numbers('values'))];
  return Array.from(offsets.subarray(1), (end, at) => bytes.toString('utf8', offsets[at], end));
}

/** Empty for what are neither texts nor numbers. */
function namesIn(list: unknown): readonly string[] {
  const names = Array.isArray(list) ? list : [];
  return names.every((one) => typeof one === 'string' || typeof one === 'number') ? names.map(String) : [];
}

/**
 * The places of categories that are numbers, by these: a table may hold them, or their places.
 * @returns undefined if some are no numbers, or are the same one
 */
export function categoryNumbers(names: readonly string[]): ReadonlyMap<number, number> | undefined {
  const places = new Map(names.map((name, place) => [name.trim() === '' ? NaN : Number(name), place]));
  return places.has(NaN) || places.size < names.length ? undefined : places;
}

function listsOf(json: string): readonly unknown[] {
  try {
    const lists: unknown = JSON.parse(json);
    return Array.isArray(lists) ? lists : [];
  } catch {
    return [];
  }
}
