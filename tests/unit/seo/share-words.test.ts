import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { formatQar } from '@/lib/money';
import { drawShareWords } from '@/lib/seo/share/share-image';

const draw = (title: string, locale: 'en' | 'ar') =>
  drawShareWords({ title: { en: title, ar: title }, line: { en: '', ar: '' } }, locale);

/** The area of the title, below the logo. */
const titleArea = { left: 0, top: 170, width: 1200, height: 460 };

/** The columns of the title with ink, from the left; runs less than `gap` pixels apart are merged. */
async function inkedRuns(title: string, locale: 'en' | 'ar', gap: number): Promise<{ start: number; width: number }[]> {
  const svg = Buffer.from(await draw(title, locale));
  const { data, info } = await sharp(svg).extract(titleArea).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0).some((alpha) => alpha > 127),
  );
  const runs: { start: number; width: number }[] = [];
  for (const x of columns) {
    const last = runs.at(-1);
    if (last && x - (last.start + last.width) < gap) last.width = x - last.start + 1;
    else runs.push({ start: x, width: 1 });
  }
  return runs;
}

describe('the words of a share image', () => {
  it('go from right to left in Arabic, from the margin', async () => {
    const runs = await inkedRuns('ببببب ببب ب', 'ar', 6);
    expect(runs).toHaveLength(3);
    const [last, middle, first] = runs.map(({ width }) => width);
    expect(first).toBeGreaterThan(middle ?? 0);
    expect(middle).toBeGreaterThan(last ?? 0);
    const end = runs[2] ? runs[2].start + runs[2].width : 0;
    expect(end).toBeGreaterThan(1120);
    expect(end).toBeLessThanOrEqual(1136);
  });

  it('go from left to right in English, from the margin', async () => {
    const runs = await inkedRuns('mmmm mm i', 'en', 12);
    expect(runs).toHaveLength(3);
    const [first, middle, last] = runs.map(({ width }) => width);
    expect(first).toBeGreaterThan(middle ?? 0);
    expect(middle).toBeGreaterThan(last ?? 0);
    expect(runs[0]?.start).toBeGreaterThanOrEqual(64);
    expect(runs[0]?.start).toBeLessThan(80);
  });

  it('joins Arabic letters', async () => {
    expect(await inkedRuns('سسسس', 'ar', 1)).toHaveLength(1);
  });

  it('keeps the digits of a number in their order inside Arabic', async () => {
    const [number] = await inkedRuns('سسسس 1118', 'ar', 16);
    const [alone] = await inkedRuns('1118', 'en', 16);
    const digits = (await inkedRuns('سسسس 1118', 'ar', 1)).slice(0, 4).map(({ width }) => width);
    expect(digits).toEqual((await inkedRuns('1118', 'en', 1)).map(({ width }) => width));
    expect(number?.width).toBe(alone?.width);
  });

  it('leaves out vowel marks, which would overlap the dots', async () => {
    expect(await draw('رتّب خطوةً', 'ar')).toBe(await draw('رتب خطوة', 'ar'));
  });

  it('draws an amount as two words, because a no-break space would change its order in Arabic', async () => {
    expect(await draw(`من ${formatQar(3800, 'ar-u-nu-latn')}`, 'ar')).toBe(await draw('من 3,800 ر.ق.', 'ar'));
  });

  it('has every letter in the names of hotels', async () => {
    const missing = await draw('Çırağan Palace 東', 'en');
    expect(missing.length).toBeGreaterThan((await draw('Çırağan Palace', 'en')).length);
    const shapes = await Promise.all(['ğ', 'ı', 'Ç', 'ö', 'ü'].map((letter) => draw(letter, 'en')));
    expect(new Set([...shapes, await draw('東', 'en')]).size).toBe(6);
  });
});
