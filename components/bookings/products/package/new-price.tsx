import { useTranslations } from 'next-intl';
import { PriceChangeNotice } from '@/components/ui/forms/price-change-notice';
import type { DraftErrors } from '@/lib/bookings/draft';
import type { PackageDraft } from '@/lib/bookings/products/package/draft';
import { type TripDraft, writeTrip } from '@/lib/bookings/products/package/trip-address';
import { isSameInRiyals } from '@/lib/money';
import { type FormPost, type PostedDraft, PostedFields, postOf, reviewPost } from '../../flow/posted-fields';

/** What was posted without script. */
export interface PostedHoliday extends PostedDraft<PackageDraft> {
  errors?: DraftErrors | undefined;
  /** That was shown beside it; null: none to compare with. */
  total: number | null;
  /** Other flights are shown now. */
  isOtherFlight: boolean;
}

export const tripText = (trip: TripDraft) => String(new URLSearchParams(writeTrip(trip)));

/** The total that was shown for this trip, when it or the flights are others now; else null. */
export function totalSeen(posted: PostedHoliday | undefined, trip: string, total: number): number | null {
  if (!posted || posted.total === null || tripText(posted.draft) !== trip) return null;
  return isSameInRiyals(total, posted.total) && !posted.isOtherFlight ? null : posted.total;
}

interface NewPriceProps {
  before: number;
  now: number;
  /** How it is accepted without script, and under which token the server keeps what was posted. */
  post: FormPost;
  token: string | undefined;
  onAccept: () => void;
}

/** The price that has changed, or its flights, to be accepted before anything is sent. */
export function NewPrice({ before, now, post, token, onAccept }: NewPriceProps) {
  const t = useTranslations('packages.request.priceChange');
  const direction = isSameInRiyals(now, before) ? 'same' : now > before ? 'more' : 'less';
  return (
    <>
      <PriceChangeNotice
        key={now}
        before={before}
        now={now}
        title={t('title')}
        accept={t('accept')}
        form={token && acceptId}
        onAccept={onAccept}
      >
        {(amounts) => t.rich('text', { direction, ...amounts })}
      </PriceChangeNotice>
      {token && (
        <form id={acceptId} {...postOf(post)}>
          <PostedFields post={reviewPost(post, token, { accept: '' })} />
        </form>
      )}
    </>
  );
}

const acceptId = 'accept-price';
