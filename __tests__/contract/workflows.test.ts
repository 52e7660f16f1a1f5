import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { readActionMetadata } from '../../tools/action-metadata.ts';
import { projectPath } from '../../tools/project.ts';
import { CASES } from '../../tools/workflows/cases.ts';
import {
  documentedWorkflows,
  type ProjectWorkflow,
  workflowFiles,
} from '../../tools/workflows/documented.ts';
import { PUBLISHED_ACTION, PUBLISHED_WORKFLOW } from '../../tools/workflows/repository.ts';
import { at, isObject, textAt } from '@model-security-scan/common/json';

// Every workflow of the project: in examples/, in .github/, and in fenced blocks of README.md and docs/.

const action = readActionMetadata(projectPath('action.yml'));

interface Read extends ProjectWorkflow {
  readonly document: unknown;
  readonly jobs: readonly unknown[];
  readonly steps: readonly unknown[];
}

let files: readonly Read[] = [];
let all: readonly Read[] = [];

beforeAll(async () => {
  files = (await workflowFiles()).map(read);
  all = [...files, ...(await documentedWorkflows()).map(read)];
});

function read(workflow: ProjectWorkflow): Read {
  const document: unknown = parse(workflow.text);
  const jobs = Object.values(mappingAt(document, 'jobs'));
  return { ...workflow, document, jobs, steps: jobs.flatMap((job) => listAt(job, 'steps')) };
}

/** Everything wrong in any of the workflows, with its place. */
function wrong(workflows: readonly Read[], check: (workflow: Read) => readonly string[]): readonly string[] {
  return workflows.flatMap((workflow) => check(workflow).map((what) => `${workflow.where}: ${what}`));
}

const usesOf = (step: unknown): string => textAt(step, 'uses') ?? '';
const NEEDED = ['base-url', 'api-key', 'org-id'];
/** True if other workflows call it, and no event starts it. */
const isCalled = ({ document }: Read): boolean =>
  Object.keys(at(document, 'on') ?? {}).join() === 'workflow_call';
const isOurs = (step: unknown): boolean => [PUBLISHED_ACTION, './', '$/'].includes(usesOf(step));

describe('the workflows', () => {
  it('are found in files and in documents', () => {
    const places = all.map(({ where }) => where.replace(/[/:].*$/u, ''));
    expect(new Set(places)).toEqual(new Set(['examples', '.github', 'README.md']));
    expect(all.filter(({ steps }) => steps.some(isOurs)).length).toBeGreaterThan(5);
  });

  it('give only inputs that action.yml declares, and all that a service needs', () => {
    const declared = action.inputs.map(({ name }) => name);
    const check = (workflow: Read): readonly string[] =>
      workflow.steps.filter(isOurs).flatMap((step) => {
        const given = Object.keys(mappingAt(step, 'with'));
        // Local analyses take no credentials.
        const required = at(step, 'with', 'base-url') === 'local' ? ['base-url'] : NEEDED;
        return [
          ...given.filter((name) => !declared.includes(name)).map((name) => `there is no input ${name}`),
          ...required.filter((name) => !given.includes(name)).map((name) => `${name} is missing`),
        ];
      });
    expect(wrong(all, check)).toEqual([]);
  });

  it('read only outputs that action.yml declares', () => {
    const declared = action.outputs.map(({ name }) => name);
    const check = (workflow: Read): readonly string[] => {
      const ids = workflow.steps.filter(isOurs).flatMap((step) => textAt(step, 'id') ?? []);
      return [...workflow.text.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/gu)]
        .filter(([, id = '', name = '']) => ids.includes(id) && !declared.includes(name))
        .map(([text]) => text);
    };
    expect(wrong(all, check)).toEqual([]);
  });

  it('begin with at most the right to read the contents', () => {
    const check = (workflow: Read): readonly string[] => {
      const permissions = at(workflow.document, 'permissions');
      // A called workflow has the permissions of its caller, and fails if it asks for more.
      if (isCalled(workflow)) {
        return permissions === undefined ? [] : ['a called workflow asks for permissions'];
      }
      const given = JSON.stringify(permissions);
      return given === '{}' || given === '{"contents":"read"}' ? [] : [`permissions are ${given}`];
    };
    expect(wrong(all, check)).toEqual([]);
  });

  it('have a time limit for every job, longer than that of the action in it', () => {
    const check = (workflow: Read): readonly string[] =>
      workflow.jobs.flatMap((job) => {
        // GitHub takes none where a job calls a workflow, whose job has its own.
        if (at(job, 'uses') !== undefined) return [];
        const limit = at(job, 'timeout-minutes');
        if (typeof limit !== 'number') return ['a job has no timeout-minutes'];
        const scans = listAt(job, 'steps').filter(
          (step) => isOurs(step) && at(step, 'with', 'wait') === true,
        );
        const own = scans.map((step) => Number(at(step, 'with', 'timeout-minutes') ?? 60));
        return own.some((minutes) => minutes >= limit) ? ['a job ends before the action does'] : [];
      });
    expect(wrong(all, check)).toEqual([]);
  });

  it('leave no token behind in a checkout', () => {
    const check = (workflow: Read): readonly string[] =>
      workflow.steps
        .filter((step) => usesOf(step).startsWith('actions/checkout@'))
        .filter((step) => at(step, 'with', 'persist-credentials') !== false)
        .map(() => 'a checkout keeps its credentials');
    expect(wrong(all, check)).toEqual([]);
  });

  it('never run on pull_request_target', () => {
    const check = (workflow: Read): readonly string[] => {
      const on = at(workflow.document, 'on');
      const events = isObject(on) ? Object.keys(on) : [on].flat();
      return events.includes('pull_request_target') ? ['runs on pull_request_target'] : [];
    };
    expect(wrong(all, check)).toEqual([]);
  });
});

