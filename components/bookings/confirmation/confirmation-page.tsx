'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { DeadEnd } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { parseReference, type Receipt } from '@/lib/bookings/receipt';
import { Link } from '@/lib/i18n/navigation';
import { InAddress } from '../flow/in-address';
import type { PlacePictures } from '../products/pass';
import { Reach } from '../reach';
import { Confirmation } from './confirmation';

/** The request with the reference in the address. `posted` is the receipt of one that was sent without script. */
export function ConfirmationPage({ posted, pictures }: { posted?: Receipt | null; pictures: PlacePictures }) {
  if (posted) return <Confirmation reference={posted.reference} posted={posted} pictures={pictures} />;
  return (
    <InAddress waiting={<ConfirmationSkeleton />}>
      {(query) => {
        const reference = parseReference(query.get('reference'));
        return reference ? <Confirmation reference={reference} pictures={pictures} /> : <NoReference />;
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

/** The address contains no valid reference: it was cut off or mistyped. */
function NoReference() {
  const t = useTranslations('bookings.confirmation');
  return (
    <DeadEnd art="pages/torn-ticket" title={t('noReference.title')} text={t('noReference.text')}>
      <Link href="/support/manage-booking" prefetch={false} className={buttonClass()}>
        {t('unknown.find')}
      </Link>
      <Reach label={t('whatsapp')} message={t('noReference.message')} />
      <Link href="/" className={buttonClass('quiet')}>
        {t('home')}
      </Link>
    </DeadEnd>
  );
}
