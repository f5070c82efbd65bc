import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';

/** To the login and back to what is open now. */
export function SignInLink({ className }: { className: string }) {
  const t = useTranslations('desk.state');
  const query = typeof window === 'undefined' ? '' : window.location.search;
  return (
    <Link href={`/login?next=${encodeURIComponent(`/desk${query}`)}`} prefetch={false} className={className}>
      {t('signIn')}
    </Link>
  );
}
