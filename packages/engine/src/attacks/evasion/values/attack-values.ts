import { packOutcomes } from '../../../catalog/result/pack-outcomes.ts';
import { ArtifactFault } from '../../../fault.ts';
import { wilson } from '../../../statistics/distributions.ts';
import type { AttackResult, Budget, Victim } from '../../../types.ts';
import { AttackSpace } from '../attack-space.ts';
import { allRowsIfFree } from '../exact/attack-exactly.ts';
import { MINIMUM } from '../../minimum.ts';
import { LEAST_SAMPLES, whyTooFewDecided } from '../evasion-minimum.ts';
import { RANDOM_REPEATS, requireNumbers } from '../setup.ts';
import { Gradients, openGradients } from '../white-box/gradients.ts';
import { findValueExactness, proveValues, type ValueProver } from './prove-values.ts';
import {
  type Climber,
  climbValues,
  confirmMoves,
  isMoved,
  searchValues,
  type ValueHunt,
} from './search-values.ts';
import { countOf, type MovedRow, prepareValues, type ValueAnalysis, type ValueSetup } from './value-setup.ts';
import { describeProof, describeSearch, valueEvidence, valueFigures } from './value-search-texts.ts';

const METHOD = {
  name: 'Evasion of a regression: the largest change of the prediction, exact for trees and linear models; else Auto-PGD by gradients, and a random search by answers',
  formula:
    'score = rows whose prediction some change within eps moves by more than the tolerance / rows attacked; Wilson 95 % interval. Rows that a ' +
    'proof leaves undecided count as kept: the score is then a lower bound, and they count as moved in the upper end of the interval',
  sources: [
    'Kantchelian, Tygar, Joseph: Evasion and hardening of tree ensemble classifiers, ICML 2016',
    'Devos, Meert, Davis: Versatile verification of tree ensembles, ICML 2021',
    'Croce, Hein: Reliable evaluation of adversarial robustness with an ensemble of diverse parameter-free attacks, ICML 2020',
    'Andriushchenko, Croce, Flammarion, Hein: Square Attack, ECCV 2020',
  ],
} as const;

/** The questions of the search for each row, and those without which a row that kept its prediction says nothing. */
const QUERIES_EACH = 1_200;
const LEAST_QUERIES = MINIMUM.queriesPerInput;
/** Fewer rows are attacked before each gets fewer questions than these. */
const WANTED_QUERIES = 400;
/** The part of the time that the search may take. */
const TIME_SHARE = 0.8;
const HELD = 'columns of text or categories and missing numbers stay as they are';

/**
 * Attacks a regression: the score is the share of rows whose prediction some change within eps moves by more than the tolerance.
 * @throws NotTestable if no verdict can rest on the data, or too few rows can be attacked
 */
export async function attackValues(analysis: ValueAnalysis, budget: Budget): Promise<AttackResult> {
  const { victim, targets, data } = analysis;
  if (victim === undefined || targets === undefined) {
    throw new ArtifactFault('Evasion needs a model and the labels of its data: give both.');
  }
  const started = performance.now();
  const queriesBefore = victim.queries;
  const space = new AttackSpace(data);
  requireNumbers(data);
  const exact = await findValueExactness(analysis, victim);
  const isProved = exact !== undefined && 'how' in exact;
  const wanted = isProved ? allRowsIfFree(analysis, exact) : analysis;
  const setup = await prepareValues(wanted, { victim, targets, space }, budget);
  const found = isProved
    ? await proved(analysis, victim, setup, exact, budget)
    : await searched(analysis, { victim, space, setup, why: exact?.why }, budget);
  const { rows, ...result } = found;
  const [moved, undecided] = [countOf(rows, 'moved'), countOf(rows, 'undecided')];
  const score = { ...wilson(moved, rows.length), high: wilson(moved + undecided, rows.length).high };
  const evidence = valueEvidence(analysis, { victim, space, setup }, rows, result.access === 'exact');
  const outcomes = packOutcomes(
    rows.map(({ row, verdict }) => ({ key: setup.keys[row] ?? 0, fell: verdict === 'moved' })),
    { eps: setup.eps.value, queries: result.access === 'exact' ? 1 : QUERIES_EACH },
  );
  budget.progress(1, 'Evasion is done');
  return {
    score,
    ...result,
    ...(outcomes !== undefined && { outcomes }),
    queries: victim.queries - queriesBefore,
    seconds: (performance.now() - started) / 1000,
    ...skillIn(setup),
    method: METHOD,
    figures: { ...valueFigures(setup, rows), ...result.figures },
    evidence,
  };
}

function skillIn({ skill, tolerance }: ValueSetup): Pick<AttackResult, 'skill'> {
  const { explained: value, explainedLow: low, explainedHigh: high } = skill;
  if (value === undefined || low === undefined || high === undefined) return {};
  return { skill: { measure: 'r2', value, low, high, tolerance: tolerance.value } };
}

