import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';

/** To the login page and back to this one, in the same tab, which keeps what was typed. Drawn by browsers only. */
export function SignInLink({ className }: { className?: string }) {
  const t = useTranslations('account.dashboard.state');
  const next = encodeURIComponent(window.location.pathname);
  return (
    <Link href={`/login?next=${next}`} prefetch={false} className={buttonClass('primary', className)}>
      {t('signIn')}
    </Link>
  );
}
