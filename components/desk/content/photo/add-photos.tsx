import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { randomUuid } from '@/lib/browser/random-uuid';
import { fieldsOf, typedOf } from '@/lib/content/fields';
import { addPhoto } from '@/lib/content/photo/add-photo';
import { photoContent } from '@/lib/content/photo/photo-kind';
import { localizePath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import { isolated } from '@/lib/text/isolate';
import { useLeaveQuestion } from '../../use-leave-question';
import { keepDraft, withRights } from '../form-draft';
import { PhotoDrop } from './photo-drop';

interface AddPhotosProps {
  /** Places that have no photograph and no draft, and the latest version there. */
  empty: readonly { key: string; href: string; seen: number }[];
  /** Whether the tab has photographs that are not saved. */
  hasDrafts: boolean;
  onAdded: () => void;
}

const fields = fieldsOf(photoContent);

/** Several photographs at once: each begins the form of the next empty place, where what it shows is written and saved. */
export function AddPhotos({ empty, hasDrafts, onAdded }: AddPhotosProps) {
  const t = useTranslations('desk.content');
  const locale = useLocale();
  const router = useRouter();
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState<{ added: number; errors: string[] } | null>(null);
  useLeaveQuestion(isSending || hasDrafts);

  async function add(files: readonly File[]) {
    if (files.length === 0 || isSending) return;
    setIsSending(true);
    setSaid(null);
    const free = [...empty];
    const taken: typeof free = [];
    const errors: string[] = [];
    for (const file of files) {
      const place = free[0];
      if (!place) {
        errors.push(t('places.noRoom', { name: isolated(file.name) }));
        continue;
      }
      const photo = randomUuid();
      const answer = await addPhoto(photo, file);
      if ('error' in answer) {
        errors.push(`${isolated(file.name)}: ${t(`photo.errors.${answer.error}`)}`);
        continue;
      }
      const begun = withRights(typedOf(fields, {}));
      const typed = { ...begun, photo, blur: answer.blur, 'focus.x': '50', 'focus.y': '50' };
      keepDraft('photo', place.key, { seen: place.seen, begun, typed });
      taken.push(place);
      free.shift();
    }
    setIsSending(false);
    if (taken[0] && errors.length === 0) return router.push(localizePath(taken[0].href, locale));
    setSaid({ added: taken.length, errors });
    onAdded();
  }

  return (
    <div className="mt-3 max-w-xl">
      {empty.length > 0 && (
        <PhotoDrop
          id="photo-places-files"
          label={t('places.add')}
          hint={t('places.addHint', { count: empty.length })}
          isSending={isSending}
          isMultiple
          error={said?.errors.length ? said.errors.join(' ') : undefined}
          onFiles={(files) => void add(files)}
        />
      )}
      {/* The last place is taken: the field and its error are gone. */}
      {said && said.errors.length > 0 && empty.length === 0 && (
        <Notice tone="warning" announce="alert" className="mt-3">
          {said.errors.join(' ')}
        </Notice>
      )}
      {said && said.added > 0 && (
        <Notice announce="status" className="mt-3">
          {t('places.added', { count: said.added })}
        </Notice>
      )}
    </div>
  );
}
