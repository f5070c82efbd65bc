'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { loadOnUse } from '@/components/ui/load-on-use';
import { currentSession } from '@/lib/account/session/session';
import { contentKinds, groupNames, hasKey, type KindName, kindGroups, kindNames } from '@/lib/content/kinds';
import type { ContentRole } from '@/lib/content/versions';
import { localizePath } from '@/lib/i18n/locales';
import { Link, useRouter } from '@/lib/i18n/navigation';
import { ownerOf } from '@/lib/state/photos';
import { openDraftsOf } from '@/lib/storage/desk-drafts';
import { DeskGate } from '../desk-gate';
import { BackLink, EditorsOnly } from '../editors-only';
import { DeskNotice, Waiting } from '../notices';
import { ContentEditor } from './content-editor';
import { ContentList, type PhotoOwner } from './content-list';

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
  const router = useRouter();
  const [isDeleted, setIsDeleted] = useState(false);
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
  if (!kind || !hasKey(contentKinds[kind], key))
    return (
      <>
        {isDeleted && (
          <DeskNotice tone="success" isSignedOut={false} className="mb-5 max-w-4xl">
            {t('outcomes.deleted')}
          </DeskNotice>
        )}
        <Lists role={role} owners={owners} />
      </>
    );
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
        onDeleted={() => {
          setIsDeleted(true);
          router.push(localizePath('/desk/content', locale));
        }}
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
