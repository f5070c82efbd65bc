'use client';

import type { SupabaseClient } from '@supabase/supabase-js';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useContext, useRef, useState } from 'react';
import { DeskNotice } from '@/components/desk/notices';
import { RecheckStaff } from '@/components/desk/use-desk-data';
import { loadOnUse } from '@/components/ui/load-on-use';
import type { Bilingual } from '@/content/bilingual';
import { currentSession } from '@/lib/account/session/session';
import { fieldsOf, nameIn, typedOf } from '@/lib/content/fields';
import { type ContentKind, contentKinds, groupNames, hasKey, type KindName, kindGroups, kindNames } from '@/lib/content/kinds';
import { readFile } from '@/lib/content/read-file';
import {
  type ContentAction,
  type ContentOutcome,
  type ContentResponse,
  type ContentRole,
  type ContentVersion,
  readHeads,
  readVersions,
  sendContent,
} from '@/lib/content/versions';
import { Link } from '@/lib/i18n/navigation';
import { ownerOf, placesOf } from '@/lib/state/photos';
import { openDraftsOf } from '@/lib/storage/desk-drafts';
import type { Database } from '@/lib/supabase/database.types';
import { DeskGate } from '../desk-gate';
import { BackLink, EditorsOnly } from '../editors-only';
import { Failed, Waiting } from '../notices';
import { useDeskData, useTick } from '../use-desk-data';
import { ContentForm, hasDraft, keepDraft } from './content-form';
import { ContentHistory } from './content-history';
import { ContentList, type PhotoOwner } from './content-list';
import { useFieldLabel } from './differences';
import { PhotoPlaces } from './photo-places';

/** What the agency edits itself: a list, and one text or price with its form and its history. */
export function ContentBoard({ owners }: { owners: readonly PhotoOwner[] }) {
  const t = useTranslations('desk.content');
  return (
    <>
      <BackLink href="/desk">{t('back')}</BackLink>
      <DeskGate title={t('title')}>
        <EditorsOnly noRole={t('noRole')}>{(role) => <ForEditors role={role} owners={owners} />}</EditorsOnly>
      </DeskGate>
    </>
  );
}

/** What stands on a page with photographs, and is no holiday, which has them above its form. */
const showsPhotos: readonly KindName[] = ['destination', 'notice', 'hotelNote'];

function ForEditors({ role, owners }: { role: NonNullable<ContentRole>; owners: readonly PhotoOwner[] }) {
  const t = useTranslations('desk.content');
  const locale = useLocale();
  const query = useSearchParams();
  useState(() => openDraftsOf(currentSession().user?.id ?? ''));
  if (query.has('exchange')) {
    return (
      <>
        <BackLink href="/desk/content">{t('all')}</BackLink>
        <ExchangeBoard role={role} />
      </>
    );
  }
  const kind = kindNames.find((name) => name === query.get('kind'));
  const key = query.get('key') ?? '';
  if (!kind || !hasKey(contentKinds[kind], key)) return <Lists role={role} owners={owners} />;
  // A holiday that the desk has added is no owner that the page knows.
  const owner = kind === 'photo' ? ownerOf(key) : key;
  const known = owners.find((one) => one.key === owner);
  const isPackage = kind === 'package' || query.get('of') === 'package' || contentKinds.package.keys.includes(owner);
  return (
    <>
      <BackLink href="/desk/content">{t('all')}</BackLink>
      {kind === 'photo' && isPackage && <BackLink href={`/desk/content?kind=package&key=${owner}`}>{t('places.back')}</BackLink>}
      {known && showsPhotos.includes(kind) && (
        <p className="mb-2">
          <Link
            href={`/desk/content?kind=photo&key=${key}`}
            className="inline-flex min-h-11 items-center font-medium text-accent underline"
          >
            {t('places.open', { name: known.name[locale] })}
          </Link>
        </p>
      )}
      <ContentEditor
        key={`${kind} ${key}`}
        kind={kind}
        name={key}
        role={role}
        photosOf={isPackage || (kind === 'photo' && known) ? { owner, isPackage, name: known?.name } : null}
      />
    </>
  );
}

/** Reading and writing files is code that few visits need. */
const ExchangeBoard = loadOnUse(() => import('./exchange/exchange-board').then((file) => file.ExchangeBoard), <Waiting />);

function Lists({ role, owners }: { role: NonNullable<ContentRole>; owners: readonly PhotoOwner[] }) {
  const t = useTranslations('desk.content');
  return (
    <div className="max-w-4xl space-y-5">
      <p className="text-ink-soft">{t('lead')}</p>
      <p className="text-ink-soft">{t(`roles.${role}`)}</p>
      <Link href="/desk/content?exchange" className="inline-flex min-h-11 items-center font-medium text-accent underline">
        {t('exchange.title')}
      </Link>
      {groupNames.map((group) => (
        <section key={group} aria-labelledby={`content-${group}`} className="space-y-3">
          <h2 id={`content-${group}`} className="text-2xl">
            {t(`groups.${group}`)}
          </h2>
          {kindGroups[group].map((kind) => (
            <ContentList key={kind} kind={kind} owners={kind === 'photo' ? owners : []} />
          ))}
        </section>
      ))}
    </div>
  );
}

