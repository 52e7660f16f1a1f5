import { messageOf } from '../../src/core/error-message.ts';
import type { ServiceStart, ServiceStarted } from '../../src/core/service-start.ts';
import type { ChildCode } from '../engine/process/child-code.ts';
import type { LocalService } from '../local-service.ts';
import { startLocalService } from '../server.ts';

/** How long the end may take before the process ends anyway. */
const END_LIMIT_MS = 5000;

/**
 * Serves until the process that started this one closes the channel to it, for whatever reason. Then the service ends its
 * analyses and itself.
 * @param code the code of the processes that analyse
 */
export function serveAlone(code: ChildCode): void {
  let starting: Promise<LocalService> | undefined;
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), END_LIMIT_MS).unref();
    const service = await starting?.catch(() => undefined);
    await service?.close();
    process.exit(0);
  };
  // Ctrl-C goes to every process of a terminal. The command decides when its service ends.
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', () => void end());
  process.once('disconnect', () => void end());
  process.once('message', (start: ServiceStart) => {
    starting = startLocalService({ ...start, storagePort: 0, engine: 'attacks', childCode: code });
    starting
      .then(({ baseUrl }) => {
        tell({ kind: 'ready', baseUrl });
      })
      .catch((error: unknown) => {
        tell({ kind: 'failed', reason: messageOf(error) });
        void end();
      });
  });
}

function tell(message: ServiceStarted): void {
  // The command may have ended meanwhile: then nobody listens.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}
