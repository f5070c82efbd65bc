'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import type { FoundGiftCard } from '@/lib/self-service/found';
import { giftCardSecret } from '@/lib/text/gift-card';
import { formatDay } from '@/lib/time/dates';
import { useToday } from '@/lib/time/use-today';
import { Facts, FoundCard } from './found-card';
import { LookUpForm } from './look-up-form';
import { useLookUp } from './use-look-up';

/** The balance of a gift card, by number and PIN. Neither is stored. */
export function GiftBalance({ labelledBy }: { labelledBy: string }) {
  const t = useTranslations('selfService.giftCard');
  const state = useLookUp<FoundGiftCard>('gift-card');
  if (state.found) return <CardFound card={state.found} onAgain={() => state.setFound(null)} />;
  return (
    <>
      <p className="mb-4 max-w-2xl text-ink-soft">{t('lead')}</p>
      <LookUpForm
        name="gift-card"
        labelledBy={labelledBy}
        state={state}
        submit={t('submit')}
        miss={t('miss')}
        schema={giftCardSecret}
        fields={[
          {
            name: 'number',
            label: t('number'),
            hint: t('numberHint'),
            error: t('numberError'),
            isSecret: true,
            input: { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' },
          },
          {
            name: 'pin',
            label: t('pin'),
            hint: t('pinHint'),
            error: t('pinError'),
            isSecret: true,
            input: { type: 'password', inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' },
          },
        ]}
      />
    </>
  );
}

function CardFound({ card, onAgain }: { card: FoundGiftCard; onAgain: () => void }) {
  const t = useTranslations('selfService.giftCard');
  const tag = intlTag(useLocale());
  const today = useToday();
  const { lastDigits, amount, balance, validUntil, isBlocked } = card;
  const isExpired = today !== '' && validUntil < today;
  const warning = isBlocked ? t('blocked') : isExpired ? t('expired', { day: formatDay(validUntil) }) : null;
  return (
    <FoundCard title={t.rich('heading', { digits: () => <bdi className="tabular-nums">{lastDigits}</bdi> })} onAgain={onAgain}>
      {warning && (
        <Notice tone="warning" className="mt-4">
          {warning}
        </Notice>
      )}
      <div className="mt-5">
        <p className="text-ink-soft text-sm">{t('balance')}</p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="font-semibold text-4xl tabular-nums">{formatQarExactly(balance, tag)}</bdi>
          <span className="text-ink-soft">{t.rich('of', { amount: () => <bdi>{formatQarExactly(amount, tag)}</bdi> })}</span>
        </p>
        {balance === 0 && <p className="mt-2">{t('empty')}</p>}
      </div>
      {!isExpired && <Facts facts={[[t('validUntil'), formatDay(validUntil)]]} />}
    </FoundCard>
  );
}
