const dohaZone = 'Asia/Qatar';

/** Minutes a time zone is ahead of UTC at a moment. Throws a RangeError on a zone nobody knows. */
function offsetMinutes(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) : 0;
}

/** Hours a place is ahead of Doha (behind: negative), in January and in July: where clocks change, the two differ. */
export function hoursAheadOfDoha(timeZone: string): { winter: number; summer: number } {
  const difference = (at: Date) => (offsetMinutes(timeZone, at) - offsetMinutes(dohaZone, at)) / 60;
  return { winter: difference(new Date('2027-01-15T12:00:00Z')), summer: difference(new Date('2027-07-15T12:00:00Z')) };
}

/** The zone by its offset: "UTC+9", or "UTC+1 / +2" where clocks change, winter first. Qatar is three hours ahead of UTC all year. */
export function zoneInWords({ winter, summer }: { winter: number; summer: number }): string {
  const offset = (hours: number) => {
    const minutes = Math.abs(hours + 3) * 60;
    const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
    return `${hours + 3 < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`;
  };
  return winter === summer ? `UTC${offset(winter)}` : `UTC${offset(winter)} / ${offset(summer)}`;
}
