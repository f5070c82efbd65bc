import { useTranslations } from 'next-intl';
import { useContext, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { saveFile } from '@/lib/browser/save-file';
import type { DeskEnquiry } from '@/lib/desk/details';
import { answersInOrder } from '@/lib/enquiries/kinds';
import { formatDay } from '@/lib/time/dates';
import { Facts, Section } from '../facts';
import { DeskNotice } from '../notices';
import { RecheckStaff } from '../use-desk-data';

/** The fields of an enquiry, with labels for the desk instead of those of the form. A value without a label is shown as stored. */
export function EnquiryDetail({ id, enquiry }: { id: string; enquiry: DeskEnquiry }) {
  const t = useTranslations('desk');
  const form = useTranslations('enquiries');
  const { cv } = enquiry.details;
  const facts = answersInOrder(enquiry.kind, enquiry.details).map(([name, answer]) => {
    return { term: termOf(name), text: answerOf(name === 'rating' ? `star${answer}` : answer) };
  });
  return (
    <Section title={t('detail.asked')}>
      <Facts facts={facts} />
      {typeof cv === 'string' && <CvButton enquiryId={id} name={cv} />}
    </Section>
  );

  function termOf(name: string): string {
    const ours = `answers.${name}` as Parameters<typeof t>[0];
    if (t.has(ours)) return t(ours);
    const key = `fields.${name}` as Parameters<typeof form>[0];
    return form.has(key) ? form(key) : name;
  }

  function answerOf(answer: unknown): string {
    if (typeof answer !== 'string') return typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
    if (/^\d{4}-\d\d-\d\d$/.test(answer)) return formatDay(answer);
    const key = `options.${answer}` as Parameters<typeof form>[0];
    return /^[a-z][A-Za-z0-9]*$/.test(answer) && form.has(key) ? form(key) : answer;
  }
}

type State = 'idle' | 'busy' | 'failed' | 'gone' | 'signedOut';

/** Downloads the CV of an application. `name` is the validated file name. */
function CvButton({ enquiryId, name }: { enquiryId: string; name: string }) {
  const t = useTranslations('desk.cv');
  const [state, setState] = useState<State>('idle');
  const recheckStaff = useContext(RecheckStaff);

  async function save() {
    if (state === 'busy') return;
    setState('busy');
    try {
      const answer = await fetch(`/api/desk/files/${enquiryId}`);
      if (answer.ok) saveFile(await answer.blob(), name);
      if (answer.status === 404) recheckStaff();
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
        <span>{t('save')}</span>
      </Button>
    </div>
  );
}
