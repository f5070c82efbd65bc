import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { RefusalCard as Card } from '@/components/ui/forms/refusal-card';
import type { Refusal } from '@/lib/bookings/send';
import { hotelResultsPath, type StaySearch } from '@/lib/hotels/search/search-params';
import { Link } from '@/lib/i18n/navigation';

/** Why the request was not taken, and what helps. Nothing typed is lost in any case. */
export function RefusalCard({ refusal: { kind, retryAfterSeconds }, search }: { refusal: Refusal; search: StaySearch }) {
  const t = useTranslations('bookings.refusals');
  const stay = useTranslations('hotels.stayRequest');
  const isRateLost = kind === 'offerExpired' || kind === 'offerAltered';
  return (
    <Card
      title={isRateLost ? stay(`refusals.${kind}.title`) : t(`${kind}.title`)}
      text={isRateLost ? stay(`refusals.${kind}.text`) : t(`${kind}.text`)}
      wait={retryAfterSeconds === null ? null : t('wait', { seconds: retryAfterSeconds })}
    >
      {isRateLost && (
        <Link href={hotelResultsPath(search)} prefetch={false} className={buttonClass('primary', 'mt-4')}>
          {stay('backToResults')}
        </Link>
      )}
    </Card>
  );
}
