import type { SupabaseClient } from '@supabase/supabase-js';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Database } from '@/lib/supabase/database.types';
import { formatDay } from '@/lib/time/dates';
import { deskClient } from '../desk-client';
import { useDeskData } from '../use-desk-data';

const failedMail = z.object({
  id: z.number(),
  kind: z.string(),
  /** An address, or `agency`. */
  recipient: z.string(),
  /** Reference of the booking or enquiry; empty when there is none. */
  reference: z.string(),
  /** `held`: too much mail for one address; `too late`: could not be sent for days; else the mail server's answer. */
  problem: z.catch(z.string(), ''),
  failed_at: z.string(),
});

/** Why a mail was given up without a mail server having refused it. */
const reasons: Readonly<Record<string, 'held' | 'late' | 'gone'>> = { held: 'held', 'too late': 'late', gone: 'gone' };

/** Mail that could not be delivered, to send again or to call instead. Renders nothing when there is none. */
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
  const why = reason ? t(`problems.${reason}`) : t('problems.refused', { problem });

  async function sendAgain() {
    setState('sending');
    try {
      await retryMail(await deskClient(), mail.id);
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
            {' · '}
            <bdi>{reference}</bdi>
          </>
        )}
        {' · '}
        <bdi className="tabular-nums">{formatDay(failed_at)}</bdi>
        <span className="block text-sm">{state === 'failed' ? t('failed') : why}</span>
      </p>
      <Button variant="secondary" disabled={state === 'sending'} onClick={() => void sendAgain()}>
        {t('again')}
      </Button>
    </>
  );
}

type FailedMail = z.infer<typeof failedMail>;

/** Mail that was given up, the latest first, 100 at most; none for who is not staff. Throws when it cannot be read. */
async function readFailedMail(client: SupabaseClient<Database>): Promise<FailedMail[]> {
  const { data, error } = await client.rpc('desk_failed_mail');
  if (error) throw error;
  return z.array(failedMail).parse(data);
}

/** Sends a mail once more. Throws when it cannot be said that it will be. */
async function retryMail(client: SupabaseClient<Database>, id: number): Promise<void> {
  const { error } = await client.rpc('desk_retry_mail', { mail: id });
  if (error) throw error;
}
