import { useTranslations } from 'next-intl';
import type { FileView } from '@/lib/enquiries/form/form-view';
import type { FileField, FileType } from '@/lib/enquiries/kinds';

const accepted: Record<FileType, string> = {
  jpeg: 'image/jpeg,.jpg,.jpeg',
  png: 'image/png,.png',
  pdf: 'application/pdf,.pdf',
};

/** File fields in the language of the page. */
export function useFileViews(): (fields: readonly FileField[]) => FileView[] {
  const t = useTranslations('enquiries');
  return (fields) =>
    fields.map(({ name, types, most, isOptional }) => ({
      name,
      label: t(`fields.${name}`),
      optional: isOptional && t('optional'),
      hint: t(`hints.${name as 'cv'}`),
      again: most > 1 ? t('hints.filesAgain') : t('hints.cvAgain'),
      accept: types.map((type) => accepted[type]).join(','),
      isSeveral: most > 1,
    }));
}
