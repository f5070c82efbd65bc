import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { FoundFlights } from '@/components/flight-status/found-flights';
import flightStatus from '@/messages/en/flightStatus.json';
import type { FlightStatusResponse } from '@/supabase/functions/_shared/contracts/flights/flight-status';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-02-17T09:00:00Z') });
  vi.stubGlobal('window', { location: { origin: 'https://example.com' } });
});

const end = (iataCode: string, time: string) => ({
  iataCode,
  terminal: null,
  gate: null,
  scheduled: time,
  expected: null,
  actual: null,
});

function show(...updatedAt: (string | undefined)[]): string {
  const data = updatedAt.map((instant, index) => ({
    airline: 'QR',
    number: String(index + 1),
    operatedBy: null,
    state: 'scheduled',
    departure: end('DOH', `2026-02-18T0${index}:00`),
    arrival: { ...end('LHR', `2026-02-18T1${index}:00`), belt: null },
    departureAt: null,
    arrivalAt: null,
    updatedAt: instant,
  }));
  const answer = {
    data,
    searchParams: { origin: 'DOH', destination: 'LHR', date: '2026-02-18' },
    dictionaries: { carriers: {} },
    meta: { sandbox: false },
  } as unknown as FlightStatusResponse;
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ flightStatus }} timeZone="Asia/Qatar">
      <FoundFlights
        answer={answer}
        isRefreshing={false}
        isRefreshFailed={false}
        whatsappNumber="97400000000"
        onRefresh={() => undefined}
        AirlineTile={() => null}
      />
    </NextIntlClientProvider>,
  );
}

it('flights updated at the same time show it once, above the list', () => {
  const html = show('2026-02-17T09:00:00Z', '2026-02-17T09:00:00Z', '2026-02-17T09:00:00Z');
  expect(html.match(/Updated/g)).toHaveLength(1);
  expect(html.indexOf('Updated just now')).toBeLessThan(html.indexOf('<article'));
});

it('flights updated at different times each show their own', () => {
  const html = show('2026-02-17T09:00:00Z', '2026-02-17T08:50:00Z');
  expect(html.match(/Updated/g)).toHaveLength(2);
  expect(html.indexOf('Updated')).toBeGreaterThan(html.indexOf('<article'));
});

it('a flight without a time of update shows none', () => {
  expect(show('2026-02-17T09:00:00Z', undefined).match(/Updated/g)).toHaveLength(1);
  expect(show(undefined, undefined)).not.toContain('Updated');
});
