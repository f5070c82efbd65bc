import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NoFlights } from '@/components/flights/results/list/no-flights';
import { afterWorkView } from '@/lib/flights/calendar/next-weekend';
import { noFilters, type OfferFilters } from '@/lib/flights/results/filter-offers';
import { readResultsView } from '@/lib/flights/results/result-params';
import english from '@/messages/en/flights.json';

const draw = (filters: OfferFilters, hiddenCount: number) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ flights: english }}>
      <NoFlights
        filters={filters}
        hiddenCount={hiddenCount}
        clearAddress="/"
        onClearFilters={() => undefined}
        onChangeSearch={() => undefined}
      />
    </NextIntlClientProvider>,
  );

describe('no flights', () => {
  const { filters } = readResultsView(new URLSearchParams(afterWorkView));
  const { empty, filters: words } = english.results;

  it('names the hours of a trip in one tap, and shows all flights of its days', () => {
    const html = draw(filters, 5);
    expect(html).toContain(empty.afterWork);
    expect(html).toContain('Show all 5 flights on these days');
    expect(draw(filters, 1)).toContain('Show the one flight on these days');
  });

  it('speaks of filters where others hide the flights, and of other days where there are none', () => {
    const html = draw({ ...filters, stops: [0] }, 5);
    expect(html).toContain('5 flights are hidden by your filters.');
    expect(html).toContain(words.clearAll);
    expect(draw(filters, 0)).toContain(empty.none);
    expect(draw(noFilters, 0)).not.toContain(empty.afterWork);
  });
});
