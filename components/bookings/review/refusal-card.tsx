import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { flightResultsPath } from '@/lib/flights/search-params';
import { Link } from '@/lib/i18n/navigation';
import type { Refusal } from './use-booking-request';

/** Why the request was not taken, and what helps. Nothing typed is lost in any case. */
export function RefusalCard({ refusal, search }: { refusal: Refusal; search: FlightSearchRequest }) {
  const t = useTranslations('bookings.refusals');
  const { kind, retryAfterSeconds } = refusal;
  const isOfferLost = kind === 'offerExpired' || kind === 'offerAltered';
  return (
    <div role="alert" className="flex gap-3 rounded-card border border-danger bg-danger-soft p-4 sm:p-5">
      <Icon name="warning" className="size-6 text-danger" />
      <div>
        <p className="font-semibold text-danger">{t(`${kind}.title`)}</p>
        <p className="mt-1">{t(`${kind}.text`)}</p>
        {retryAfterSeconds !== null && <p className="mt-1">{t('wait', { seconds: retryAfterSeconds })}</p>}
        <p className="mt-1">{t.rich('help', { phone: () => <PhoneLink /> })}</p>
        {isOfferLost && (
          <Link href={flightResultsPath(search)} prefetch={false} className={buttonClass('secondary', 'mt-4')}>
            {t('backToResults')}
          </Link>
        )}
      </div>
    </div>
  );
}

function PhoneLink() {
  return (
    <a href={company.phone.href} className="whitespace-nowrap underline underline-offset-4">
      <bdi dir="ltr">{company.phone.display}</bdi>
    </a>
  );
}
