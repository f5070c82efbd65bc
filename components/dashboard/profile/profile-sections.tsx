'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Spinner } from '@/components/ui/spinner';
import { saveFile } from '@/lib/browser/save-file';
import { readProfile } from '@/lib/dashboard/profile';
import { Part } from '../form-parts';
import { PrivatePart } from '../private-part';
import { DeleteAccount } from './delete-account';
import { DetailsForm } from './details-form';
import { EmailForm } from './email-form';
import { PasswordForm } from './password-form';

/** Everything about an account that its owner can change, each part with a button of its own. */
export function ProfileSections() {
  return (
    <PrivatePart load={readProfile}>
      {(profile, user) => (
        <div className="space-y-6">
          <DetailsForm profile={profile} userId={user.id} />
          <EmailForm email={user.email} />
          <PasswordForm email={user.email} />
          <DownloadData />
          <DeleteAccount />
        </div>
      )}
    </PrivatePart>
  );
}

/** Everything we hold of the visitor, as a file. */
function DownloadData() {
  const t = useTranslations('account.data');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function download() {
    if (state === 'busy') return;
    setState('busy');
    try {
      const answer = await fetch('/api/account/data');
      if (!answer.ok) throw new Error(`The data answered ${answer.status}`);
      saveFile(await answer.blob(), 'karam-travel-account.json');
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <Part id="data" title={t('title')}>
      <p className="mb-4 text-ink-soft">{t('text')}</p>
      {state === 'failed' && (
        <AnswerNotice tone="danger" className="mb-4">
          {t('failed')}
        </AnswerNotice>
      )}
      <Button variant="secondary" aria-disabled={state === 'busy'} onClick={() => void download()}>
        {state === 'busy' && <Spinner />}
        {state === 'busy' ? t('preparing') : t('download')}
      </Button>
    </Part>
  );
}
