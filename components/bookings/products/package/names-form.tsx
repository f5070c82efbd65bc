'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { DraftErrors } from '@/lib/bookings/draft';
import { checkTravellers, emptyDraft, type PackageDraft } from '@/lib/bookings/products/package/draft';
import type { TripDays } from '@/lib/bookings/products/package/trip-rules';
import type { FormPost } from '../../flow/posted-fields';
import { TravellersForm } from './steps/travellers-form';

interface HolidayNamesProps {
  rooms: PackageDraft['rooms'];
  /** What was posted, or the name of who asked. */
  travellers: PackageDraft['travellers'];
  days: TripDays;
  errors: DraftErrors;
  post: FormPost;
}

/** Those who travel on a holiday that was asked for in one name. It is posted with and without script. */
export function HolidayNames({ rooms, days, post, ...props }: HolidayNamesProps) {
  const t = useTranslations('bookings.passengers');
  const [travellers, setTravellers] = useState(props.travellers);
  const [errors, setErrors] = useState(props.errors);
  return (
    <TravellersForm
      draft={{ ...emptyDraft(), rooms, travellers, departureDate: days.departureDate }}
      days={days}
      errors={errors}
      check={(some) => ({ errors: checkTravellers(rooms, some.travellers, days).errors })}
      post={post}
      isContactKnown
      buttons={
        <Button type="submit" className="min-h-12 w-full sm:w-auto">
          {t('sendNames')}
        </Button>
      }
      onChange={(next) => setTravellers(next.travellers)}
      onErrors={setErrors}
      onComplete={() => (document.getElementById('travellers') as HTMLFormElement | null)?.submit()}
    />
  );
}
