/** What a test may add to the config of one analysis. */
interface Parts {
  /** The mapping of the attack. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly artifacts?: Readonly<Record<string, unknown>>;
  readonly service?: Readonly<Record<string, unknown>>;
}

/**
 * Writes a config with one analysis, for the input `config`.
 * @param id becomes the name of the model, too, if it can be one
 */
export function oneAnalysis(
  id: string,
  task: string,
  attack: string,
  { fields = {}, artifacts, service }: Parts = {},
): string {
  const name = /^[\w.-]+$/u.test(id) ? id : 'model';
  const model = { name, id, task, ...(artifacts === undefined ? {} : { artifacts }) };
  return JSON.stringify({
    version: 1,
    models: [{ ...model, attacks: { [attack]: fields } }],
    ...(service === undefined ? {} : { service }),
  });
}
