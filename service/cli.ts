import { CLI_DEFAULTS, helpText, readFlags } from './flags.ts';
import { DEFAULT_SETTINGS, type SandboxOptions } from './options.ts';
import { SIMULATION_NOTE } from './jobs/reports.ts';
import type { LocalService } from './local-service.ts';
import { startLocalService } from './server.ts';

/** Exit status for a command line that cannot be used. */
const USAGE_ERROR = 2;

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
      await runSandbox(flags.options);
  }
}

async function runSandbox(options: SandboxOptions): Promise<void> {
  try {
    const sandbox = await startLocalService({
      ...options,
      log: (line) => {
        console.log(line);
      },
    });
    console.log(describeSandbox(sandbox, options));
    const stop = (): void => {
      console.log('Closing.');
      void sandbox.close();
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** What a person needs to use it. Only the made-up credentials are shown; others are known to who gave them. */
function describeSandbox(sandbox: LocalService, options: SandboxOptions): string {
  const apiKey = sandbox.apiKey === DEFAULT_SETTINGS.apiKey ? sandbox.apiKey : '<the key you gave>';
  const orgId = sandbox.orgId === DEFAULT_SETTINGS.orgId ? sandbox.orgId : '<the organization you gave>';
  return `Model security sandbox. ${SIMULATION_NOTE}
Service:  ${sandbox.baseUrl}
Uploads:  ${sandbox.storageUrl}
Data:     ${options.dataDirectory ?? CLI_DEFAULTS.dataDirectory}
Scenario: ${options.scenario ?? DEFAULT_SETTINGS.scenario}
Commits:  ${describeCommits(options)}
Admin:    ${sandbox.adminEnabled ? `${sandbox.baseUrl}/_sandbox/` : 'off (--admin)'}

To try it from a shell:
  export BASE_URL='${sandbox.baseUrl}' API_KEY='${apiKey}' ORG_ID='${orgId}'
  curl -H "x-api-key: $API_KEY" -H "org-id: $ORG_ID" --json '{"repo_type": "github", "repo_url": "https://github.com/octo/model"}' \\
    "$BASE_URL/prod/api/ais/v1.5/developer/lineage-check"

To try it from a workflow on this machine:
  with:
    base-url: ${sandbox.baseUrl}
    api-key: ${apiKey}
    org-id: ${orgId}

Ctrl-C closes it. Requests:`;
}

/** Where the commits of records come from: somebody who compares them must know which are made up. */
function describeCommits({ repositories = DEFAULT_SETTINGS.repositories }: SandboxOptions): string {
  const clones = [...repositories].map(([url, folder]) => `${url} from ${folder}`);
  return clones.length === 0
    ? 'made up for every repository; give --repository URL=DIR to have them looked up in a local clone'
    : `${clones.join(', ')}; made up for every other repository`;
}
