import { describe, expect, it } from 'vitest';
import { mayDocumentsFollow } from '@/lib/bookings/documents';
import { afterEdits } from '@/lib/bookings/party/carry-over';
import { emptyPassengerDraft, namesOf, type PassengerDraft } from '@/lib/bookings/people';
import {
  afterPassengerEdits,
  checkDraft,
  emptyBookingDraft,
  isTypedIn,
  loadDraft,
  saveDraft,
} from '@/lib/bookings/products/flight/draft';
import { calledName, firstName } from '@/lib/text/machine-letters';
import { trip, typedDraft } from '../bookings-form/typed-draft';
import { stubTabStorage } from '../stubs';
import { familySearch } from './booking-fixture';

const party = () => [emptyPassengerDraft('adult'), emptyPassengerDraft('adult'), emptyPassengerDraft('child')];
const withFacts = (people: readonly PassengerDraft[], index: number, facts: Partial<PassengerDraft>) =>
  afterEdits('passengers', people, [{ index, facts }]).people;
const surnames = (people: readonly { surname: string }[]) => people.map(({ surname }) => surname);

describe('what the first traveller shares', () => {
  it('go to the others letter by letter, and are known as carried', () => {
    const begun = withFacts(party(), 0, { surname: 'Al-' });
    const typed = withFacts(withFacts(begun, 0, { surname: 'Al-Example' }), 0, { nationality: 'QA' });
    expect(surnames(typed)).toEqual(['Al-Example', 'Al-Example', 'Al-Example']);
    expect(typed.map(({ nationality }) => nationality)).toEqual(['QA', 'QA', 'QA']);
    expect(afterEdits('passengers', typed, []).settled).toEqual([
      'passengers.1.surname',
      'passengers.1.nationality',
      'passengers.2.surname',
      'passengers.2.nationality',
    ]);
  });

  it('never replace what was typed, and come back only when the first one is edited', () => {
    const carried = withFacts(party(), 0, { surname: 'Al-Example' });
    const typed = withFacts(carried, 1, { surname: 'Haddad' });
    const following = withFacts(typed, 0, { surname: 'Al-Other' });
    expect(surnames(following)).toEqual(['Al-Other', 'Haddad', 'Al-Other']);
    const emptied = withFacts(carried, 1, { surname: '' });
    expect(surnames(withFacts(emptied, 0, { nationality: 'QA' }))).toEqual(['Al-Example', '', 'Al-Example']);
    expect(surnames(withFacts(carried, 2, { surname: 'Own' }))).toEqual(['Al-Example', 'Al-Example', 'Own']);
    expect(surnames(withFacts(carried, 0, { surname: '' }))).toEqual(['', '', '']);
  });

  it('leave out a person’s only name, in both directions', () => {
    const carried = withFacts(party(), 0, { surname: 'Kumar' });
    expect(surnames(withFacts(carried, 0, { givenNames: 'FNU', surname: 'Rajesh Kumar' }))).toEqual(['Rajesh Kumar', '', '']);
    const single = withFacts(carried, 1, { givenNames: 'FNU', surname: 'Asha' });
    expect(surnames(withFacts(single, 0, { surname: 'Singh' }))).toEqual(['Singh', 'Asha', 'Singh']);
  });

  it('come with the passport that follows, but not over one that is typed', () => {
    const typed = withFacts(party(), 1, { passportNumber: 'QX100001' });
    const following = withFacts(typed, 0, { isDocumentLater: true });
    expect(following.map(({ isDocumentLater }) => isDocumentLater)).toEqual([true, false, true]);
    expect(afterEdits('passengers', following, []).settled).toContain('passengers.2.passportExpiry');
    const own = withFacts(following, 2, { isDocumentLater: false });
    expect(own[2]).toMatchObject({ isDocumentLater: false, carried: [] });
    expect(withFacts(following, 0, { isDocumentLater: false })[2]?.isDocumentLater).toBe(false);
  });

  it('begin, where passports may follow, with all of them to follow; one that is there changes its owner alone', () => {
    const people = emptyBookingDraft({ ...familySearch, adults: 2, children: 1, infants: 0 }, true).passengers;
    const follows = (typed: readonly PassengerDraft[]) => typed.map(({ isDocumentLater }) => isDocumentLater);
    expect(follows(people)).toEqual([true, true, true]);
    expect(people.some(isTypedIn)).toBe(false);
    const photo = { isDocumentLater: false, passportNumber: 'QX100000', passportExpiry: '1/1/2035' };
    expect(follows(withFacts(people, 0, photo))).toEqual([false, true, true]);
    expect(follows(withFacts(withFacts(people, 1, photo), 0, { isDocumentLater: false }))).toEqual([false, false, false]);
    expect(follows(withFacts(people, 0, { isDocumentLater: false }))).toEqual([false, false, false]);
    expect(mayDocumentsFollow({ departureDate: '2027-01-14', today: '2027-01-10' })).toBe(true);
    expect(mayDocumentsFollow({ departureDate: '2027-01-14', today: '2027-01-11' })).toBe(false);
  });

  it('take another nationality’s identity card away', () => {
    const gulf = { ...trip, allowsIdCard: true };
    const enter = (people: readonly PassengerDraft[], index: number, facts: Partial<PassengerDraft>) =>
      afterPassengerEdits(people, [{ index, facts }], gulf).people;
    const cards = enter(enter(party(), 0, { nationality: 'QA' }), 1, { travelDocument: 'idCard', passportNumber: '28400000001' });
    const [, second] = enter(cards, 0, { nationality: 'IN' });
    expect(second).toMatchObject({ nationality: 'IN', travelDocument: 'passport', passportNumber: '' });
  });

  it('are part of a request that is checked', () => {
    const typed = typedDraft({}, ['adult', 'child']);
    const { people: passengers } = afterPassengerEdits(
      typed.passengers.map((one, at) => (at === 0 ? one : { ...one, surname: '', nationality: '' })),
      [{ index: 0, facts: { surname: 'Al-Example', nationality: 'QA' } }],
      trip,
    );
    const check = checkDraft({ ...typed, passengers }, trip);
    expect(check).toMatchObject({ request: { passengers: [{}, { surname: 'Al-Example', nationality: 'QA' }] } });
    expect(JSON.stringify(check)).not.toContain('carried');
  });

  it('do not make somebody of an empty place when the party changes', () => {
    stubTabStorage();
    const passengers = withFacts(party(), 0, { givenNames: 'Amina', surname: 'Al-Example', nationality: 'QA' });
    saveDraft('one search', { passengers, contact: typedDraft().contact });
    const next = loadDraft('another', ['adult', 'infant'], trip)?.passengers;
    expect(next).toMatchObject([
      { givenNames: 'Amina', surname: 'Al-Example' },
      { type: 'infant', givenNames: '', surname: 'Al-Example', carried: ['surname', 'nationality'] },
    ]);
  });
});

it('people with one name are called by it', () => {
  const people = [
    { givenNames: 'FNU', surname: 'Suryani' },
    { givenNames: 'Amina Sara', surname: 'Al-Example' },
  ];
  expect(namesOf(people)).toEqual(['Suryani', 'Amina Sara Al-Example']);
  expect(people.map(({ givenNames, surname }) => firstName(givenNames, surname))).toEqual(['Suryani', 'Amina Sara']);
  expect(['FNU Rajesh Kumar', 'FNU', 'Fnuk FNU'].map(calledName)).toEqual(['Rajesh Kumar', 'FNU', 'Fnuk FNU']);
});
