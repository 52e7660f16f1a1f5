import type { StoredFields } from './stored-value.ts';

/** For columns of text categories, what each code stands for: a text has its place. */
export type CategoryNames = ReadonlyMap<number, readonly string[]>;

/**
 * The categories that XGBoost stores from version 3.1 on: for each column its texts as bytes, one after another, with where each
 * begins. Those of numbers have no offsets: they stand for themselves.
 */
export function xgboostCategories(model: StoredFields): CategoryNames {
  const names = new Map<number, readonly string[]>();
  if (!model.has('cats')) return names;
  for (const [column, stored] of model.object('cats').objects('enc').entries()) {
    if (!stored.has('offsets')) continue;
    const [offsets, bytes] = [stored.numbers('offsets'), Buffer.from(stored.numbers('values'))];
    const texts = Array.from(offsets.subarray(1), (end, at) => bytes.toString('utf8', offsets[at], end));
    if (isNamed(texts)) names.set(column, texts);
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
      const texts = lists[at];
      return isNamed(texts) ? [[column, texts] as const] : [];
    }),
  );
}

/** Texts that are numbers could be codes as well. */
function isNamed(texts: unknown): texts is readonly string[] {
  if (!Array.isArray(texts) || texts.length === 0) return false;
  return texts.every((one) => typeof one === 'string' && Number.isNaN(Number(one)));
}

function listsOf(json: string): readonly unknown[] {
  try {
    const lists: unknown = JSON.parse(json);
    return Array.isArray(lists) ? lists : [];
  } catch {
    return [];
  }
}
