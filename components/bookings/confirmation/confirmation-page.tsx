'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { parseReference } from '@/lib/bookings/receipt';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { Confirmation } from './confirmation';
import { NoReference } from './no-reference';

/** The request whose reference is in the address; the page itself is prerendered around it. */
export function ConfirmationPage() {
  return (
    <Suspense fallback={<ConfirmationSkeleton />}>
      <ConfirmationInAddress />
    </Suspense>
  );
}

function ConfirmationInAddress() {
  const reference = parseReference(useSearchParams().get('reference'));
  const isInBrowser = useIsInBrowser();
  if (reference && !isInBrowser) return <ConfirmationSkeleton />;
  return reference ? <Confirmation reference={reference} /> : <NoReference />;
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
