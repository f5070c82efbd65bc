import { describe, expect, it } from 'vitest';
import { checkTraveller, draftOf, type TravellerDraft } from '@/lib/bookings/saved-travellers';

const today = '2026-11-21';
const draft: TravellerDraft = {
  givenNames: ' Amina Sara ',
  surname: 'Al-Example',
  dateOfBirth: { day: '٥', month: '3', year: '2015' },
  nationality: 'QA',
  passportNumber: 'qx 100 200',
  passportExpiry: { day: '21', month: '11', year: '2026' },
};
const check = (change: Partial<TravellerDraft>) => checkTraveller({ ...draft, ...change }, today);

describe('a saved traveller', () => {
  it('is stored as a passenger would be', () => {
    expect(check({}).facts).toEqual({
      ...{ given_names: 'Amina Sara', surname: 'Al-Example', date_of_birth: '2015-03-05', nationality: 'QA' },
      ...{ passport_number: 'QX100200', passport_expiry: '2026-11-21' },
    });
  });

  it('is to be typed anew where a day was stored that no calendar has', () => {
    const { facts } = check({});
    const odd = facts && draftOf({ ...facts, date_of_birth: '-infinity', passport_expiry: 'infinity' });
    const empty = { day: '', month: '', year: '' };
    expect(odd).toMatchObject({ dateOfBirth: empty, passportExpiry: empty });
  });

  it('comes back into the form as it was stored', () => {
    const { facts } = check({});
    expect(facts && check(draftOf(facts)).facts).toEqual(facts);
  });

  it.each<[Partial<TravellerDraft>, object]>([
    [{ surname: 'العربي' }, { surname: 'nameAsInPassport' }],
    [{ dateOfBirth: { day: '', month: '3', year: '2015' } }, { dateOfBirth: 'dateOfBirthInvalid' }],
    [{ dateOfBirth: { day: '22', month: '11', year: '2026' } }, { dateOfBirth: 'dateOfBirthFuture' }],
    [{ dateOfBirth: { day: '1', month: '1', year: '1890' } }, { dateOfBirth: 'tooOld' }],
    [{ passportExpiry: { day: '20', month: '11', year: '2026' } }, { passportExpiry: 'passportExpired' }],
    [{ passportExpiry: { day: '31', month: '12', year: '9999' } }, { passportExpiry: 'passportTooLong' }],
    [
      { nationality: '', givenNames: '' },
      { givenNames: 'givenNamesRequired', nationality: 'nationalityRequired' },
    ],
  ])('with %j is refused by field', (change, errors) => {
    expect(check(change)).toEqual({ facts: null, errors });
  });
});
