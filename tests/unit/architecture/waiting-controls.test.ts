import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { listSourceFiles } from '../../../scripts/checks/source-files.ts';

/**
 * Links, summaries and popover buttons work without script, so the loader does not hold back their taps before hydration
 * (docs/engineering/light-pages.md). One with an essential handler needs `data-waits`, or its first tap skips the handler.
 */
const needNoMark: Readonly<Record<string, string>> = {
  'components/account/login/login-parts.tsx': 'login is an application: its scripts start at once',
  'components/bookings/products/flight/passengers/ask-form.tsx': 'its address does the same',
  'components/bookings/products/package/steps/step-buttons.tsx': 'its address does the same',
  'components/flights/multi-city/results/trip-total.tsx': 'results are drawn by React',
  'components/flights/results/card/offer-card.tsx': 'the page that it leads to searches for the offer',
  'components/hotels/results/card/hotel-offer-card.tsx': 'results are drawn by React',
  'components/hotels/results/card/price-block.tsx': 'results are drawn by React',
  'components/hotels/stay/room-rates.tsx': 'rates are drawn by React',
  'components/layout/share/share-button.tsx': 'stands in the panel of a button that waits',
  'components/layout/whatsapp-button.tsx': 'its plain link says the same on a page for reading',
  'components/ui/contact/chat-about-page.tsx':
    'results and steps of a booking are drawn by React, and the plain link opens the chat',
  'components/ui/forms/error-summary.tsx': 'drawn by React, once a form was sent',
  'components/ui/search/button-with-address.tsx': 'its address does the same',
};

/** The controls in a component that would lose the first tap, as `line: name`. */
function controlsWithoutWait(source: string): string[] {
  const forgotten: string[] = [];
  new Visitor({
    JSXOpeningElement({ name, attributes, start }) {
      if (name.type !== 'JSXIdentifier') return;
      const names = attributes.map((attribute) =>
        attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' ? attribute.name.name : '',
      );
      const works = ['a', 'Link', 'LocaleLink', 'summary'].includes(name.name) || names.includes('popoverTarget');
      if (!works || names.includes('data-waits') || !names.some((one) => /^on(?:Click|Mouse|Pointer|Touch|Key)/.test(one)))
        return;
      forgotten.push(`${source.slice(0, start).split('\n').length}: ${name.name}`);
    },
  }).visit(parseSync('component.tsx', source).program);
  return forgotten;
}

describe('controls that work without a script', () => {
  it('have data-waits when they have an essential handler', () => {
    const forgotten = listSourceFiles('.', ['.tsx'])
      .filter((path) => /^(?:app|components)\//.test(path))
      .map((path) => ({ path, controls: controlsWithoutWait(readFileSync(path, 'utf8')) }))
      .filter(({ controls }) => controls.length > 0);
    const unexplained = forgotten.filter(({ path }) => !(path in needNoMark));
    expect(unexplained).toEqual([]);
    expect(Object.keys(needNoMark), 'reasons that nothing needs any more').toEqual(forgotten.map(({ path }) => path));
  });

  it.each([
    ['<a href="/x" onClick={go} />', ['1: a']],
    ['<Link href="/x" onClick={go} />', ['1: Link']],
    ['<summary onClick={go} />', ['1: summary']],
    ['<button type="button" popoverTarget="x" onPointerDown={go} />', ['1: button']],
    ['<a href="/x" data-waits="" onClick={go} />', []],
    ['<a href="/x" />', []],
    ['<button type="button" onClick={go} />', []],
  ])('%s', (source, expected) => expect(controlsWithoutWait(source)).toEqual(expected));
});
