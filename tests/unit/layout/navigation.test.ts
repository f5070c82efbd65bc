import { describe, expect, it } from 'vitest';
import { art } from '@/content/art';
import {
  accountMenu,
  businessMenu,
  exploreMenu,
  footerQuickLinks,
  footerServices,
  legalLinks,
  mainLinks,
  type NavigationLink,
  phoneBarLinks,
} from '@/content/navigation';

const addresses = (links: readonly NavigationLink[]) => links.map(({ href }) => href);
const lists = { mainLinks, exploreMenu, businessMenu, accountMenu, footerServices, footerQuickLinks, legalLinks };

describe('the menus of the header', () => {
  it('begin with what customers come for (docs/decisions/0071)', () => {
    expect(mainLinks.map(({ label }) => label.en)).toEqual([
      'Flights',
      'Hotels',
      'Holidays',
      'Umrah',
      'Visas',
      'Offers',
      'My booking',
    ]);
    expect(phoneBarLinks.trips).toEqual({ visitor: '/support/manage-booking', signedIn: '/dashboard#trips' });
  });

  it('lead where the specification says', () => {
    expect(addresses(mainLinks)).toContain('/explore/hotels');
    expect(addresses(exploreMenu)).toEqual(['/explore/destinations', '/explore/experiences', '/blog', '/karam-club']);
    expect(addresses(businessMenu)).toEqual([
      '/business/corporate',
      '/loyalty-partners',
      '/business/mice',
      '/business/b2b',
      '/business/victoria-fleets',
      '/business/private-jets',
    ]);
    expect(addresses(accountMenu)).toEqual(['/login', '/support']);
  });

  it('name the way in and the way to help', () => {
    expect(accountMenu.map(({ label }) => label.en)).toEqual(['Login / Sign Up', 'Customer Support']);
  });

  it('show posters that exist', () => {
    for (const { art: slug } of [...exploreMenu, ...businessMenu, ...accountMenu]) if (slug) expect(art).toHaveProperty([slug]);
  });
});

describe('the links of the footer', () => {
  it('are those of the specification, and support', () => {
    expect(addresses(footerQuickLinks)).toEqual([
      '/about',
      '/services',
      '/services/packages',
      '/business/corporate',
      '/karam-club',
      '/blog',
      '/contact',
      '/feedback',
      '/support',
      '/career',
    ]);
    expect(addresses(legalLinks)).toEqual(['/privacy', '/terms']);
  });
});

describe.each(Object.entries(lists))('%s', (_name, links) => {
  it('leads nowhere twice and speaks both languages', () => {
    expect(new Set(addresses(links)).size).toBe(links.length);
    for (const { label } of links) {
      expect(label.en).toMatch(/\p{Script=Latin}/u);
      expect(label.ar).toMatch(/\p{Script=Arabic}/u);
    }
  });
});
