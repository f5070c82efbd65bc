import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PassengersForm } from '@/components/bookings/products/flight/passengers/passengers-form';
import { PassengerFacts } from '@/components/bookings/products/flight/passengers/passengers-review';
import { TripCard } from '@/components/dashboard/trips/trip-card';
import { Traveller } from '@/components/desk/detail/travellers';
import { BookingFound } from '@/components/self-service/booking/booking-found';
import { privacy } from '@/content/company-pages/privacy';
import { listCountries } from '@/lib/bookings/country-names';
import { fieldRows, type PassengerReader } from '@/lib/bookings/model/passenger-fields';
import {
  emptyPassengerDraft,
  namesOf,
  type Passenger,
  type PassengerDraft,
  passenger as passengerShape,
} from '@/lib/bookings/people';
import { readStored } from '@/lib/bookings/products/read-stored';
import { exportedTables } from '@/lib/dashboard/collect-data';
import { tripColumns } from '@/lib/dashboard/trips';
import { locales } from '@/lib/i18n/locales';
import { bookingSheet } from '@/lib/mail/pdf/booking-sheet';
import { describeTrip } from '@/lib/mail/trip';
import { foundBooking } from '@/lib/self-service/found';
import { openTables } from '@/lib/supabase/proxy/open-rest';
import ar from '@/messages/ar/bookings.json';
import account from '@/messages/en/account.json';
import bookings from '@/messages/en/bookings.json';
import desk from '@/messages/en/desk.json';
import selfService from '@/messages/en/selfService.json';
import states from '@/messages/en/states.json';
import tickets from '@/messages/en/tickets.json';
import ui from '@/messages/en/ui.json';
import { trip } from '../bookings-form/typed-draft';
import { bookingFor } from '../pdf/booking-for';

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

/** A value that no other field has; for a new choice the last one that its schema knows. */
const values: Partial<Record<keyof Passenger, string>> = {
  type: 'child',
  title: 'MISS',
  gender: 'female',
  givenNames: 'Amina Sara',
  surname: 'Nuaimi',
  dateOfBirth: '2018-05-20',
  nationality: 'SA',
  travelDocument: 'idCard',
  passportNumber: '1098765432',
  passportExpiry: '2031-02-03',
  loyaltyAirline: 'BA',
  loyaltyNumber: '12904837',
};
const filled = Object.fromEntries(
  fieldRows.map(({ name }) => [name, values[name] ?? [...(passengerShape.shape[name]._zod.values ?? [])].at(-1)]),
) as Passenger;
const row = Object.fromEntries(fieldRows.map(({ name, column }) => [column, filled[name]]));

/** How a reader may say a value: as its word, its country, its day, or as it is. */
function saidAs({ name, kind }: (typeof fieldRows)[number]): string[] {
  const value = String(filled[name]);
  const words = bookings.passengers as unknown as Record<string, Record<string, string> & string>;
  const [year, month, day] = value.split('-');
  if (kind === 'day') return [`${day}/${month}/${year}`];
  if (kind === 'country') return ['Saudi Arabia'];
  if (name === 'type') return ['Child', 'child'];
  if (name === 'travelDocument') return ['ID card'];
  if (name === 'loyaltyAirline') return ['British Airways', 'BA'];
  return kind === 'choice' ? [words[`${name}s`]?.[value] ?? '?', value] : [value];
}

const text = (html: string) => html.replace(/<[^>]+>|[\u2066-\u2069]/g, ' ').replace(/\s+/g, ' ');
function shown(content: ReactNode): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      timeZone="Asia/Qatar"
      messages={{ account, bookings, desk, selfService, states, tickets, ui } as never}
    >
      {content}
    </NextIntlClientProvider>,
  );
}
const ignore = () => undefined;

it('the form asks for every field, with what was typed', () => {
  const days = { dateOfBirth: '20/05/2018', passportExpiry: '03/02/2031' };
  const typed = { ...emptyPassengerDraft('child'), ...filled, ...days } as PassengerDraft;
  const html = shown(
    <PassengersForm
      draft={{ passengers: [typed], contact: { email: '', phone: '', notes: '' } }}
      errors={{}}
      trip={{ ...trip, allowsIdCard: true }}
      countries={listCountries('en')}
      airlines={[]}
      onChange={ignore}
      onErrors={ignore}
      onComplete={ignore}
    />,
  );
  const missing = fieldRows.filter(({ name }) => {
    if (name === 'type') return !text(html).includes('Child');
    const [, field = ''] = html.split(`id="passengers.0.${name}"`);
    const value = String(typed[name]);
    return !(
      /^[^>]*value="([^"]*)"/.exec(field)?.[1] === value || field.split('</select>')[0]?.includes(`value="${value}" selected`)
    );
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
});

