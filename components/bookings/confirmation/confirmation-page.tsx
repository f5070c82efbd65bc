'use client';

import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import { parseReference } from '@/lib/bookings/receipt';
import { InAddress } from '../flow/in-address';
import { Confirmation } from './confirmation';
import { NoReference } from './no-reference';

/** The request whose reference is in the address; the page itself is prerendered around it. */
export function ConfirmationPage() {
  return (
    <InAddress waiting={<ConfirmationSkeleton />}>
      {(query) => {
        const reference = parseReference(query.get('reference'));
        return reference ? <Confirmation reference={reference} /> : <NoReference />;
      }}
    </InAddress>
  );
}

function ConfirmationSkeleton() {
  const t = useTranslations('bookings.flow');
  return (
    <div className="flex flex-col gap-6 noscript:hidden">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
