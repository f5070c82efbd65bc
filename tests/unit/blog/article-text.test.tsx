import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticleText } from '@/components/blog/article-text';
import type { Locale } from '@/lib/i18n/locales';
import ui from '@/messages/en/ui.json';

/** The markup of a Markdown text without the classes. */
function markupOf(text: string, locale: Locale = 'en'): string {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ ui }}>
      <ArticleText>{text}</ArticleText>
    </NextIntlClientProvider>,
  );
  return html.replace(/ class="[^"]*"/g, '');
}

describe('the text of an article', () => {
  it('links inside the site in the language of the page', () => {
    expect(markupOf('[visa](/services/visa)')).toContain('<a href="/services/visa">visa</a>');
    expect(markupOf('[تأشيرة](/services/visa#papers)', 'ar')).toContain('<a href="/ar/services/visa#papers">');
  });

  it('opens other sites in their own tab, without access to our window', () => {
    expect(markupOf('[Nusuk](https://www.nusuk.sa)')).toContain('href="https://www.nusuk.sa" target="_blank" rel="noopener"');
  });

  it('gives headings anchors in their own script', () => {
    expect(markupOf('## Day or night?')).toContain('<h2 id="day-or-night">');
    expect(markupOf('## نهارًا أم ليلًا؟')).toContain('<h2 id="نهارا-أم-ليلا">');
  });

  it('shows HTML as text and drops addresses that run scripts', () => {
    expect(markupOf('a <script>alert(1)</script> b')).not.toContain('<script');
    expect(markupOf('[x](javascript:alert(1))')).not.toContain('javascript');
  });

  it('keeps the direction of codes', () => expect(markupOf('مطار `IST` في')).toContain('<bdi>IST</bdi>'));
});

describe('a table', () => {
  const table = '| Age | What it **means** |\n|---|:---:|\n| Under 2 | On your [lap](/blog), *free* |\n| 2 to 11 | |';

  it('has a row of headings and rows of cells', () => {
    const html = markupOf(table);
    expect(html).toContain('<th scope="col">Age</th><th scope="col">What it <strong>means</strong></th>');
    expect(html).toContain('<td>Under 2</td><td>On your <a href="/blog">lap</a>, <em>free</em></td>');
    expect(html.match(/<tr>/g)).toHaveLength(3);
    expect(html).not.toContain('---');
  });

  it('is not made from a sentence with a bar', () => {
    expect(markupOf('one | two')).toContain('<p>one | two</p>');
  });
});
