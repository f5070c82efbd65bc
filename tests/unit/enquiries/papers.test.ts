import { describe, expect, it } from 'vitest';
import { groupPapers, isDone, isMissing, type Paper, travellersIn } from '@/lib/enquiries/papers';

let made = 0;
const paper = (field: Paper['field'], status: Paper['status'] = 'sent', type = 'image/jpeg'): Paper => {
  made += 1;
  return { id: String(made), field, name: `${made}.jpg`, type, status, reason: status === 'refused' ? 'blurred' : null };
};
const statement = paper('statement', 'accepted', 'application/pdf');
const missingOf = (papers: Paper[], travellers: number) => groupPapers(papers, travellers).map(({ missing }) => missing);

describe('the papers of a visa enquiry', () => {
  it('are a passport and a photograph of each traveller, and one statement', () => {
    expect(travellersIn({ traveler1Name: 'A', traveler1Nationality: 'Q', traveler3Name: 'B', notes: '' })).toBe(2);
    expect(travellersIn({})).toBe(1);
    expect(missingOf([], 3)).toEqual([3, 3, 1]);
    expect(missingOf([paper('passport'), paper('photo'), paper('photo'), statement], 3)).toEqual([2, 1, 0]);
  });

  it('a PDF may have the passports of all', () => {
    expect(missingOf([paper('passport', 'sent', 'application/pdf')], 4)).toEqual([0, 4, 1]);
  });

  it('a refused copy is asked for once, as another copy', () => {
    const groups = groupPapers([paper('passport', 'refused'), paper('photo'), statement], 1);
    expect(groups.map(({ missing, refused }) => [missing, refused.length])).toEqual([
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
    expect(groups.map(isMissing)).toEqual([true, false, false]);
  });

  it('are done when all are there and accepted', () => {
    const accepted = [paper('passport', 'accepted'), paper('photo', 'accepted'), statement];
    expect(isDone(groupPapers(accepted, 1))).toBe(true);
    expect(isDone(groupPapers(accepted, 2))).toBe(false);
    expect(isDone(groupPapers([...accepted, paper('photo')], 1))).toBe(false);
  });
});
