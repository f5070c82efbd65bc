import { useSearchParams } from 'next/navigation';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ReviewFact } from '@/components/ui/forms/review-part';
import { Skeleton } from '@/components/ui/skeleton';
import type { PackageDraft } from '@/lib/bookings/products/package/draft';
import { wishesBeside } from '@/lib/bookings/products/package/flights/flight-search';
import { lastDayOf } from '@/lib/bookings/products/package/trip-rules';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { partyOf, placesOf, type RoomParty } from '@/lib/packages/party';
import { formatDayInWords } from '@/lib/time/dates';
import { EditablePart } from '../../../flow/review-parts';
import { FlightsMissing } from '../flights/flights-missing';
import { HolidayFlightText } from '../flights/holiday-flight-text';
import type { HolidayFlights } from '../flights/use-holiday-flights';
import { type BookingStep, carriedIn, queryOf } from '../step-address';

interface TripReviewProps {
  /** English path of the page. */
  choice: string;
  draft: PackageDraft;
  flights: HolidayFlights;
  nights: number;
  onEdit: (step: BookingStep, id?: string) => void;
}

/** The trip as it will be sent. */
export function TripReview({ choice, draft, flights, nights, onEdit }: TripReviewProps) {
  const t = useTranslations('packages.request.review');
  const request = useTranslations('packages.request');
  const tag = intlTag(useLocale());
  const roomText = useRoomText();
  const addressOf = useStepAddress(choice, draft);
  const { departureDate, extraNights, extras, flight } = draft;
  const wishes = wishesBeside(draft.wishes, flight, flights.selected !== null);
  const numbered = partyOf(draft.rooms).map((room, index) => ({ room, number: index + 1 }));
  return (
    <>
      <EditableFacts title={t('days')} onEdit={() => onEdit('dates', 'departure')} editAt={addressOf('dates')}>
        <ReviewFact label={t('departure')}>{formatDayInWords(departureDate, tag)}</ReviewFact>
        <ReviewFact label={t('home')}>{formatDayInWords(lastDayOf(draft, nights), tag)}</ReviewFact>
        <ReviewFact label={t('nights')}>{nights + extraNights}</ReviewFact>
      </EditableFacts>
      <EditableFacts title={t('rooms')} onEdit={() => onEdit('rooms')} editAt={addressOf('rooms')}>
        {numbered.map(({ room, number }) => (
          <ReviewFact key={number} label={request('rooms.room', { number })}>
            {roomText(room)}
          </ReviewFact>
        ))}
      </EditableFacts>
      <EditablePart title={request('flights.title')} onEdit={() => onEdit('extras')} editAt={addressOf('extras')}>
        {flights.selected ? (
          <HolidayFlightText flight={flights.selected} among={flights} />
        ) : draft.flight === 'none' ? (
          <p>{request('flights.none')}</p>
        ) : (
          <FlightsMissing flights={flights} againAt={addressOf('review')} />
        )}
      </EditablePart>
      <EditableFacts title={t('extras')} onEdit={() => onEdit('extras')} editAt={addressOf('extras')}>
        <ReviewFact label={t('extras')}>
          <Choices texts={extras.length > 0 ? extras.map((extra) => request(`extras.${extra}`)) : [t('noExtras')]} />
        </ReviewFact>
        {wishes.length > 0 && (
          <ReviewFact label={t('answer')}>
            <Choices texts={wishes.map((wish) => request(`extras.${wish}`))} />
          </ReviewFact>
        )}
      </EditableFacts>
    </>
  );
}

/** Where a step is shown without script. */
export function useStepAddress(choice: string, draft: PackageDraft): (step: BookingStep) => string {
  const carried = carriedIn(useSearchParams());
  const locale = useLocale();
  return (step) => localizePath(choice + queryOf(step, draft, carried), locale);
}

/** The review as the server draws it where nothing was posted: those who travel are known in their tab only. */
export function DrawnReview(trip: TripReviewProps) {
  const t = useTranslations('packages.request');
  const { choice, draft } = trip;
  const addressOf = useStepAddress(choice, draft);
  return (
    <div className="flex flex-col gap-5">
      <TripReview {...trip} />
      {placesOf(partyOf(draft.rooms)).map(({ key }) => (
        <Skeleton key={key} className="h-40 rounded-card noscript:hidden" />
      ))}
      <a href={addressOf('travellers')} className={buttonClass('primary', 'hidden! self-start noscript:inline-flex!')}>
        {t('headings.travellers')}
      </a>
    </div>
  );
}

export function EditableFacts({ children, after, ...part }: ComponentProps<typeof EditablePart> & { after?: ReactNode }) {
  return (
    <EditablePart {...part}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">{children}</dl>
      {after}
    </EditablePart>
  );
}

function Choices({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));
}

/** "2 adults, child of 8". */
function useRoomText() {
  const t = useTranslations('packages.request.review');
  const format = useFormatter();
  return ({ adults, childAges }: RoomParty) =>
    t('roomWith', { adults, children: childAges.length, ages: format.list(childAges.map(String)) });
}
