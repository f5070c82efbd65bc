'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { randomUuid } from '@/lib/browser/random-uuid';
import type { ContentRole } from '@/lib/content/versions';
import { localizePath } from '@/lib/i18n/locales';
import { Link, useRouter } from '@/lib/i18n/navigation';
import { type CountedCampaign, readCampaigns } from '@/lib/newsletter/campaigns';
import { removeTab } from '@/lib/storage/tab-storage';
import { DeskGate } from '../desk-gate';
import { BackLink, EditorsOnly } from '../editors-only';
import { Moment } from '../facts';
import { DeskNotice, Failed, Waiting } from '../notices';
import { useDeskData, useTick } from '../use-desk-data';
import { CampaignEditor } from './campaign-editor';
import { draftKeyOf } from './campaign-form';
import { CampaignState } from './campaign-state';

/** Offers by email: all campaigns, and one with its form, its preview and what became of it. */
export function CampaignBoard() {
  const t = useTranslations('campaigns');
  return (
    <>
      <BackLink href="/desk">{t('back')}</BackLink>
      <DeskGate title={t('title')}>
        <EditorsOnly noRole={t('noRole')}>{(role) => <Campaigns role={role} />}</EditorsOnly>
      </DeskGate>
    </>
  );
}

function Campaigns({ role }: { role: NonNullable<ContentRole> }) {
  const t = useTranslations('campaigns');
  const locale = useLocale();
  const [tick, refresh] = useTick();
  const { data, readAgain } = useDeskData(String(tick), readCampaigns);
  const [isDeleted, setIsDeleted] = useState(false);
  const query = useSearchParams();
  const router = useRouter();
  const id = query.get('campaign');
  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  if (!id) {
    return (
      <>
        {isDeleted && (
          <DeskNotice tone="success" isSignedOut={false} className="mb-5 max-w-4xl">
            {t('outcomes.deleted')}
          </DeskNotice>
        )}
        <List campaigns={data.value} role={role} />
      </>
    );
  }
  const find = (wanted: string | null) => data.value.find((one) => one.id === wanted);
  const leave = () => {
    removeTab(draftKeyOf(id));
    setIsDeleted(true);
    router.push(localizePath('/desk/campaigns', locale));
  };
  return (
    <>
      <BackLink href="/desk/campaigns">{t('all')}</BackLink>
      <CampaignEditor
        key={id}
        id={id}
        campaign={find(id) ?? null}
        copied={find(query.get('copy'))}
        role={role}
        onChanged={refresh}
        onDeleted={leave}
      />
    </>
  );
}

function List({ campaigns, role }: { campaigns: readonly CountedCampaign[]; role: NonNullable<ContentRole> }) {
  const t = useTranslations('campaigns');
  const [id] = useState(randomUuid);
  return (
    <div className="max-w-4xl space-y-5">
      <p className="text-ink-soft">{t('lead')}</p>
      <p className="text-ink-soft">{t(`roles.${role}`)}</p>
      <Link href={`/desk/campaigns?campaign=${id}`} className={buttonClass('primary', 'max-sm:w-full')}>
        <Icon name="plus" />
        {t('make')}
      </Link>
      {campaigns.length === 0 && (
        <p className="rounded-card border border-line border-dashed p-8 text-center text-ink-soft">{t('none')}</p>
      )}
      {campaigns.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-raised">
          {campaigns.map((campaign) => (
            <Row key={campaign.id} campaign={campaign} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ campaign }: { campaign: CountedCampaign }) {
  const t = useTranslations('campaigns');
  const locale = useLocale();
  const { id, state, content, counts, staff_name, written_at, sent_by, started_at } = campaign;
  return (
    <li className="relative px-4 py-3 hover:bg-sunken">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Link
          href={`/desk/campaigns?campaign=${id}`}
          className="flex min-h-11 items-center font-medium text-lg after:absolute after:inset-0"
        >
          <bdi>{content.subject[locale]}</bdi>
        </Link>
        <CampaignState state={state} />
      </div>
      <p className="flex flex-wrap gap-x-2 text-ink-soft text-sm">
        <bdi>{sent_by ?? staff_name}</bdi>
        <Moment at={started_at ?? written_at} />
        {state !== 'draft' && <span>{t('sentOf', { sent: counts.sent, failed: counts.failed })}</span>}
      </p>
    </li>
  );
}
