import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/fields/text-input';
import { Icon } from '@/components/ui/icon';
import type { Bilingual } from '@/content/bilingual';
import { cardFile } from '@/content/card-file';
import { contentKinds, type KindName, kindOf } from '@/lib/content/kinds';
import { deskPhotoAddress } from '@/lib/content/photo/add-photo';
import { type ContentHead, readHeads } from '@/lib/content/versions';
import { Link } from '@/lib/i18n/navigation';
import { pictureOfKey } from '@/lib/state/photos';
import { toLatinDigits } from '@/lib/text/digits';
import { Moment } from '../facts';
import { Failed, Waiting } from '../notices';
import { useDeskData, useTick } from '../use-desk-data';
import { NewEntry } from './new-entry';

/** Something with places for photographs: its page, and the first place. */
export interface PhotoOwner {
  key: string;
  name: Bilingual;
}

interface Entry {
  key: string;
  title: Bilingual;
  head?: ContentHead | undefined;
}

/** "Rixos Premium Belek: A hall…": the poster of something is found by what it belongs to, too. */
function withOwner(title: Bilingual, key: string, owners: readonly PhotoOwner[]): Bilingual {
  const name = owners.find((owner) => owner.key === key)?.name;
  const full = (language: 'en' | 'ar') =>
    name && !title[language].includes(name[language]) ? `${name[language]}: ${title[language]}` : title[language];
  return { en: full('en'), ar: full('ar') };
}

/** Enough to find one by looking. */
const fewEnough = 12;

/** The texts of a kind: those of the desk, newest first, then those of the files. */
export function ContentList({ kind, owners = [] }: { kind: KindName; owners?: readonly PhotoOwner[] }) {
  const t = useTranslations('desk.content');
  const locale = useLocale();
  const [tick] = useTick();
  const [name, setName] = useState('');
  const [skipped, setSkipped] = useState(0);
  const known = kindOf(kind);
  const ofFiles: Entry[] = [
    ...contentKinds[kind].keys.map((key) => ({
      key,
      title: withOwner(known?.nameOf?.(key) ?? known?.titleOf(key) ?? { en: key, ar: key }, key, owners),
    })),
    ...owners.filter(({ key }) => !contentKinds[kind].keys.includes(key)).map(({ key, name: title }) => ({ key, title })),
  ];
  // The posters stand in the files as they were drawn, and there are hundreds.
  if (kind === 'photo') ofFiles.sort((one, other) => one.title[locale].localeCompare(other.title[locale], locale));
  const keys = ofFiles.map(({ key }) => key);
  const { data, readAgain } = useDeskData(`${kind} ${tick} ${name} ${skipped}`, async (client) => {
    const [heads, added] = await Promise.all([
      readHeads(client, kind, { among: keys }),
      known?.takesKey ? readHeads(client, kind, { except: keys, name, skipped }) : [],
    ]);
    return { heads, added };
  });
  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  const { heads, added } = data.value;
  const wanted = (title: Bilingual) => `${title.en} ${title.ar}`.toLowerCase().includes(name.toLowerCase());
  const entries: Entry[] = [
    ...added.map((head) => ({ key: head.key, title: { en: head.en ?? head.key, ar: head.ar ?? head.key }, head })),
    ...(skipped > 0 ? [] : ofFiles)
      .filter(({ title }) => wanted(title))
      .map((entry) => ({ ...entry, head: heads.find(({ key }) => key === entry.key) })),
  ];
  const total = added[0]?.total ?? 0;
  const isAlone = ofFiles.length === 1 && !known?.takesKey;

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSkipped(0);
    setName(toLatinDigits(String(new FormData(event.currentTarget).get('name') ?? '').trim()));
  }

  return (
    <details open={kind === 'package' || isAlone}>
      <summary className={isAlone ? 'hidden' : 'mb-1 min-h-11 cursor-pointer content-center'}>
        <h3 id={`content-${kind}`} className="inline text-lg">
          {t(`kinds.${kind}`)}
        </h3>{' '}
        <span className="text-ink-soft text-sm">{ofFiles.length + total}</span>
      </summary>
      {(kind === 'package' || kind === 'article') && <NewEntry kind={kind} />}
      {(ofFiles.length > fewEnough || total > 0 || name) && (
        <search>
          <form onSubmit={search} className="mb-3 flex items-end gap-3">
            <TextInput
              label={t('search.label')}
              name="name"
              defaultValue={name}
              maxLength={80}
              autoComplete="off"
              className="control block"
            />
            <Button type="submit" variant="secondary">
              {t('search.action')}
            </Button>
          </form>
        </search>
      )}
      {entries.length === 0 && <p className="text-ink-soft">{t('search.none')}</p>}
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {entries.map(({ key, title, head }) => (
          <li
            key={key}
            className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken"
          >
            <Link
              href={`/desk/content?kind=${kind}&key=${key}`}
              className="flex min-h-11 items-center gap-3 font-medium text-lg after:absolute after:inset-0"
            >
              {kind === 'photo' && <Thumbnail place={key} photo={head?.photo} />}
              <span>
                {title[locale]}
                {!keys.includes(key) && <bdi className="block font-normal text-ink-soft text-sm">{key}</bdi>}
              </span>
            </Link>
            <Standing head={head} isOfFile={keys.includes(key)} />
          </li>
        ))}
      </ul>
      {total > added.length && (
        <div className="mt-3 flex gap-3">
          {skipped > 0 && (
            <Button variant="secondary" onClick={() => setSkipped(Math.max(0, skipped - 50))}>
              {t('search.newer')}
            </Button>
          )}
          {skipped + added.length < total && (
            <Button variant="secondary" onClick={() => setSkipped(skipped + added.length)}>
              {t('search.older')}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}

const small = 'aspect-4/3 h-11 rounded-control object-cover';

/** The photograph, or the poster that stands in its place. */
export function Thumbnail({
  place,
  photo,
  className = small,
}: {
  place: string;
  photo?: string | null | undefined;
  className?: string;
}) {
  const hasPoster = contentKinds.photo.keys.includes(place);
  if (!photo && !hasPoster)
    return (
      <span className={`grid! place-items-center border border-line border-dashed bg-sunken text-ink-soft ${className}`}>
        <Icon name="plus" />
      </span>
    );
  return (
    // biome-ignore lint/performance/noImgElement: a file of the desk, or a vector file.
    <img
      src={photo ? deskPhotoAddress(photo, 'small') : cardFile(pictureOfKey(place), 'ltr')}
      alt=""
      loading="lazy"
      className={className}
    />
  );
}

/** What visitors see, and whether a draft waits, and for which hour. */
export function Standing({ head, isOfFile }: { head: ContentHead | undefined; isOfFile: boolean }) {
  const t = useTranslations('desk.content');
  return (
    <span className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
      {head?.publish_at && (
        <Badge tone="sun">
          {t('plan.badge')} <Moment at={head.publish_at} />
        </Badge>
      )}
      {head?.state === 'draft' && !head.publish_at && <Badge tone="sun">{t('waits', { version: head.version })}</Badge>}
      {head?.live ? (
        <Badge tone="success">{t('live', { version: head.live })}</Badge>
      ) : (
        <Badge>{t(isOfFile ? 'fromFile' : 'hidden')}</Badge>
      )}
      {head && (
        <span>
          <bdi>{head.staff_name}</bdi> · <Moment at={head.written_at} />
        </span>
      )}
    </span>
  );
}
