import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { BookingState } from '@/lib/bookings/model/booking-state';
import { namesPath } from '@/lib/bookings/receipt';
import { searchAgainPath } from '@/lib/flights/multi-city/search-again';
import { Link } from '@/lib/i18n/navigation';
import type { FoundBooking } from '@/lib/self-service/found';

interface NextPageProps {
  booking: FoundBooking;
  state: BookingState;
  /** yyyy-MM-dd in Qatar; empty until it is known. */
  today: string;
}

/** Where the sentence of a state sends the customer: to name who travels, or to search again. */
export function NextPage({ booking: { namesKey, offer }, state, today }: NextPageProps) {
  const t = useTranslations('states');
  const names = state === 'namesFollow' && namesKey ? namesPath(namesKey) : null;
  const again = state === 'holdOver' && today ? searchAgainPath(offer.flights, today) : null;
  const href = names ?? again;
  if (!href) return null;
  return (
    <Link href={href} prefetch={false} className={buttonClass('secondary', 'mt-3 print:hidden')}>
      <Icon name={names ? 'person' : 'search'} />
      {t(names ? 'addNames' : 'searchAgain')}
    </Link>
  );
}
