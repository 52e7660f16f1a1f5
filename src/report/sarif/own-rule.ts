import type { ReportingDescriptor } from 'sarif';
import { fullRuleId } from '../../facts/fingerprint.ts';
import { withoutBackticks } from '../../text/sanitize.ts';

/** A rule that is about a run, and so in no public taxonomy. Its texts are Markdown. */
interface OwnRule {
  readonly rule: 'not-tested' | 'unattacked-model';
  readonly name: string;
  readonly level: 'error' | 'warning';
  readonly title: string;
  readonly what: string;
  readonly actions: readonly string[];
}

/** Renders a rule of our own. */
export function renderOwnRule({ rule, name, level, title, what, actions }: OwnRule): ReportingDescriptor {
  const list = actions.map((action) => `- ${action}`).join('\n');
  return {
    id: fullRuleId(rule),
    name,
    shortDescription: { text: title },
    fullDescription: { text: what },
    help: {
      text: withoutBackticks(`${title}\n\n${what}\n\nWhat to do:\n${list}`),
      markdown: `# ${title}\n\n${what}\n\n## What to do\n\n${list}`,
    },
    defaultConfiguration: { level },
    properties: {
      tags: ['security', 'machine-learning', rule],
      precision: 'high',
      'problem.severity': level,
      'security-severity': '4.0',
    },
  };
}
