'use client';

import { NationalitySelect } from '@/components/bookings/travellers/nationality-select';
import { MyTravellers } from '@/components/dashboard/travellers/my-travellers';
import type { Country } from '@/lib/bookings/country-names';

/** Saved travellers, with the nationality field of the passenger form. */
export function TravellersWithNationality({ countries }: { countries: readonly Country[] }) {
  return <MyTravellers countries={countries} nationality={(field) => <NationalitySelect {...field} />} />;
}
