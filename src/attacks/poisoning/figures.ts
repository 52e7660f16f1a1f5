import type { LabelledInputs } from '../../engine/types.ts';
import type { LabelIssues } from './label-issues.ts';
import type { TrustedView } from './trusted-judge.ts';
import type { TriggerSearch } from './trigger-search.ts';
import type { Verdict } from './verdict.ts';

/** The numbers of labels and triggers, for the report. */
export function figuresOf(
  data: LabelledInputs,
  labels: LabelIssues,
  search: TriggerSearch | undefined,
  verdict: Verdict | undefined,
): Record<string, number | string> {
  const best = verdict?.best;
  return {
    rows: data.count,
    'rows without copies': labels.different,
    ...labelFigures(labels),
    ...trustedFigures(labels.byTrusted),
    ...(search === undefined
      ? {}
      : {
          'groups of suspicious rows': search.groups,
          'triggers tried': search.tried,
          ...(search.content === undefined ? {} : { 'accuracy of the comparison': search.content.accuracy }),
          ...(search.columns === undefined
            ? {}
            : { 'values more frequent than in trusted data': search.columns.overRepresented }),
        }),
    ...(best === undefined
      ? {}
      : {
          'trigger success': best.success.value,
          'flipped inputs': best.flipped,
          'trusted inputs used': best.inputs,
          [verdict?.columns === undefined
            ? 'flipped by the same change in random places'
            : 'flipped by values of other rows']: best.scattered,
          ...(best.natural === undefined ? {} : { 'flipped in control models': best.natural }),
          'rows that clearly carry the trigger': verdict?.clearRows ?? 0,
        }),
    ...(search?.agreement === undefined ? {} : { 'agreement of the control models': search.agreement }),
  };
}

function labelFigures({ issues, share, judged }: LabelIssues): Record<string, number> {
  if (!judged && share.low === 0) return {};
  return {
    'rows with wrong labels': issues.length,
    'share of wrong labels': share.value,
    'share of wrong labels, low': share.low,
    'share of wrong labels, high': share.high,
  };
}

function trustedFigures(view: TrustedView | undefined): Record<string, number> {
  if (view === undefined) return {};
  return {
    'errors on trusted rows of a classifier that learned others of them': view.error,
    'share of wrong labels by trusted rows': view.share.value,
    'share of wrong labels by trusted rows, low': view.share.low,
    'share of wrong labels by trusted rows, high': view.share.high,
  };
}
