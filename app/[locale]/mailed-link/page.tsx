import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Button, buttonClass } from '@/components/ui/button';
import { DeadEnd } from '@/components/ui/feedback/error-state';
import { Field } from '@/components/ui/fields/field';
import { Notice } from '@/components/ui/notice';
import {
  type ConfirmLink,
  type LinkState,
  linkStates,
  type PasswordRequest,
  passwordRequests,
  readConfirmLink,
} from '@/lib/account/mailed-link/confirm-link';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'account.link' });
  return { title: t('name'), description: t('description'), robots: { index: false, follow: false } };
}

/** Shows the button that redeems a mailed link, or the outcome of the link. Rendered for each request and without scripts, like /enquiry. */
export default async function MailedLinkPage({ params, searchParams }: PageProps) {
  const locale = await pageLocale(params);
  const asked = await searchParams;
  const query = new URLSearchParams(
    Object.entries(asked).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
  const { token } = readConfirmLink(query);
  const state = linkStates.find((known) => known === query.get('state')) ?? 'used';
  const question = passwordRequests.find((known) => known === query.get('password')) ?? null;
  const t = await getTranslations({ locale, namespace: 'account.link' });
  return (
    <div className="page-width pt-2 pb-10 md:pt-4 md:pb-16">
      <Breadcrumb current={t('name')} />
      <MailedLink
        token={token}
        state={state}
        question={question}
        locale={locale}
        isSignedIn={query.get('signed-in') === '1'}
        areCookiesRefused={query.get('cookies') === 'refused'}
      />
    </div>
  );
}

interface MailedLinkProps {
  token: ConfirmLink['token'];
  /** The outcome of the link, when there is no token (any more). */
  state: LinkState;
  /** For a sign-up that was made in another browser. */
  question: PasswordRequest | null;
  /** Continuing ends a session. */
  isSignedIn: boolean;
  /** The button was pressed, but this browser keeps no cookies. */
  areCookiesRefused: boolean;
  locale: Locale;
}

function MailedLink({ token, state, question, isSignedIn, areCookiesRefused, locale }: MailedLinkProps) {
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
  const elsewhere = { title: t('elsewhere.title'), text: t('elsewhere.text') };
  const isElsewhere = token?.type === 'signup' && question !== null;
  const { title, text } = isElsewhere ? elsewhere : token ? asking[token.type] : states[state];
  const errors = { ask: undefined, wrong: t('elsewhere.wrong'), tooMany: t('elsewhere.tooMany') };
  const hidden = token && (
    <>
      <input type="hidden" name="token_hash" value={token.tokenHash} />
      <input type="hidden" name="type" value={token.type} />
      <input type="hidden" name="lang" value={locale} />
      {isSignedIn && <input type="hidden" name="replace" value="yes" />}
    </>
  );
  if (!token) {
    return (
      <div className="mt-4">
        <DeadEnd
          heading="h1"
          art={state === 'changed' || state === 'half' ? 'pages/privacy' : 'pages/torn-ticket'}
          title={title}
          text={text}
        >
          <Link href="/dashboard" prefetch={false} className={buttonClass()}>
            {t('dashboard')}
          </Link>
        </DeadEnd>
      </div>
    );
  }
  return (
    <>
      <h1 className="mt-2 text-3xl md:text-5xl rtl:leading-[1.35]">{title}</h1>
      <p className="mt-4 max-w-2xl text-ink-soft text-lg">{text}</p>
      {isSignedIn && (
        <Notice tone="warning" className="mt-6 max-w-2xl">
          {t('signedIn')}
        </Notice>
      )}
      {areCookiesRefused && (
        <Notice tone="warning" className="mt-6 max-w-2xl">
          {t('cookiesRefused')}
        </Notice>
      )}
      {isElsewhere && (
        <form method="post" action="/auth/confirm" className="mt-6 max-w-md space-y-4">
          {hidden}
          <Field id="sign-up-password" label={t('elsewhere.password')} error={errors[question]}>
            {(control) => (
              <input
                {...control}
                type="password"
                name="password"
                autoComplete="current-password"
                required
                // biome-ignore lint/a11y/noAutofocus: a page without script that asks for this alone.
                autoFocus
                className="control"
              />
            )}
          </Field>
          <Button type="submit" className="min-h-12 max-sm:w-full">
            {t('elsewhere.button')}
          </Button>
        </form>
      )}
      {isElsewhere && (
        <section className="mt-10 max-w-2xl border-line border-t pt-6">
          <h2 className="text-xl">{t('elsewhere.other.title')}</h2>
          <p className="mt-2 text-ink-soft">{t('elsewhere.other.text')}</p>
          <form method="post" action="/auth/confirm" className="mt-4">
            {hidden}
            <input type="hidden" name="forget" value="yes" />
            <Button type="submit" variant="secondary" className="min-h-12 max-sm:w-full">
              {t('elsewhere.other.button')}
            </Button>
          </form>
        </section>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {!isElsewhere && (
          <form method="post" action="/auth/confirm">
            {hidden}
            <Button type="submit" className="min-h-12">
              {isSignedIn ? t('replace') : asking[token.type].button}
            </Button>
          </form>
        )}
        {isSignedIn && (
          <Link href="/dashboard" prefetch={false} className={buttonClass('secondary')}>
            {t('stay')}
          </Link>
        )}
      </div>
    </>
  );
}
