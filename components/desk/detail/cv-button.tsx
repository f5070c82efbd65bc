import { useTranslations } from 'next-intl';
import { useContext, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { saveFile } from '@/lib/browser/save-file';
import { AskWhoWorksHere } from '../desk-client';
import { DeskNotice } from '../desk-notice';

type State = 'idle' | 'busy' | 'failed' | 'gone' | 'signedOut';

/** Downloads the CV of an application. `name` is the validated file name. */
export function CvButton({ enquiryId, name }: { enquiryId: string; name: string }) {
  const t = useTranslations('desk.cv');
  const [state, setState] = useState<State>('idle');
  const askWhoWorksHere = useContext(AskWhoWorksHere);

  async function save() {
    if (state === 'busy') return;
    setState('busy');
    try {
      const answer = await fetch(`/api/desk/files/${enquiryId}`);
      if (answer.ok) saveFile(await answer.blob(), name);
      if (answer.status === 404) askWhoWorksHere();
      setState(answer.ok ? 'idle' : answer.status === 401 ? 'signedOut' : answer.status === 404 ? 'gone' : 'failed');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className="mt-4">
      {state !== 'idle' && state !== 'busy' && (
        <DeskNotice tone="danger" isSignedOut={state === 'signedOut'} className="mb-3">
          {t(state)}
        </DeskNotice>
      )}
      <Button
        variant="secondary"
        aria-disabled={state === 'busy'}
        className="max-w-full max-sm:w-full"
        onClick={() => void save()}
      >
        {state === 'busy' && <Spinner />}
        {t('save')}
      </Button>
    </div>
  );
}
