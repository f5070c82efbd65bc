import { describe, expect, it } from 'vitest';
import { nightTexts } from '@/components/gallery/nights';

describe('the gallery of components', () => {
  it('counts nights in both languages', () => {
    expect(nightTexts('en').slice(0, 3)).toEqual(['0 nights', '1 night', '2 nights']);
    expect([1, 2, 3, 10, 11].map((nights) => nightTexts('ar')[nights])).toEqual([
      'ليلة واحدة',
      'ليلتان',
      '3 ليالٍ',
      '10 ليالٍ',
      '11 ليلة',
    ]);
  });
});
