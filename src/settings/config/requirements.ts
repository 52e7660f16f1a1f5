import { TASKS } from '../../core/attack-table.ts';
import {
  type Minimum,
  MINIMUM_FORMS,
  MINIMUM_NAMES,
  type MinimumName,
  type Minimums,
} from '../../facts/minimum.ts';
import { type JsonSchema, mapping, type Picked, type Schema, then } from '../schema/schema.ts';
import { number } from './forms.ts';

type ValueKeys = Readonly<Partial<Record<MinimumName, Schema<number>>>>;
const VALUES: ValueKeys = Object.fromEntries(
  MINIMUM_NAMES.map((name) => [name, number(MINIMUM_FORMS[name])]),
);

function values(json: JsonSchema): Schema<Minimum> {
  return then(mapping(VALUES, { json }), (picked) => picked.values);
}

type TaskKeys = Readonly<Partial<Record<(typeof TASKS)[number], Schema<Minimum>>>>;
const OF_TASKS: TaskKeys = Object.fromEntries(
  TASKS.map((task) => [
    task,
    values({ description: 'Of the analyses of this task. A value here replaces that of all.' }),
  ]),
);

/** `minimum:` of the config file: the least that counts, for all analyses and for those of a task. */
export const MINIMUM: Schema<Minimums> = then(
  mapping(
    { ...VALUES, ...OF_TASKS },
    {
      json: {
        description:
          'The least that counts. Smaller samples, queries and eps are raised to it; a model with a lower accuracy is not-tested.',
      },
    },
  ),
  ({ values: given }: Picked<ValueKeys & TaskKeys>) => ({
    all: Object.fromEntries(
      MINIMUM_NAMES.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    ),
    tasks: new Map(
      TASKS.flatMap((task) => (given[task] === undefined ? [] : [[task, given[task]] as const])),
    ),
  }),
);
