import { listNames } from '../../core/list-names.ts';
import { counted } from '../../text/number-words.ts';
import { plainLine } from '../../text/sanitize.ts';
import { type ByteSource, SliceSource } from '../byte-source.ts';
import type { Unpack, Unpacking } from '../content-format.ts';
import { mayNameModel } from '../model-names.ts';
import { ByteReader, DataFault, type Decode } from './decoder.ts';
import { decodeBareLzma, decodeBareLzma2, lzma2Dictionary } from './lzma-streams.ts';
import { checkName, loosestName } from './member-names.ts';
import { type DirectoryPart, directoryPart, readDirectory } from './seven-zip-header.ts';

/** 7-Zip packs a directory once. */
const MAX_PACKED = 4;
const MAX_SHOWN = 5;

/** Lists the members of a 7z archive. They are not read; a name that models have makes the archive a model that is not scanned. */
export const listSevenZip: Unpack = async ({ bytes }, unpacking) => {
  let listing: string;
  try {
    const start = directoryPart(new ByteReader(new SliceSource(bytes, 0, bytes.size)));
    const names = await readNames(bytes, start, unpacking);
    for (const name of names) nameMember(name, unpacking);
    listing = describe(names.map(loosestName));
  } catch (error) {
    if (!(error instanceof DataFault)) throw error;
    listing = `Its members are not known: ${error.message}.`;
  }
  const detail = `Archives of the format 7z are not read. Unpack it, and scan what is in it. ${listing}`;
  unpacking.find({ rule: 'opaque', severity: 'not-scanned', subject: '7z', detail, when: 'none' });
};

function nameMember(name: string, unpacking: Unpacking): void {
  const fault = checkName(name);
  if (fault !== undefined) unpacking.find(fault);
  unpacking.nameMember(loosestName(name));
}

/** Those with names of models first. */
function describe(names: readonly string[]): string {
  const models = names.filter(mayNameModel);
  const ordered = [...models, ...names.filter((name) => !mayNameModel(name))];
  if (ordered.length === 0) return 'It lists no members.';
  const quoted = listNames(ordered, MAX_SHOWN, (name) => `"${plainLine(name, 40)}"`);
  const ofModels = models.length === 0 ? '' : `, ${String(models.length)} with the name of a model`;
  return `It lists ${counted(names.length, 'member', 'members')}${ofModels}: ${quoted}.`;
}

async function readNames(
  bytes: ByteSource,
  part: DirectoryPart,
  unpacking: Unpacking,
  depth = 0,
): Promise<readonly string[]> {
  if (depth > MAX_PACKED) throw new DataFault('its directory is packed too many times');
  const stored = new SliceSource(bytes, part.start, part.bytes);
  if (part.packed === undefined) return follow(stored);
  const expanded = await unpacking.expand(stored, decoderOf(part.packed));
  try {
    if (expanded.fault !== undefined) throw new DataFault(expanded.fault);
    if (expanded.isCut) throw new DataFault('its directory is too large');
    return await follow(expanded.bytes);
  } finally {
    expanded.dispose();
  }

  async function follow(directory: ByteSource): Promise<readonly string[]> {
    const read = readDirectory(new ByteReader(directory));
    return 'start' in read ? readNames(bytes, read, unpacking, depth + 1) : read;
  }
}

function decoderOf({ method, properties, size }: Required<DirectoryPart>['packed']): Decode {
  const [first, ...dictionary] = properties;
  if (method === '030101' && first !== undefined && dictionary.length === 4) {
    const dictionaryBytes = Buffer.from(dictionary).readUInt32LE();
    return decodeBareLzma({ properties: first, dictionaryBytes, size });
  }
  if (method === '21' && first !== undefined) return decodeBareLzma2(lzma2Dictionary(first));
  throw new DataFault('its directory is encrypted, or packed in a way that is not read');
}
