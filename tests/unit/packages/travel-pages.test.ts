import { describe, expect, it } from 'vitest';
import { airports } from '@/content/airports';
import { offerCategories, offersPage } from '@/content/offer-pages';
import { packageCountries } from '@/content/packages';
import { offerIncludes } from '@/content/packages/offer-includes';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { popularOffers } from '@/content/popular';
import { cheapestOfEachCountry, packagesForTheme, packagesWithTour, packageThemes } from '@/lib/packages/selections';
import { resolveAlias } from '@/lib/routes/aliases';
import home from '@/messages/en/home.json';

const allPlaces = [...places, ...plannedPlaces];
const pages = [...allPlaces, offersPage, ...Object.values(offerCategories)].flatMap(({ en, ar }) => [en, ar]);

describe('the pages under /travel', () => {
  it('have one page for each country of the programme and for each place of an offer', () => {
    const slugs = allPlaces.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toEqual(expect.arrayContaining(packageCountries.map(({ slug }) => slug)));
    const targets = popularOffers.map(({ link }) => resolveAlias(link) ?? link);
    for (const target of targets.filter((path) => path.startsWith('/travel/')))
      expect(slugs).toContain(target.replace('/travel/destination/', ''));
  });

  it('search flights to known airports', () => {
    const codes = new Set(airports.map(({ code }) => code));
    for (const { airport } of allPlaces) expect(codes).toContain(airport);
  });

  it('have titles and descriptions of their own that fit a search result', () => {
    for (const { title, description } of pages) {
      expect(title.length, title).toBeLessThanOrEqual(45);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });
});

describe('selections of holidays', () => {
  it('list the cheapest of each country and nine with a tour', () => {
    expect(cheapestOfEachCountry.map(({ id }) => id)).toEqual([
      'riyadh',
      'kazan',
      'lucerne',
      'lyon',
      'tashkent',
      'athens',
      'busan',
      'casablanca',
      'istanbul',
    ]);
    expect(packagesWithTour).toHaveLength(9);
  });

  it('find something for every theme', () => {
    for (const theme of packageThemes) expect(packagesForTheme(theme).length, theme).toBeGreaterThan(2);
  });
});

describe('the seasonal offers', () => {
  it('have the badges, kinds and prices of the specification', () => {
    expect(popularOffers.map(({ startingPrice }) => startingPrice)).toEqual([2500, 500, 350, 1200, 1800, 3200]);
    const badges = popularOffers.map(({ badge }) => badge);
    expect(badges.toSorted()).toEqual(['bestValue', 'familyBundle', 'hotDeal', 'premium', 'summerOffer', 'topSeller']);
    expect(Object.values(home.offers.badges)).toEqual([
      'Summer Offer',
      'Family Bundle',
      'Top Seller',
      'Best Value',
      'Hot Deal',
      'Premium',
    ]);
    expect(new Set(popularOffers.map(({ category }) => category))).toEqual(new Set(['holidays', 'visas', 'tours']));
  });

  it('have their content in both languages', () => {
    expect(Object.keys(offerIncludes).toSorted()).toEqual(popularOffers.map(({ id }) => id).toSorted());
    for (const { en, ar } of Object.values(offerIncludes)) expect([en.length, ar.length]).toEqual([3, 3]);
  });
});
