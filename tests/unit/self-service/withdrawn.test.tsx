import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RefundsFound } from '@/components/self-service/track-refund';
import { VisaFound } from '@/components/self-service/track-visa';
import { foundRefund, foundVisa } from '@/lib/self-service/found';
import ar from '@/messages/ar/selfService.json';
import en from '@/messages/en/selfService.json';

const messages = { en, ar };
const again = () => undefined;
const visa = {
  ...{ reference: 'KV-8M4T2X', applicant: 'Amina Example', destination: 'FR', travelDate: null, stage: 'withdrawn' },
  steps: [
    { stage: 'received', day: '2026-11-20' },
    { stage: 'withdrawn', day: '2026-11-21' },
  ],
};
const refund = {
  ...{ reference: 'KR-8M4T2X', booking: 'KT-FLY247', amount: 999.5, deducted: 330.25 },
  ...{ stage: 'claimed', steps: [{ stage: 'claimed', day: '2026-11-20' }] },
};

describe.each(['en', 'ar'] as const)('in %s', (locale) => {
  const words = messages[locale];
  const htmlOf = (page: ReactNode) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={{ selfService: words }} timeZone="Asia/Qatar">
        {page}
      </NextIntlClientProvider>,
    );

  it('a visa application made by mistake shows that, and no further steps', () => {
    const html = htmlOf(<VisaFound visa={foundVisa.parse(visa)} onAgain={again} />);
    expect(html).toContain(words.visa.withdrawn);
    expect(html).not.toContain(words.visa.stages.consulate);
  });

  it('a refund made by mistake shows that, and no amount', () => {
    const html = htmlOf(<RefundsFound refunds={[foundRefund.parse({ ...refund, stage: 'withdrawn' })]} onAgain={again} />);
    expect(html).toContain(words.refund.withdrawn);
    for (const text of ['999', '330', words.refund.stages.paid]) expect(html).not.toContain(text);
  });

  it.each(['giftCard', 'points'] as const)('a refund that went to %s says so, and nothing of a bank', (to) => {
    const html = htmlOf(<RefundsFound refunds={[foundRefund.parse({ ...refund, to, stage: 'paid' })]} onAgain={again} />);
    expect(html).toContain(words.refund.back[to].label);
    expect(html).toContain(words.refund.back[to].next);
    for (const text of [words.refund.stages.paid, words.refund.next.paid]) expect(html).not.toContain(text);
  });

  it('a refund is shown to the dirham', () => {
    const html = htmlOf(<RefundsFound refunds={[foundRefund.parse(refund)]} onAgain={again} />);
    for (const text of ['999.50', '330.25', words.refund.stages.paid]) expect(html).toContain(text);
  });
});
