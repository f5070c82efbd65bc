import { useLocale, useTranslations } from 'next-intl';
import { useContext, useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { randomUuid } from '@/lib/browser/random-uuid';
import type { ContentRole } from '@/lib/content/versions';
import { Link } from '@/lib/i18n/navigation';
import {
  type Campaign,
  type CampaignAction,
  type CampaignOutcome,
  type CountedCampaign,
  sendCampaignAction,
} from '@/lib/newsletter/campaigns';
import { isolated } from '@/lib/text/isolate';
import { DeskNotice } from '../notices';
import { Question } from '../question';
import { RecheckStaff } from '../use-desk-data';
import { CampaignForm } from './campaign-form';
import { CampaignPreview } from './campaign-preview';
import { CampaignFigures, CampaignSending } from './campaign-sending';
import { CampaignState } from './campaign-state';

interface CampaignEditorProps {
  id: string;
  /** Null for a new one. */
  campaign: CountedCampaign | null;
  /** The one that a new one is a copy of. */
  copied: CountedCampaign | undefined;
  role: NonNullable<ContentRole>;
  onChanged: () => void;
  onDeleted: () => void;
}

/** How often the figures are read while mails go out. */
const followMs = 5_000;

const done: readonly CampaignOutcome[] = ['saved', 'repeated', 'tested', 'sending', 'stopped'];

/** One campaign: its form while it is a draft, its preview, and what became of it. */
export function CampaignEditor({ id, campaign, copied, role, onChanged, onDeleted }: CampaignEditorProps) {
  const t = useTranslations('campaigns');
  const locale = useLocale();
  const recheckStaff = useContext(RecheckStaff);
  const isBusy = useRef(false);
  const [outcome, setOutcome] = useState<CampaignOutcome | null>(null);
  const [isChanged, setIsChanged] = useState(false);

  const isSending = campaign?.state === 'sending';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed is read again by the board.
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(onChanged, followMs);
    return () => clearInterval(timer);
  }, [isSending]);

  async function act(action: CampaignAction): Promise<CampaignOutcome | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setOutcome(null);
    const became = await sendCampaignAction(action);
    isBusy.current = false;
    if (became === 'refused') recheckStaff();
    onChanged();
    if (action.type === 'delete' && (became === 'deleted' || became === 'repeated')) onDeleted();
    else setOutcome(became);
    return became;
  }

  const isDraft = !campaign || campaign.state === 'draft';
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="text-2xl md:text-3xl">
          <bdi>{campaign?.content.subject[locale] ?? t('newTitle')}</bdi>
        </h2>
        {campaign && <CampaignState state={campaign.state} />}
      </div>
      {outcome && !(outcome === 'sending' && campaign?.state === 'sent') && (
        <DeskNotice
          tone={done.includes(outcome) ? 'success' : 'danger'}
          isSignedOut={outcome === 'signedOut'}
          className="mb-5 max-w-4xl"
        >
          {t(`outcomes.${outcome}`)}
        </DeskNotice>
      )}
      {!campaign && copied && (
        <p className="mb-5 max-w-4xl text-ink-soft">{t('copyOf', { name: isolated(copied.content.subject[locale]) })}</p>
      )}
      {!isDraft && <CampaignFigures campaign={campaign} />}
      {isDraft && (
        <CampaignForm
          id={id}
          campaign={campaign}
          copied={copied?.content}
          act={act}
          onChanged={setIsChanged}
          onMoveOn={() => setOutcome(null)}
        />
      )}
      {campaign && !isChanged && (
        <>
          <CampaignSending campaign={campaign} role={role} act={act} />
          <CampaignPreview id={id} version={campaign.version} />
        </>
      )}
      {campaign && isChanged && <p className="mt-6 max-w-4xl text-ink-soft">{t('saveFirst')}</p>}
      {campaign && <CampaignKeeping campaign={campaign} role={role} act={act} />}
    </>
  );
}

interface CampaignKeepingProps {
  campaign: Campaign;
  role: NonNullable<ContentRole>;
  act: (action: CampaignAction) => unknown;
}

/** A copy of any campaign as a new draft, and the end of a draft. */
function CampaignKeeping({ campaign: { id, version, state }, role, act }: CampaignKeepingProps) {
  const t = useTranslations('campaigns.keeping');
  const [copy] = useState(randomUuid);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-labelledby="campaign-keeping" className="mt-8 max-w-4xl border-line border-t pt-5">
      <h3 id="campaign-keeping" className="mb-3 text-xl">
        {t('title')}
      </h3>
      <div className="flex flex-wrap gap-3">
        <Link href={`/desk/campaigns?campaign=${copy}&copy=${id}`} className={buttonClass('secondary', 'max-sm:w-full')}>
          {t('copy')}
        </Link>
        {state === 'draft' && role === 'publisher' && !isAsking && (
          <Button variant="secondary" className="max-sm:w-full" onClick={() => setIsAsking(true)}>
            {t('delete')}
          </Button>
        )}
      </div>
      {state === 'draft' && role === 'editor' && <p className="mt-3 text-ink-soft">{t('publisherDeletes')}</p>}
      {isAsking && (
        <Question
          text={t('deleteText')}
          yes={t('deleteYes')}
          onYes={() => {
            setIsAsking(false);
            act({ type: 'delete', id, seen: version });
          }}
          onNo={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
