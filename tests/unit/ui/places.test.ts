import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nightsOf, pickDay } from '@/components/ui/dates/range/selected-days';
import { type Box, clearLift, isPressedBeside } from '@/components/ui/feedback/toast-host';

describe('the nights of a stay', () => {
  it.each([
    ['2027-01-14', '2027-01-15', 1],
    ['2027-01-14', '2027-01-18', 4],
    ['2027-02-27', '2027-03-01', 2],
    ['2028-02-27', '2028-03-01', 3],
    ['2026-12-30', '2027-01-02', 3],
    // With a clock change in Europe in between: a day of 23 hours is still a night.
    ['2027-03-27', '2027-03-29', 2],
  ])('from %s to %s are %i', (from, to, nights) => {
    expect(nightsOf({ from, to })).toBe(nights);
  });

  it('are none while a day is missing or the order is wrong', () => {
    expect(nightsOf({ from: '2027-01-14', to: '' })).toBe(0);
    expect(nightsOf({ from: '', to: '2027-01-14' })).toBe(0);
    expect(nightsOf({ from: '2027-01-14', to: '2027-01-10' })).toBe(0);
  });
});

describe('picking a day', () => {
  const nothing = { from: '', to: '' };
  const begun = { from: '2027-01-14', to: '' };
  const whole = { from: '2027-01-14', to: '2027-01-18' };

  it('begins a stay, then ends it', () => {
    expect(pickDay(nothing, '2027-01-14', 30)).toEqual(begun);
    expect(pickDay(begun, '2027-01-18', 30)).toEqual(whole);
  });

  it('begins again with the same day, an earlier one, or after a complete stay', () => {
    expect(pickDay(begun, '2027-01-14', 30)).toEqual(begun);
    expect(pickDay(begun, '2027-01-10', 30)).toEqual({ from: '2027-01-10', to: '' });
    expect(pickDay(whole, '2027-01-16', 30)).toEqual({ from: '2027-01-16', to: '' });
  });

  it('begins again beyond the longest stay', () => {
    expect(pickDay(begun, '2027-02-13', 30)).toEqual({ from: '2027-01-14', to: '2027-02-13' });
    expect(pickDay(begun, '2027-02-14', 30)).toEqual({ from: '2027-02-14', to: '' });
  });
});

describe('toast place', () => {
  /** At the lower edge of a phone of 390 by 800. */
  const toast: Box = { top: 736, bottom: 784, left: 16, right: 310 };
  const box = (top: number, bottom: number, left = 16, right = 374): Box => ({ top, bottom, left, right });
  const ceiling = 64;

  /** The height of the other that the raised toast would cover. */
  const overlap = (lift: number, other: Box) =>
    Math.min(toast.bottom - lift, other.bottom) - Math.max(toast.top - lift, other.top);

  describe('a toast', () => {
    it('stays at the lower edge when nothing is there', () => {
      expect(clearLift(toast, [], ceiling)).toBe(0);
      expect(clearLift(toast, [box(100, 600)], ceiling)).toBe(0);
      // The round button at the side.
      expect(clearLift(toast, [box(720, 776, 318, 374)], ceiling)).toBe(0);
    });

    it('is moved above the button that it would cover, and above everything else there', () => {
      const submit = box(740, 792);
      expect(clearLift(toast, [submit], ceiling)).toBe(toast.bottom - submit.top + 4);
      const others = [submit, box(690, 734), box(600, 660)];
      const lift = clearLift(toast, others, ceiling);
      for (const other of others) expect(overlap(lift ?? 0, other)).toBeLessThanOrEqual(0);
    });

    it('uses a gap that is just large enough', () => {
      const others = [box(740, 792), box(600, 680)];
      expect(clearLift(toast, others, ceiling)).toBe(48);
    });

    it('has no place when everything up to the header is occupied', () => {
      expect(clearLift(toast, [box(64, 800)], ceiling)).toBeNull();
    });

    it('may cover a part of a button as large as a card, and nothing of smaller ones', () => {
      expect(isPressedBeside(toast, box(600, 740))).toBe(true);
      expect(isPressedBeside(toast, box(700, 750))).toBe(false);
      expect(isPressedBeside(toast, box(600, 740, 16, 200))).toBe(false);
    });
  });
});

describe('component sources', () => {
  const folder = join(import.meta.dirname, '../../../components');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const forms = files
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
    .filter(({ text }) => text.includes('<form'));

  describe('the outcome of a form', () => {
    it('is checked in every form of the site', () => {
      expect(forms.length).toBeGreaterThan(20);
    });

    it.each(forms.map(({ name, text }) => [name, text] as const))('takes the focus and the view: %s', (_, text) => {
      // AnswerNotice does this; a Notice that is only announced may be outside of the screen.
      expect(text).not.toMatch(/<Notice[^>]*\sannounce=/);
    });
  });

  it('no field uses the browser’s date input, which formats days in its own language', () => {
    const sources = globSync('{app,components}/**/*.tsx');
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((file) => /type[=:]\s*["']date["']/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('only the style sheet aligns e-mail, phone, codes and days in Arabic', () => {
    expect(readFileSync('app/styles/utilities.css', 'utf8')).toMatch(/\[dir='rtl'\] &\[dir='ltr'\] \{\s*text-align: end;/);
    const sources = globSync('components/**/*.tsx').map((file) => [file, readFileSync(file, 'utf8')] as const);
    expect(
      sources.filter(([, source]) => /className="control[^"]*text-(?:start|end)/.test(source)).map(([file]) => file),
    ).toEqual([]);
  });
});
