import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useDeskAction } from '@/components/desk/use-desk-action';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { TextField } from '@/components/ui/fields/text-field';
import { giftDesignNames } from '@/content/gift-card-design';
import type { GiftOutcome } from '@/lib/bookings/model/gift-card';
import { type DeskGift, readGift, sendGiftAgain } from '@/lib/desk/booking-life/money';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { contact } from '@/lib/text/contact';
import { formatDay } from '@/lib/time/dates';
import { Facts, Moment, Section } from '../facts';
import { Failed, Waiting } from '../notices';
import { useDeskData } from '../use-desk-data';

interface GiftOfBookingProps {
  bookingId: string;
  version: string;
  onChanged: () => void;
}

/** A gift card that was bought online: who gets it, whether it was sent, and what is left on it. */
export function GiftOfBooking({ bookingId, version, onChanged }: GiftOfBookingProps) {
  const t = useTranslations('desk.gift');
  const locale = useLocale();
  const { data, readAgain } = useDeskData(`${bookingId} ${version}`, (client) => readGift(client, bookingId));
  const gift = data.status === 'ready' ? data.value : null;
  return (
    <Section title={t('title')}>
      {data.status === 'loading' && <Waiting isSlow={data.isSlow} />}
      {data.status === 'failed' && <Failed isOffline={data.isOffline} onRetry={readAgain} />}
      {gift && (
        <>
          <Facts
            facts={[
              { term: t('number'), text: gift.lastDigits && <bdi className="tabular-nums">···· {gift.lastDigits}</bdi> },
              { term: t('left'), text: formatQarExactly(gift.left / 100, intlTag(locale)) },
              { term: t('state'), text: t(`states.${stateOf(gift)}`) },
              { term: t(gift.sentAt ? 'sentAt' : 'sendAt'), text: <Moment at={gift.sentAt ?? gift.sendAt} /> },
              { term: t('recipient'), text: gift.recipient },
              { term: t('email'), text: gift.email && <bdi className="wrap-anywhere">{gift.email}</bdi> },
              { term: t('design'), text: giftDesignNames[gift.design][locale] },
              { term: t('language'), text: t(`languages.${gift.language}`) },
              { term: t('validUntil'), text: gift.validUntil && formatDay(gift.validUntil) },
            ]}
          />
          {gift.email && gift.left > 0 && <SendAgain bookingId={bookingId} gift={gift} onDone={onChanged} />}
        </>
      )}
    </Section>
  );
}

function stateOf({ isBlocked, left, sentAt, queuedAt }: DeskGift) {
  if (isBlocked) return 'blocked';
  if (left === 0) return 'empty';
  return sentAt ? 'sent' : queuedAt ? 'sending' : 'waiting';
}

function SendAgain({ bookingId, gift, onDone }: { bookingId: string; gift: DeskGift; onDone: () => void }) {
  const t = useTranslations('desk.gift');
  const [email, setEmail] = useState(gift.email ?? '');
  const [error, setError] = useState<string>();
  const { last, isSaving, act } = useDeskAction<string, GiftOutcome>(
    async (to) => sendGiftAgain(await loadBrowserClient(), bookingId, to),
    onDone,
  );

  function send(event: FormEvent) {
    event.preventDefault();
    const checked = contact.shape.email.safeParse(email);
    setError(checked.success ? undefined : t('emailInvalid'));
    if (checked.success) void act(checked.data);
  }

  return (
    <form onSubmit={send} noValidate className="mt-4 space-y-3">
      {last && (
        <AnswerNotice tone={last.outcome === 'sent' || last.outcome === 'changed' ? 'success' : 'warning'}>
          {t(`outcome.${last.outcome}`)}
        </AnswerNotice>
      )}
      <TextField
        id="gift-send-email"
        label={t('sendTo')}
        error={error}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" variant="secondary" aria-disabled={isSaving} className="max-sm:w-full">
        {t(gift.queuedAt ? 'send' : 'save')}
      </Button>
    </form>
  );
}
