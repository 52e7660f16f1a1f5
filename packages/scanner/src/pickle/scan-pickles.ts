import { strangeLayout, layoutFound } from '../strange-layout.ts';
import { isUnreadable } from '@model-security-scan/common/unreadable';
import { finding, notScanned } from '../rules/file-finding.ts';
import { counted } from '@model-security-scan/common/number-words';
import { type ByteSource, SliceSource } from '../byte-source.ts';
import type { Scan } from '../scan.ts';
import { Cursor } from './machine/cursor.ts';
import { Globals } from './machine/globals.ts';
import { Importable } from './importable.ts';
import { isArrayWrapper, JoblibArrays } from './joblib-arrays.ts';
import { Judge } from './judge.ts';
import type { Ledger } from './ledger.ts';
import { runPickle } from './machine/machine.ts';
import { endOfZeros } from '../reading/zeros.ts';
import { Nodes } from './machine/nodes.ts';
import { beginsPickle, PROBED_NODES } from './probe.ts';
import { describeDamaged, describePickle } from './describe-pickle.ts';
import { isPredictorClass } from '../model-kinds.ts';
import { PickleState, type Shared } from './machine/state.ts';
import { TorchStorages } from './torch-storages.ts';

/** `torch/serialization.py` writes this number first in its legacy format; five pickles and raw storages make a file. */
const LEGACY_MAGIC = Buffer.from('\x8a\x0al\xfc\x9cF\xf9 j\xa8P\x19', 'latin1');
const LEGACY_PICKLES = 5;

/** `shelve` puts each pickle at a multiple of this, and zeros before it (`dbm.dumb`, `_BLOCKSIZE`). */
const SHELF_BLOCK_BYTES = 512;

/**
 * Scans the pickles that follow one another from an offset on, and tells what was found.
 * @returns the judge, which knows every name, and where the last pickle ends
 */
export function scanPickles(bytes: ByteSource, scan: Scan, offset = 0): { judge: Judge; end: number } {
  const judge = new Judge(scan);
  const isLegacyTorch = LEGACY_MAGIC.equals(bytes.read(offset + 2, LEGACY_MAGIC.length));
  if (isLegacyTorch) judge.storages = new TorchStorages();
  const shared: Shared = { nodes: new Nodes(), globals: new Globals() };
  let arrays = 0;
  let pickles = 0;
  const cursor = new Cursor(bytes, offset);
  const probed = new Nodes(PROBED_NODES);
  const starts: number[] = [];
  let state: PickleState;
  let isLost: boolean;
  do {
    if (starts.length < MAX_DESCRIBED) starts.push(cursor.position);
    const joblib = new JoblibArrays(judge);
    state = new PickleState(cursor, judge, shared, (...args) => {
      joblib.afterBuild(...args);
    });
    judge.startPickle(state);
    isLost = !follows(judge, state);
    pickles += 1;
    arrays += joblib.arrays;
    noteLimits(judge, state);
  } while (!isLost && goesOn(state, probed, isLegacyTorch, pickles));
  if (!isLost) noteWrappers(judge, arrays);
  noteEnd(judge, state, isLost || (isLegacyTorch && pickles >= LEGACY_PICKLES));
  if (!isLost && state.isDone && pickles === LEGACY_PICKLES) {
    scanBehindStorages(judge, bytes, cursor.position);
  }
  if (arrays > 0) scanAsPlainPickle(bytes, scan, offset, judge);
  judge.reportFindings();
  judge.ledger.tell(scan);
  scan.observe({ kind: 'format', format: 'pickle', version: String(state.protocol) });
  if (isLegacyTorch) scan.observe({ kind: 'framework', name: 'pytorch' });
  observePredictors(shared.globals, scan);
  observeModel(bytes, starts, state, isLegacyTorch, scan);
  return { judge, end: cursor.position };
}

const MAX_DESCRIBED = 8;

function isWhole({ isDone, fault }: PickleState): boolean {
  return isDone && fault === undefined;
}

/** Tells what the pickles hold. Of an old file of torch the fourth one has the tensors; the others say how they lie. */
function observeModel(
  bytes: ByteSource,
  starts: readonly number[],
  last: PickleState,
  isLegacyTorch: boolean,
  scan: Scan,
): void {
  const { globals } = last;
  const wanted = isLegacyTorch ? starts.slice(LEGACY_PICKLES - 2, LEGACY_PICKLES - 1) : starts;
  const models = isWhole(last)
    ? wanted.map((start) => describePickle(bytes, start, globals, isLegacyTorch))
    : [describeDamaged(globals)];
  for (const model of models) if (model !== undefined) scan.observe({ kind: 'model', model });
}

const MAX_PREDICTORS = 20;

/** Tells the kinds of models that a pickle holds, by the names of its classes. */
function observePredictors(globals: Globals, scan: Scan): void {
  let told = 0;
  for (let number = 0; number < globals.count && told < MAX_PREDICTORS; number += 1) {
    const { name } = globals.get(number);
    if (name.length > 100 || !isPredictorClass(name)) continue;
    scan.observe({ kind: 'architecture', name });
    told += 1;
  }
}

