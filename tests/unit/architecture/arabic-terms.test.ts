import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arabicTerms, findSplitTerms } from '@/scripts/checks/arabic-terms.ts';
import { listSourceFiles } from '@/scripts/checks/source-files.ts';

/** What readers see; migrations are history, and search words (`aliases`, `also`) hold what people type. */
const isRead = (path: string) =>
  /^(app|components|content|lib|messages\/ar|supabase\/(functions|templates))\//.test(path) &&
  path !== 'lib/insurance/guess-region.ts';
const searchWords = /\b(?:aliases|also): \[[^\]]*\]/g;

const texts = listSourceFiles('.', ['.json', '.ts', '.tsx', '.md', '.html', '.sql'])
  .filter(isRead)
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').replace(searchWords, '').split('\n') }));

describe('Arabic terms', () => {
  it('are said in one way in all texts', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(
      texts.flatMap(({ path, lines }) => lines.flatMap((line) => findSplitTerms(line).map((it) => `${path}: ${it}`))),
    ).toEqual([]);
  });

  it.each([
    ['يجيبك أحد خبرائنا بعرض', 'خبرائنا → مستشار'],
    ['بتحويلٍ مصرفي أو في فروعنا', 'مصرفي → بنك'],
    ['وزنها 23 كيلوغرامًا', 'كيلوغراما → كجم'],
    ['يُرجى إرساله مجدّدًا', 'مجددا → مرة أخرى'],
    ['تحقق من اتصالك ثم أعد\u00a0المحاولة', 'أعد المحاولة → مرة أخرى'],
    ['رحلة إلى المملكة المتحدة', 'المملكة المتحدة → بريطانيا'],
    ['صبيحة غوكتشن', 'غوكتشن → كوكجن'],
    ['اطلب هذه العطلة', 'هذه العطلة → الباقة'],
  ])('"%s" is reported', (text, report) => {
    expect(findSplitTerms(text)).toEqual([report]);
  });

  it('are not found within other words', () => {
    expect(findSplitTerms('يوم الوصول إلى لوتي وورلد، ومصروف اليوم، وتصرف، وخبرة سنوات')).toEqual([]);
  });

  it('have each one word to say instead', () => {
    expect(new Set(arabicTerms.map(({ say }) => say)).size).toBe(arabicTerms.length);
  });
});
