import { useTranslations } from 'next-intl';

/** "Title (Arabic)". A field of the schema without words here is called by its name there. */
export function useFieldLabel(): (path: string) => string {
  const t = useTranslations('desk.content');
  return (path) => {
    const steps = path.split('.');
    const language = steps.find((step) => step === 'en' || step === 'ar');
    const name = steps.filter((step) => step !== language).join('.');
    const key = `fields.${name}` as 'fields.price';
    const label = t.has(key) ? t(key) : name;
    return language === 'en' || language === 'ar' ? t('inLanguage', { label, language: t(`languages.${language}`) }) : label;
  };
}

export const fieldId = (path: string) => `desk-content-${path.replaceAll('.', '-')}`;
