/** A run of the demo: what a person is told of it, and its inputs. */
export interface DemoRun {
  readonly title: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** True if the run shows something only after the analyses of the run before it have ended. */
  readonly needsVerdicts?: true;
}

type Inputs = Readonly<Record<string, string>>;

/**
 * The two runs of the demo. Mode `collect` needs an earlier run that did not wait, so the first one is that.
 * @param inputs those of the demo, overridden by the user's
 */
export function runsOf(inputs: Inputs): readonly [DemoRun, DemoRun] {
  if (inputs['mode'] !== 'collect') {
    return [
      { title: '1: nothing was scanned yet', inputs },
      { title: '2: the same commit again', inputs },
    ];
  }
  const submit = { mode: 'scan', wait: 'false', 'commit-status': 'true' };
  return [
    { title: '1: submit, without waiting', inputs: { ...inputs, ...submit } },
    { title: '2: collect the verdicts', inputs, needsVerdicts: true },
  ];
}
