import { describe, expect, it } from '@jest/globals';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { readFlags } from '../service/flags.ts';
import { LINEAGE_PATH } from '../support/interface-rules.ts';

interface Command {
  readonly process: ReturnType<typeof spawn>;
  /** Everything printed so far, both streams. */
  text(): string;
  /** Resolves when a text was printed. @throws Error if the command ends first */
  printed(text: string): Promise<void>;
  /** The exit status. */
  readonly ended: Promise<number | null>;
}

/** Runs the command as a user does. */
function runCommand(...args: readonly string[]): Command {
  return observe(
    spawn(process.execPath, ['__tests__/service/cli.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] }),
  );
}

/** Runs the command as npm does, in a shell. The end of the shell does not end the command. */
function runInShell(script: string, ...args: readonly string[]): Command {
  const command = `"$0" __tests__/service/cli.ts "$@"; exit $?`;
  return observe(
    spawn('sh', ['-c', command, process.execPath, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, npm_lifecycle_event: script },
    }),
  );
}

function observe(child: ChildProcessByStdio<null, Readable, Readable>): Command {
  let text = '';
  const ended = once(child, 'close').then(() => child.exitCode);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const printed = async (wanted: string): Promise<void> => {
    while (!text.includes(wanted)) {
      const over = await Promise.race([once(child.stdout, 'data').then(() => false), ended.then(() => true)]);
      if (over) throw new Error(`ended without printing "${wanted}": ${text}`);
    }
  };
  return { process: child, text: () => text, printed, ended };
}

describe('the command', () => {
  it('says that every score is made up and how to use it, logs requests without credentials, and closes on Ctrl-C', async () => {
    const command = runCommand('--port', '0', '--storage-port', '0', '--api-key', 'given-key');
    await command.printed('Requests:');
    expect(command.text()).toMatch(/^EVERY SCORE IS MADE UP/u);
    expect(command.text()).toMatch(
      /Service: {2}http:\/\/127\.0\.0\.1:\d+\nUploads: {2}http:\/\/127\.0\.0\.1:\d+\n/u,
    );
    expect(command.text()).toMatch(
      /with:\n {4}base-url: http:\/\/127\.0\.0\.1:\d+\n {4}api-key: .*\n {4}org-id: sandbox-org/u,
    );
    expect(command.text()).toContain(
      'Commits:  made up for every repository; give --repository URL=DIR to look them up',
    );
    const baseUrl = /Service: {2}(\S+)/u.exec(command.text())?.[1] ?? '';
    for (const key of ['given-key', 'wrong-key']) {
      await fetch(`${baseUrl}${LINEAGE_PATH}?secret=in-the-query`, {
        method: 'POST',
        headers: { 'x-api-key': key, 'org-id': 'sandbox-org', 'content-type': 'application/json' },
        body: '{"repo_type": "github", "storage_secret_access_key": "in-the-body"}',
      });
    }
    await command.printed('the header x-api-key is invalid or expired');
    expect(command.text()).toMatch(
      /\d\d:\d\d:\d\d POST \/prod\/api\/ais\/v1\.5\/developer\/lineage-check 400 \d+ ms/u,
    );
    expect(command.text()).not.toMatch(/given-key|wrong-key|in-the-query|in-the-body/u);
    command.process.kill('SIGINT');
    expect(await command.ended).toBe(0);
    expect(command.text()).toMatch(/Closing\. EVERY SCORE IS MADE UP.*\n$/u);
  });

  it('tells every wrong flag at once and exits with 2', async () => {
    const command = runCommand(
      '--prot',
      '1',
      '--port',
      '70000',
      '--scenario',
      'x',
      '--admin=yes',
      '--api-key',
    );
    expect(await command.ended).toBe(2);
    expect(command.text().trim().split('\n')).toEqual([
      '--prot is unknown; --help lists the flags',
      '"1" belongs to no flag',
      '--port must be an integer from 0 to 65535, but is "70000"',
      '--scenario must be one of clean, vulnerable, failing, slow, mixed, or MODEL_ID= and one of them, but is "x"',
      '--admin takes no value',
      '--api-key must be followed by KEY',
    ]);
  });

  it('lists its flags', async () => {
    const command = runCommand('--port', 'x', '--help');
    expect(await command.ended).toBe(0);
    for (const flag of ['--port PORT', '--repository URL=DIR', '--admin', '--help']) {
      expect(command.text()).toContain(`\n  ${flag}\n`);
    }
  });

  it('closes when npm run sandbox is ended', async () => {
    const args = ['--port', '0', '--storage-port', '0'];
    const command = runInShell('sandbox', ...args);
    await command.printed('Requests:');
    command.process.kill('SIGTERM');
    // The output ends only when no program has it open any more.
    await command.ended;
    expect(command.text()).toMatch(/Closing\. EVERY SCORE IS MADE UP.*\n$/u);
  });

  it('closes when npm is killed and leaves its shell behind', async () => {
    const args = ['--port', '0', '--storage-port', '0'];
    // The first shell stands for npm, and the second one for the shell that npm starts.
    const command = `sh -c '"$0" __tests__/service/cli.ts "$@"; exit $?' "$0" "$@"; exit $?`;
    const npm = observe(
      spawn('sh', ['-c', command, process.execPath, ...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, npm_lifecycle_event: 'sandbox' },
      }),
    );
    await npm.printed('Requests:');
    npm.process.kill('SIGKILL');
    await npm.ended;
    expect(npm.text()).toMatch(/Closing\. EVERY SCORE IS MADE UP.*\n$/u);
  });

  it('exits with 1 if its port is in use', async () => {
    const first = runCommand('--port', '0', '--storage-port', '0');
    await first.printed('Requests:');
    const port = /Service: {2}\S+:(\d+)$/mu.exec(first.text())?.[1] ?? '';
    const second = runCommand('--port', port, '--storage-port', '0');
    expect(await second.ended).toBe(1);
    expect(second.text()).toContain('give another --port');
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });
});

