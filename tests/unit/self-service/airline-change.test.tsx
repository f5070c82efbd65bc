import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AirlineChange } from '@/components/self-service/booking/airline-change';
import { loadMessages } from '@/lib/i18n/messages';

const flight = { flight: 'QR 1', from: 'DOH', to: 'LHR', departs: '2030-01-14T08:10:00', arrives: '2030-01-14T13:20:00' };

async function wishes(becomes: (typeof flight)[]): Promise<(string | undefined)[]> {
  const html = renderToStaticMarkup(
    <AirlineChange
      change={{ id: 'a', was: [flight], becomes }}
      answer={null}
      reference="KT-222222"
      lastName="Example"
      locale="en"
      messages={await loadMessages('en', ['airlineChange'])}
    />,
  );
  return [...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, wish]) => wish);
}

it('new flights can be accepted, or answered with another wish', async () => {
  expect(await wishes([{ ...flight, departs: '2030-01-14T09:40:00' }])).toEqual(['accept', 'otherFlight', 'refund']);
});

it('unknown new flights cannot be accepted', async () => {
  expect(await wishes([])).toEqual(['otherFlight', 'refund']);
});
