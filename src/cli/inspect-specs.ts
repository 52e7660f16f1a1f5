import { DESCRIPTORS } from '../attacks/table.ts';
import type { PlannedAnalysis } from '../facts/planned-analysis.ts';
import { plannedSlots } from '../facts/local-analysis.ts';
import type { InspectedFile } from '../engine/inspect/inspection.ts';
import type { Problem } from '../core/problem.ts';
import type { Inspector } from './inspector.ts';

/**
 * Looks at the content of the files of analyses, as local analyses would read them.
 * @param analyses those whose files exist and can be read
 */
export async function inspectContent(
  analyses: readonly PlannedAnalysis[],
  inspector: Inspector,
): Promise<readonly Problem[]> {
  const problems = new Map<string, Problem>();
  for (const { spec, artifacts } of analyses) {
    const usable = plannedSlots(spec);
    const used = artifacts.filter(({ slot }) => usable.includes(slot));
    const slots = Object.fromEntries(
      used.map(({ slot, files }): [string, readonly InspectedFile[]] => [
        slot,
        files.map(({ name, absolutePath }) => ({ name, absolutePath })),
      ]),
    );
    const { task, attack, fields, local } = spec;
    const labels = DESCRIPTORS[attack].needsLabels ? { labelsFor: attack } : {};
    const { faults } = await inspector.ask({
      kind: 'analysis',
      task,
      ...labels,
      fields: { ...fields },
      ...(local?.output === undefined ? {} : { output: local.output }),
      slots,
    });
    for (const { slot, message } of faults) {
      const artifact = used.find((one) => one.slot === slot);
      const place = artifact?.place ?? spec.place;
      if (place === undefined) continue;
      const about = artifact === undefined ? spec.name : `artifact "${artifact.path}" for ${slot}`;
      // The attacks of one model mostly share their files.
      problems.set(JSON.stringify([place, message]), { place, message: `${about}: ${message}` });
    }
  }
  return [...problems.values()];
}
