import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Footer } from '@/components/layout/footer/footer';
import { Header } from '@/components/layout/navigation/header';
import {
  accountMenu,
  businessMenu,
  exploreMenu,
  footerQuickLinks,
  footerServices,
  legalLinks,
  mainLinks,
} from '@/content/navigation';
import { company } from '@/lib/company/company';
import { listedOffices } from '@/lib/company/offices';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import arCommon from '@/messages/ar/common.json';
import arLayout from '@/messages/ar/layout.json';
import enCommon from '@/messages/en/common.json';
import enLayout from '@/messages/en/layout.json';

const page = vi.hoisted(() => ({ segments: ['services', 'visa'] }));
vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => page.segments, useRouter: () => ({}) }));

const messages = { en: { common: enCommon, layout: enLayout }, ar: { common: arCommon, layout: arLayout } };

function render(locale: Locale, path: string, part: ReactNode): string {
  page.segments = path.split('/').filter(Boolean);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={messages[locale]}>
      {part}
    </NextIntlClientProvider>,
  );
}

/** The opening tag of the link to an English path. */
function linkTo(html: string, locale: Locale, path: string): string {
  const href = `href="${localizePath(path, locale)}"`;
  return html.match(/<a [^>]*>/g)?.find((tag) => tag.includes(href)) ?? `no link to ${path}`;
}

describe.each(['en', 'ar'] as const)('the header in %s', (locale) => {
  const html = render(locale, '/services/visa', <Header />);

  it.each([...[...mainLinks, ...exploreMenu, ...businessMenu, ...accountMenu].map(({ href }) => href)])('leads to %s', (path) => {
    expect(linkTo(html, locale, path)).toMatch(/^<a /);
  });

  it('opens each menu with its own button', () => {
    const buttons = Array.from(html.matchAll(/<button[^>]* popoverTarget="([^"]+)"/gi), ([, id]) => id);
    const menus = Array.from(html.matchAll(/<div[^>]* id="([^"]+)"[^>]* popover="auto"/gi), ([, id]) => id);
    expect(menus.sort()).toEqual(['account-menu', 'business-menu', 'explore-menu', 'site-menu', 'theme-menu']);
    expect(buttons.sort()).toEqual(menus);
  });

  it('marks the current page in the served HTML', () => {
    expect(linkTo(render(locale, '/', <Header />), locale, '/karam-club')).not.toContain('aria-current');
    const hotel = render(locale, '/explore/hotels/sharq', <Header />);
    expect(linkTo(hotel, locale, '/explore/hotels')).toContain('aria-current="true"');
    expect(linkTo(hotel, locale, '/explore/destinations')).not.toContain('aria-current');
    expect(linkTo(render(locale, '/karam-club', <Header />), locale, '/karam-club')).toContain('aria-current="page"');
  });

  it('shows the phone number', () => {
    expect(html).toContain(`href="${company.phone.href}"`);
    expect(html).toContain(company.phone.display);
  });
});

describe.each(['en', 'ar'] as const)('the footer in %s', (locale) => {
  const html = render(locale, '/services/visa', <Footer />);
  const { newsletter } = messages[locale].layout;

  it.each(['/branches', ...[...footerServices, ...footerQuickLinks, ...legalLinks].map(({ href }) => href)])(
    'leads to %s',
    (path) => {
      expect(linkTo(html, locale, path)).toMatch(/^<a /);
    },
  );

  it('shows the first four branches and the social media links', () => {
    for (const { phone } of listedOffices().slice(0, 4)) expect(html).toContain(phone.display);
    for (const { phone } of listedOffices().slice(4)) expect(html).not.toContain(phone.display);
    for (const { href } of company.social) expect(html).toContain(`href="${href}"`);
  });

  it('shows the first year and the current one', () => {
    vi.useFakeTimers({ now: new Date('2031-05-01T09:00:00Z') });
    expect(render(locale, '/about', <Footer />)).toContain('© <bdi>2024–<span data-year="">2031</span></bdi> ');
  });

  it('offers the newsletter everywhere except on the page for agencies', () => {
    expect(html).toContain(newsletter.title);
    expect(render(locale, '/business/b2b', <Footer />)).not.toContain(newsletter.title);
    expect(render(locale, '/business/corporate', <Footer />)).toContain(newsletter.title);
  });
});