describe('flags', () => {
  it('have defaults', () => {
    const options = { port: 8791, storagePort: 8792 };
    expect(readFlags([])).toEqual({ kind: 'run', options });
  });

  it('are all taken', () => {
    const result = readFlags([
      ...['--port', '1', '--storage-port=2', '--api-key', 'k', '--org-id', 'o'],
      ...[
        '--scenario',
        'mixed',
        '--scenario',
        'm=1=slow',
        '--scenario',
        'n=failing',
        '--seconds-per-stage',
        '1.5',
      ],
      ...['--upload-form', 'post', '--answer-shape', 'eva', '--repository', 'https://x/y?a=b=.'],
      ...['--known-models', 'a, b', '--path-spelling', 'model_analyse', '--rate-limit', '9'],
      ...['--upload-expiry-seconds', '5', '--expired-licence', '--admin'],
    ]);
    expect(result).toEqual({
      kind: 'run',
      options: {
        port: 1,
        storagePort: 2,
        apiKey: 'k',
        orgId: 'o',
        scenario: 'mixed',
        modelScenarios: new Map([
          ['m=1', 'slow'],
          ['n', 'failing'],
        ]),
        secondsPerStage: 1.5,
        uploadForm: 'post',
        answerShape: 'eva',
        repositories: new Map([['https://x/y?a=b', '.']]),
        knownModels: ['a', 'b'],
        pathSpelling: 'model_analyse',
        rateLimit: 9,
        uploadExpirySeconds: 5,
        expiredLicence: true,
        admin: true,
      },
    });
  });

  it.each([
    [['--port', '-1'], 'must be an integer from 0 to 65535'],
    [['--port', ''], 'must be followed by PORT'],
    [['--port', '--admin'], 'must be followed by PORT'],
    [['--rate-limit', '1.5'], 'must be an integer of at least 0'],
    [['--seconds-per-stage', 'quick'], 'must be a number of seconds'],
    [['--upload-form', 'ftp'], 'must be one of put, post, mixed'],
    [['--answer-shape', 'round'], 'must be one of urls, flat'],
    [['--scenario', '=clean'], 'or MODEL_ID= and one of them'],
    [['--repository', 'https://x/y'], 'must be URL=DIR with a folder that exists'],
    [['--repository', 'https://x/y=/nowhere/at/all'], 'must be URL=DIR with a folder that exists'],
    [['--known-models', 'a,,b'], 'must be model ids joined by commas'],
    [['--constructor'], 'is unknown'],
    [['-x'], '-x is unknown'],
    [['start'], '"start" belongs to no flag'],
  ])('are refused: %j', (args, message) => {
    expect(readFlags(args)).toEqual({ kind: 'problems', problems: [expect.stringContaining(message)] });
  });
});
