import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { Inclusions } from '@/components/packages/package/package-page';
import { ComparisonTable } from '@/components/services/comparison-table';
import { readLanguageSwitch } from '@/lib/i18n/language-switch';
import { directionOf, intlTag, localizePath, splitLocale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { keepAllTogether, keepTogether } from '@/lib/i18n/no-break';
import { momentInQatar, openingPeriod } from '@/lib/i18n/opening-hours';
import { findPackage } from '@/lib/packages/on-sale/on-sale';
import { localeRedirect } from '@/lib/routes/locale-redirect';
import { compareMessages, type MessageTree } from '@/scripts/checks/messages.ts';

describe('locales', () => {
  describe('addresses by language', () => {
    test.each([
      ['/', '/ar'],
      ['/?from=DOH', '/ar?from=DOH'],
      ['/contact', '/ar/contact'],
      ['/about#team', '/ar/about#team'],
    ])('%s is %s in Arabic and itself in English', (english, arabic) => {
      expect(localizePath(english, 'ar')).toBe(arabic);
      expect(localizePath(english, 'en')).toBe(english);
    });

    test.each([
      ['/ar', { locale: 'ar', path: '/' }],
      ['/ar/contact', { locale: 'ar', path: '/contact' }],
      ['/en/contact', { locale: 'en', path: '/contact' }],
      ['/arabia', { locale: 'en', path: '/arabia' }],
    ])('%s is split into language and path', (address, parts) => {
      expect(splitLocale(address)).toEqual(parts);
    });

    test('Arabic reads from the right, with Latin digits and the Gregorian calendar', () => {
      expect(directionOf('ar')).toBe('rtl');
      expect(new Intl.DateTimeFormat(intlTag('ar'), { year: 'numeric' }).format(new Date('2027-01-14T12:00:00Z'))).toContain(
        '2027',
      );
    });
  });

  describe('the same page in the other language, without script', () => {
    it.each([
      ['/about', 'https://karam.test/ar/about?a=1&lang=ar', { choice: 'en', query: 'a=1' }],
      ['/', 'https://karam.test/ar', { choice: 'en', query: '' }],
      ['/ar/newsletter', 'https://karam.test/newsletter?unsubscribe=abc', { choice: 'ar', query: 'unsubscribe=abc' }],
      ['/about', 'https://karam.test/ar/contact', null],
      ['/about', 'https://karam.test/about', null],
      ['/about', 'about:', null],
      ['/about', null, null],
    ])('%s from %s is %j', (pathname, referer, expected) => {
      const step = readLanguageSwitch(pathname, referer, true);
      expect(step && { ...step, query: String(step.query) }).toEqual(expected);
      expect(readLanguageSwitch(pathname, referer, false)).toBeNull();
    });
  });

  function visit(address: string, stored?: string, isFromOutside = false) {
    const url = new URL(address, 'http://site.test');
    return localeRedirect(url.pathname, url.searchParams, stored, isFromOutside);
  }

  describe('the language in the address', () => {
    test.each([
      ['/contact?lang=ar', '/ar/contact?lang=ar', 'ar'],
      ['/contact?a=1&lang=ar&b=2', '/ar/contact?a=1&lang=ar&b=2', 'ar'],
      ['/?lang=ar', '/ar?lang=ar', 'ar'],
      ['/ar/contact?lang=en&a=1', '/contact?a=1', 'en'],
      ['/ar?lang=en', '/', 'en'],
      ['/contact?lang=en', '/contact', 'en'],
    ])('%s leads to %s', (from, to, choice) => {
      expect(visit(from)).toEqual({ location: to, status: 307, choice });
    });

    test.each(['/', '/ar', '/contact', '/ar/contact?lang=ar', '/arabia', '/contact?lang=fr'])(
      '%s is served without a redirect',
      (address) => {
        expect(visit(address)).toBeNull();
      },
    );

    test('a stored choice of Arabic redirects to Arabic, one of English does not redirect', () => {
      expect(visit('/contact?x=1', 'ar')).toEqual({ location: '/ar/contact?x=1', status: 307 });
      expect(visit('/contact', 'en')).toBeNull();
      expect(visit('/ar/contact', 'ar')).toBeNull();
    });

    test('a link from outside opens in the reader’s language, and shows in which language it was shared', () => {
      expect(visit('/ar/blog?x=1', 'en', true)).toEqual({ location: '/blog?x=1', status: 307, sharedIn: 'ar' });
      expect(visit('/blog', 'ar', true)).toEqual({ location: '/ar/blog', status: 307, sharedIn: 'en' });
      expect(visit('/ar/blog', undefined, true)).toBeNull();
      expect(visit('/ar/blog', 'en', false)).toBeNull();
      // A typed address of the site gets no notice.
      expect(visit('/', 'ar', true)).toEqual({ location: '/ar', status: 307 });
      expect(visit('/ar/blog?lang=ar', 'en', true)).toBeNull();
    });

    test('the address takes precedence over the stored choice', () => {
      expect(visit('/contact?lang=en', 'ar')).toEqual({ location: '/contact', status: 307, choice: 'en' });
    });
  });

  describe('aliases', () => {
    test.each([
      ['/visa', '/services/visa', 308],
      ['/ar/visa', '/ar/services/visa', 308],
      ['/visa?lang=ar', '/ar/services/visa?lang=ar', 307],
      ['/services/flights?from=doha&to=london', '/?from=doha&to=london', 308],
      ['/ar/services/flights?to=paris', '/ar?to=paris', 308],
      ['/team?a=1', '/about?a=1#team', 308],
      ['/holidays/maldives', '/travel/destination/maldives', 308],
      ['/business/partners/destinations/france', '/explore/destinations/france', 308],
    ])('%s leads to %s with one redirect', (from, to, status) => {
      expect(visit(from)).toMatchObject({ location: to, status });
    });

    test('no redirect leads to another redirect', () => {
      const paths = fc.constantFrom(
        '/',
        '/visa',
        '/flights',
        '/team',
        '/contact',
        '/holidays/dubai',
        '/ar',
        '/ar/visa',
        '/ar/contact',
      );
      const langs = fc.constantFrom('', '?lang=ar', '?lang=en', '?a=1&lang=ar', '?lang=xx');
      const stored = fc.constantFrom(undefined, 'en', 'ar');
      fc.assert(
        fc.property(paths, langs, stored, (path, lang, cookie) => {
          const first = visit(`${path}${lang}`, cookie);
          const next = first && visit(first.location, first.choice ?? cookie);
          expect(next).toBeNull();
        }),
      );
    });
  });
});

describe('no break', () => {
  const seen = (text: string) => text.replaceAll('\u00a0', '_');

  describe('a line does not end', () => {
    it.each([
      ['لـ{count} مسافرين', 'لـ{count}_مسافرين'],
      [
        '{n, plural, one {مسافر واحد} few {# مسافرين} other {# مسافر}}',
        '{n, plural, one {مسافر واحد} few {#_مسافرين} other {#_مسافر}}',
      ],
      ['المبنى <terminal></terminal>', 'المبنى_<terminal></terminal>'],
      ['المسافر {number} · {type}', 'المسافر_{number} · {type}'],
      ['حقيبة وزنها 23 كجم', 'حقيبة وزنها 23_كجم'],
      ['Terminal <terminal></terminal>, room {number}', 'Terminal_<terminal></terminal>, room_{number}'],
      ['1,250 guests in 2 rooms', '1,250_guests in 2_rooms'],
      ['قبلها بـ60 دقيقة', 'قبلها بـ60_دقيقة'],
      ['إلزامي، 30,000 يورو', 'إلزامي، 30,000_يورو'],
      ['90 يومًا في كل 180', '90_يومًا في كل_180'],
      ['في نحو 8 فبراير 2027، وأن', 'في نحو_8_فبراير_2027، وأن'],
      ['نحو 24.18 يورو', 'نحو_24.18_يورو'],
      ['مطار حمد الدولي (DOH)', 'مطار حمد الدولي_(DOH)'],
      ['We write by e-mail', 'We write by e\u2060-\u2060mail'],
    ])('between a figure and its word: %s', (text, saved) => {
      expect(seen(keepTogether(text))).toBe(saved);
    });

    it.each([
      '{day} other',
      '{count, plural, one {day} other {days}}',
      'since 2014 and on',
      'KT-7F3K9Q is',
      '08:00 to',
      '## 6. What',
    ])('elsewhere it may end: %s', (text) => {
      expect(keepTogether(text)).toBe(text);
    });
  });

  describe('the messages', () => {
    const read = (locale: string, file: string): MessageTree => JSON.parse(readFileSync(`messages/${locale}/${file}`, 'utf8'));

    it.each(readdirSync('messages/en'))('of %s stay whole patterns', (file) => {
      const shown = (['en', 'ar'] as const).map((locale) => keepAllTogether({ file: read(locale, file) }));
      const sameInBoth = new Set(['file.language.en', 'file.language.ar']);
      expect(compareMessages(shown[0] as MessageTree, shown[1] as MessageTree, sameInBoth)).toEqual([]);
    });

    it('are loaded with no-break spaces', async () => {
      const { flights } = await loadMessages('ar', ['flights']);
      expect(seen(flights.results.details.terminal)).toBe(
        '{code, select, N {المبنى الشمالي} S {المبنى الجنوبي} other {المبنى_<terminal></terminal>}}',
      );
      expect(seen(flights.results.card.total)).toContain('لـ{count}_مسافرين');
    });
  });

  async function inArabic(part: ReactNode): Promise<string> {
    const messages = await loadMessages('ar', ['packages']);
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="ar" messages={messages} timeZone="Asia/Qatar">
        {part}
      </NextIntlClientProvider>,
    );
    return html.replaceAll('\u00a0', '_');
  }

  const same = (text: string) => ({ en: text, ar: text });

  describe('figures stay with their units', () => {
    it('in a table of services', async () => {
      const comparison = {
        caption: same('شنغن'),
        note: same('ملاحظة'),
        columns: [same('التأمين')],
        rows: [{ name: same('التغطية'), cells: [same('إلزامي، 30,000 يورو')] }],
      };
      expect(await inArabic(<ComparisonTable id="table" comparison={comparison} />)).toContain('30,000_يورو');
    });

    it('beside the words of a tick or a cross', async () => {
      const comparison = {
        caption: same('مقارنة'),
        note: same('ملاحظة'),
        columns: [same('الأول'), same('الثاني')],
        rows: [
          {
            name: same('الأمتعة'),
            cells: [
              { en: 'No', ar: 'لا' },
              { en: 'Yes, up to 30 kg', ar: 'نعم، حتى 30 كغ' },
            ],
          },
        ],
      };
      const html = await inArabic(<ComparisonTable id="table" comparison={comparison} />);
      expect(html).toContain('<span class="sr-only">لا</span>');
      expect(html).toContain('<span>نعم، حتى 30_كغ</span>');
    });

    it('in the content of a holiday', async () => {
      const found = findPackage('paris');
      if (!found) throw new Error('no Paris');
      const holiday = { ...found.holiday, ar: { ...found.holiday.ar, included: ['القطار إلى ارتفاع 3,454 مترًا'] } };
      expect(await inArabic(<Inclusions holiday={holiday} />)).toContain('3,454_مترًا');
    });
  });
});

describe('opening hours', () => {
  it.each([
    ['08:00', '20:00', 'ar', '8 ص – 8 م'],
    ['16:30', '20:00', 'ar', '4:30 م – 8 م'],
    ['12:00', '00:00', 'ar', '12 م – 12 ص'],
    ['08:00', '20:00', 'en', '08:00\u2060–\u206020:00'],
  ] as const)('an office open from %s to %s in %s is %s', (opens, closes, locale, period) => {
    expect(openingPeriod({ opens, closes }, locale).replaceAll('\u00a0', ' ')).toBe(period);
  });

  it.each(['ar', 'en'] as const)('a date and time has 24 hours, like times of flights (%s)', (locale) => {
    expect(momentInQatar(new Date('2026-11-22T17:05:00Z'), locale)).toMatch(/2026.*20:05/);
  });

  it('a date and time in Arabic has a word before the time', () => {
    expect(momentInQatar(new Date('2026-11-22T17:05:00Z'), 'ar')).toMatch(/2026، الساعة .?20:05/);
  });
});
