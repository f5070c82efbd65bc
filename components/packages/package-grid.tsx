import type { HolidayPackage } from '@/content/package';
import { PackageCard } from './package-card';

export function PackageGrid({ holidays }: { holidays: readonly HolidayPackage[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {holidays.map((holiday) => (
        <PackageCard key={holiday.id} holiday={holiday} />
      ))}
    </ul>
  );
}
