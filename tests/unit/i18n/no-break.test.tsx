import { readdirSync, readFileSync } from 'node:fs';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Inclusions } from '@/components/packages/package/inclusions';
import { ComparisonTable } from '@/components/services/comparison-table';
import { loadMessages } from '@/lib/i18n/messages';
import { keepAllTogether, keepTogether } from '@/lib/i18n/no-break';
import { findPackage } from '@/lib/packages/find-package';
import { compareMessages, type MessageTree } from '@/scripts/checks/messages.ts';

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
      ...{ caption: same('شنغن'), note: same('ملاحظة'), columns: [same('التأمين')] },
      rows: [{ name: same('التغطية'), cells: [same('إلزامي، 30,000 يورو')] }],
    };
    expect(await inArabic(<ComparisonTable id="table" comparison={comparison} />)).toContain('30,000_يورو');
  });

  it('in the content of a holiday', async () => {
    const found = findPackage('paris');
    if (!found) throw new Error('no Paris');
    const holiday = { ...found.holiday, ar: { ...found.holiday.ar, included: ['القطار إلى ارتفاع 3,454 مترًا'] } };
    expect(await inArabic(<Inclusions holiday={holiday} />)).toContain('3,454_مترًا');
  });
});
