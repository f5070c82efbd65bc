import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Inclusions } from '@/components/packages/package/inclusions';
import { ComparisonTable } from '@/components/services/comparison-table';
import { loadMessages } from '@/lib/i18n/messages';
import { findPackage } from '@/lib/packages/find-package';

async function inArabic(part: ReactNode): Promise<string> {
  const messages = await loadMessages('ar', ['packages']);
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="ar" messages={messages} timeZone="Asia/Qatar">
      {part}
    </NextIntlClientProvider>,
  );
  return html.replaceAll('\u00a0', '_');
}

const same = (text: string) => ({ en: text, ar: text });

describe('figures stay with their words', () => {
  it('in a table of services', async () => {
    const comparison = {
      ...{ caption: same('شنغن'), note: same('ملاحظة'), columns: [same('التأمين')] },
      rows: [{ name: same('التغطية'), cells: [same('إلزامي، 30,000 يورو')] }],
    };
    expect(await inArabic(<ComparisonTable id="table" comparison={comparison} />)).toContain('30,000_يورو');
  });

  it('in what a holiday holds', async () => {
    const found = findPackage('paris');
    if (!found) throw new Error('no Paris');
    const holiday = { ...found.holiday, ar: { ...found.holiday.ar, included: ['القطار إلى ارتفاع 3,454 مترًا'] } };
    expect(await inArabic(<Inclusions holiday={holiday} />)).toContain('3,454_مترًا');
  });
});
