import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { holdsFiles } from '@/lib/enquiries/form/draft';
import { filesOf } from '@/lib/enquiries/kinds';
import { checkFile, cleanFileName } from '@/lib/enquiries/take/files';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import enquiries from '@/messages/en/enquiries.json';
import ui from '@/messages/en/ui.json';

describe('files', () => {
  it.each([
    ['CV.PDF', 'CV.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\amina\\My CV (2026).pdf', 'My CV 2026.pdf'],
    ['سيرة أمينة.pdf', 'سيرة أمينة.pdf'],
    ['\u202efdp.exe', 'fdp.exe.pdf'],
    ['.pdf', 'cv.pdf'],
    ['', 'cv.pdf'],
    ['a\r\nb: c".pdf', 'ab c.pdf'],
    [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(80)}.pdf`],
    [`../${'.'.repeat(100_000)}cv. .pdf`, 'cv.pdf'],
  ])('a file called %j is kept as %j', (given, saved) => {
    expect(cleanFileName(given)).toBe(saved);
  });

  it('the type of a file depends on its bytes, not on its name', () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const [cv] = filesOf('career');
    if (!cv) throw new Error('An application has no CV');
    expect(checkFile(cv, 'cv.zip', bytes('%PDF-1.4 … %%EOF'))).toMatchObject({ ok: true, value: { name: 'cv.zip.pdf' } });
    for (const other of ['PK\u0003\u0004%PDF-%%EOF', '%PDF-1.4', ' %PDF-1.4 %%EOF', `%PDF-1.4 %%EOF${' '.repeat(1025)}`]) {
      expect(checkFile(cv, 'cv.pdf', bytes(other))).toEqual({ ok: false, reason: 'fileType' });
    }
    expect(checkFile(cv, 'cv.pdf', bytes(''))).toEqual({ ok: false, reason: 'fileEmpty' });
  });

  const text = { value: 'Amina', files: null };
  const button = { type: 'submit' };

  it('a form with a file field requires a file; other forms do not', () => {
    expect(holdsFiles({ elements: [text, { files: { length: 0 } }, button] })).toBe(false);
    expect(holdsFiles({ elements: [text, { files: { length: 1 } }, button] })).toBe(true);
    expect(holdsFiles({ elements: [text, button] })).toBe(true);
  });
});

describe('notes hint', () => {
  it.each([
    ['umrah', true],
    ['mice', false],
  ] as const)('the form %s asks for ages of children: %s', (kind, asks) => {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ enquiries, ui }}>
        <EnquirySection kind={kind} />
      </NextIntlClientProvider>,
    );
    expect(html.includes(enquiries.hints.notes)).toBe(asks);
  });
});

describe('visa form', () => {
  /** The form as served, or as shown again to a browser without script. */
  async function formIn(locale: Locale, shown: Partial<Parameters<typeof EnquirySection>[0]> = {}): Promise<string> {
    const messages = await loadMessages(locale, ['enquiries', 'ui']);
    return renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <EnquirySection kind="visa" {...shown} />
      </NextIntlClientProvider>,
    );
  }
  const rowsIn = (html: string) => html.match(/<input[^>]* name="traveler\d[^>]*>/g) ?? [];
  const foldedIn = (html: string) => html.match(/<details.*<\/details>/s)?.[0] ?? '';

  it.each(['en', 'ar'] as const)('has fields for one traveller, and for five more in a folded part, in %s', async (locale) => {
    const html = await formIn(locale);
    expect(rowsIn(html)).toHaveLength(12);
    expect(rowsIn(foldedIn(html))).toHaveLength(10);
    expect(rowsIn(html).map((row) => row.includes('required=""'))).toEqual([true, true, ...Array(10).fill(false)]);
    expect(html).not.toMatch(/<details[^>]* open/);
  });

  it('shows the other travellers when they have values, and reports what is missing', async () => {
    const html = await formIn('en', {
      values: { traveler2Name: 'Omar Example' },
      answer: { errors: [{ name: 'traveler2Nationality', text: 'Please fill it in.' }] },
    });
    expect(html).toMatch(/<details[^>]* open=""/);
    const [name, nationality] = rowsIn(foldedIn(html));
    expect(name).toContain('value="Omar Example"');
    expect(nationality).toContain('aria-invalid="true"');
    expect(html).toContain('href="#visa-traveler2Nationality"');
  });
});
