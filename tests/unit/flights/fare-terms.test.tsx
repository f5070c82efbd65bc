import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FareTerms } from '@/components/flights/results/details/fare-terms';
import type { FlightOffer } from '@/lib/flights/offer';
import arabic from '@/messages/ar/flights.json';
import english from '@/messages/en/flights.json';
import { familySearch, offerFor } from '../bookings/booking-fixture';

const offer = offerFor(familySearch);

/** The terms as text. */
function read(said: Partial<FlightOffer>, locale: 'en' | 'ar' = 'en'): string[] {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ flights: locale === 'en' ? english : arabic }}>
      <FareTerms offer={{ ...offer, ...said, signature: 'seal' }} />
    </NextIntlClientProvider>,
  );
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) =>
    (text ?? '').replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' '),
  );
}

const convertedFrom = { currency: 'GBP', total: '652.64', asOf: '2026-11-21' };

describe('the terms of an offer', () => {
  it('show "not stated" when the supplier states none', () => {
    expect(read({})).toEqual([english.results.terms.change.unknown, english.results.terms.refund.unknown]);
  });

  it('show the fees for changes and refunds', () => {
    const { change, refund } = english.results.terms;
    expect(read({ conditions: { change: { allowed: true, penalty: '400.00' }, refund: { allowed: false } } })).toEqual([
      'Changes before departure for a fee of QAR 400 for both travellers; a difference in fare may apply',
      refund.refused,
    ]);
    expect(read({ conditions: { change: { allowed: true, penalty: '0.00' }, refund: { allowed: true } } })).toEqual([
      change.free,
      refund.allowed,
    ]);
    expect(read({ conditions: { change: { allowed: null }, refund: { allowed: null } } })).toEqual([
      change.unknown,
      refund.unknown,
    ]);
  });

  it('show the emissions for all passengers with a seat, and a converted price', () => {
    expect(read({ emissionsKg: 1412.4, price: { ...offer.price, convertedFrom } }).slice(2)).toEqual([
      'About 1,412 kg of CO₂ for 2 seats, an estimate',
      'Price converted from GBP 652.64 at the rate of 21/11/2026',
    ]);
    expect(
      read({ price: { ...offer.price, convertedFrom: { ...convertedFrom, currency: 'USD', asOf: null } } }).slice(2),
    ).toEqual(['Price converted from USD 652.64 at the fixed rate']);
  });

  it('are in Arabic, too', () => {
    const conditions = { change: { allowed: true, penalty: '400.00' }, refund: { allowed: null } };
    const [change, refund, emissions, converted] = read(
      { conditions, emissionsKg: 1412, price: { ...offer.price, convertedFrom } },
      'ar',
    );
    expect(change).toMatch(/برسوم مجموعها .*400/);
    expect(refund).toBe(arabic.results.terms.refund.unknown);
    expect(emissions).toMatch(/1,412 كجم .*لمقعدين/);
    expect(converted).toContain('GBP 652.64');
  });
});
