import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OfferedChoice } from '@/components/self-service/change-date/offered-choice';
import { BagChoice } from '@/components/self-service/extras/bag-choice';
import type { ExtraItem } from '@/lib/bookings/model/order-extras';
import changeDate from '@/messages/en/changeDate.json';
import extras from '@/messages/en/extras.json';
import type { FlightItinerary } from '@/supabase/functions/_shared/contracts/flights/flight-search';

const way = (number: string, from: string, to: string): FlightItinerary => ({
  duration: 'PT7H',
  segments: [
    {
      ...{ id: number, carrierCode: 'QR', number, duration: 'PT7H', numberOfStops: 0 },
      departure: { iataCode: from, at: '2030-01-14T08:00:00' },
      arrival: { iataCode: to, at: '2030-01-14T13:00:00' },
    },
  ],
});
const bagOn = (flight: string): ExtraItem => ({
  ...{ kind: 'bag', passenger: 1, quantity: 1, dirhams: 12_000 },
  flights: [{ flight, from: 'DOH', to: 'LHR' }],
});

function inEnglish(element: React.ReactNode) {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ changeDate, extras }} timeZone="Asia/Qatar">
      {element}
    </NextIntlClientProvider>,
  );
}

describe('flights of another day', () => {
  const warningFor = (flight: string) =>
    inEnglish(
      <OfferedChoice
        offer={{ id: 'offer', flights: [[]], due: 0, back: 0, fee: null, until: null }}
        moves={[{ direction: 2, day: '2030-02-01' }]}
        takesPayments
        flights={[way('1', 'DOH', 'LHR'), way('2', 'LHR', 'DOH')]}
        extras={[bagOn(flight)]}
        isSending={false}
        onBack={() => {}}
        onConfirm={() => {}}
      />,
    ).includes(changeDate.choice.extras);

  it('have a warning about bags and seats that were bought for them, not about those of the other direction', () => {
    expect(warningFor('QR 2')).toBe(true);
    expect(warningFor('QR 1')).toBe(false);
  });
});

describe('bags on sale', () => {
  const shown = (included: { quantity?: number; weight?: number } | null) =>
    inEnglish(
      <BagChoice
        onSale={{ is: 'onSale', takesPayments: true, seatMaps: [], flights: [], passengers: [], bags: [] }}
        included={included}
        selected={[]}
        onChoose={() => {}}
      />,
    ).replace(/[⁨⁩]/g, '');

  it('are beside what the fare already includes', () => {
    expect(shown({ weight: 25 })).toContain('The fare already includes 25 kg of checked bags for each adult.');
    expect(shown({ quantity: 2 })).toContain('The fare already includes 2 checked bags for each adult.');
    expect(shown({ quantity: 0 })).toContain('The fare includes no checked bag.');
    expect(shown(null)).not.toContain('The fare');
  });
});
