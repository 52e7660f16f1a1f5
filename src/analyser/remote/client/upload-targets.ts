import { type Slot, SLOTS } from '@model-security-scan/engine/catalog';
import { isObject } from '@model-security-scan/common/json';
import { plainLine } from '@model-security-scan/common/sanitize';
import { holdsMoreValues, MAX_ANSWER_VALUES } from './answer-size.ts';
import { compactName } from './answer-fields.ts';
import { ServiceError, TypeMismatchError } from '../../../core/errors.ts';
import { parseUrl } from '../../../core/url.ts';
import {
  isSameAddress,
  readUploadAddress,
  type UploadAddress,
  type UploadTarget,
  urlIn,
} from './upload-address.ts';

const MAX_DEPTH = 8;

/** The words around the name of a slot: `data_upload_url`, `upload_url_data`, `DataUploadLink`, `model-file-url`. */
const AFFIXES =
  /upload(?:s|ing|ed)?|urls?|uris?|links?|hrefs?|address(?:es)?|pre-?signed|signed|put|files?|zip|path|s3|for/gu;
/** A name with one of these words holds addresses; a bare `model` or `data` is anything. */
const SPEAKS_OF_ADDRESS = /url|uri|link|href|address|upload|presigned|signed/u;
/** A name with one of these words holds addresses for uploads, and nothing else. */
const SPEAKS_OF_UPLOAD = /upload|presigned|signedurl/u;

const SLOTS_BY_KEY: ReadonlyMap<string, Slot> = new Map([
  ...SLOTS.map((slot) => [compactName(slot), slot] as const),
  ...SLOTS.map((slot) => [`${compactName(slot)}s`, slot] as const),
]);

interface Found {
  readonly name: string;
  readonly path: string;
  readonly value: unknown;
  /** True in an object or list of uploads, and under a name that speaks of uploads. */
  readonly isUpload: boolean;
  /** True in an object or list of files, whose addresses may be for uploads if they are those of slots. */
  readonly isFile: boolean;
}

/**
 * Finds the addresses for the uploads in the answer to an analysis, whatever the service calls them: service spec 2.2 says
 * that there are some, and shows no names. `docs/service.md` has every form.
 * @param answer parsed JSON
 * @param planned the slots that have a file: if it is one, an address without a name is for it
 * @returns the targets in the order of the slots, and where each was found
 * @throws ServiceError `unexpected-answer` if an address is malformed, has no slot or several could be meant, if a slot has
 *   two addresses or two slots share one, or if the answer is too large or nested too deeply to be searched
 */
export function readUploadTargets(
  answer: unknown,
  planned: readonly Slot[] = [],
): { readonly targets: readonly UploadTarget[]; readonly taken: readonly string[] } {
  try {
    const targets = new Map<Slot, UploadTarget>();
    const taken: string[] = [];
    for (const { name, path, value } of findAddresses(answer)) {
      const address = readUploadAddress(path, value);
      if (address === undefined) continue;
      const target = { ...address, slot: findSlot(name, path, planned) };
      addTarget(targets, target);
      taken.push(`${target.slot} from ${path} (${target.url.host})`);
    }
    return { targets: SLOTS.flatMap((slot) => targets.get(slot) ?? []), taken };
  } catch (error) {
    throw error instanceof TypeMismatchError ? unexpected(error.message) : error;
  }
}

/** @returns every address in an answer that can be read, whatever it is for: their secrets must not be shown */
export function listUploadAddresses(answer: unknown): readonly UploadAddress[] {
  return tolerant(() => findAddresses(answer), []).flatMap(
    ({ path, value }) => tolerant(() => readUploadAddress(path, value), undefined) ?? [],
  );
}

function tolerant<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof TypeMismatchError) return otherwise;
    throw error;
  }
}

function addTarget(targets: Map<Slot, UploadTarget>, target: UploadTarget): void {
  const known = targets.get(target.slot);
  if (known !== undefined && !isSameAddress(known, target)) {
    throw new TypeMismatchError(`names two different addresses for the upload of ${target.slot}`);
  }
  const sharing = [...targets.values()].find((one) => one.slot !== target.slot && isSameAddress(one, target));
  if (sharing !== undefined) {
    throw new TypeMismatchError(`names one address for the uploads of ${sharing.slot} and ${target.slot}`);
  }
  targets.set(target.slot, target);
}

