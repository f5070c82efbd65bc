import { expect, it } from 'vitest';
import { askBeforeLeaving } from '@/components/desk/use-leave-question';

/** A page of the site, and whether the browser would ask before it is left. */
function open() {
  const page = Object.assign(new EventTarget(), { location: { origin: 'https://site.test' } });
  const press = (link: { origin: string; target?: string } | null) => {
    const event = new Event('click');
    Object.defineProperty(event, 'target', { value: { closest: () => link && { target: '', ...link } } });
    page.dispatchEvent(event);
  };
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { stop: askBeforeLeaving(page as unknown as Window), press, asks };
}

it('a tab with something unsaved is not closed without a question, until it is saved', () => {
  const { stop, asks } = open();
  expect(asks()).toBe(true);
  stop();
  expect(asks()).toBe(false);
});

it('who follows a link of the site finds what is typed again, and is not asked', () => {
  const { press, asks } = open();
  press({ origin: 'https://site.test' });
  expect(asks()).toBe(false);
  for (const elsewhere of [null, { origin: 'https://other.test' }, { origin: 'https://site.test', target: '_blank' }]) {
    press({ origin: 'https://site.test' });
    press(elsewhere);
    expect(asks()).toBe(true);
  }
});
