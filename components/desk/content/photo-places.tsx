import { useTranslations } from 'next-intl';
import { readHeads } from '@/lib/content/versions';
import { Link } from '@/lib/i18n/navigation';
import { placesOf } from '@/lib/state/photos';
import { useDeskData } from '../use-desk-data';
import { Standing, Thumbnail } from './content-list';

interface PhotoPlacesProps {
  /** The holiday, destination or hotel. */
  owner: string;
  /** The place whose form is open. */
  open?: string;
  /** Whether it is a holiday, which the form of a photograph leads back to. */
  isPackage: boolean;
  tick: number;
}

/** The six places for photographs of something, with what stands there. */
export function PhotoPlaces({ owner, open, isPackage, tick }: PhotoPlacesProps) {
  const t = useTranslations('desk.content.places');
  const places = placesOf(owner);
  const { data } = useDeskData(`places ${owner} ${tick}`, (client) => readHeads(client, 'photo', { among: places }));
  const heads = data.status === 'ready' ? data.value : [];
  return (
    <section aria-labelledby="photo-places" className="mb-6">
      <h3 id="photo-places" className="text-lg">
        {t('title')}
      </h3>
      <p className="mb-3 text-ink-soft text-sm">{t('text')}</p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {places.map((place, index) => {
          const head = heads.find(({ key }) => key === place);
          return (
            <li key={place} className="space-y-1 text-sm">
              <Link
                href={`/desk/content?kind=photo&key=${place}${isPackage ? '&of=package' : ''}`}
                aria-current={place === open ? 'page' : undefined}
                className="block min-h-11 rounded-card font-medium text-accent underline-offset-4 hover:underline aria-[current]:text-ink"
              >
                <Thumbnail place={place} photo={head?.photo} className="mb-1 block aspect-4/3 w-full rounded-card object-cover" />
                <span>{t('place', { number: index + 1 })}</span>
              </Link>
              {head && <Standing head={head} isOfFile={false} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
