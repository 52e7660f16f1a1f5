/**
 * Formats a time as `2026-11-22 15:01 UTC`.
 * @param time as `Date` reads it; a text that is no time is returned as it is
 */
export function formatTime(time: string | number): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return String(time);
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
