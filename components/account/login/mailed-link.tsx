import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ConfirmLink, LinkState } from '@/lib/account/confirm-link';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';

interface MailedLinkProps {
  token: ConfirmLink['token'];
  /** What became of the link, where there is no token any more. */
  state: LinkState;
  /** Going on ends a session. */
  isSignedIn: boolean;
  locale: Locale;
}

export function MailedLink({ token, state, isSignedIn, locale }: MailedLinkProps) {
  const t = useTranslations('account.link');
  const asking = {
    signup: { title: t('signup.title'), text: t('signup.text'), button: t('signup.button') },
    recovery: { title: t('recovery.title'), text: t('recovery.text'), button: t('recovery.button') },
    email_change: { title: t('emailChange.title'), text: t('emailChange.text'), button: t('emailChange.button') },
  };
  const states = {
    half: { title: t('half.title'), text: t('half.text') },
    changed: { title: t('changed.title'), text: t('changed.text') },
    used: { title: t('used.title'), text: t('used.text') },
    emailUsed: { title: t('used.title'), text: t('emailUsed') },
  };
  const { title, text } = token ? asking[token.type] : states[state];
  return (
    <>
      <h1 className="mt-2 text-3xl md:text-5xl rtl:leading-[1.35]">{title}</h1>
      <p className="mt-4 max-w-2xl text-ink-soft text-lg">{text}</p>
      {token && isSignedIn && (
        <Notice tone="warning" className="mt-6 max-w-2xl">
          {t('signedIn')}
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {token && (
          <form method="post" action="/auth/confirm">
            <input type="hidden" name="token_hash" value={token.tokenHash} />
            <input type="hidden" name="type" value={token.type} />
            <input type="hidden" name="lang" value={locale} />
            {isSignedIn && <input type="hidden" name="replace" value="yes" />}
            <Button type="submit" className="min-h-12">
              {isSignedIn ? t('replace') : asking[token.type].button}
            </Button>
          </form>
        )}
        {(!token || isSignedIn) && (
          <Link href="/dashboard" prefetch={false} className={buttonClass('secondary')}>
            {token ? t('stay') : t('dashboard')}
          </Link>
        )}
      </div>
    </>
  );
}
