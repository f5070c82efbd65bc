import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Companies write letters: the next step of their pages. */
export function EmailLink({ address, subject }: { address: string; subject: string }) {
  const t = useTranslations('business.contact');
  return (
    <a href={`mailto:${address}?subject=${encodeURIComponent(subject)}`} className={buttonClass()}>
      <Icon name="mail" />
      {t('email')}
    </a>
  );
}
