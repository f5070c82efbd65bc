import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { currentSession, loadingSession, watchSession } from '@/lib/account/session/session';
import { Link } from '@/lib/i18n/navigation';
import { timeouts } from '@/lib/network/timeouts';

interface ClaimButtonProps {
  reference: string;
  lastName: string;
  onNews: (tone: 'success' | 'warning' | 'danger', text: string) => void;
}

/** Back to the look-up, whose fields keep for the tab what was typed. */
const signIn = `/login?next=${encodeURIComponent('/support/manage-booking#find')}`;

/** Adds a booking to the account of the signed-in user; others are sent to sign in. */
export function ClaimButton({ reference, lastName, onNews }: ClaimButtonProps) {
  const t = useTranslations('selfService.booking');
  const { status } = useSyncExternalStore(watchSession, currentSession, () => loadingSession);
  const [state, setState] = useState<'none' | 'sending' | 'claimed'>('none');
  if (status === 'loading') return null;
  if (status === 'signedOut') {
    return (
      <Link href={signIn} prefetch={false} className={buttonClass('secondary', 'max-sm:grow')}>
        <Icon name="person" />
        {t('signIn')}
      </Link>
    );
  }
  if (state === 'claimed') {
    return (
      <Link href="/dashboard" prefetch={false} className={buttonClass('secondary', 'max-sm:grow')}>
        <Icon name="suitcase" />
        {t('trips')}
      </Link>
    );
  }

  async function claim() {
    if (state === 'sending') return;
    setState('sending');
    try {
      const answer = await fetch('/api/account/claim', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ reference, surname: lastName }),
        signal: AbortSignal.timeout(timeouts.browserAccount),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      const { claimed } = (await answer.json()) as { claimed: boolean };
      setState(claimed ? 'claimed' : 'none');
      onNews(claimed ? 'success' : 'warning', claimed ? t('claimed') : t('claimMissed'));
    } catch {
      setState('none');
      onNews('danger', t('claimFailed'));
    }
  }

  return (
    <Button variant="secondary" className="max-sm:grow" aria-disabled={state === 'sending'} onClick={() => void claim()}>
      <Icon name="person" />
      {state === 'sending' ? t('claiming') : t('claim')}
    </Button>
  );
}
