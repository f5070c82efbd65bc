import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { recallReferenceFor } from '@/lib/bookings/receipt-storage';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { Link } from '@/lib/i18n/navigation';

/** Whoever comes back from the confirmation finds an empty form of the same flight: it says that the request is made. */
export function AlreadyRequested({ search, offerId }: { search: FlightSearchRequest; offerId: string }) {
  const t = useTranslations('bookings.flow');
  const [reference] = useState(() => recallReferenceFor(search, offerId));
  if (!reference) return null;
  return (
    <p role="status" className="mb-6 flex gap-3 rounded-card bg-success-soft p-4 sm:p-5">
      <Icon name="check" className="size-6 text-success" />
      <span>
        {t.rich('alreadyRequested', {
          reference: () => (
            <Link
              href={`/booking/confirmation?reference=${reference}`}
              prefetch={false}
              className="font-semibold underline underline-offset-4"
            >
              <bdi>{reference}</bdi>
            </Link>
          ),
        })}
      </span>
    </p>
  );
}
