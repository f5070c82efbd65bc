import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Refusal } from '@/lib/bookings/request-booking';
import { hotelResultsPath, type StaySearch } from '@/lib/hotels/search-params';
import { Link } from '@/lib/i18n/navigation';

/** Why the request was not taken, and what helps. Nothing typed is lost in any case. */
export function RefusalCard({ refusal: { kind, retryAfterSeconds }, search }: { refusal: Refusal; search: StaySearch }) {
  const t = useTranslations('bookings.refusals');
  const stay = useTranslations('hotels.stayRequest');
  const isRateLost = kind === 'offerExpired' || kind === 'offerAltered';
  return (
    <div role="alert" className="flex gap-3 rounded-card border border-danger bg-danger-soft p-4 sm:p-5">
      <Icon name="warning" className="size-6 text-danger" />
      <div>
        <p className="font-semibold text-danger">{isRateLost ? stay(`refusals.${kind}.title`) : t(`${kind}.title`)}</p>
        <p className="mt-1">{isRateLost ? stay(`refusals.${kind}.text`) : t(`${kind}.text`)}</p>
        {retryAfterSeconds !== null && <p className="mt-1">{t('wait', { seconds: retryAfterSeconds })}</p>}
        {isRateLost && (
          <Link href={hotelResultsPath(search)} prefetch={false} className={buttonClass('primary', 'mt-4')}>
            {stay('backToResults')}
          </Link>
        )}
      </div>
    </div>
  );
}
