import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import { DeadEnd } from '@/components/ui/feedback/error-state';
import { hotelResultsPath, type StaySearch } from '@/lib/hotels/search/search-params';
import { hotelStayPath } from '@/lib/hotels/search/whole-search';
import { Link } from '@/lib/i18n/navigation';
import type { ExplainedFailure } from '@/lib/search/search-failure';

/** The address contains no valid stay: it was mistyped or cut off, or its days have passed. */
export function NoStayInAddress() {
  const t = useTranslations('hotels.stayRequest.noStay');
  return (
    <DeadEnd title={t('title')} text={t('text')}>
      <Link href="/explore/hotels/results" prefetch={false} className={buttonClass()}>
        {t('search')}
      </Link>
    </DeadEnd>
  );
}

/** The hotel is no longer found, or has no room. */
export function StayGone({ search, hotelId }: { search: StaySearch; hotelId: string }) {
  const t = useTranslations('hotels.stayRequest');
  return (
    <DeadEnd title={t('gone.title')} text={t('gone.text')}>
      <Link href={hotelStayPath(hotelId, search)} prefetch={false} className={buttonClass()}>
        {t('gone.otherRooms')}
      </Link>
      <Link href={hotelResultsPath(search)} prefetch={false} className={buttonClass('secondary')}>
        {t('backToResults')}
      </Link>
    </DeadEnd>
  );
}

interface StayNotFetchedProps {
  search: StaySearch;
  failure: ExplainedFailure;
  onRetry: () => void;
}

/** No supplier could confirm that the room is available. */
export function StayNotFetched({ search, failure: { code, mayRetry }, onRetry }: StayNotFetchedProps) {
  const t = useTranslations('hotels');
  return (
    <DeadEnd title={t('results.failure.title', { code })} text={t('results.failure.text', { code })}>
      {mayRetry && <Button onClick={onRetry}>{t('stayRequest.failedRetry')}</Button>}
      <Link href={hotelResultsPath(search)} prefetch={false} className={buttonClass('secondary')}>
        {t('stayRequest.backToResults')}
      </Link>
    </DeadEnd>
  );
}
