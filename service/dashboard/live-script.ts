/**
 * The script of the dashboard, served by the service itself. While a job runs, it fetches the same page again and replaces
 * the parts that changed, so that nothing flickers and the keyboard stays where it is. Without it, browsers load the page
 * again by themselves.
 */
export const LIVE_SCRIPT = `'use strict';
const PAUSE_MS = 1000;

async function update() {
  const answer = await fetch(location.href, { cache: 'no-store' });
  if (!answer.ok) return true;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const parts = [...document.querySelectorAll('[data-live]')];
  const same = next.querySelectorAll('[data-live]').length === parts.length;
  if (!same) {
    document.querySelector('main').replaceWith(document.adoptNode(next.querySelector('main')));
    document.title = next.title;
  }
  for (const part of same ? parts : []) {
    const other = next.getElementById(part.id);
    if (other === null || other.innerHTML === part.innerHTML) continue;
    const focused = part.contains(document.activeElement) ? document.activeElement.href : undefined;
    part.replaceChildren(...other.childNodes);
    [...part.querySelectorAll('a')].find((link) => link.href === focused)?.focus();
  }
  return next.querySelector('noscript') !== null;
}

async function follow() {
  let isRunning = true;
  while (isRunning) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    // A service that was stopped may come back: the page stays as it was.
    isRunning = document.hidden || (await update().catch(() => true));
  }
}

follow();
`;
