import { readFileSync } from 'node:fs';
import { helpText, readFlags } from './flags.ts';
import type { PlayedService } from './played-service.ts';
import { DEFAULT_SETTINGS, type ServiceOptions } from './options.ts';
import { startPlayedService } from './server.ts';
import { SIMULATION_NOTE } from './simulation/simulation.ts';

/** Exit status for a command line that cannot be used. */
const USAGE_ERROR = 2;

/** The script of package.json that starts this program. */
const NPM_SCRIPT = 'sandbox';
const PARENT_CHECK_MS = 250;
/** The process that started this one; read at once, since it may end at any time. */
const PARENT = process.ppid;
/** The process that started that one: npm, if a shell stands between. It is watched where /proc tells it. */
const GRANDPARENT = parentOf(PARENT);

await main();

async function main(): Promise<void> {
  const flags = readFlags(process.argv.slice(2));
  switch (flags.kind) {
    case 'help':
      console.log(helpText());
      return;
    case 'problems':
      console.error(flags.problems.join('\n'));
      process.exitCode = USAGE_ERROR;
      return;
    case 'run':
      await runService(flags.options);
  }
}

async function runService(options: ServiceOptions): Promise<void> {
  try {
    const service = await startPlayedService({
      ...options,
      log: (line) => {
        console.log(line);
      },
    });
    closeAtEnd(service);
    console.log(describeService(service, options));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** @returns undefined where the system does not tell */
function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The name of the program stands in brackets, and may hold anything.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(parent);
  } catch {
    return undefined;
  }
}

/** Closes the service on Ctrl-C, on SIGTERM, or when npm ends. */
function closeAtEnd(service: PlayedService): void {
  let isClosing = false;
  const stop = (): void => {
    if (isClosing) return;
    isClosing = true;
    clearInterval(watch);
    console.log(`Closing. ${SIMULATION_NOTE}`);
    void service.close();
  };
  // On SIGTERM npm ends its shell, and the shell leaves its programs running.
  const isUnderNpm = process.env['npm_lifecycle_event'] === NPM_SCRIPT;
  const check = (): void => {
    // If npm is killed, its shell may live on without a parent.
    if (process.ppid !== PARENT || parentOf(PARENT) !== GRANDPARENT) stop();
  };
  const watch = isUnderNpm ? setInterval(check, PARENT_CHECK_MS) : undefined;
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

/** The text for the person who started it. It shows only the default credentials; others stay secret. */
function describeService(service: PlayedService, options: ServiceOptions): string {
  const apiKey = service.apiKey === DEFAULT_SETTINGS.apiKey ? service.apiKey : '<the key you gave>';
  const orgId = service.orgId === DEFAULT_SETTINGS.orgId ? service.orgId : '<the organization you gave>';
  return `${SIMULATION_NOTE}
Service:  ${service.baseUrl}
Uploads:  ${service.storageUrl}
Scenario: ${options.scenario ?? DEFAULT_SETTINGS.scenario}
Commits:  ${describeCommits(options)}
Admin:    ${service.adminEnabled ? `${service.baseUrl}/_sandbox/` : 'off (--admin)'}

To try it from a shell:
  export BASE_URL='${service.baseUrl}' API_KEY='${apiKey}' ORG_ID='${orgId}'
  curl -H "x-api-key: $API_KEY" -H "org-id: $ORG_ID" --json '{"repo_type": "github", "repo_url": "https://github.com/octo/model"}' \\
    "$BASE_URL/prod/api/ais/v1.5/developer/lineage-check"

To try it from a workflow on this machine:
  with:
    base-url: ${service.baseUrl}
    api-key: ${apiKey}
    org-id: ${orgId}

Ctrl-C closes it. Requests:`;
}

/** Says where the commits of records come from: people who compare them must know which are made up. */
function describeCommits({ repositories = DEFAULT_SETTINGS.repositories }: ServiceOptions): string {
  const clones = [...repositories].map(([url, folder]) => `${url} from ${folder}`);
  return clones.length === 0
    ? 'made up for every repository; give --repository URL=DIR to look them up in a local clone'
    : `${clones.join(', ')}; made up for every other repository`;
}
