import { useLocale, useTranslations } from 'next-intl';
import { documentsOnReceipt } from '@/lib/bookings/documents';
import { namesOf, typeAtAge } from '@/lib/bookings/people';
import type { BookingReceipt } from '@/lib/bookings/product';
import type { CheckedPeople, PackageDraft } from '@/lib/bookings/products/package/draft';
import { lastDayOf } from '@/lib/bookings/products/package/trip-rules';
import type { TripReceipt } from '@/lib/bookings/receipt';
import { comma, intlTag } from '@/lib/i18n/locales';
import { countedLine } from '@/lib/packages/counted-line';
import { partyOf, peopleIn, placesOf } from '@/lib/packages/party';
import type { PackagePrice } from '@/lib/packages/price';
import { formatDay } from '@/lib/time/dates';

/** What the flow needs about its package, in the language of the page. */
export interface BookedPackage {
  id: string;
  name: string;
  accommodation: string;
  /** yyyy-MM-dd: the day its prices are from. */
  pricesAsOf: string;
}

interface Requested {
  holiday: BookedPackage;
  draft: PackageDraft;
  people: CheckedPeople;
  price: PackagePrice;
  nights: number;
}

/** The receipt for the confirmation, with the texts of this page. */
export function useReceipt({ holiday, draft, people, price, nights }: Requested): (receipt: BookingReceipt) => TripReceipt {
  const t = useTranslations('packages.request');
  const packages = useTranslations('packages');
  const locale = useLocale();
  const { adults, children } = peopleIn(draft.rooms);
  const allNights = nights + draft.extraNights;
  const lastDay = lastDayOf(draft, nights);
  return (receipt) => ({
    kind: 'package',
    ...receipt,
    title: holiday.name,
    facts: [
      { term: t('receipt.departure'), text: formatDay(draft.departureDate) },
      { term: t('receipt.home'), text: formatDay(lastDay) },
      {
        term: t('receipt.stay'),
        text: `${holiday.accommodation}${comma[locale]}${packages('duration', { nights: allNights, days: allNights + 1 })}`,
      },
      { term: t('receipt.party'), text: t('summary.party', { adults, children, rooms: draft.rooms.length }) },
    ],
    lines: price.lines.map((line) => ({
      label: countedLine(line, t, intlTag(locale))?.label ?? t(`lines.${line.key}`),
      amount: line.amount,
    })),
    total: price.total,
    note: t(receipt.payKey ? 'receipt.notePaid' : 'receipt.note'),
    passengerNames: namesOf(people.travellers),
    ageGroups: placesOf(partyOf(draft.rooms)).map(({ age }) => typeAtAge(age)),
    email: people.contact.email,
    ...documentsOnReceipt(people.travellers, { departureDate: draft.departureDate, lastDay }),
  });
}
