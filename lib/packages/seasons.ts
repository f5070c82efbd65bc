import type { Month, PackageSeasons, SeasonLevel } from '@/content/package';

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const seasonLevels = ['calm', 'busy', 'peak'] as const;

/** The season of a package that begins on `day`, yyyy-MM-dd. */
export function levelOf(seasons: PackageSeasons, day: string): SeasonLevel {
  const month = Number(day.slice(5, 7)) as Month;
  if (seasons.peak.months.includes(month)) return 'peak';
  return seasons.busy.months.includes(month) ? 'busy' : 'calm';
}

export function monthsOf(seasons: PackageSeasons, level: SeasonLevel): readonly Month[] {
  if (level !== 'calm') return seasons[level].months;
  return months.filter((month) => !seasons.busy.months.includes(month) && !seasons.peak.months.includes(month));
}

/** Consecutive months as ranges, across the new year too: [11, 12, 1, 3] is 11–1 and 3–3. */
export function stretchesOf(some: readonly Month[]): { first: Month; last: Month }[] {
  const has = (month: number) => some.includes((((month + 11) % 12) + 1) as Month);
  const starts = months.filter((month) => has(month) && !has(month - 1));
  return starts.map((first) => {
    const after = months.find((steps) => !has(first + steps)) ?? 12;
    return { first, last: (((first + after - 2) % 12) + 1) as Month };
  });
}
