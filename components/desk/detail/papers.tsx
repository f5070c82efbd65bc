import { useTranslations } from 'next-intl';
import { useContext, useState } from 'react';
import { useDeskAction } from '@/components/desk/use-desk-action';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { Spinner } from '@/components/ui/spinner';
import { saveFile } from '@/lib/browser/save-file';
import { type DeskFile, readFiles } from '@/lib/desk/details/details';
import { type PaperTick, type TickOutcome, tickPaper } from '@/lib/desk/history';
import { NotStaffError } from '@/lib/desk/staff';
import { groupPapers, type Paper } from '@/lib/enquiries/papers';
import type { SendFailure } from '@/lib/network/send-action';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { SignedOutError } from '@/lib/supabase/signed-out-error';
import { paperReasons } from '@/supabase/functions/_shared/contracts/states.generated';
import { Moment, Section } from '../facts';
import { DeskNotice, Failed, Waiting } from '../notices';
import { RecheckStaff, useDeskData } from '../use-desk-data';

type DeskPaper = DeskFile & Paper;

const tones: Record<Paper['status'], BadgeTone> = { sent: 'sun', accepted: 'success', refused: 'danger' };

interface PapersProps {
  enquiryId: string;
  travellers: number;
  /** Changes when the files may have changed. */
  version: string;
}

