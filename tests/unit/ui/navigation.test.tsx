import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { edgesOf, stepOf } from '@/components/ui/navigation/carousel';
import { Pagination, pagesToShow } from '@/components/ui/navigation/pagination';

describe('carousel edges', () => {
  /** A row of 1500 px in a frame of 500 px: it scrolls by 1000. */
  const row = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 1500, clientWidth: 500 });

  describe('the edges of a carousel', () => {
    it.each([
      ['the start', 0, { atStart: true, atEnd: false }],
      ['one step from the start', 320, { atStart: false, atEnd: false }],
      ['11 px before the end', 989, { atStart: false, atEnd: false }],
      ['10 px before the end', 990, { atStart: false, atEnd: true }],
      ['the end', 1000, { atStart: false, atEnd: true }],
    ])('at %s are alike in both directions of reading', (_, travelled, edges) => {
      expect(edgesOf(row(travelled))).toEqual(edges);
      expect(edgesOf(row(-travelled))).toEqual(edges);
    });

    it('tolerate fractions on a zoomed page', () => {
      expect(edgesOf(row(0.4)).atStart).toBe(true);
      expect(edgesOf(row(-0.4)).atStart).toBe(true);
    });

    it('are both reached when everything fits', () => {
      expect(edgesOf({ scrollLeft: 0, scrollWidth: 500, clientWidth: 500 })).toEqual({ atStart: true, atEnd: true });
    });
  });

  describe('the arrows of a carousel', () => {
    it('move by 320 px in the direction of reading', () => {
      expect(stepOf('next', 'ltr')).toBe(320);
      expect(stepOf('previous', 'ltr')).toBe(-320);
      expect(stepOf('next', 'rtl')).toBe(-320);
      expect(stepOf('previous', 'rtl')).toBe(320);
    });
  });
});

describe('pagination', () => {
  const words = { label: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` };
  const markup = (current: number, count: number) =>
    renderToStaticMarkup(<Pagination current={current} count={count} hrefOf={(page) => `/ar/blog?page=${page}`} words={words} />);

  /** Names of the links in reading order, with the current one in brackets. */
  const links = (html: string) =>
    [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => {
      const name = /aria-label="([^"]*)"/.exec(tag)?.[1] ?? '';
      return tag.includes('aria-current="page"') ? `[${name}]` : name;
    });

  describe('the pages to show', () => {
    it.each([
      [1, 1, [1]],
      [1, 3, [1, 2, 3]],
      [1, 12, [1, 2, null, 12]],
      [3, 12, [1, 2, 3, 4, null, 12]],
      [4, 12, [1, 2, 3, 4, 5, null, 12]],
      [6, 12, [1, null, 5, 6, 7, null, 12]],
      [9, 12, [1, null, 8, 9, 10, 11, 12]],
      [12, 12, [1, null, 11, 12]],
    ])('of page %i of %i', (current, count, pages) => {
      expect(pagesToShow(current, count)).toEqual(pages);
    });
  });

  describe('Pagination', () => {
    it('links every page that it lists and marks the open one', () => {
      const html = markup(2, 3);
      expect(html).toContain('<nav aria-label="Pages">');
      expect(links(html)).toEqual(['Previous page', 'Page 1', '[Page 2]', 'Page 3', 'Next page']);
      expect(html).toContain('href="/ar/blog?page=3"');
    });

    it('has no links beyond the ends', () => {
      expect(links(markup(1, 2))).toEqual(['[Page 1]', 'Page 2', 'Next page']);
      expect(links(markup(2, 2))).toEqual(['Previous page', 'Page 1', '[Page 2]']);
    });

    it('is not rendered for one page or none', () => {
      expect(markup(1, 1)).toBe('');
      expect(markup(1, 0)).toBe('');
    });
  });
});