function findSlot(name: string, path: string, planned: readonly Slot[]): Slot {
  const slot = slotOf(name);
  if (slot !== undefined) return slot;
  const [only] = planned;
  if (bareName(name) === '') {
    if (only !== undefined && planned.length === 1) return only;
    throw new TypeMismatchError(
      `has an address without the name of a file under "${plainLine(path, 100)}", and ${String(planned.length)} files are ` +
        `planned (${planned.join(', ') || 'none'})`,
    );
  }
  throw new TypeMismatchError(
    `asks for an upload that is not known, "${plainLine(path, 100)}": known are ${SLOTS.join(', ')}`,
  );
}

function bareName(name: string): string {
  return compactName(name).replaceAll(AFFIXES, '');
}

/** The name itself first: `data` of `data_upload_url`, but `minmax` has no affix to lose. */
function slotOf(name: string): Slot | undefined {
  const key = compactName(name);
  return SLOTS_BY_KEY.get(key) ?? SLOTS_BY_KEY.get(bareName(name));
}

const TOO_LARGE = 'is too large or nested too deeply to be searched for upload addresses';

function findAddresses(answer: unknown): readonly Found[] {
  if (holdsMoreValues(answer, MAX_ANSWER_VALUES)) throw new TypeMismatchError(TOO_LARGE);
  const found: Found[] = [];
  let level: readonly Found[] = [{ name: '', path: '', value: answer, isUpload: false, isFile: false }];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new TypeMismatchError(TOO_LARGE);
    const inner = level.flatMap(listInside);
    found.push(...inner.filter(isAddress));
    level = inner.filter((one) => !isAddress(one) && typeof one.value === 'object' && one.value !== null);
  }
  return found;
}

/** Lists what an object or list holds. An item of a list of uploads has its name in itself: `{name: "model", url}`. */
function listInside(parent: Found): readonly Found[] {
  const { value } = parent;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => {
      const named = isObject(item) ? nameIn(item) : undefined;
      const path = `${parent.path}[${String(index)}]`;
      return { name: named ?? '', path, value: item, isUpload: parent.isUpload, isFile: parent.isFile };
    });
  }
  if (!isObject(value)) return [];
  return Object.entries(value).map(([name, inner]) => {
    const key = compactName(name);
    const isInside = parent.isUpload && !OTHER_LINKS.test(key);
    const isUpload =
      isInside || SPEAKS_OF_UPLOAD.test(key) || (key.endsWith('urls') && bareName(name) === '');
    const isFile = parent.isFile || key === 'files' || key === 'artifacts';
    const path = parent.path === '' ? name : `${parent.path}.${name}`;
    return { name, path, value: inner, isUpload, isFile };
  });
}

/** Links that stand beside those for uploads, as in `urls`. */
const OTHER_LINKS = /dashboard|monitor|status|self|report|result|docs|help/u;

const NAME_KEYS: readonly string[] = [
  'slot',
  'name',
  'type',
  'file',
  'filename',
  'filetype',
  'artifact',
  'kind',
  'key',
  'field',
  'path',
  'id',
];

/** The name of an item of a list: the first one that is that of a slot, else the first. */
function nameIn(item: Readonly<Record<string, unknown>>): string | undefined {
  const names = NAME_KEYS.flatMap((wanted) =>
    Object.entries(item).flatMap(([key, value]) =>
      compactName(key) === wanted && typeof value === 'string' ? [value] : [],
    ),
  );
  return names.find((name) => slotOf(name) !== undefined) ?? names[0];
}

/**
 * True if a field holds an address for an upload: in an object or list of uploads, or under a name that speaks of uploads,
 * every address, and everything under such a name that cannot be one; else an address under the name of a slot.
 */
function isAddress({ name, value, isUpload, isFile }: Found): boolean {
  const isUrl = typeof value === 'string' ? parseUrl(value) !== undefined : urlIn(value) !== undefined;
  const key = compactName(name);
  if (slotOf(name) !== undefined) {
    if (isUpload || SPEAKS_OF_ADDRESS.test(key)) return true;
    return (isFile && isUrl) || holdsUploadUrl(value);
  }
  return isUpload && (isUrl || (key.endsWith('url') && typeof value !== 'object'));
}

function holdsUploadUrl(value: unknown): boolean {
  const entries = isObject(value) ? Object.entries(value) : [];
  return entries.some(
    ([key, url]) =>
      SPEAKS_OF_UPLOAD.test(compactName(key)) && typeof url === 'string' && parseUrl(url) !== undefined,
  );
}

function unexpected(what: string): ServiceError {
  return new ServiceError(
    'unexpected-answer',
    `The answer to the model analysis ${what}. The analysis was started, but nothing was uploaded: look for its job on ` +
      'the service’s dashboard before you start another run. docs/service.md lists the forms that are understood.',
  );
}
