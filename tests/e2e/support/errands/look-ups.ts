import { expect } from '@playwright/test';
import { areVisaRulesTooOld } from '../../../../lib/visa/rules-age.ts';
import arCurrency from '../../../../messages/ar/currency.json' with { type: 'json' };
import arStatus from '../../../../messages/ar/flightStatus.json' with { type: 'json' };
import arNewsletter from '../../../../messages/ar/newsletter.json' with { type: 'json' };
import arSelfService from '../../../../messages/ar/selfService.json' with { type: 'json' };
import arVisa from '../../../../messages/ar/visa.json' with { type: 'json' };
import enCurrency from '../../../../messages/en/currency.json' with { type: 'json' };
import enStatus from '../../../../messages/en/flightStatus.json' with { type: 'json' };
import enNewsletter from '../../../../messages/en/newsletter.json' with { type: 'json' };
import enSelfService from '../../../../messages/en/selfService.json' with { type: 'json' };
import enVisa from '../../../../messages/en/visa.json' with { type: 'json' };
import { ownEmail } from '../flight-booking.ts';
import { words } from '../words.ts';
import type { Errand } from './errand.ts';

const own = {
  en: { ...enSelfService, currency: enCurrency, newsletter: enNewsletter, status: enStatus, visa: enVisa },
  ar: { ...arSelfService, currency: arCurrency, newsletter: arNewsletter, status: arStatus, visa: arVisa },
};

/** The demo rows of supabase/seed.sql. */
const demo = { booking: 'KT-FLY247', visa: 'KV-VSA246', refund: 'KR-RFD246', name: 'al namuthaj', email: 'layla@example.com' };
const lookUps = [
  { path: '/support/manage-booking', reference: demo.booking, second: 'lastName', secret: demo.name },
  { path: '/support/track-visa', reference: demo.visa, second: 'lastName', secret: demo.name },
  { path: '/support/track-refund', reference: demo.refund, second: 'email', secret: demo.email },
] as const;

export const lookUpErrands: Errand[] = [
  ...lookUps.map(
    ({ path, reference, second, secret }): Errand => ({
      name: `a look-up on ${path}`,
      async run({ page, language, address, look }) {
        const { form } = own[language];
        await page.goto(address(path));
        const submit = page.getByRole('button', { name: form.submit, exact: true });
        await submit.click();
        await expect(page.getByRole('region', { name: form.summary })).toBeFocused();
        await look();
        await page.getByLabel(form.reference).fill(reference);
        await page.getByLabel(form[second]).fill(secret);
        await submit.click();
        await expect(page.getByRole('main').getByRole('heading').and(page.locator(':focus'))).toBeVisible();
        await look();
      },
    }),
  ),
  {
    name: 'the balance of a gift card',
    async run({ page, language, address, look }) {
      const { giftCard } = own[language];
      await page.goto(address('/support/gift-card'));
      await page.getByRole('heading', { name: giftCard.title }).click();
      await page.getByLabel(giftCard.number).fill('4000 2026 1121');
      await page.getByLabel(giftCard.pin).fill('246810');
      await page.getByRole('button', { name: giftCard.submit, exact: true }).click();
      await expect(page.getByRole('heading', { name: '1121' })).toBeFocused();
      await look();
    },
  },
  {
    name: 'the status of a flight',
    async run({ page, language, address, look }) {
      const { form, errors } = own[language].status;
      await page.goto(address('/services/flight-status'));
      const panel = page.getByRole('form', { name: form.label });
      const number = panel.getByRole('textbox', { name: form.flight });
      await number.fill('hello');
      await panel.getByRole('button', { name: form.submit }).click();
      await expect(panel.getByText(errors.flightInvalid)).toBeVisible();
      await look();
      await number.fill('QR7');
      await panel.getByRole('button', { name: form.submit }).click();
      await expect(page.getByRole('article').getByRole('heading', { level: 3 }).first()).toContainText('QR 7');
      await look();
    },
  },
  {
    name: 'a sum in another currency',
    async run({ page, language, address, look }) {
      const { form } = own[language].currency;
      await page.goto(address('/support/currency-exchange'));
      const result = page.locator('p', { hasText: form.result.split('{from}')[1]?.split('{to}')[0]?.trim() ?? '' });
      // Before anybody acts.
      await expect(result).toContainText('100');
      await page.getByLabel(form.amount).fill('250');
      await page.getByRole('button', { name: form.swap }).click();
      await expect(result).toContainText('250');
      await look();
    },
  },
  {
    name: 'the weather, the hours of prayer and the entry rules of a country',
    async run({ page, language, address, look }) {
      await page.goto(address('/support/weather'));
      const place = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
        .first();
      // Tries again where the page is drawn anew meanwhile.
      await place.hover();
      await expect(place.getByText('°').first()).toBeVisible();
      await look();
      await page.goto(address('/support/travel-requirements'));
      const { rules } = own[language].visa;
      if (areVisaRulesTooOld()) await expect(page.getByText(rules.tooOld)).toBeVisible();
      else await page.getByLabel(rules.destination, { exact: true }).selectOption({ index: 3 });
      await look();
    },
  },
  {
    name: 'the newsletter, the menu and the theme',
    async run({ page, language, address, look }) {
      const { layout } = words[language];
      await page.goto(address('/about'));
      const opener = page.getByRole('button', { name: layout.menu.open });
      if (await opener.isVisible()) await opener.click();
      await look();
      await page.goto(address('/about'));
      const form = page.getByRole('form', { name: layout.newsletter.title });
      await form.getByLabel(layout.newsletter.label).fill(ownEmail());
      await form.getByRole('button', { name: layout.newsletter.subscribe }).click();
      await expect(page.getByRole('heading', { level: 1, name: own[language].newsletter.outcomes.sent.title })).toBeVisible();
      await look();
    },
  },
];
