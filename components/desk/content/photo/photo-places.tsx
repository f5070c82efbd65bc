import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { readHeads } from '@/lib/content/versions';
import { Link } from '@/lib/i18n/navigation';
import { placesOf } from '@/lib/state/photos';
import { useDeskData } from '../../use-desk-data';
import { Standing, Thumbnail } from '../content-list';
import { readDraft } from '../form-draft';
import { AddPhotos } from './add-photos';

interface PhotoPlacesProps {
  /** The holiday, destination or hotel. */
  owner: string;
  /** The place whose form is open. */
  open?: string;
  /** Whether it is a holiday, which the form of a photograph leads back to. */
  isPackage: boolean;
  tick: number;
  /** After drafts of photographs were begun. */
  onAdded: () => void;
}

/** The six places for photographs of something, with what stands there. */
export function PhotoPlaces({ owner, open, isPackage, tick, onAdded }: PhotoPlacesProps) {
  const t = useTranslations('desk.content.places');
  const keys = placesOf(owner);
  const { data } = useDeskData(`places ${owner} ${tick}`, (client) => readHeads(client, 'photo', { among: keys }));
  const heads = data.status === 'ready' ? data.value : [];
  const places = keys.map((key) => {
    const head = heads.find((one) => one.key === key);
    const draft = readDraft('photo', key);
    const isEmpty = key !== open && !draft && (!head || (head.state === 'taken_back' && !head.live));
    return { key, head, draft, isEmpty, href: `/desk/content?kind=photo&key=${key}${isPackage ? '&of=package' : ''}` };
  });
  const empty = places.filter(({ isEmpty }) => isEmpty);
  return (
    <section aria-labelledby="photo-places" className="mb-6">
      <h3 id="photo-places" className="text-lg">
        {t('title')}
      </h3>
      <p className="mb-3 text-ink-soft text-sm">{t('text')}</p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {places.map(({ key, head, draft, href }, index) => (
          <li key={key} className="space-y-1 text-sm">
            <Link
              href={href}
              aria-current={key === open ? 'page' : undefined}
              className="block min-h-11 rounded-card font-medium text-accent underline-offset-4 hover:underline aria-[current]:text-ink"
            >
              <Thumbnail
                place={key}
                photo={draft?.typed['photo'] || head?.photo}
                className="mb-1 block aspect-4/3 w-full rounded-card object-cover"
              />
              <span>{t('place', { number: index + 1 })}</span>
            </Link>
            {draft && <Badge tone="sun">{t('unsaved')}</Badge>}
            {head && <Standing head={head} isOfFile={false} />}
          </li>
        ))}
      </ul>
      {data.status === 'ready' && !open && (
        <AddPhotos
          empty={empty.map(({ key, href, head }) => ({ key, href, seen: head?.version ?? 0 }))}
          hasDrafts={places.some(({ draft }) => draft)}
          onAdded={onAdded}
        />
      )}
    </section>
  );
}
