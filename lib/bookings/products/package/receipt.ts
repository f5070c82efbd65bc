/** What the confirmation shows of a request for a package. */
import type { useTranslations } from 'next-intl';
import { comma, intlTag, type Locale } from '@/lib/i18n/locales';
import { countedLine } from '@/lib/packages/counted-line';
import { partyOf, peopleIn, placesOf, type RoomParty } from '@/lib/packages/party';
import type { PackagePrice } from '@/lib/packages/price';
import { isolated } from '@/lib/text/isolate';
import { formatClock, formatDay } from '@/lib/time/dates';
import { documentsOnReceipt } from '../../documents';
import { namesOf, type RecordedTraveller, type Traveller, typeAtAge } from '../../people';
import type { BookingReceipt } from '../../product';
import type { TripReceipt } from '../../receipt';
import type { CheckedPeople, PackageDraft } from './draft';
import { type HolidayFlight, missedNights, sumOf } from './flights/flight-search';
import { lastDayOf } from './trip-rules';

interface Requested {
  /** In the language of the request. */
  holiday: { name: string; accommodation: string; picture: string };
  draft: PackageDraft;
  people: CheckedPeople;
  price: PackagePrice;
  /** Null without flights. */
  flight: Pick<HolidayFlight, 'offer' | 'airlines' | 'ways' | 'isSample'> | null;
  nights: number;
}

interface Words {
  locale: Locale;
  packages: ReturnType<typeof useTranslations<'packages'>>;
  request: ReturnType<typeof useTranslations<'packages.request'>>;
}

/** The travellers of these rooms, as they are stored. Whoever is missing is left out. */
export function recordedTravellers(
  rooms: readonly RoomParty[],
  travellers: readonly (Partial<Traveller> | null)[],
): RecordedTraveller[] {
  return placesOf(rooms).flatMap(({ age }, index) => {
    const { title, gender, givenNames, surname, dateOfBirth, passportNumber, passportExpiry } = travellers[index] ?? {};
    if (!title || !gender || !givenNames || !surname || !dateOfBirth) return [];
    const passport = { ...(passportNumber && { passportNumber }), ...(passportExpiry && { passportExpiry }) };
    return { type: typeAtAge(age), title, gender, givenNames, surname, dateOfBirth, ...passport };
  });
}

/** With the texts of the language in which it was requested. */
export function packageReceipt(
  receipt: BookingReceipt,
  { holiday, draft, people, price, flight, nights }: Requested,
  { locale, packages, request: t }: Words,
): TripReceipt {
  const { lead, travellers } = people;
  const { adults, children } = peopleIn(draft.rooms);
  const allNights = nights + draft.extraNights;
  const lastDay = lastDayOf(draft, nights);
  return {
    kind: 'package',
    ...receipt,
    title: holiday.name,
    picture: holiday.picture,
    facts: [
      { term: t('receipt.departure'), text: formatDay(draft.departureDate) },
      { term: t('receipt.home'), text: formatDay(lastDay) },
      {
        term: t('receipt.stay'),
        text: `${holiday.accommodation}${comma[locale]}${packages('duration', { nights: allNights, days: allNights + 1 })}`,
      },
      ...(flight ? [{ term: t('flights.line'), text: flightLines(flight) }] : []),
      { term: t('receipt.party'), text: t('summary.party', { adults, children, rooms: draft.rooms.length }) },
    ],
    lines: [
      ...price.lines.map((line) => ({
        label: countedLine(line, t, intlTag(locale))?.label ?? t(`lines.${line.key}`),
        amount: line.amount,
      })),
      ...(flight ? [{ label: t('flights.line'), amount: Number(flight.offer.price.total) }] : []),
    ],
    total: Number(sumOf(price.total, flight?.offer)),
    note: noteOf(),
    ...(flight?.isSample && { isSample: true }),
    ...(flight?.offer.expiresAt && { heldUntil: flight.offer.expiresAt }),
    passengerNames: namesOf(lead ? [lead] : travellers),
    ageGroups: lead ? ['adult'] : placesOf(partyOf(draft.rooms)).map(({ age }) => typeAtAge(age)),
    email: people.contact.email,
    ...documentsOnReceipt(travellers, { departureDate: draft.departureDate, lastDay }),
  };

  function noteOf() {
    const beside = flight ? 'withFlights' : 'other';
    if (lead) return t('receipt.noteAsked');
    return t(receipt.payKey ? 'receipt.notePaid' : 'receipt.note', { beside });
  }

  /** The airlines, and each direction with its hours. */
  function flightLines({ airlines, ways }: NonNullable<Requested['flight']>): string {
    const lines = ways.map(({ from, to, departs, arrives }) =>
      isolated(`${formatDay(departs)} · ${from} ${formatClock(departs)} – ${to} ${formatClock(arrives)}`),
    );
    const lost = missedNights(ways, { firstDay: draft.departureDate, lastDay }).nights;
    const missed = lost > 0 ? [t('flights.loss.total', { count: lost })] : [];
    return [airlines.map(isolated).join(comma[locale]), ...lines, ...missed].join('\n');
  }
}
