import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AirlineOfferCard } from '@/components/packages/carousel/holiday-carousel';
import { CurrentYear } from '@/components/ui/dates/by-date';
import { OnDays } from '@/components/ui/dates/on-days';
import { VisaNote } from '@/components/visa/visa-note';
import { airlineOffer } from '@/content/airline-offer';
import { asOfToday } from '@/lib/site-server/page-store/dated-page';
import { visaRulesOldFrom, visaRulesUntil } from '@/lib/visa/rules-age';
import packages from '@/messages/en/packages.json';
import visa from '@/messages/en/visa.json';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

const trip = (departure: string, back: string) =>
  `<a href="/services/flights?from=doha&amp;to=london&amp;departure=${departure}&amp;return=${back}&amp;adults=1" data-waits="" data-dated="2026-12-20" class="x">London</a>`;

/** As the build of today makes it. */
const built = (content: ReactNode) =>
  `<html lang="en">${renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ packages, visa }}>
      {content}
    </NextIntlClientProvider>,
  )}</html>`;

describe('links with days', () => {
  it('have the days of today on a page that was built earlier', () => {
    const page = `<p>2026-12-20</p>${trip('2027-01-03', '2027-01-10')}`;
    expect(asOfToday(page, '2026-12-20')).toEqual({ html: page, day: '2026-12-20' });
    expect(asOfToday(page, '2027-02-20')).toEqual({
      html: `<p>2026-12-20</p>${trip('2027-03-06', '2027-03-13')}`,
      day: '2027-02-20',
    });
  });

  it('are left alone when nothing says what their days are counted from', () => {
    const page = '<a href="/?departure=2027-01-03&amp;return=2027-01-10&amp;adults=1">London</a>';
    expect(asOfToday(page, '2027-02-20')).toEqual({ html: page, day: null });
  });
});

describe('what holds on some days only', () => {
  it('is in the page on these days, whenever that was built', () => {
    const stretch = { from: '2027-01-10', until: '2027-01-20' };
    for (const day of ['2027-01-09', '2027-01-15', '2027-01-21']) {
      const page = built(
        <p>
          Before
          <OnDays {...stretch} built={day}>
            <b>Held</b>
          </OnDays>
          after
        </p>,
      );
      expect(/<on-days[^>]* hidden=""/.test(page)).toBe(day !== '2027-01-15');
      for (const without of ['2027-01-09', '2027-01-21', '2029-01-15']) {
        expect(asOfToday(page, without).html).toBe(`<html data-day="${without}" lang="en"><p>Beforeafter</p></html>`);
      }
      for (const within of ['2027-01-10', '2027-01-20']) {
        expect(asOfToday(page, within).html).toMatch(
          /^<html (?:data-day="[\d-]+" )?lang="en"><p>Before<on-days data-from="2027-01-10" data-until="2027-01-20"><b>Held/,
        );
      }
    }
  });

  it('is the offer of the airline, until its last day', () => {
    const page = built(<AirlineOfferCard />);
    const { from, until } = airlineOffer.sale;
    for (const day of [from, until]) expect(asOfToday(page, day).html).toContain(packages.airlineOffer.open);
    for (const day of [addDays(from, -1), addDays(until, 1), addDays(until, 400)]) {
      expect(asOfToday(page, day).html).toBe(`<html data-day="${day}" lang="en"></html>`);
    }
  });

  it('is an entry rule, until it is too old: then the page says so', () => {
    const page = built(<VisaNote country="FR" look="card" />);
    const [held, over] = [visaRulesUntil, addDays(visaRulesUntil, 1)].map((day) => asOfToday(page, day).html);
    expect(held).toContain(visa.rules.confirm);
    expect(held).toContain(visa.rules.old);
    expect(asOfToday(page, addDays(visaRulesOldFrom, -1)).html).not.toContain(visa.rules.old);
    expect(held).not.toContain(visa.rules.tooOld);
    expect(over).not.toMatch(/17\/02\/2026|Schengen/);
    expect(over).not.toContain(visa.rules.confirm);
    expect(over).toContain(visa.rules.tooOld);
    expect(over).not.toContain(visa.rules.old);
  });
});

it('the year is this one', () => {
  const year = todayInQatar().slice(0, 4);
  const page = built(<CurrentYear built={year} />);
  expect(asOfToday(page).html).toBe(page);
  const day = `${Number(year) + 1}-01-01`;
  expect(asOfToday(page, day)).toEqual({
    html: `<html data-day="${day}" lang="en"><span data-year="">${Number(year) + 1}</span></html>`,
    day,
  });
});