/** The papers for a visa: an agent opens each, and accepts it or asks for another copy. */
export function Papers({ enquiryId, travellers, version }: PapersProps) {
  const t = useTranslations('desk.papers');
  const words = useTranslations('enquiries');
  const { data, readAgain } = useDeskData(`${enquiryId} ${version}`, (client) => readFiles(client, enquiryId));
  const { last, isSaving, act } = useDeskAction(sendTick, readAgain);
  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  const papers = data.value.filter((file): file is DeskPaper => file.field !== 'cv');
  return (
    <Section title={t('title')}>
      <p className="mb-3 text-ink-soft text-sm">{t('told')}</p>
      {last && (
        <DeskNotice
          tone={last.outcome === 'changed' ? 'success' : 'warning'}
          isSignedOut={last.outcome === 'signedOut'}
          className="mb-3"
        >
          {t(`outcome.${last.outcome}`)}
        </DeskNotice>
      )}
      <div className="space-y-5">
        {groupPapers(papers, travellers).map(({ field, papers: own, missing }) => (
          <div key={field}>
            <h4 className="font-semibold">{words(`fields.${field}`)}</h4>
            {missing > 0 && <p className="text-danger text-sm">{words(`papers.missing.${field}`, { count: missing })}</p>}
            <ul className="divide-y divide-line">
              {own.map((paper) => (
                <PaperLine key={paper.id} paper={paper} isSaving={isSaving} onTick={act} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

async function sendTick(tick: PaperTick): Promise<TickOutcome | SendFailure> {
  try {
    return await tickPaper(await loadBrowserClient(), tick);
  } catch (error) {
    if (error instanceof SignedOutError) return 'signedOut';
    if (error instanceof NotStaffError) return 'refused';
    return navigator.onLine ? 'failed' : 'offline';
  }
}

interface PaperLineProps {
  paper: DeskPaper;
  isSaving: boolean;
  onTick: (tick: PaperTick) => unknown;
}

function PaperLine({ paper, isSaving, onTick }: PaperLineProps) {
  const t = useTranslations('desk.papers');
  const words = useTranslations('enquiries.papers');
  const [reason, setReason] = useState<Paper['reason']>(null);
  const [isUnchosen, setIsUnchosen] = useState(false);
  const { id, name, status, reason: known, checked_by, checked_at } = paper;
  const tick = (wanted: Paper['status'], why: Paper['reason'] = null) => {
    if (!isSaving) onTick({ file: id, seen: status, wanted, reason: why });
  };
  return (
    <li className="space-y-2 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <bdi className="min-w-0 break-words">{name}</bdi>
        <Badge tone={tones[status]}>{words(`status.${status}`)}</Badge>
      </p>
      {known && <p className="text-sm">{words(`reasons.${known}`)}</p>}
      {checked_by && checked_at && (
        <p className="text-ink-soft text-sm">
          <bdi>{checked_by}</bdi> · <Moment at={checked_at} />
        </p>
      )}
      <OpenFile file={paper} />
      <div className="flex flex-wrap items-end gap-2">
        {status !== 'accepted' && (
          <Button
            variant="secondary"
            className="max-sm:w-full"
            aria-disabled={isSaving}
            aria-label={t('acceptOne', { name })}
            onClick={() => tick('accepted')}
          >
            {t('accept')}
          </Button>
        )}
        {status !== 'refused' && (
          <>
            <div className="min-w-0 max-sm:w-full">
              <Select
                id={`why-${id}`}
                label={t('why')}
                value={reason ?? ''}
                error={isUnchosen ? t('chooseReason') : undefined}
                onChange={({ target }) => {
                  setReason(paperReasons.find((one) => one === target.value) ?? null);
                  setIsUnchosen(false);
                }}
              >
                <option value="">{t('choose')}</option>
                {paperReasons.map((one) => (
                  <option key={one} value={one}>
                    {words(`reasons.${one}`)}
                  </option>
                ))}
              </Select>
            </div>
            <Button
              variant="secondary"
              className="max-sm:w-full"
              aria-disabled={isSaving}
              aria-label={t('refuseOne', { name })}
              onClick={() => (reason ? tick('refused', reason) : setIsUnchosen(true))}
            >
              {t('refuse')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

type State = 'idle' | 'busy' | 'failed' | 'gone' | 'signedOut';

const timeLimitMs = 60_000;

/** Downloads a file; a picture can be looked at here. */
export function OpenFile({ file: { id, name, type, field } }: { file: DeskFile }) {
  const t = useTranslations('desk.files');
  const [state, setState] = useState<State>('idle');
  const [isShown, setIsShown] = useState(false);
  const recheckStaff = useContext(RecheckStaff);
  const address = `/api/desk/files/${id}`;
  const isPicture = type !== 'application/pdf';

  async function save() {
    if (state === 'busy') return;
    setState('busy');
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(timeLimitMs) });
      if (answer.ok) saveFile(await answer.blob(), name);
      if (answer.status === 404) recheckStaff();
      setState(answer.ok ? 'idle' : answer.status === 401 ? 'signedOut' : answer.status === 404 ? 'gone' : 'failed');
    } catch {
      setState('failed');
    }
  }

  return (
    <div>
      {state !== 'idle' && state !== 'busy' && (
        <DeskNotice tone="danger" isSignedOut={state === 'signedOut'} className="mb-3">
          {t(state)}
        </DeskNotice>
      )}
      <div className="flex flex-wrap gap-2">
        {isPicture && (
          <Button
            variant="secondary"
            className="max-sm:w-full"
            aria-expanded={isShown}
            aria-label={t(isShown ? 'hideOne' : 'showOne', { name })}
            onClick={() => setIsShown(!isShown)}
          >
            {t(isShown ? 'hide' : 'show')}
          </Button>
        )}
        <Button
          variant="secondary"
          aria-disabled={state === 'busy'}
          className="max-w-full max-sm:w-full"
          aria-label={field === 'cv' ? undefined : t('saveOne', { name })}
          onClick={() => void save()}
        >
          {state === 'busy' && <Spinner />}
          <span>{field === 'cv' ? t('saveCv') : t('save')}</span>
        </Button>
      </div>
      {isShown && (
        <picture>
          <img
            src={address}
            alt={name}
            className="mt-3 max-h-[32rem] max-w-full rounded-control border border-line"
            onError={() => {
              setIsShown(false);
              setState('failed');
            }}
          />
        </picture>
      )}
    </div>
  );
}
