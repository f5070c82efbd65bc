import { describe, expect, it } from 'vitest';
import { switchedQuery } from '@/lib/i18n/switched-query';

const page = 'https://karam.test/newsletter?unsubscribe=abc&lang=en';
const ask = (query: string, referer: string | null = page, isSameOrigin = true) =>
  switchedQuery('/newsletter', new URLSearchParams(query), referer, isSameOrigin).toString();

describe('the query of a page whose language is switched without script', () => {
  it('is that of the page the link stood on', () => {
    expect(ask('lang=ar')).toBe('unsubscribe=abc&lang=ar');
  });

  it.each<[string, string, string | null, boolean]>([
    ['another page', 'lang=ar', 'https://karam.test/enquiry?answer=1', true],
    ['another site', 'lang=ar', page, false],
    ['nowhere', 'lang=ar', null, true],
    ['what is no address', 'lang=ar', 'about:', true],
    ['a link with a query of its own', 'lang=ar&answer=2', page, true],
    ['a link without a language', 'answer=2', page, true],
  ])('stays as it is when it comes from %s', (_what, query, referer, isSameOrigin) => {
    expect(ask(query, referer, isSameOrigin)).toBe(query);
  });
});