interface ContentEditorProps {
  kind: KindName;
  /** The key of the text or price. */
  name: string;
  role: NonNullable<ContentRole>;
  /** What the places for photographs belong to; null where there are none. */
  photosOf: { owner: string; isPackage: boolean; name: Bilingual | undefined } | null;
}

/** What a place for a photograph belongs to, and which of its places it is. The desk may have added its holiday. */
async function nameOfPlace(
  client: SupabaseClient<Database>,
  place: string,
  { owner, name }: NonNullable<ContentEditorProps['photosOf']>,
) {
  const known = name ?? contentKinds.package.titleOf(owner);
  const [head] = known ? [] : await readHeads(client, 'package', { among: [owner] });
  const of = known ?? { en: head?.en ?? owner, ar: head?.ar ?? owner };
  return { of, number: placesOf(owner).indexOf(place) + 1 };
}

/** What came of an action, with every link that leads nowhere. */
function Said({ answer: { outcome, links } }: { answer: ContentResponse }) {
  const t = useTranslations('desk.content');
  const labelOf = useFieldLabel();
  return (
    <DeskNotice
      tone={done.includes(outcome) ? 'success' : 'danger'}
      isSignedOut={outcome === 'signedOut'}
      className="mb-5 max-w-4xl"
    >
      <p>{t(`outcomes.${outcome}`)}</p>
      {links.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {links.map(({ path, href }) => (
            <li key={`${path} ${href}`}>
              {labelOf(path)}: <bdi>{href}</bdi>
            </li>
          ))}
        </ul>
      )}
    </DeskNotice>
  );
}

const done: readonly ContentOutcome[] = ['saved', 'repeated', 'published', 'takenBack', 'withdrawn', 'planned', 'cancelled'];

/** One text or price: its form, its preview, and every version of it. */
function ContentEditor({ kind, name, role, photosOf }: ContentEditorProps) {
  const t = useTranslations('desk.content');
  const locale = useLocale();
  const [tick, refresh] = useTick();
  const { data, readAgain } = useDeskData(String(tick), async (client) => {
    const [versions, file, place] = await Promise.all([
      readVersions(client, kind, name),
      readFile(kind, name),
      kind === 'photo' && photosOf ? nameOfPlace(client, name, photosOf) : undefined,
    ]);
    return { versions, file, place };
  });
  const recheckStaff = useContext(RecheckStaff);
  const isBusy = useRef(false);
  const [said, setSaid] = useState<ContentResponse | null>(null);
  /** How often an earlier version was opened in the form. */
  const [opened, setOpened] = useState(0);
  const { schema, titleOf }: ContentKind = contentKinds[kind];
  const [fields] = useState(() => fieldsOf(schema));

  async function act(action: ContentAction): Promise<ContentResponse | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setSaid(null);
    const answer = await sendContent(action);
    isBusy.current = false;
    if (answer.outcome === 'refused') recheckStaff();
    setSaid(answer);
    refresh();
    return answer;
  }

  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  const { versions, file, place } = data.value;

  function open({ content }: ContentVersion) {
    keepDraft(kind, name, { seen: versions[0]?.version ?? 0, typed: typedOf(fields, content) });
    setSaid(null);
    setOpened(opened + 1);
  }

  const title = titleOf(name)?.[locale] ?? (place && t('places.of', { name: place.of[locale], number: place.number }));
  return (
    <>
      <h2 className="mb-4 text-2xl md:text-3xl">{title ?? nameIn(versions[0]?.content, locale) ?? <bdi>{name}</bdi>}</h2>
      {said && <Said answer={said} />}
      {!said && versions[0]?.plan_refused_at && (
        <DeskNotice tone="danger" isSignedOut={false} className="mb-5 max-w-4xl">
          {t('plan.refused')}
        </DeskNotice>
      )}
      {photosOf && (
        <PhotoPlaces
          owner={photosOf.owner}
          isPackage={photosOf.isPackage}
          {...(kind === 'photo' && { open: name })}
          tick={tick}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <ContentForm
          // After a take-back it begins anew; what was typed and not saved is kept by the tab.
          key={`${versions.filter(({ state }) => state === 'taken_back').length} ${opened}`}
          kind={kind}
          name={name}
          fields={fields}
          versions={versions}
          file={file}
          role={role}
          act={act}
          onMoveOn={() => setSaid(null)}
        />
        <ContentHistory
          fields={fields}
          kind={kind}
          name={name}
          versions={versions}
          file={file}
          role={role}
          onAct={(action) => void act(action)}
          hasUnsaved={() => hasDraft(kind, name)}
          onOpen={open}
        />
      </div>
    </>
  );
}
