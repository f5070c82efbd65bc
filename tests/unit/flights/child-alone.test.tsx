import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChildrenNote } from '@/components/flights/results/details/children-note';
import { FoundFlightsProvider } from '@/components/flights/results/results-context';
import { ChildAlone } from '@/components/flights/terms/child-alone';
import { airlines } from '@/content/airlines';
import { aloneRules } from '@/content/child-alone';
import { airlinesOf } from '@/lib/flights/place-names';
import arabic from '@/messages/ar/flights.json';
import english from '@/messages/en/flights.json';
import { makeItinerary, makeOffer, makeResponse, roundTrip } from './results/offers';

const words = { en: english, ar: arabic };

function draw(locale: 'en' | 'ar', codes: string[]): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{ flights: words[locale] }} timeZone="Asia/Qatar">
      <ChildAlone airlines={codes} />
    </NextIntlClientProvider>,
  );
}

describe('the rules of airlines for children alone', () => {
  it.each(Object.entries(aloneRules))('of %s name an airline we know, ages in order, and a source', (code, rule) => {
    const { from, required, offered, link } = rule;
    expect(airlines[code]).toBeDefined();
    expect(from).toBeGreaterThanOrEqual(2);
    if (required !== null) expect(required).toBeGreaterThanOrEqual(from);
    if (offered !== null) expect(offered).toBeGreaterThan(required ?? 0);
    expect(new URL(link).protocol).toBe('https:');
  });

  it.each(['en', 'ar'] as const)(
    'are shown once for each airline in %s, with source and day; an unknown one is said to be',
    (locale) => {
      const html = draw(locale, ['EY', 'EY', 'FZ']);
      expect(html.split('<li').length - 1).toBe(3);
      expect(html).toContain(airlines['EY']?.[locale]);
      expect(html).toContain(aloneRules['EY']?.link);
      expect(html).toContain('30/11/2026');
      expect(html.split(words[locale].results.alone.unknown).length - 1).toBe(1);
    },
  );

  it('say from which age, with which service, and where there is none', () => {
    expect(draw('en', ['EK'])).toContain('Children under 5 can’t fly alone. From 5 to 11, only with the airline’s service');
    expect(draw('en', ['EK'])).toContain('From 12 to 15, you can ask for that service.');
    expect(draw('en', ['BA'])).toContain('Children under 14 can’t fly alone. From age 14, without an adult.');
  });
});

it('who flies counts, not who sells', () => {
  const itinerary = makeItinerary('PT9H', 'QR1 DOH 01-14T08:00 LHR 01-14T12:00', 'BA2 LHR 01-14T14:00 ARN 01-14T16:00');
  const [first, ...others] = itinerary.segments;
  if (!first) throw new Error('There is no flight');
  expect(airlinesOf({ itineraries: [itinerary] })).toEqual(['QR', 'BA']);
  const flown = { ...itinerary, segments: [{ ...first, operatingCarrierCode: 'BA' }, ...others] };
  expect(airlinesOf({ itineraries: [flown] })).toEqual(['BA']);
});

describe('the children of a party', () => {
  const kinds = { ADULT: 'includes', CHILD: 'weighs', HELD_INFANT: 'nothing' } as const;
  const allowances = { includes: { quantity: 2 }, weighs: { weight: 23, weightUnit: 'KG' as const }, nothing: undefined };
  const plain = makeOffer({ id: '7' });
  const offer = {
    ...plain,
    travelerPricings: Object.entries(kinds).map(([travelerType, allowance]) => ({
      ...plain.travelerPricings[0],
      travelerType,
      quantity: 1,
      fareDetailsBySegment: plain.travelerPricings[0]?.fareDetailsBySegment.map(({ includedCheckedBags: _, ...fare }) => ({
        ...fare,
        ...(allowances[allowance] && { includedCheckedBags: allowances[allowance] }),
      })),
    })),
  } as typeof plain;
  const drawFor = (party: { children: number; infants: number }) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={{ flights: english }} timeZone="Asia/Qatar">
        <FoundFlightsProvider search={{ ...roundTrip, ...party }} answer={makeResponse([offer])}>
          <ChildrenNote offer={offer} />
        </FoundFlightsProvider>
      </NextIntlClientProvider>,
    ).replace(/[\u2066-\u2069]/g, '');

  it('have seats, bags and meals by their ages, each with the bags of its own fare', () => {
    const html = drawFor({ children: 2, infants: 1 });
    expect(html).toContain('2 children from 2 to 11: a seat each; 23 kg checked');
    expect(html).toContain('One infant under 2: on an adult’s lap, without a seat; bags not stated');
    expect(html).toContain(english.results.young.meals);
    expect(html).toContain(english.results.alone.book);
  });

  it('are not mentioned where there are none; infants never fly alone', () => {
    expect(drawFor({ children: 0, infants: 0 })).toBe('');
    expect(drawFor({ children: 0, infants: 1 })).not.toContain(english.results.alone.title);
  });
});
