import type { ClockDifference } from '@/content/clock';

/** The zone by its offset: "UTC+9", or "UTC+1 / +2" where clocks change, winter first. Qatar is UTC+3 all year. */
export function zoneInWords({ winter, summer }: ClockDifference): string {
  const offset = (hours: number) => {
    const minutes = Math.abs(hours + 3) * 60;
    const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
    return `${hours + 3 < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`;
  };
  return winter === summer ? `UTC${offset(winter)}` : `UTC${offset(winter)} / ${offset(summer)}`;
}
