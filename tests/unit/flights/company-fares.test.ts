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

  it.each(['', 'QR', 'QR-', 'qr-KT2026', 'QR-KT 2026', 'QR-A&company=QR-B', `QR-${'A'.repeat(41)}`])(
    'that nobody can read are not searched with: %j',
    (company) => {
      expect(withCompanyFares(roundTrip, new URLSearchParams(`company=${company}`))).toEqual(roundTrip);
    },
  );

  it('are added as typed, one of an airline', () => {
    expect(addCompanyFare(fares, { airline: 'BA', code: ' x1 ' })).toEqual({
      fares: [...fares, { airline: 'BA', corporateCode: 'X1' }],
    });
    expect(addCompanyFare(fares, { airline: 'QR', code: 'NEW1' })).toEqual({
      fares: [fares[1], { airline: 'QR', corporateCode: 'NEW1' }],
    });
    expect(addCompanyFare([], { airline: '', code: 'X1' })).toEqual({ wrong: 'airline' });
    expect(addCompanyFare([], { airline: 'QR', code: '' })).toEqual({ wrong: 'code' });
    expect(addCompanyFare([], { airline: 'QR', code: 'رمز' })).toEqual({ wrong: 'code' });
  });
});
