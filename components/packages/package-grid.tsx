import type { HolidayPackage } from '@/content/package';
import { PackageCard } from './package-card';

/** On a phone one row to swipe, with the edge of the next card visible. */
export function PackageGrid({ holidays }: { holidays: readonly HolidayPackage[] }) {
  return (
    <ul className="card-row grid gap-5 max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:auto-cols-[82%] max-sm:has-[>:only-child]:auto-cols-[100%] max-sm:grid-flow-col max-sm:gap-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-3 sm:grid-cols-2 lg:grid-cols-3">
      {holidays.map((holiday) => (
        <PackageCard key={holiday.id} holiday={holiday} />
      ))}
    </ul>
  );
}
