import * as core from '@actions/core';
import type { Log } from '../core/log.ts';
import { describePlace, type Place } from '@model-security-scan/common/problem';
import type { Secrets } from '../redact/secrets.ts';
import { bounded } from '@model-security-scan/common/sanitize';
import { hidePositions, logLine } from '../text/log-line.ts';

/** A longer line of the log is cut. Only the live view of a running job cuts earlier, at 1,024: the log itself does not. */
const MAX_LINE_LENGTH = 16_000;
/** The runner cuts an annotation after 4,096 characters. */
const MAX_ANNOTATION_LENGTH = 4000;
/** A longer text is cut before it is searched for secrets. */
const MAX_SEARCHED_LENGTH = 20_000;

/** Creates the log of the runner, which removes secrets and everything that could be read as a workflow command. */
export function createRunnerLog(secrets: Secrets): Log {
  const clean = (text: string): string => secrets.redact(bounded(text, MAX_SEARCHED_LENGTH));
  const line = (text: string): string => logLine(hidePositions(clean(text)), MAX_LINE_LENGTH);
  // The log shows an annotation without its place, so the text names the place too.
  const annotation = (text: string, place: Place | undefined): string => {
    const placed = place === undefined ? text : `${describePlace(place)}: ${text}`;
    return logLine(clean(placed), MAX_ANNOTATION_LENGTH);
  };
  return {
    info: (text) => {
      core.info(line(text));
    },
    debug: (text) => {
      // The runner would hide the line, but it would still be in the raw output of the step. Stacks keep their positions:
      // problem matchers do not look at the lines of commands.
      if (core.isDebug()) core.debug(logLine(clean(text), MAX_LINE_LENGTH));
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
    // GitHub could not show an annotation on a file whose name is changed here.
    file: logLine(secrets.redact(file), MAX_ANNOTATION_LENGTH),
    startLine: line,
    // The runner accepts columns only if the annotation starts and ends on the same line.
    endLine: line,
    startColumn: column,
    ...(endColumn === undefined ? {} : { endColumn }),
  };
}
