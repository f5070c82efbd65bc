import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ContentRole } from '@/lib/content/versions';
import {
  type Campaign,
  type CampaignAction,
  type CampaignOutcome,
  type CountedCampaign,
  readReaders,
} from '@/lib/newsletter/campaigns';
import { Facts, Moment } from '../facts';
import { Failed, Waiting } from '../notices';
import { Question } from '../question';
import { useDeskData } from '../use-desk-data';

interface CampaignSendingProps {
  campaign: Campaign;
  role: NonNullable<ContentRole>;
  act: (action: CampaignAction) => Promise<CampaignOutcome | null>;
}

const next = { draft: 'send', sending: 'stop', stopped: 'continue' } as const;

/** A test to oneself, sending to everybody, stopping that, and going on with it. */
export function CampaignSending({ campaign: { id, version, state }, role, act }: CampaignSendingProps) {
  const t = useTranslations('campaigns');
  const [isAsking, setIsAsking] = useState(false);
  if (state === 'sent' || (state === 'stopped' && role === 'editor')) return null;

  function confirm(action: CampaignAction) {
    setIsAsking(false);
    void act(action);
  }

  return (
    <section aria-labelledby="campaign-sending" className="mt-8 max-w-4xl border-line border-t pt-5">
      <h3 id="campaign-sending" className="mb-3 text-xl">
        {t('sending.title')}
      </h3>
      {state === 'draft' && role === 'editor' && <p className="mb-3 text-ink-soft">{t('sending.publisherSends')}</p>}
      <div className="flex flex-wrap gap-3">
        {state === 'draft' && (
          <Button variant="secondary" className="max-sm:w-full" onClick={() => void act({ type: 'test', id, seen: version })}>
            {t('sending.test')}
          </Button>
        )}
        {role === 'publisher' && !isAsking && (
          <Button className="max-sm:w-full" onClick={() => setIsAsking(true)}>
            {t(`sending.${next[state]}`)}
          </Button>
        )}
      </div>
      {isAsking && state === 'draft' && (
        <AskToSend onSend={() => confirm({ type: 'send', id, seen: version })} onClose={() => setIsAsking(false)} />
      )}
      {isAsking && state === 'stopped' && (
        <Question
          text={t('sending.continueText')}
          yes={t('sending.continueYes')}
          onYes={() => confirm({ type: 'continue', id })}
          onNo={() => setIsAsking(false)}
        />
      )}
      {isAsking && state === 'sending' && (
        <Question
          text={t('sending.stopText')}
          yes={t('sending.stopYes')}
          onYes={() => confirm({ type: 'stop', id })}
          onNo={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}

function AskToSend({ onSend, onClose }: { onSend: () => void; onClose: () => void }) {
  const t = useTranslations('campaigns.sending');
  const { data, readAgain } = useDeskData('readers', readReaders);
  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  const { en, ar } = data.value;
  if (en + ar === 0) return <Notice className="mt-4">{t('nobody')}</Notice>;
  return <Question text={t('ask', { all: en + ar, en, ar })} yes={t('yes', { all: en + ar })} onYes={onSend} onNo={onClose} />;
}

/** What became of the mails, as sums. */
export function CampaignFigures({ campaign }: { campaign: CountedCampaign }) {
  const t = useTranslations('campaigns.figures');
  const { counts, sent_by, started_at, stopped_by, ended_at, state } = campaign;
  const { sent, queued, failed, skipped, bounced, complaints, unsubscribed, counting, opened } = counts;
  const by = (name: string | null, at: string | null) => at && <ByWhom name={name ?? ''} at={at} />;
  return (
    <div className="max-w-4xl rounded-card border border-line bg-raised p-5">
      <Facts
        facts={[
          { term: t('startedBy'), text: by(sent_by, started_at) },
          { term: t(state === 'stopped' ? 'stoppedBy' : 'endedAt'), text: by(stopped_by, ended_at) },
          { term: t('sent'), text: String(sent) },
          { term: t('queued'), text: queued > 0 && String(queued) },
          { term: t('failed'), text: String(failed) },
          { term: t('skipped'), text: skipped > 0 && String(skipped) },
          { term: t('bounced'), text: String(bounced) },
          { term: t('complaints'), text: complaints > 0 && String(complaints) },
          { term: t('unsubscribed'), text: String(unsubscribed) },
          { term: t('opened'), text: counting > 0 ? t('openedOf', { opened, counting }) : t('nobodyCounts') },
        ]}
      />
    </div>
  );
}

function ByWhom({ name, at }: { name: string; at: string }) {
  return (
    <>
      {name && <bdi>{name}</bdi>} <Moment at={at} />
    </>
  );
}
