'use client';

import { NationalitySelect } from '@/components/bookings/travellers/nationality-select';
import { PassportPhoto } from '@/components/bookings/travellers/passport-photo';
import { MyTravellers } from '@/components/dashboard/travellers/my-travellers';
import type { Country } from '@/lib/bookings/country-names';

export function TravellersWithFormParts({ countries }: { countries: readonly Country[] }) {
  return (
    <MyTravellers
      countries={countries}
      nationality={(field) => <NationalitySelect {...field} />}
      photo={(onRead) => <PassportPhoto onRead={onRead} />}
    />
  );
}
