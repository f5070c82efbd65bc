import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { claimTripsOfAddress } from '@/lib/dashboard/trips';
import { loadBrowserClient } from '@/lib/supabase/load-browser';

interface TripsOfAddressProps {
  count: number;
  email: string;
  onClaimed: () => void;
}

/** Offers the bookings made signed out with the account's address; nothing when there are none. */
export function TripsOfAddress({ count, email, onClaimed }: TripsOfAddressProps) {
  const t = useTranslations('account.dashboard.claim');
  const [isSending, setIsSending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [claimed, setClaimed] = useState(0);
  if (count === 0) return claimed > 0 && <AnswerNotice tone="success">{t('done', { count: claimed })}</AnswerNotice>;

  async function claim() {
    if (isSending) return;
    setIsSending(true);
    setHasFailed(false);
    try {
      setClaimed(await claimTripsOfAddress(await loadBrowserClient()));
      onClaimed();
    } catch {
      setHasFailed(true);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <section aria-labelledby="claim" className="rounded-card border border-accent bg-accent-soft p-5 sm:p-6">
      <h3 id="claim" className="text-lg">
        {t('title', { count })}
      </h3>
      <p className="mt-1">{t.rich('text', { count, email: () => <bdi className="wrap-anywhere font-medium">{email}</bdi> })}</p>
      <Button className="mt-4 max-sm:w-full" aria-disabled={isSending} onClick={() => void claim()}>
        {isSending ? <Spinner /> : <Icon name="plus" />}
        <span>{isSending ? t('adding') : t('submit')}</span>
      </Button>
      {hasFailed && (
        <AnswerNotice tone="danger" className="mt-4">
          {t('failed')}
        </AnswerNotice>
      )}
    </section>
  );
}
