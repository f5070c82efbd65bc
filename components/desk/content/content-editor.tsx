import type { SupabaseClient } from '@supabase/supabase-js';
import { useLocale, useTranslations } from 'next-intl';
import { useContext, useRef, useState } from 'react';
import { DeskNotice } from '@/components/desk/notices';
import { RecheckStaff } from '@/components/desk/use-desk-data';
import type { Bilingual } from '@/content/bilingual';
import { contentOf, fieldsOf, nameIn, typedOf } from '@/lib/content/fields';
import { type ContentKind, contentKinds, type KindName } from '@/lib/content/kinds';
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
import { placesOf } from '@/lib/state/photos';
import type { Database } from '@/lib/supabase/database.types';
import { Failed, Waiting } from '../notices';
import { useDeskData, useTick } from '../use-desk-data';
import { ContentForm } from './content-form';
import { useFieldLabel } from './differences';
import { dropDraft, hasDraft, keepDraft, readDraft } from './form-draft';
import { ContentHistory, hasPreview } from './history/content-history';
import { PhotoPlaces } from './photo/photo-places';

interface ContentEditorProps {
  kind: KindName;
  /** The key of the text or price. */
  name: string;
  role: NonNullable<ContentRole>;
  /** What the places for photographs belong to; null where there are none. */
  photosOf: { owner: string; isPackage: boolean; name: Bilingual | undefined } | null;
  onDeleted: () => void;
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

/** A form is several screens of a phone high. */
function JumpLinks({ parts }: { parts: readonly ('form' | 'preview' | 'history')[] }) {
  const t = useTranslations('desk.content.parts');
  return (
    <nav aria-label={t('label')} className="mb-4 border-line border-b xl:hidden">
      <ul className="flex gap-x-6">
        {parts.map((part) => (
          <li key={part}>
            <a
              href={`#content-${part}`}
              className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
            >
              {t(part)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const done: readonly ContentOutcome[] = ['saved', 'repeated', 'published', 'takenBack', 'withdrawn', 'planned', 'cancelled'];

/** One text or price: its form, its preview, and every version of it. */
export function ContentEditor({ kind, name, role, photosOf, onDeleted }: ContentEditorProps) {
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
    if (action.type === 'delete' && (answer.outcome === 'deleted' || answer.outcome === 'repeated')) {
      dropDraft(kind, name);
      onDeleted();
      return answer;
    }
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
  const written = versions[0]?.content ?? contentOf(fields, readDraft(kind, name)?.typed ?? {});
  return (
    <>
      <h2 className="mb-4 text-2xl md:text-3xl">{title ?? nameIn(written, locale) ?? <bdi>{name}</bdi>}</h2>
      <JumpLinks parts={hasPreview(kind, name, versions) ? ['form', 'preview', 'history'] : ['form', 'history']} />
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
          onAdded={refresh}
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
