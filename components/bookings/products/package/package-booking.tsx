'use client';

import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import type { PackageRates } from '@/content/package';
import { InAddress } from '../../flow/in-address';
import { BookingFlow } from './booking-flow';
import { stepIn } from './step-address';
import type { BookedPackage } from './use-receipt';

interface PackageBookingProps {
  holiday: BookedPackage;
  rates: PackageRates;
}

/** The request page, at the step in its address. */
export function PackageBooking(props: PackageBookingProps) {
  return <InAddress waiting={<FlowSkeleton />}>{(query) => <BookingFlow {...props} step={stepIn(query)} />}</InAddress>;
}

/** The placeholder of step and summary, in their sizes. */
function FlowSkeleton() {
  const t = useTranslations('packages.request');
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-14 rounded-card lg:order-2 lg:h-96" />
      <div className="flex flex-col gap-6">
        <Skeleton className="h-7 w-64" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}
