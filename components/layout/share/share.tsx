import { useTranslations } from 'next-intl';
import { ShareButton } from './share-button';

interface ShareProps {
  /** What is shared: the name of a place, a hotel, an article. */
  title?: string;
  look?: 'text' | 'icon';
}

/** The share button with its words. */
export function Share(props: ShareProps) {
  const t = useTranslations('layout.share');
  const words = {
    share: t('share'),
    copy: t('copy'),
    copied: t('copied'),
    copyFailed: t('copyFailed'),
    whatsapp: t('whatsapp'),
  };
  return <ShareButton {...props} words={words} />;
}
