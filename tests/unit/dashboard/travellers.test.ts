import { describe, expect, it } from 'vitest';
import { checkTraveller, draftOf, type SavedTravellerDraft } from '@/lib/bookings/saved-travellers';

const today = '2026-11-21';
const draft: SavedTravellerDraft = {
  title: 'MISS',
  gender: 'female',
  givenNames: ' Amina Sara ',
  surname: 'Al-Example',
  dateOfBirth: '٥/3/2015',
  nationality: 'QA',
  passportNumber: 'qx 100 200',
  passportExpiry: '21/11/2026',
  loyaltyAirline: '',
  loyaltyNumber: '',
};
const check = (change: Partial<SavedTravellerDraft>) => checkTraveller({ ...draft, ...change }, today);

describe('a saved traveller', () => {
  it('is stored like a passenger', () => {
    expect(check({}).facts).toEqual({
      ...{ title: 'MISS', gender: 'female' },
      ...{ given_names: 'Amina Sara', surname: 'Al-Example', date_of_birth: '2015-03-05', nationality: 'QA' },
      ...{ passport_number: 'QX100200', passport_expiry: '2026-11-21', loyalty_airline: null, loyalty_number: null },
    });
  });

  it('needs a new day if the stored one does not exist', () => {
    const { facts } = check({});
    const odd = facts && draftOf({ ...facts, date_of_birth: '-infinity', passport_expiry: 'infinity' });
    const empty = '';
    expect(odd).toMatchObject({ dateOfBirth: empty, passportExpiry: empty });
  });

  it('is loaded into the form as it was stored', () => {
    const { facts } = check({ loyaltyAirline: 'QR', loyaltyNumber: '512 345 678' });
    expect(facts).toMatchObject({ loyalty_airline: 'QR', loyalty_number: '512345678' });
    expect(facts && check(draftOf(facts)).facts).toEqual(facts);
  });

  it.each<[Partial<SavedTravellerDraft>, object]>([
    [
      { title: '', gender: '' },
      { title: 'titleRequired', gender: 'genderRequired' },
    ],
    [{ surname: 'العربي' }, { surname: 'nameAsInPassport' }],
    [{ dateOfBirth: '/3/2015' }, { dateOfBirth: 'dateOfBirthInvalid' }],
    [{ dateOfBirth: '22/11/2026' }, { dateOfBirth: 'dateOfBirthFuture' }],
    [{ dateOfBirth: '1/1/1890' }, { dateOfBirth: 'dateOfBirthTooOld' }],
    [{ loyaltyAirline: 'QR' }, { loyaltyNumber: 'loyaltyNumberInvalid' }],
    [{ loyaltyNumber: '512345678' }, { loyaltyAirline: 'loyaltyAirlineRequired' }],
    [{ passportExpiry: '20/11/2026' }, { passportExpiry: 'passportExpired' }],
    [{ passportExpiry: '31/12/9999' }, { passportExpiry: 'passportTooLong' }],
    [
      { nationality: '', givenNames: '' },
      { givenNames: 'givenNamesRequired', nationality: 'nationalityRequired' },
    ],
  ])('with %j is refused by field', (change, errors) => {
    expect(check(change)).toEqual({ facts: null, errors });
  });
});
