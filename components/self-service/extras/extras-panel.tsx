import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { ExtrasAnswer } from '@/lib/bookings/model/order-extras';
import type { Bags } from '@/lib/flights/offer';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { lookUp } from '@/lib/self-service/ask';
import { AgentWish } from './agent-wish';
import { ChooseExtras } from './choose-extras';

interface ExtrasPanelProps {
  reference: string;
  lastName: string;
  included: Bags | null;
  locale: Locale;
  messages: Partial<Messages>;
}

export function ExtrasPanel({ locale, messages, ...booking }: ExtrasPanelProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <Panel {...booking} />
    </NextIntlClientProvider>
  );
}

/** The extras that the airline sells for a booking; other requests go to an agent. */
function Panel({ reference, lastName, included }: Pick<ExtrasPanelProps, 'reference' | 'lastName' | 'included'>) {
  const t = useTranslations('extras');
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<ExtrasAnswer | { is: 'notLoaded' } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    let hasLeft = false;
    setAnswer(null);
    void lookUp<ExtrasAnswer>('extras', { reference, lastName }).then((said) => {
      if (!hasLeft) setAnswer((said.ok && said.found) || { is: said.ok ? 'byAgent' : 'notLoaded' });
    });
    return () => {
      hasLeft = true;
    };
  }, [reference, lastName, tries]);

  return (
    <div className="mt-1 pb-2">
      <p aria-live="polite" className="flex items-center gap-2 empty:hidden">
        {answer === null && (
          <>
            <Spinner className="size-5 text-accent" />
            <span>{t('loading')}</span>
          </>
        )}
        {answer && answer.is !== 'onSale' && <span>{t(answer.is)}</span>}
      </p>
      {(answer?.is === 'noAnswer' || answer?.is === 'notLoaded') && (
        <Button variant="secondary" className="mt-3" onClick={() => setTries(tries + 1)}>
          {t('retry')}
        </Button>
      )}
      {answer?.is === 'onSale' && <ChooseExtras included={included} onSale={answer} reference={reference} lastName={lastName} />}
      {(answer?.is === 'byAgent' ||
        answer?.is === 'noAnswer' ||
        (answer?.is === 'onSale' && (answer.bags === null || answer.seatMaps === null))) && (
        <AgentWish reference={reference} lastName={lastName} />
      )}
    </div>
  );
}
