import { describe, expect, it } from 'vitest';
import { currentMark } from '@/components/layout/navigation/current';
import { leadsToAnotherPage } from '@/components/layout/navigation/leads-to-another-page';

describe('the mark of a link', () => {
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