function goesOn(state: PickleState, probed: Nodes, isLegacyTorch: boolean, pickles: number): boolean {
  const { position, size, source } = state.cursor;
  if (!state.isDone || position >= size) return false;
  if (isLegacyTorch) return pickles < LEGACY_PICKLES;
  if (beginsPickle(source, position, probed)) return true;
  const next = endOfZeros(source, position, size);
  const isShelf = next > position && next % SHELF_BLOCK_BYTES === 0;
  if (!isShelf || !beginsPickle(source, next, probed)) return false;
  state.cursor.skip(next - position);
  return true;
}

/**
 * Reads a pickle to its end, and what a loader reads besides its opcodes.
 * @returns false if the layout of something is not one that its writer writes, which is told: nothing after it is known
 */
function follows(judge: Judge, state: PickleState): boolean {
  try {
    runPickle(state);
    return true;
  } catch (error) {
    if (!isUnreadable(error, 'layout')) throw error;
    judge.ledger.add(layoutFound(error));
    return false;
  }
}

/** An application may read more pickles from a file of torch than torch itself: they begin behind the last storage. */
function scanBehindStorages(judge: Judge, bytes: ByteSource, start: number): void {
  try {
    const end = judge.storages?.end(bytes, start) ?? bytes.size;
    const rest = new SliceSource(bytes, end, bytes.size - end);
    if (rest.size === 0) return;
    judge.scan.enter(`bytes@${String(end)}`, rest);
    if (beginsPickle(rest)) return;
    const detail = 'Something follows its last storage. torch writes nothing there, and it was not scanned.';
    throw strangeLayout('storages of torch', detail, end);
  } catch (error) {
    if (!isUnreadable(error, 'layout')) throw error;
    judge.ledger.add(layoutFound(error));
  }
}

/** joblib sets the state of each wrapper as soon as it is made. If one was not followed, its array lies somewhere. */
function noteWrappers(judge: Judge, arrays: number): void {
  const wrappers = judge.names().filter(({ path }) => isArrayWrapper(path));
  const made = wrappers.reduce((sum, { madeTimes, calledTimes }) => sum + madeTimes + calledTimes, 0);
  if (made <= arrays) return;
  const detail =
    'It makes a wrapper of an array whose state was not seen, so that it is not known what follows it.';
  judge.ledger.add(layoutFound(strangeLayout('joblib array', detail, wrappers[0]?.offset)));
}

/** Notes what was left out, so that nobody takes it for scanned. */
function noteLimits({ ledger }: Judge, { stack, memo, globals }: PickleState): void {
  const limits = [
    [stack, 'It holds more values at once than can be followed.'],
    [memo, 'It stores more values than can be followed.'],
    [globals, 'It uses more names than can be told apart.'],
  ] as const;
  for (const [{ isOverfull }, detail] of limits) {
    if (isOverfull) ledger.add(notScanned('over-limit', 'pickle', detail));
  }
}

function noteEnd(judge: Judge, state: PickleState, hasOtherContent: boolean): void {
  const { cursor, isDone } = state;
  if (state.hasLongFrame) state.fail('has a frame that is longer than the content');
  const { fault } = state;
  if (fault !== undefined) {
    const detail = `The pickle ${fault.reason}.`;
    judge.ledger.add(
      finding('review', 'pickle-malformed', 'pickle', detail, { when: 'none', offset: fault.offset }),
    );
  }
  if (!isDone || hasOtherContent) return;
  const from = endOfZeros(cursor.source, cursor.position, cursor.size);
  if (from >= cursor.size) return;
  judge.ledger.add(
    finding(
      'review',
      'hidden-content',
      'after the pickle',
      `${counted(cursor.size - cursor.position, 'byte follows', 'bytes follow')} the last pickle, which a loader never reads.`,
      { when: 'none', offset: cursor.position },
    ),
  );
  // An application may read them all the same, at a place that it knows.
  if (beginsPickle(cursor.source, from)) {
    judge.scan.enter(`bytes@${String(from)}`, new SliceSource(cursor.source, from, cursor.size - from));
  }
}

/**
 * Reads a file of joblib again as `pickle.load` would, which takes the arrays for opcodes. Almost always it stops at
 * once; a file that does not was made to be read in two ways.
 */
function scanAsPlainPickle(bytes: ByteSource, scan: Scan, offset: number, first: Judge): void {
  const { ledger, isConfused } = runUntilFault(bytes, scan, offset, true);
  if (isConfused) first.ledger.takeCode(ledger);
  else first.ledger.takeGrave(ledger);
}

/**
 * Scans bytes that a loader unpickles just in case, and takes as they are if that fails: what runs before the failure
 * counts, and that they are no pickle does not.
 */
export function scanPerhapsPickle(bytes: ByteSource, scan: Scan): void {
  const { ledger, isWhole } = runUntilFault(bytes, scan, 0);
  if (isWhole) scanPickles(bytes, scan);
  else ledger.reportGrave(scan);
}

interface UntilFault {
  readonly ledger: Ledger;
  readonly isWhole: boolean;
  readonly isConfused: boolean;
}

function runUntilFault(bytes: ByteSource, scan: Scan, offset: number, isOfJoblib = false): UntilFault {
  const judge = new Importable(scan, isOfJoblib);
  const shared = { nodes: new Nodes(), globals: new Globals() };
  const state = new PickleState(new Cursor(bytes, offset), judge, shared);
  judge.startPickle(state);
  runPickle(state, { endsAtFault: true, operations: Infinity });
  judge.reportFindings();
  return { ledger: judge.ledger, isWhole: isWhole(state), isConfused: judge.isConfused };
}
