import { describe, expect, it, vi } from 'vitest';
import { accountMenu } from '@/content/navigation';
import { signedInMenu } from '@/content/signed-in-menu';
import { isSearchPaused } from '@/lib/env';
import arabicFlights from '@/messages/ar/flights.json';
import arabicHome from '@/messages/ar/home.json';
import arabicPackages from '@/messages/ar/packages.json';
import account from '@/messages/en/account.json';
import flights from '@/messages/en/flights.json';
import home from '@/messages/en/home.json';
import hotels from '@/messages/en/hotels.json';
import notifications from '@/messages/en/notifications.json';
import packages from '@/messages/en/packages.json';

const english = { account, flights, home, hotels, notifications, packages };

/** The texts that the specification quotes in its sections 1 to 4, letter by letter. */
const specified: Readonly<Record<string, string>> = {
  'home.paused.title': 'Coming back soon!',
  'home.paused.text': "We're improving our search service.",
  'home.popularFlights.deals.bestPrice': 'Best Price',
  'home.popularFlights.deals.hotDeal': 'Hot Deal',
  'home.popularFlights.deals.popular': 'Popular',
  'home.popularHotels.deals.luxuryDeal': 'Luxury Deal',
  'home.popularHotels.deals.bestValue': 'Best Value',
  'home.popularHotels.deals.paradiseDeal': 'Paradise Deal',
  'home.popularHotels.deals.hotDeal': 'Hot Deal',
  'home.offers.badges.summerOffer': 'Summer Offer',
  'home.offers.badges.familyBundle': 'Family Bundle',
  'home.offers.badges.topSeller': 'Top Seller',
  'home.offers.badges.bestValue': 'Best Value',
  'home.offers.badges.hotDeal': 'Hot Deal',
  'home.offers.badges.premium': 'Premium',
  'account.login.notices.guard': 'Please sign in to access this page',
  'account.menu.account': 'My Account',
  'account.menu.signOut': 'Sign out',
  'packages.carousel.learnMore': 'Learn More',
  'packages.carousel.details.book': 'Book Now',
  'packages.carousel.details.call': 'Call Us',
  'packages.carousel.details.whatsapp': 'WhatsApp',
  'packages.airlineOffer.plan': 'Plan Your Trip',
  'flights.multiCity.submit': 'Search Multi-City Flights',
  'flights.multiCity.summary.title': 'Trip Summary',
  'flights.results.empty.title': 'No flights found matching your criteria.',
  'flights.results.card.select': 'Select Flight',
  'flights.results.card.nonStop': 'Non-stop',
  'hotels.results.card.available': 'Available',
  'hotels.results.card.notAvailable': 'Not Available',
  'hotels.results.card.moreAmenities': '+{count} more',
  'notifications.list.loading': 'Loading notifications...',
  'notifications.list.empty': 'No notifications yet',
  'notifications.list.markAll': 'Mark all read',
};

/** By its dotted path. */
function textAt(messages: object, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], messages);
}

describe('the words that the specification quotes', () => {
  it.each(Object.entries(specified))('%s', (path, text) => {
    expect(textAt(english, path)).toBe(text);
  });

  it('names the entries of the account menus', () => {
    expect(accountMenu.map(({ label }) => label.en)).toEqual(expect.arrayContaining(['Login / Sign Up', 'Customer Support']));
    expect(signedInMenu.map(({ label }) => label.en)).toEqual(expect.arrayContaining(['My Dashboard', 'My Trips']));
  });
});

it('the airline offer leaves out First in either language', () => {
  expect(arabicPackages.airlineOffer.cabins).toContain('ما عدا الأولى');
});

describe('a paused search', () => {
  it.each([
    [home, flights],
    [arabicHome, arabicFlights],
  ])('says in its results what covers the panel', ({ paused }, { results }) => {
    expect(results.failure.title).toContain(`paused {${paused.title}}`);
  });

  it.each(['on', '1', 'true'])('is switched on with %s', (value) => {
    vi.stubEnv('SEARCH_PAUSED', value);
    expect(isSearchPaused()).toBe(true);
    vi.stubEnv('SEARCH_PAUSED', '');
    expect(isSearchPaused()).toBe(false);
    vi.unstubAllEnvs();
  });
});
