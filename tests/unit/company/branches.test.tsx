import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OpeningHours } from '@/components/company/branches/opening-hours';
import { branchAreas, branchPages, officeOf } from '@/content/branches';
import { branches, company } from '@/content/company';
import { openingPeriod } from '@/lib/i18n/opening-hours';
import ar from '@/messages/ar/company.json';
import en from '@/messages/en/company.json';

const shown = branchAreas.flatMap(({ offices }) => offices.map(({ slug }) => slug));

describe('the branches', () => {
  it('have the five pages of the specification', () => {
    expect(branchPages.map(({ slug }) => slug).toSorted()).toEqual(['al-khor', 'al-rayyan', 'al-sadd', 'umm-salal', 'west-bay']);
  });

  it('are all in the index, once', () => {
    expect(shown.toSorted()).toEqual([...new Set([...branches, ...branchPages].map(({ slug }) => slug))].toSorted());
  });

  it('have their own number, or the main one if the agency lists none', () => {
    expect(officeOf('al-sadd').phone.display).toBe('+974 4000 0003');
    for (const slug of ['west-bay', 'al-khor', 'umm-salal']) expect(officeOf(slug).phone).toBe(company.phone);
    expect(() => officeOf('atlantis')).toThrow('atlantis');
  });

  it.each(branchPages.map((page) => [page.slug, page] as const))('%s matches the list of offices', (slug, page) => {
    expect(officeOf(slug).name).toEqual(page.name);
    expect(officeOf(slug).address).toEqual(page.address);
  });

  it.each(branchPages.map((page) => [page.slug, page] as const))('%s has neighbours, stops and things to bring', (slug, page) => {
    expect(page.neighbours).not.toContain(slug);
    for (const neighbour of page.neighbours) expect(shown).toContain(neighbour);
    expect(page.route.stops.length).toBeGreaterThanOrEqual(3);
    expect(page.en.sections.map(({ id }) => id)).toEqual(['here', 'bring']);
  });

  it('have different texts', () => {
    for (const locale of ['en', 'ar'] as const) {
      const texts = branchPages.flatMap((page) =>
        page[locale].sections.flatMap(({ points = [] }) => points.map(({ text }) => text)),
      );
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});

describe.each([
  ['en', en],
  ['ar', ar],
] as const)('the opening hours in %s', (locale, messages) => {
  it('are those of content/company', () => {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ company: messages }}>
        <OpeningHours />
      </NextIntlClientProvider>,
    );
    const shown = Object.values(company.openingHours).map((hours) => openingPeriod(hours, locale));
    expect([...html.matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, period]) => period)).toEqual(shown);
  });
});
