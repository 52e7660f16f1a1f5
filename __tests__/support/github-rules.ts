import { type Answer, jsonAnswer } from './strict-server.ts';

/** An error as GitHub words it. */
export function refusal(status: number, message: string, errors?: readonly unknown[]): Answer {
  const more = errors === undefined ? {} : { errors };
  return jsonAnswer({ message, ...more, documentation_url: 'https://docs.github.com/rest' }, status);
}

const MAX_BODY_LENGTH = 65_536;

/** GitHub's refusal of a comment's text; undefined if it accepts the text. */
export function bodyRefusal(body: string): Answer | undefined {
  if (body.trim() === '') return invalid("Body can't be blank");
  // GitHub counts characters as Unicode does.
  if (Array.from(body).length <= MAX_BODY_LENGTH) return undefined;
  return invalid(`Body is too long (maximum is ${String(MAX_BODY_LENGTH)} characters)`);
}

function invalid(message: string): Answer {
  const resource = 'IssueComment';
  return refusal(422, 'Validation Failed', [{ resource, code: 'custom', field: 'body', message }]);
}

/** A page of a list with GitHub's Link header: 30 items unless the request names a number, and never more than 100. */
export function pageOf(items: readonly unknown[], url: URL): Answer {
  const size = Math.min(Number(url.searchParams.get('per_page') ?? '30'), 100);
  const page = Number(url.searchParams.get('page') ?? '1');
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (number: number, rel: string): string => {
    const target = new URL(url);
    target.searchParams.set('page', String(number));
    return `<${target.href}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
  ].join(', ');
  const answer = jsonAnswer(items.slice((page - 1) * size, page * size));
  return links === '' ? answer : { ...answer, headers: { link: links } };
}
