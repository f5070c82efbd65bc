import type { Locator, Page } from '@playwright/test';
import type { Language } from './test.ts';
import { words } from './words.ts';

/** The flight form by its labels. */
export class SearchForm {
  readonly page: Page;
  readonly form: (typeof words)['en']['flights']['form'];
  readonly from: Locator;
  readonly to: Locator;
  readonly departure: Locator;
  readonly return: Locator;
  readonly submit: Locator;
  readonly suggestions: Locator;
  readonly calendar: Locator;

  constructor(page: Page, language: Language) {
    const { form } = words[language].flights;
    this.page = page;
    this.form = form;
    this.from = page.getByRole('combobox', { name: form.from, exact: true });
    this.to = page.getByRole('combobox', { name: form.to, exact: true });
    this.departure = page.getByRole('button', { name: new RegExp(`^${form.departure} `) });
    this.return = page.getByRole('button', { name: new RegExp(`^${form.return} `) });
    this.submit = page.getByRole('button', { name: form.submit, exact: true });
    this.suggestions = page.locator('[role=option]');
    this.calendar = page.getByRole('dialog');
  }

  async chooseAirport(field: Locator, query: string): Promise<void> {
    await field.fill(query);
    await this.suggestions.first().click();
  }

  /** Selects the `index`-th available day in the open calendar. */
  async chooseDay(index: number): Promise<void> {
    await this.calendar.locator('td button:not([disabled])').nth(index).click();
  }

  /** From Doha to London, leaving in a month and back nine days later. */
  async fillRoundTrip(places: { doha: string; london: string }): Promise<void> {
    await this.chooseAirport(this.from, places.doha);
    await this.chooseAirport(this.to, places.london);
    await this.departure.click();
    await this.chooseDay(30);
    await this.page.getByRole('heading', { name: this.form.pickReturn }).waitFor();
    await this.chooseDay(9);
    await this.calendar.waitFor({ state: 'detached' });
  }
}
