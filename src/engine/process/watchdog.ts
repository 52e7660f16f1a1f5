import { Worker } from 'node:worker_threads';

/**
 * Ends this process when the pipe at its standard input closes, because the process that started it has ended. A thread
 * waits for that: the main thread may be busy with a model for minutes.
 */
export function endWithParent(): void {
  const watchdog = new Worker(CODE, { eval: true, env: {}, stdout: true, stderr: true });
  watchdog.unref();
}

const CODE = `
  const { Socket } = require('node:net');
  const pipe = new Socket({ fd: 0 });
  pipe.on('error', () => undefined);
  pipe.on('close', () => process.kill(process.pid, 'SIGKILL'));
  pipe.resume();
`;
