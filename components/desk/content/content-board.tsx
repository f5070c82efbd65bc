'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useContext, useRef, useState } from 'react';
import { DeskNotice } from '@/components/desk/notices';
import { RecheckStaff } from '@/components/desk/use-desk-data';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { loadOnUse } from '@/components/ui/load-on-use';
import { Notice } from '@/components/ui/notice';
import { fieldsOf } from '@/lib/content/fields';
import { contentKinds, hasKey, type KindName, kindNames } from '@/lib/content/kinds';
import {
  type ContentAction,
  type ContentOutcome,
  type ContentRole,
  liveOf,
  readContentRole,
  readHeads,
  readVersions,
  sendContent,
  type VersionHead,
} from '@/lib/content/versions';
import { Link } from '@/lib/i18n/navigation';
import { DeskGate } from '../desk-gate';
import { Moment } from '../facts';
import { Failed, Waiting } from '../notices';
import { useDeskData, useTick } from '../use-desk-data';
import { ContentForm } from './content-form';
import { ContentHistory } from './content-history';

/** What the agency edits itself: a list, and one text or price with its form and its history. */
export function ContentBoard() {
  const t = useTranslations('desk.content');
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
  const t = useTranslations('desk.content');
  const { data, readAgain } = useDeskData('content-role', readContentRole);
  const query = useSearchParams();
  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  if (!data.value) return <Notice>{t('noRole')}</Notice>;
  if (query.has('exchange')) {
    return (
      <>
        <BackLink href="/desk/content">{t('all')}</BackLink>
        <ExchangeBoard role={data.value} />
      </>
    );
  }
  const kind = kindNames.find((name) => name === query.get('kind'));
  const key = query.get('key') ?? '';
  if (!kind || !hasKey(contentKinds[kind], key)) return <Lists role={data.value} />;
  return (
    <>
      <BackLink href="/desk/content">{t('all')}</BackLink>
      <ContentEditor key={`${kind} ${key}`} kind={kind} name={key} role={data.value} />
    </>
  );
}

/** Reading and writing files is code that few visits need. */
const ExchangeBoard = loadOnUse(() => import('./exchange/exchange-board').then((file) => file.ExchangeBoard), <Waiting />);

function Lists({ role }: { role: NonNullable<ContentRole> }) {
  const t = useTranslations('desk.content');
  return (
    <div className="max-w-4xl space-y-5">
      <p className="text-ink-soft">{t('lead')}</p>
      <p className="text-ink-soft">{t(`roles.${role}`)}</p>
      <Link href="/desk/content?exchange" className="inline-flex min-h-11 items-center font-medium text-accent underline">
        {t('exchange.title')}
      </Link>
      {kindNames.map((kind) => (
        <List key={kind} kind={kind} />
      ))}
    </div>
  );
}

function List({ kind }: { kind: KindName }) {
  const t = useTranslations('desk.content');
  const locale = useLocale();
  const [tick] = useTick();
  const { data, readAgain } = useDeskData(`${kind} ${tick}`, (client) => readHeads(client, kind));
  const { keys, titleOf } = contentKinds[kind];
  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  return (
    <details open={kind === 'package'}>
      <summary className="mb-3 min-h-11 cursor-pointer content-center">
        <h2 id={`content-${kind}`} className="inline text-2xl">
          {t(`kinds.${kind}`)}
        </h2>{' '}
        <span className="text-ink-soft text-sm">{keys.length}</span>
      </summary>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {keys.map((key) => (
          <li
            key={key}
            className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken"
          >
            <Link
              href={`/desk/content?kind=${kind}&key=${key}`}
              className="flex min-h-11 items-center gap-3 font-medium text-lg after:absolute after:inset-0"
            >
              {kind === 'photo' && (
                // biome-ignore lint/performance/noImgElement: a vector file has nothing an image optimiser could do better.
                <img
                  src={`/art/${key}-card-ltr.svg`}
                  alt=""
                  loading="lazy"
                  className="aspect-4/3 h-11 rounded-control object-cover"
                />
              )}
              <span>{titleOf(key)?.[locale]}</span>
            </Link>
            <Standing versions={data.value.filter((version) => version.key === key)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** In the list: what visitors see, and whether a draft waits. */
function Standing({ versions }: { versions: readonly VersionHead[] }) {
  const t = useTranslations('desk.content');
  const [latest] = versions;
  const live = liveOf(versions);
  return (
    <span className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
      {latest?.state === 'draft' && <Badge tone="sun">{t('waits', { version: latest.version })}</Badge>}
      {live ? <Badge tone="success">{t('live', { version: live.version })}</Badge> : <Badge>{t('fromFile')}</Badge>}
      {latest && (
        <span>
          <bdi>{latest.staff_name}</bdi> · <Moment at={latest.written_at} />
        </span>
      )}
    </span>
  );
}

interface ContentEditorProps {
  kind: KindName;
  /** The key of the text or price. */
  name: string;
  role: NonNullable<ContentRole>;
}

const done: readonly ContentOutcome[] = ['saved', 'repeated', 'published', 'takenBack'];

/** One text or price: its form, its preview, and every version of it. */
function ContentEditor({ kind, name, role }: ContentEditorProps) {
  const t = useTranslations('desk.content');
  const locale = useLocale();
  const [tick, refresh] = useTick();
  const { data, readAgain } = useDeskData(String(tick), (client) => readVersions(client, kind, name));
  const recheckStaff = useContext(RecheckStaff);
  const isBusy = useRef(false);
  const [outcome, setOutcome] = useState<ContentOutcome | null>(null);
  const { schema, titleOf, fileOf } = contentKinds[kind];
  const [fields] = useState(() => fieldsOf(schema));

  async function act(action: ContentAction): Promise<ContentOutcome | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setOutcome(null);
    const became = await sendContent(action);
    isBusy.current = false;
    if (became === 'refused') recheckStaff();
    setOutcome(became);
    refresh();
    return became;
  }

  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  const versions = data.value;
  const file = fileOf(name) ?? {};
  return (
    <>
      <h2 className="mb-4 text-2xl md:text-3xl">{titleOf(name)?.[locale]}</h2>
      {outcome && (
        <DeskNotice
          tone={done.includes(outcome) ? 'success' : 'danger'}
          isSignedOut={outcome === 'signedOut'}
          className="mb-5 max-w-4xl"
        >
          {t(`outcomes.${outcome}`)}
        </DeskNotice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <ContentForm kind={kind} name={name} fields={fields} versions={versions} file={file} role={role} act={act} />
        <ContentHistory
          fields={fields}
          kind={kind}
          name={name}
          versions={versions}
          file={file}
          role={role}
          onAct={(action) => void act(action)}
        />
      </div>
    </>
  );
}
