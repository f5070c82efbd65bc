import { describe, expect, it } from 'vitest';
import { currentMark } from '@/components/layout/navigation/nav-link';
import { leadsToAnotherPage } from '@/components/layout/navigation/navigation-progress';
import { isTypedInto, maximumScale, withMaximumScale } from '@/components/layout/page-effects';
import { art } from '@/content/art';
import {
  accountMenu,
  bookLink,
  businessMenu,
  exploreMenu,
  footerQuickLinks,
  footerServices,
  legalLinks,
  mainLinks,
  type NavigationLink,
  phoneBarLinks,
} from '@/content/navigation';
import { signedInMenu } from '@/content/signed-in-menu';
import arabic from '@/messages/ar/account.json';
import english from '@/messages/en/account.json';

describe('navigation', () => {
  const addresses = (links: readonly NavigationLink[]) => links.map(({ href }) => href);
  const lists = { mainLinks, exploreMenu, businessMenu, accountMenu, footerServices, footerQuickLinks, legalLinks };

  describe('the menus of the header', () => {
    it('are those of the specification, in its order; others follow', () => {
      expect(bookLink).toMatchObject({ href: '/', label: { en: 'Book' } });
      expect(mainLinks.map(({ label }) => label.en)).toEqual(['Karam Club', 'Holidays', 'Visas', 'Umrah', 'Offers']);
      expect(addresses(exploreMenu)).toEqual(['/explore/destinations', '/explore/hotels', '/explore/experiences', '/blog']);
      expect(addresses(businessMenu)).toEqual([
        '/business/corporate',
        '/loyalty-partners',
        '/business/mice',
        '/business/b2b',
        '/business/victoria-fleets',
      ]);
      expect(phoneBarLinks.trips).toEqual({ visitor: '/support/manage-booking', signedIn: '/dashboard#trips' });
    });

    it('contain the links to sign in, to a booking and to help', () => {
      expect(accountMenu.map(({ label }) => label.en)).toEqual(['Login / Sign Up', 'My booking', 'Customer Support']);
    });

    it('name each entry of an account by a word of its own, which is not that of the button that opens them', () => {
      for (const [locale, { menu }] of Object.entries({ en: english, ar: arabic })) {
        const names = [menu.account, ...signedInMenu.map(({ label }) => label[locale as 'en' | 'ar'])];
        expect(names).toEqual([...new Set(names)]);
      }
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
        '/career',
        '/support',
      ]);
      expect(addresses(legalLinks)).toEqual(['/privacy', '/terms']);
    });
  });

  describe.each(Object.entries(lists))('%s', (_name, links) => {
    it('has no duplicate links, and is in both languages', () => {
      expect(new Set(addresses(links)).size).toBe(links.length);
      for (const { label } of links) {
        expect(label.en).toMatch(/\p{Script=Latin}/u);
        expect(label.ar).toMatch(/\p{Script=Arabic}/u);
      }
    });
  });

  describe('the aria-current of a link', () => {
    it.each([
      ['/blog', '/blog', 'page'],
      ['/blog', '/blog/first-post', 'true'],
      ['/blog', '/blogs', undefined],
      ['/explore/hotels', '/explore', undefined],
      ['/', '/', 'page'],
      ['/', '/blog', undefined],
    ] as const)('to %s on %s is %s', (href, pagePath, mark) => {
      expect(currentMark(href, pagePath)).toBe(mark);
    });
  });

  describe('a click on a link', () => {
    const here = { origin: 'https://karam.example', pathname: '/blog' };
    const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
    const link = (changes = {}) => ({ ...here, pathname: '/about', target: '', hasAttribute: () => false, ...changes });

    it('leads to another page of the site', () => {
      expect(leadsToAnotherPage(link(), plain, here)).toBe(true);
      expect(leadsToAnotherPage(link({ target: '_self' }), plain, here)).toBe(true);
    });

    it.each([
      ['the same page', link({ pathname: '/blog' }), plain],
      ['another site', link({ origin: 'https://wa.example' }), plain],
      ['another tab', link({ target: '_blank' }), plain],
      ['a download', link({ hasAttribute: (name: string) => name === 'download' }), plain],
      ['a new tab by key', link(), { ...plain, ctrlKey: true }],
      ['a new tab by the middle button', link(), { ...plain, button: 1 }],
    ])('does not when it is to %s', (_where, followed, click) => {
      expect(leadsToAnotherPage(followed, click, here)).toBe(false);
    });
  });
});

describe('the maximum zoom of a visitor', () => {
  it.each([
    [767, true, 1],
    [768, true, 5],
    [390, false, 5],
    [1280, false, 5],
  ])('at %i px wide, field in focus %s: %i', (width, isFieldFocused, scale) => {
    expect(maximumScale(width, isFieldFocused)).toBe(scale);
  });

  it('changes nothing else about the viewport', () => {
    const content = 'width=device-width, initial-scale=1, maximum-scale=5';
    expect(withMaximumScale(content, 1)).toBe('width=device-width, initial-scale=1, maximum-scale=1');
    expect(withMaximumScale(withMaximumScale(content, 1), 5)).toBe(content);
    expect(withMaximumScale('width=device-width', 5)).toBe('width=device-width, maximum-scale=5');
  });
});

describe('a text field', () => {
  it.each([
    ['INPUT', 'text', true],
    ['INPUT', 'email', true],
    ['INPUT', 'date', true],
    ['SELECT', undefined, true],
    ['TEXTAREA', undefined, true],
    ['INPUT', 'radio', false],
    ['INPUT', 'checkbox', false],
    ['INPUT', 'range', false],
    ['BUTTON', 'submit', false],
    ['A', undefined, false],
  ])('%s %s: %s', (tagName, type, expected) => {
    expect(isTypedInto({ tagName, type })).toBe(expected);
  });
});
