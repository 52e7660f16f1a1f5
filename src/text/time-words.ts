/**
 * Formats a time as `2026-11-22 15:01 UTC`.
 * @param time as `Date` reads it; a text that is no time is returned as it is
 */
export function formatTime(time: string | number): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return String(time);
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Formats a duration: `1 h 05 min`, `3 min 20 s` or `12 s`. */
export function describeDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const pad = (value: number): string => String(value).padStart(2, '0');
  if (minutes >= 60) return `${String(Math.floor(minutes / 60))} h ${pad(minutes % 60)} min`;
  return minutes > 0 ? `${String(minutes)} min ${pad(seconds % 60)} s` : `${String(seconds)} s`;
}