describe('the workflows in files', () => {
  it('name every other action by a commit, with its version behind it', () => {
    const check = (workflow: Read): readonly string[] =>
      [...workflow.text.matchAll(/^ *(?:- )?uses: (.+)$/gmu)]
        .map(([, uses = '']) => uses)
        .filter((uses) => !/^[.$]\//u.test(uses) && ![PUBLISHED_ACTION, PUBLISHED_WORKFLOW].includes(uses))
        .filter((uses) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u.test(uses));
    expect(wrong(files, check)).toEqual([]);
  });

  it('name one action by one commit only', () => {
    const pins = files.flatMap(({ text }) => [
      ...text.matchAll(/^ *(?:- )?uses: ([\w.-]+\/[\w.-]+)[^@\n]*@(.+)$/gmu),
    ]);
    expect(pins.length).toBeGreaterThan(0);
    const byAction = new Map<string, Set<string>>();
    for (const [, name = '', pin = ''] of pins) {
      byAction.set(name, (byAction.get(name) ?? new Set()).add(pin));
    }
    expect([...byAction].filter(([, found]) => found.size > 1)).toEqual([]);
  });

  it('do not run twice at once', () => {
    const check = (workflow: Read): readonly string[] => {
      const byHand = textAt(workflow.document, 'name')?.includes('try without a key') === true;
      return byHand || isCalled(workflow) || textAt(workflow.document, 'concurrency', 'group') !== undefined
        ? []
        : ['there is no concurrency group'];
    };
    expect(wrong(files, check)).toEqual([]);
  });

  it('put no expression into a script: a branch name could be a command', () => {
    const check = (workflow: Read): readonly string[] =>
      workflow.steps.map((step) => textAt(step, 'run') ?? '').filter((script) => script.includes('${{'));
    expect(wrong(files, check)).toEqual([]);
  });
});

describe('the workflows in documents', () => {
  it('are the text of an example: there is one source', async () => {
    const examples = files.filter(({ where }) => where.startsWith('examples/')).map(({ text }) => text);
    const documented = await documentedWorkflows();
    expect(documented.length).toBeGreaterThan(0);
    expect(documented.filter(({ text }) => !examples.includes(text)).map(({ where }) => where)).toEqual([]);
  });
});

describe('the examples', () => {
  it.each([true, false])('are all run by a workflow runner (npm run workflows), passing: %s', (passes) => {
    const names = files.map(({ where }) => where).filter((where) => where.startsWith('examples/'));
    const runs = CASES.flatMap((one) => one.runs).filter(({ expect: { passes: does } }) => does === passes);
    const played = runs.map(({ example }) => `examples/${example}.yml`);
    expect([...new Set(played)].sort()).toEqual(names.sort());
  });
});

function mappingAt(value: unknown, key: string): Readonly<Record<string, unknown>> {
  const found = at(value, key);
  return isObject(found) ? found : {};
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const found = at(value, key);
  return Array.isArray(found) ? found : [];
}
