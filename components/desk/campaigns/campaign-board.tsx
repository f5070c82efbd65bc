'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { randomUuid } from '@/lib/browser/random-uuid';
import { type ContentRole, readContentRole } from '@/lib/content/versions';
import { Link } from '@/lib/i18n/navigation';
import { type CountedCampaign, readCampaigns } from '@/lib/newsletter/campaigns';
import { DeskGate } from '../desk-gate';
import { Moment } from '../facts';
import { Failed, Waiting } from '../notices';
import { useDeskData, useTick } from '../use-desk-data';
import { CampaignEditor } from './campaign-editor';
import { CampaignState } from './campaign-state';

/** Offers by email: all campaigns, and one with its form, its preview and what became of it. */
export function CampaignBoard() {
  const t = useTranslations('campaigns');
  return (
    <>
      <BackLink href="/desk">{t('back')}</BackLink>
      <DeskGate title={t('title')}>
        <ForEditors />
      </DeskGate>
    </>
  );
}

function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="-ms-3 mb-3 inline-flex min-h-11 items-center gap-2 px-3 font-medium text-accent">
      <Icon name="chevron" className="size-4 rotate-180" />
      {children}
    </Link>
  );
}

function ForEditors() {
  const t = useTranslations('campaigns');
  const { data, readAgain } = useDeskData('content-role', readContentRole);
  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  if (!data.value) return <Notice>{t('noRole')}</Notice>;
  return <Campaigns role={data.value} />;
}

function Campaigns({ role }: { role: NonNullable<ContentRole> }) {
  const t = useTranslations('campaigns');
  const [tick, refresh] = useTick();
  const { data, readAgain } = useDeskData(String(tick), readCampaigns);
  const id = useSearchParams().get('campaign');
  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  if (!id) return <List campaigns={data.value} role={role} />;
  return (
    <>
      <BackLink href="/desk/campaigns">{t('all')}</BackLink>
      <CampaignEditor
        key={id}
        id={id}
        campaign={data.value.find((one) => one.id === id) ?? null}
        role={role}
        onChanged={refresh}
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
