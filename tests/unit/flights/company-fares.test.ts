import { describe, expect, it } from 'vitest';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { addCompanyFare, withCompanyFares } from '@/lib/flights/search/company-fares';
import { buildFlightSearchQuery, parseFlightSearch } from '@/lib/flights/search/search-params';
import { roundTrip } from './results/offers';

const fares = [
  { airline: 'QR', corporateCode: 'KT2026' },
  { airline: '6E', corporateCode: 'ABN:23-45/6' },
];

describe('the codes of a company', () => {
  const search: FlightSearchRequest = { ...roundTrip, corporateFares: fares };

  it('are part of the address of a search, and read from it', () => {
    const query = buildFlightSearchQuery(search);
    expect(query.getAll('company')).toEqual(['QR-KT2026', '6E-ABN:23-45/6']);
    const asked = parseFlightSearch(query, '2026-11-21');
    expect(asked && withCompanyFares(asked, query)).toEqual(search);
  });

  it('in an address are used when they are readable, the first of each airline', () => {
    const query = new URLSearchParams('company=qr-kt2026&company=EK-شركة&company=QR-OTHER&company=BA-X1');
    expect(withCompanyFares(roundTrip, query).corporateFares).toEqual([
      { airline: 'QR', corporateCode: 'KT2026' },
      { airline: 'BA', corporateCode: 'X1' },
    ]);
  });

  it.each(['', 'QR', 'QR-', 'Q-KT2026', 'QR-رمز', `QR-${'A'.repeat(41)}`])(
    'that are invalid are not in the search: %j',
    (company) => {
      expect(withCompanyFares(roundTrip, new URLSearchParams(`company=${company}`))).toEqual(roundTrip);
    },
  );

  it('are added as typed, one per airline', () => {
    expect(addCompanyFare(fares, { airline: 'BA', code: ' x1 ' })).toEqual({
      fares: [...fares, { airline: 'BA', corporateCode: 'X1' }],
    });
    for (const code of ['kt٢٠٢٦-۷', '\u200fKT2026\u200e–7', ' KT 2026 - 7'])
      expect(addCompanyFare([], { airline: 'QR', code }), code).toEqual({
        fares: [{ airline: 'QR', corporateCode: 'KT2026-7' }],
      });
    expect(addCompanyFare(fares, { airline: 'QR', code: 'NEW1' })).toEqual({
      fares: [fares[1], { airline: 'QR', corporateCode: 'NEW1' }],
    });
    expect(addCompanyFare([], { airline: '', code: 'X1' })).toEqual({ wrong: 'airline' });
    expect(addCompanyFare([], { airline: 'QR', code: '' })).toEqual({ wrong: 'code' });
    expect(addCompanyFare([], { airline: 'QR', code: 'رمز' })).toEqual({ wrong: 'code' });
  });
});
