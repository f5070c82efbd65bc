import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { TextField } from '@/components/ui/fields/text-field';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { Spinner } from '@/components/ui/spinner';
import { type GiftAddress as Address, type GiftOutcome, giftCardRequest } from '@/lib/bookings/model/gift-card';
import { askGiftAddress, sendGift } from '@/lib/bookings/payments/gift/ask-address';
import type { Messages } from '@/lib/i18n/messages';

type Outcome = GiftOutcome | 'miss' | 'offline' | 'tooManyTries' | 'failed';

interface GiftAddressProps {
  /** The signed token of the link. */
  gift: string;
  messages: Pick<Messages, 'giftCards'>;
}

/** For the sender with the link of the receipt: where the card goes, and a way to correct it or send it again. */
export function GiftAddress({ gift, messages }: GiftAddressProps) {
  const locale = useLocale();
  return (
    <NextIntlClientProvider
      locale={locale}
      timeZone="Asia/Qatar"
      messages={{ giftCards: { address: messages.giftCards.address } }}
    >
      <AddressForm gift={gift} />
    </NextIntlClientProvider>
  );
}

const reasons = { offline: 'offline', tooMany: 'tooManyTries', failed: 'failed' } as const;

function AddressForm({ gift }: { gift: string }) {
  const t = useTranslations('giftCards.address');
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [address, setAddress] = useState<Address | null>(null);
  const [email, setEmail] = useState('');
  const [news, setNews] = useState<{ outcome: Outcome; count: number } | null>(null);
  const wrong = useFieldErrors();
  const show = (outcome: Outcome) => setNews((before) => ({ outcome, count: (before?.count ?? 0) + 1 }));

  useEffect(() => {
    void askGiftAddress(gift).then((answer) => {
      if (answer.ok && answer.found) {
        setAddress(answer.found);
        setEmail(answer.found.email);
      } else setNews({ outcome: answer.ok ? 'miss' : reasons[answer.reason], count: 1 });
    });
  }, [gift]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    const asked = giftCardRequest.safeParse({ type: 'send', gift, email });
    wrong.report(asked.success ? {} : { 'gift-email': t('emailInvalid') });
    if (!asked.success || asked.data.type !== 'send') return;
    isBusy.current = true;
    setIsSending(true);
    const answer = await sendGift(gift, asked.data.email);
    isBusy.current = false;
    setIsSending(false);
    show(answer.ok ? (answer.found ?? 'miss') : reasons[answer.reason]);
  }

  return (
    <section aria-labelledby="gift-address" className="mt-6 border-line border-t pt-5 print:hidden">
      <h3 id="gift-address" className="text-lg">
        {t('title')}
      </h3>
      {news && (
        <AnswerNotice
          key={news.count}
          tone={news.outcome === 'sent' || news.outcome === 'changed' ? 'success' : 'warning'}
          className="mt-3"
        >
          {t(`outcome.${news.outcome}`)}
        </AnswerNotice>
      )}
      {!address && !news && <p className="mt-2 text-ink-soft">{t('loading')}</p>}
      {address && (
        <form
          onSubmit={(event) => void send(event)}
          onInput={wrong.onInput}
          noValidate
          aria-labelledby="gift-address"
          className="mt-2 max-w-xl space-y-4"
        >
          <p className="text-ink-soft">{t('text')}</p>
          <TextField
            id="gift-email"
            label={t('email')}
            error={wrong.errors['gift-email']}
            type="email"
            autoComplete="off"
            maxLength={254}
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <Button type="submit" variant="secondary" aria-disabled={isSending} className="max-sm:w-full">
            {isSending && <Spinner />}
            <span>{isSending ? t('sending') : address.queuedAt ? t('send') : t('save')}</span>
          </Button>
        </form>
      )}
    </section>
  );
}
