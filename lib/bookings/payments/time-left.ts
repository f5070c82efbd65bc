/** How long is left until an instant, in its largest whole unit: "2 days", "5 hours", "40 minutes". Minutes are rounded up. */
export function timeLeft(until: string, now: number): { unit: 'days' | 'hours' | 'minutes'; count: number } {
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - now) / 60_000));
  if (minutes >= 2 * 24 * 60) return { unit: 'days', count: Math.floor(minutes / (24 * 60)) };
  if (minutes >= 2 * 60) return { unit: 'hours', count: Math.floor(minutes / 60) };
  return { unit: 'minutes', count: minutes };
}
