import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PriceTable } from '@/components/packages/price-table';
import { findPackage } from '@/lib/packages/find-package';
import { ratesOf } from '@/lib/packages/rates';
import packages from '@/messages/en/packages.json';

function draw(id: string): string {
  const found = findPackage(id);
  if (!found) throw new Error(`No package ${id}`);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ packages }} timeZone="Asia/Qatar">
      <PriceTable rates={ratesOf(found)} />
    </NextIntlClientProvider>,
  );
}

it('says what a child pays, or that children under twelve pay nothing', () => {
  expect(draw('paris')).toContain('55% from 6 to 11');
  expect(draw('dubai-family')).toContain('Children under 12 pay nothing');
  expect(draw('dubai-family')).not.toMatch(/\b0%/);
});
