import { describe, expect, it, vi } from 'vitest';
import { generateStaticParams } from '@/app/[locale]/ui/page';
import { nightTexts } from '@/components/showcase/nights';

describe('the page of components', () => {
  const pages = () => generateStaticParams({ params: { locale: 'ar' } });

  it('is not part of a build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('SHOWCASE', '');
    expect(pages()).toEqual([]);
  });

  it('is there when the build asks for it, and in development', () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('SHOWCASE', 'on');
    expect(pages()).toEqual([{ locale: 'ar' }]);
    vi.stubEnv('SHOWCASE', '');
    vi.stubEnv('NODE_ENV', 'development');
    expect(pages()).toEqual([{ locale: 'ar' }]);
  });

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
