import * as core from '@actions/core';
import type { Log } from '../core/log.ts';
import { describePlace, type Place } from '../core/problem.ts';
import type { Secrets } from '../redact/secrets.ts';
import { bounded, logLine } from '../text/sanitize.ts';

/** Over this the runner cuts a line of the log. */
const MAX_LINE = 1000;
/** Over 4,096 characters the runner cuts an annotation. */
const MAX_ANNOTATION = 4000;
/** What is over this is not even searched for secrets. */
const MAX_SEARCHED = 20_000;

/** The log of the runner: every text loses its secrets and whatever could be taken for a workflow command. */
export function createRunnerLog(secrets: Secrets): Log {
  const line = (text: string): string => logLine(secrets.redact(bounded(text, MAX_SEARCHED)), MAX_LINE);
  // In the log itself an annotation shows no place: the text says it as well.
  const annotation = (text: string, place: Place | undefined): string => {
    const placed = place === undefined ? text : `${describePlace(place)}: ${text}`;
    return logLine(secrets.redact(bounded(placed, MAX_SEARCHED)), MAX_ANNOTATION);
  };
  return {
    info: (text) => {
      core.info(line(text));
    },
    debug: (text) => {
      // The runner would hide it, but whatever keeps the raw output of the step would not.
      if (core.isDebug()) core.debug(line(text));
    },
    notice: (text, place) => {
      core.notice(annotation(text, place), properties(place, secrets));
    },
    warning: (text, place) => {
      core.warning(annotation(text, place), properties(place, secrets));
    },
    error: (text, place) => {
      core.error(annotation(text, place), properties(place, secrets));
    },
    group: (title, lines) => {
      core.startGroup(line(title));
      for (const one of lines) core.info(line(one));
      core.endGroup();
    },
  };
}

function properties(place: Place | undefined, secrets: Secrets): core.AnnotationProperties {
  if (place?.kind !== 'file') return {};
  const { file, line, column, endColumn } = place;
  return {
    // A name that this changes belongs to no file that GitHub could show the annotation on.
    file: logLine(secrets.redact(file), MAX_ANNOTATION),
    startLine: line,
    // Columns count only where the line does not end elsewhere.
    endLine: line,
    startColumn: column,
    ...(endColumn === undefined ? {} : { endColumn }),
  };
}
