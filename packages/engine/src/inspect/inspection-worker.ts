import { parentPort } from 'node:worker_threads';
import type { InspectionAnswer, InspectionRequest } from './inspection.ts';
import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import { inspectAnalysis } from './inspect-analysis.ts';
import { readModel } from '../formats/read-model.ts';
import { membersOf } from './members.ts';

/** The thread that reads hostile files for the command line: it has no network, a memory limit and a deadline. */
parentPort?.on('message', (request: InspectionRequest) => {
  void answer(request).then((found) => {
    parentPort?.postMessage(found);
  });
});

async function answer(request: InspectionRequest): Promise<InspectionAnswer> {
  try {
    if (request.kind === 'analysis') return await inspectAnalysis(request);
    return { faults: [], model: readModel(await membersOf(request.files, 'model')).facts() };
  } catch (error) {
    const slot = request.kind === 'model' ? 'model' : 'data';
    return { faults: [{ slot, message: messageOf(error) }] };
  }
}

function messageOf(error: unknown): string {
  if (error instanceof ArtifactFault) return error.message;
  const why = error instanceof Error ? shownName(error.message, 300) : 'unknown reason';
  return `The file cannot be read: ${why}.`;
}
