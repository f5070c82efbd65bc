import { useTranslations } from 'next-intl';
import { ShareButton } from './share-button';

/** The share button with its words. `title` is what is shared: the name of a place, a hotel, an article. */
export function Share({ title }: { title: string }) {
  const t = useTranslations('layout.share');
  const words = {
    share: t('share'),
    copy: t('copy'),
    copied: t('copied'),
    copyFailed: t('copyFailed'),
    whatsapp: t('whatsapp'),
  };
  return <ShareButton title={title} words={words} />;
}
