import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type FailedMail, readFailedMail, retryMail } from '@/lib/desk/failed-mail';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { formatDay } from '@/lib/time/dates';
import { useDeskData } from '../use-desk-data';

/** Reasons other than a mail server's answer. */
const reasons: Readonly<Record<string, 'held' | 'late' | 'gone'>> = { held: 'held', 'too late': 'late', gone: 'gone' };

/** Mail that could not be delivered, to send again or to replace with a call. Renders nothing when there is none. */
export function FailedMailNotice({ tick, onChanged }: { tick: number; onChanged: () => void }) {
  const t = useTranslations('desk.mail');
  const { data } = useDeskData(String(tick), readFailedMail);
  if (data.status !== 'ready' || data.value.length === 0) return null;
  return (
    <Notice tone="warning" className="mb-4">
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-medium">
          {t('title', { count: data.value.length })}
        </summary>
        <p className="mt-1">{t('text')}</p>
        <ul className="mt-2 divide-y divide-line">
          {data.value.map((mail) => (
            <li key={mail.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <FailedOne mail={mail} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}

function FailedOne({ mail, onChanged }: { mail: FailedMail; onChanged: () => void }) {
  const t = useTranslations('desk.mail');
  const [state, setState] = useState<'still' | 'sending' | 'failed'>('still');
  const { recipient, reference, problem, failed_at } = mail;
  const reason = reasons[problem];
  const why = reason ? t(`errors.${reason}`) : t('errors.refused', { problem });

  async function sendAgain() {
    setState('sending');
    try {
      await retryMail(await loadBrowserClient(), mail.id);
      onChanged();
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <p>
        <bdi className="font-medium">{recipient === 'agency' ? t('agency') : recipient}</bdi>
        {reference && (
          <>
            <span>{' · '}</span>
            <bdi>{reference}</bdi>
          </>
        )}
        <span>{' · '}</span>
        <bdi className="tabular-nums">{formatDay(failed_at)}</bdi>
        <span className="block text-sm">{state === 'failed' ? t('failed') : why}</span>
      </p>
      <Button variant="secondary" disabled={state === 'sending'} onClick={() => void sendAgain()}>
        {t('again')}
      </Button>
    </>
  );
}
