import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** The first step of a page with a form: down to it. */
export function EnquiryLink({ isApplication = false }) {
  const t = useTranslations('enquiries');
  return (
    <a href="#enquiry" className={buttonClass()}>
      <Icon name="down" />
      {t(isApplication ? 'apply' : 'ask')}
    </a>
  );
}
