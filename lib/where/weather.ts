import type { Weather } from './choices';
import type { PlaceFacts } from './place-facts';

type Climate = NonNullable<PlaceFacts['climate']>;

/** °C by day that a wish asks for; hotter than warm is not what anybody asks for. `pleasant` is told where nothing was asked. */
const bands = { warm: [25, 37], mild: [15, 25], pleasant: [18, 34] } as const;
/** Mean of day and night below which snow stays. */
const snowMean = 1;

const everyMonth = Array.from({ length: 12 }, (_, index) => index + 1);

function isSo({ high, low }: Climate, month: number, weather: Weather | 'pleasant'): boolean {
  const [day, night] = [high[month - 1], low[month - 1]];
  if (day === undefined || night === undefined) return false;
  if (weather === 'snow') return (day + night) / 2 <= snowMean;
  const [least, most] = bands[weather];
  return day >= least && day <= most;
}

/** The months with such weather, 1 to 12, January first. */
export function monthsWith(climate: Climate, weather: Weather | 'pleasant'): number[] {
  return everyMonth.filter((month) => isSo(climate, month, weather));
}

/** Months that follow each other as first and last; one range may cross the new year. Empty for none, a single one from 1 to 12 for all. */
export function rangesOf(months: readonly number[]): [first: number, last: number][] {
  if (months.length === 12) return [[1, 12]];
  const has = (month: number) => months.includes(((month + 11) % 12) + 1);
  return months
    .filter((month) => !has(month - 1))
    .map((first) => {
      let length = 1;
      while (has(first + length)) length += 1;
      return [first, ((first + length - 2) % 12) + 1];
    });
}
