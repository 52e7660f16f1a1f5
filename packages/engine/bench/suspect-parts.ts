import type { Case } from '../src/attacks/poisoning/triggers/case.ts';
import { readContent } from '../src/attacks/poisoning/triggers/content.ts';
import { ControlModels } from '../src/attacks/poisoning/triggers/control-models.ts';
import { caseOf } from '../src/attacks/poisoning/triggers/find-backdoor.ts';
import { findMislabelledSuspects } from '../src/attacks/poisoning/triggers/mislabelled-suspects.ts';
import { replayBest, stages } from '../src/attacks/poisoning/triggers/replay.ts';
import { findTransplantSuspects } from '../src/attacks/poisoning/triggers/transplant-suspects.ts';
import { proposeTriggers, type Trigger } from '../src/attacks/poisoning/triggers/trigger.ts';
import { judgeTrigger } from '../src/attacks/poisoning/backdoor-verdict.ts';
import { Random } from '../src/random.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import { inputFeatures } from '../src/statistics/picture-features.ts';
import { table } from '../../common/bench/table.ts';
import { type PoisonedVictim, poisonedVictims } from './poisoned-victims.ts';
import { endless } from './victims.ts';
import { confirmedTriggers } from '../src/attacks/poisoning/triggers/find-trigger.ts';

/** From this success on a backdoor works, from this score on it is found. */
const [WORKS, FOUND] = [0.8, 0.5];
const QUERIES = 200_000;

type Name = 'mislabelled' | 'transplant';
const NAMES: readonly Name[] = ['mislabelled', 'transplant'];

/** What each generator of suspects scores by itself: the success of its best trigger, 0 if that does not count. */
interface Parts {
  readonly name: string;
  readonly scores: ReadonlyMap<Name, number>;
}

/**
 * Measures what each generator of suspects is worth: every one runs by itself, and the results are joined without some. A backdoor that
 * works is found if any of them proves it.
 */
export async function suspectParts(
  runtime: Runtime,
  folders: readonly string[],
  print: (line: string) => void,
): Promise<string> {
  const all: Parts[] = [];
  for (const folder of folders) {
    for await (const victim of poisonedVictims(runtime, folder)) {
      if ((victim.works ?? 0) < WORKS) continue;
      const parts = await partsOf(victim);
      print(
        `${parts.name}: ${[...parts.scores].map(([name, score]) => `${name} ${score.toFixed(2)}`).join(', ')}`,
      );
      all.push(parts);
    }
  }
  const without: readonly (readonly Name[])[] = [[], ...NAMES.map((name) => [name])];
  return table(
    ['generators', 'backdoors that work', 'found', 'mean score'],
    without.map((some) => {
      const best = all.map(({ scores }) =>
        Math.max(0, ...NAMES.filter((name) => !some.includes(name)).map((name) => scores.get(name) ?? 0)),
      );
      const found = best.filter((score) => score >= FOUND).length;
      const mean = best.reduce((sum, score) => sum + score, 0) / Math.max(1, best.length);
      const title = some.length === 0 ? 'all' : `without ${some.join(', ')}`;
      return [title, String(all.length), String(found), mean.toFixed(3)];
    }),
  );
}

async function partsOf({ name, analysis }: PoisonedVictim): Promise<Parts> {
  const { victim, runtime, picture } = analysis;
  const data = { ...analysis.data, labels: analysis.labels };
  const trusted = { ...analysis.universal, labels: analysis.universalLabels };
  const classes = victim.answerSize;
  const budget = endless(1, QUERIES);
  const controls = new ControlModels(victim, { runtime, trusted, classes, picture }, budget);
  try {
    const halves = await stages(victim, trusted, controls);
    const subject: Case = caseOf(
      data,
      inputFeatures(data),
      trusted,
      inputFeatures(trusted),
      classes,
      new Random(1),
    );
    const content = readContent(
      ...([subject.seenData, subject.labels, subject.seenTrusted, subject.trustedLabels] as const),
      ...([classes, subject.random] as const),
    );
    const makers: readonly (readonly [Name, () => Promise<Trigger[]>])[] = [
      [
        'mislabelled',
        () =>
          Promise.resolve(
            findMislabelledSuspects(subject, content).flatMap((group) => proposeTriggers(subject, group)),
          ),
      ],
      [
        'transplant',
        async () => {
          const { rows } = halves.choose;
          const groups = await findTransplantSuspects(victim, subject, trusted, rows, budget);
          return confirmedTriggers(victim, subject, groups, halves.choose, budget);
        },
      ],
    ];
    const scores = new Map<Name, number>();
    for (const [maker, make] of makers) {
      const { best } = await replayBest(victim, await make(), halves, subject.random, budget);
      const { finding } = judgeTrigger(subject, best);
      scores.set(maker, finding === 'backdoor' ? (best?.success.value ?? 0) : 0);
    }
    return { name, scores };
  } finally {
    await controls.close();
  }
}
