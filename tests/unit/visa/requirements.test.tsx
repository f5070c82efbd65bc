import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Requirements } from '@/components/visa/requirements/requirements';
import { namePlaces } from '@/lib/visa/name-places';
import { visaRulesOf } from '@/lib/visa/rules-of';
import { usualPassport } from '@/lib/visa/saved-passport';
import arabicCommon from '@/messages/ar/layout.json';
import arabic from '@/messages/ar/visa.json';
import englishCommon from '@/messages/en/layout.json';
import english from '@/messages/en/visa.json';

const messages = { en: { visa: english, layout: englishCommon }, ar: { visa: arabic, layout: arabicCommon } };

/** The groups of the table of all destinations, as HTML. */
function groupsOf(locale: 'en' | 'ar') {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Asia/Qatar">
      <Requirements />
    </NextIntlClientProvider>,
  );
  return html.split('<details').slice(1);
}

beforeEach(() => {
  // The rules of entry have an age.
  vi.useFakeTimers({ now: new Date('2026-11-30T09:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(['en', 'ar'] as const)('all destinations of a passport: %s', (locale) => {
  const { rules: words } = messages[locale].visa;

  it('are each in one group, of which the easiest is open', () => {
    const groups = groupsOf(locale);
    const counts = groups.map((group) => Number(/<span[^>]*>(\d+)<\/span>/.exec(group)?.[1]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Object.keys(visaRulesOf(usualPassport) ?? {}).length);
    expect(groups.map((group) => /^[^>]* open=""/.test(group))).toEqual(groups.map((_, index) => index === 0));
  });

  it('say the days of each, or that they are not stated', () => {
    const [free = ''] = groupsOf(locale);
    expect(free).toContain(words.free);
    const rows = [...free.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)</g)];
    const unstated = rows.find(([, stay]) => stay === words.noStay)?.[2] ?? '';
    for (const { name } of namePlaces(['AE', 'SA', 'KW'], locale)) expect(unstated).toContain(name);
    expect(rows.at(-1)?.[1]).toBe(words.noStay);
    for (const [, stay] of rows.slice(0, -1)) expect(stay).toMatch(/\d/);
  });
});