type Found = Pick<
  AttackResult,
  'bound' | 'access' | 'cutShort' | 'isTimed' | 'unearned' | 'meaning' | 'limits' | 'figures'
> & { readonly rows: readonly MovedRow[] };

async function proved(
  analysis: ValueAnalysis,
  victim: Victim,
  setup: ValueSetup,
  prover: ValueProver,
  budget: Budget,
): Promise<Found> {
  const rows = await proveValues(analysis, victim, setup, prover, budget);
  const undecided = countOf(rows, 'undecided');
  const unearned = whyTooFewDecided(rows.length - undecided, rows.length);
  return {
    rows,
    bound: undecided === 0 ? 'exact' : 'lower',
    access: 'exact',
    cutShort: budget.timeLeftMs() <= 0 && undecided > 0,
    ...((undecided > 0 || setup.isShortened) && { isTimed: true }),
    ...(unearned !== undefined && { unearned }),
    ...describeProof(analysis.data, setup, rows, prover.how),
    figures: {},
  };
}

interface Search {
  readonly victim: Victim;
  readonly space: AttackSpace;
  readonly setup: ValueSetup;
  readonly why: string | undefined;
}

async function searched(analysis: ValueAnalysis, search: Search, budget: Budget): Promise<Found> {
  const { victim, space, setup } = search;
  const mostMs = TIME_SHARE * budget.timeLeftMs();
  const started = performance.now();
  const limit = victim.queries + Math.max(0, budget.maxQueries - setup.asked);
  const hunt: ValueHunt = {
    ...{ victim, space, eps: setup.eps.value, tolerance: setup.tolerance.value, seed: budget.seed },
    isOver: () => performance.now() - started > mostMs || victim.queries >= limit,
  };
  const chosen = rowsInTime(analysis.settings, setup, mostMs);
  const climbers = chosen.map((row) => ({
    ...row,
    best: row.origin,
    value: row.own,
    queries: 0,
    gradients: 0,
  }));
  const isHeld = space.hasGaps || analysis.data.categories !== undefined;
  const opened = await openGradients(analysis, isHeld ? HELD : undefined, search.why);
  try {
    if (opened.source !== undefined) {
      budget.progress(0.15, 'following the gradients');
      const repeats = analysis.randomness === undefined ? 1 : RANDOM_REPEATS;
      await climbValues(hunt, climbers, new Gradients(opened.source, space, repeats));
    }
  } finally {
    await opened.source?.close();
  }
  const open = climbers.filter((one) => !isMoved(one, hunt));
  const each = Math.min(QUERIES_EACH, Math.floor((limit - victim.queries) / Math.max(1, open.length)));
  budget.progress(
    0.5,
    `searching by answers: ${String(each)} queries for each of ${String(open.length)} rows`,
  );
  await searchValues(hunt, open, each);
  const refuted = await confirmMoves(analysis.randomness, hunt, climbers);
  const weak = climbers.filter(
    (one) => !isMoved(one, hunt) && one.gradients === 0 && one.queries < LEAST_QUERIES,
  );
  const isEarly = performance.now() - started > mostMs;
  const cutShort = weak.length > 0 && isEarly;
  const unearned = [
    ...refuted,
    ...(weak.length > 0 && !cutShort ? [fewQueries(weak.length, climbers.length)] : []),
  ];
  const rows = climbers.map((one) => movedRow(one, hunt));
  return {
    rows,
    bound: 'lower',
    access: opened.source === undefined ? 'black-box' : 'white-box',
    cutShort,
    ...((isEarly || setup.isShortened || chosen.length < setup.rows.length) && { isTimed: true }),
    ...(unearned.length > 0 && { unearned: unearned.join(' ') }),
    ...describeSearch(analysis.data, setup, rows, opened.why),
    figures: { 'queries a row, at most': each },
  };
}

/** Of a slow model fewer rows are attacked, unless a setting says how many. */
function rowsInTime(
  { samples, least }: ValueAnalysis['settings'],
  { rows, msEach }: ValueSetup,
  mostMs: number,
): ValueSetup['rows'] {
  const inTime = Math.max(LEAST_SAMPLES, least?.samples ?? 0, Math.floor(mostMs / msEach / WANTED_QUERIES));
  return rows.slice(0, samples ?? inTime);
}

function movedRow(climber: Climber, hunt: ValueHunt): MovedRow {
  const { row, origin, own, best, value } = climber;
  const changed = hunt.space.toModel(best);
  return { row, origin, own, changed, value, verdict: isMoved(climber, hunt) ? 'moved' : 'kept' };
}

function fewQueries(weak: number, rows: number): string {
  return (
    `Of ${String(rows)} rows, ${String(weak)} kept their prediction, but got fewer than ` +
    `${String(LEAST_QUERIES)} queries, which proves nothing. Attack fewer rows (samples, at least 20) or ` +
    'allow more queries.'
  );
}
