import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Timeline } from '@/components/desk/booking/timeline';
import { loadMessages } from '@/lib/i18n/messages';

it.each(['en', 'ar'] as const)(
  'mail that became outdated before it was sent is not a failure in the history (%s)',
  async (locale) => {
    const messages = await loadMessages(locale, ['desk']);
    const shown = (problem: string) =>
      renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
          <Timeline
            events={[
              {
                ...{ at: '2027-01-01T10:00:00Z', source: 'mail', kind: 'payment_news', who: 'amina@example.com' },
                facts: { event: 'asked', problem, state: 'failed' },
              },
            ]}
          />
        </NextIntlClientProvider>,
      );
    const { moot, failed } = messages.desk.life.mailState;
    expect(shown('moot')).toContain(moot);
    expect(shown('moot')).not.toContain(failed);
    expect(shown('moot')).not.toContain('moot');
    expect(shown('550 no such user')).toContain(failed);
  },
);