it('the names of fields and choices are known in both languages', () => {
  for (const words of [bookings.passengers, ar.passengers] as Record<string, unknown>[])
    for (const { name, kind } of fieldRows.filter(({ name }) => name !== 'type' && name !== 'travelDocument')) {
      expect(words[name], name).toBeTypeOf('string');
      if (kind === 'choice') expect(Object.keys(words[`${name}s`] as object), name).toContain(filled[name]);
    }
});

function missingIn(output: string): string[] {
  return fieldRows.filter((field) => !saidAs(field).some((said) => output.includes(said))).map(({ name }) => name);
}

it('the review says every field below the name', () => {
  const html = shown(<PassengerFacts passenger={filled} countries={listCountries('en')} dueBy="" />);
  expect(missingIn(`${namesOf([filled])} Child ${text(html)}`)).toEqual([]);
});

it('the desk says every field', () => {
  const booking = { ...bookingFor('flight'), offer: readStored('flight', bookingFor('flight').stored) };
  const traveller = { ...row, position: 1, has_document: true };
  const html = shown(<Traveller booking={booking as never} traveller={traveller as never} facts={traveller as never} />);
  expect(missingIn(text(html))).toEqual([]);
});

/** The passenger with the columns that are read for customers. */
const read = Object.fromEntries(Object.entries(row).filter(([column]) => new RegExp(`\\b${column}\\b`).test(tripColumns)));
const booking = bookingFor('flight', {
  booking_passengers: [{ ...read, position: 1, has_document: true }] as never,
  orders: [],
});
const outputs: Record<PassengerReader, () => Promise<string>> = {
  mail: async () => JSON.stringify((await describeTrip(booking, 'en')).rows.filter(({ term }) => term === 'Travellers')),
  pdf: async () => JSON.stringify((await bookingSheet(booking, 'en', new Date())).parts.filter(({ people }) => people)),
  trips: async () =>
    shown(
      <TripCard
        trip={{ ...booking, offer: { ...booking.offer, flights: [], details: null } } as never}
        group="upcoming"
        today="2026-12-01"
        isOpen
        itinerary={() => null}
        progress={null}
        payments={null}
        cancellation={null}
      />,
    ),
  manage: async () =>
    shown(
      <BookingFound
        booking={foundBooking.parse({
          reference: 'KT-FLY247',
          kind: 'flight',
          status: 'requested',
          offer: {},
          total: 900,
          isClaimed: true,
          changes: [],
          firstDay: '2027-01-14',
          lastDay: '2027-01-18',
          requestedAt: '2026-11-20T22:30:00+00:00',
          travellers: [
            { type: filled.type, name: `${filled.givenNames} ${filled.surname}`, loyalty: { airline: 'BA', ending: '837' } },
          ],
        })}
        {...{ lastName: 'Nuaimi', itinerary: ignore, facts: ignore, payments: ignore, progress: ignore }}
        onAgain={ignore}
        saveCalendar={async () => undefined}
      />,
    ),
};

it.each(Object.keys(outputs) as PassengerReader[])(
  '%s says every field but those that its table leaves out with a reason',
  async (reader) => {
    const output = text(await outputs[reader]()).replace('•••837', '12904837');
    const leftOut = fieldRows.filter((field) => field.leftOut?.[reader]).map(({ name }) => name);
    expect(missingIn(output)).toEqual(leftOut);
  },
);

it('browsers may read every column, and the copy of personal data has it', () => {
  const [, exported = ''] = /booking_passengers \(([^)]*)\)/.exec(exportedTables.bookings[1]) ?? [];
  for (const { column } of fieldRows) {
    expect(openTables.booking_passengers?.read).toContain(column);
    expect(exported.split(', ')).toContain(column);
  }
});

it.each(locales)('the privacy page names every field (%s)', (locale) => {
  const [asked] = privacy[locale].sections.find(({ id }) => id === 'what')?.points ?? [];
  const missing = fieldRows.filter((field) => !asked?.text.includes(field.privacy[locale]));
  expect(missing.map(({ name }) => name)).toEqual([]);
});
