import { expect, type Page } from '@playwright/test';
import arAccount from '../../../../messages/ar/account.json' with { type: 'json' };
import arDesk from '../../../../messages/ar/desk.json' with { type: 'json' };
import enAccount from '../../../../messages/en/account.json' with { type: 'json' };
import enDesk from '../../../../messages/en/desk.json' with { type: 'json' };
import { password, signIn, signInStaff } from '../account.ts';
import { ownEmail } from '../flight-booking.ts';
import type { Errand } from './errand.ts';

const own = { en: { ...enAccount, desk: enDesk }, ar: { ...arAccount, desk: arDesk } };
const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]');

export const accountErrands: Errand[] = [
  {
    name: 'an account, and its password',
    needsAccount: true,
    async run({ page, language, address, look }) {
      const { login } = own[language];
      await page.goto(address('/login?mode=signup'));
      await submit(page).click();
      await expect(page.locator('#login-password-error')).toBeVisible();
      await look();
      await page.locator('#login-firstName').fill('Noor');
      await page.locator('#login-email').fill(ownEmail());
      await page.locator('#login-password').fill(password);
      await submit(page).click();
      await expect(page.getByRole('heading', { name: login.mailed.confirmTitle })).toBeFocused();
      await look();
      await page.goto(address('/login?mode=forgot'));
      await page.locator('#login-email').fill(ownEmail());
      await submit(page).click();
      await expect(page.getByRole('heading', { name: login.mailed.resetTitle })).toBeFocused();
      await look();
    },
  },
  {
    name: 'the dashboard, the profile and a traveller',
    needsAccount: true,
    async run({ page, context, language, address, look }) {
      const { profile, travellers, session } = own[language];
      await signIn(context, 'any-browser', language);
      await page.goto(address('/dashboard'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor');
      await look();
      await page.goto(address('/dashboard/profile'));
      await page.locator('#profile-birthDate').fill('5/3/1990');
      await page.getByRole('button', { name: profile.details.submit, exact: true }).click();
      await expect(page.getByText(session.userUpdated)).toBeVisible();
      await look();
      await page.goto(address('/dashboard/travellers'));
      await page.getByRole('button', { name: travellers.add }).click();
      await page.locator('#traveller-givenNames').fill('Amina');
      await page.locator('#traveller-surname').fill('Al-Example');
      await look();
      await page.locator('#traveller-title').selectOption('MRS');
      await page.locator('#traveller-nationality').selectOption('QA');
      await page.locator('#traveller-dateOfBirth').fill('20/05/1990');
      await page.locator('#traveller-passportNumber').fill('QX100200');
      await page.locator('#traveller-passportExpiry').fill('01/01/2035');
      await page.getByRole('button', { name: travellers.save }).click();
      await expect(page.getByText(travellers.saved, { exact: true })).toBeVisible();
      await look();
    },
  },
  {
    name: 'the desk, a booking and its next step',
    needsAccount: true,
    async run({ page, context, language, address, look }) {
      const { desk } = own[language];
      await signInStaff(context, 'Huda', language);
      await page.goto(address('/desk'));
      await page.getByLabel(desk.filter.search).fill('kt-fly247');
      await page.getByRole('button', { name: desk.filter.find }).click();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await look();
      await page.getByRole('button', { name: 'KT-FLY247' }).click();
      await expect(page.getByRole('article').getByRole('heading', { name: 'KT-FLY247' })).toBeVisible();
      await look();
    },
  },
];
