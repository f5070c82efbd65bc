import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { StayPanel, type StayPanelProps } from '@/components/hotels/rates/stay-panel';
import { PanelPlaceholder } from '@/components/hotels/rates/stay-rates';
import { HotelSearchForm } from '@/components/hotels/search/hotel-search-form';
import { FormPlaceholder } from '@/components/hotels/search/lazy/lazy-hotel-search';
import type { HotelFormWords } from '@/components/hotels/search/stay-words';
import hotels from '@/messages/en/hotels.json' with { type: 'json' };

vi.mock('next/navigation', () => ({ useRouter: () => ({}), useSearchParams: () => new URLSearchParams() }));

const words: HotelFormWords = {
  search: hotels.search,
  dates: hotels.search,
  rooms: hotels.rooms,
  nights: [],
  guestCounts: ['', '', '2 guests'],
  roomCounts: ['', '1 room'],
  popular: { label: hotels.search.popular, places: [{ id: 'dubai', name: 'Dubai' }] },
  placeCounts: [],
  close: 'Close',
};

const panel: StayPanelProps = {
  locale: 'en',
  words: {
    ...words,
    label: 'Your days',
    ask: hotels.rates,
    message: { checkIn: '', checkOut: '', room: '', adultCounts: [], withChildren: '' },
    near: { ...hotels.rates.near, failed: '', again: '' },
    greeting: 'Hello',
    openGreeting: 'Hello, a room, please',
    subject: 'A room',
  },
  contact: { number: '97400000000', email: 'stay@example.com' },
  hotel: { name: 'Hotel', names: [], place: 'doha', position: { latitude: 25, longitude: 51 } },
};

/** The markup without ids: tags, classes and text. */
function drawn(html: string): string[] {
  return html
    .replace(/<!--.*?-->|<span role="status" class="sr-only"><\/span>| disabled=""| aria-busy="false"/g, '')
    .replace(/ (?:id|for|value|aria-controls|aria-labelledby|aria-describedby|data-placeholder)="[^"]*"/g, '')
    .split(/(?=<)/)
    .map((part) =>
      part.replace(/^<(\w+)([^>]*)/, (_, tag, attributes) => [`<${tag}`, ...attributes.split(/ (?=[\w-]+=)/).sort()].join(' ')),
    );
}

describe('a placeholder looks like its form', () => {
  it('where a city is searched', () => {
    const form = drawn(renderToStaticMarkup(<HotelSearchForm locale="en" words={words} isTall />));
    expect(drawn(renderToStaticMarkup(<FormPlaceholder locale="en" words={words} />))).toEqual(form);
  });

  it('on the page of a hotel', () => {
    const view = drawn(renderToStaticMarkup(<StayPanel {...panel} />));
    expect(drawn(renderToStaticMarkup(<PanelPlaceholder {...panel} />))).toEqual(view);
  });
});
