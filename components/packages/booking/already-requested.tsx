import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { recallRequested } from '@/lib/bookings/receipt';
import { Link } from '@/lib/i18n/navigation';

/** Whoever comes back from the confirmation finds an empty flow: this says that the request is made. */
export function AlreadyRequested({ packageId }: { packageId: string }) {
  const t = useTranslations('packages.request');
  const [reference] = useState(() => recallRequested(`/travel/booking/${packageId}`));
  if (!reference) return null;
  return (
    <Notice tone="success" announce="status" className="mb-6">
      {t.rich('alreadyRequested', {
        reference: () => (
          <Link
            href={`/booking/confirmation?reference=${reference}`}
            prefetch={false}
            className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
          >
            <bdi>{reference}</bdi>
          </Link>
        ),
      })}
    </Notice>
  );
}
