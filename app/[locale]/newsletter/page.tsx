import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { NewsletterPage } from '@/components/newsletter/newsletter-page';
import { Button, buttonClass } from '@/components/ui/button';
import { DeadEnd } from '@/components/ui/feedback/error-state';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Field } from '@/components/ui/fields/field';
import { Link } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describeError, logError } from '@/lib/log';
import { areOpensAllowed, confirmedSubscriptionOf, subscriptionOf } from '@/lib/newsletter/readers';
import { cachedForm } from '@/lib/newsletter/subscribe';
import { formFields, type NewsletterError } from '@/lib/routes/newsletter-outcomes';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Partial<Record<'answer' | 'unsubscribe' | 'confirmed' | 'mail', string | string[]>>>;
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'newsletter' });
  return { title: t('name'), description: t('description'), robots: { index: false, follow: false } };
}

/**
 * Rendered per request and without scripts, like /enquiry. Shows the form again after a rejected address, thanks for confirming one and asks whether
 * opened mails may be counted, and has the button behind "unsubscribe" in a mail. Opening that link does not unsubscribe, because mail scanners open
 * every link.
 */
export default async function NewsletterStepPage({ params, searchParams }: PageProps) {
  const locale = await pageLocale(params);
  const { answer, unsubscribe, confirmed, mail } = await searchParams;
  const t = await getTranslations({ locale, namespace: 'newsletter' });
  const cached = await cachedForm(one(answer));
  if (cached) {
    return (
      <NewsletterPage name={t('name')} heading={t('again.title')} text={t('again.text')}>
        <NewsletterForm {...cached} />
      </NewsletterPage>
    );
  }
  const welcome = one(confirmed);
  const confirmedId = confirmedSubscriptionOf(welcome);
  if (confirmedId) {
    return (
      <NewsletterPage name={t('name')} heading={t('confirmed.title')} text={t('confirmed.text')}>
        <OpensForm token={welcome} isAllowed={await readOpensAllowed(confirmedId)} />
        <Offers />
      </NewsletterPage>
    );
  }
  const token = one(unsubscribe);
  const id = subscriptionOf(token);
  if (id) {
    const query = new URLSearchParams({ token, page: locale, mail: one(mail) });
    return (
      <NewsletterPage name={t('name')} heading={t('end.title')} text={t('end.text')}>
        <form method="post" action={`/api/newsletter/unsubscribe?${query}`}>
          <Button type="submit">{t('end.button')}</Button>
        </form>
        {(await readOpensAllowed(id)) && (
          <form method="post" action={`/api/newsletter/opens?${query}`} className="mt-6">
            <p className="text-ink-soft">{t('opens.withdrawText')}</p>
            <Button type="submit" variant="secondary" className="mt-3">
              {t('opens.withdraw')}
            </Button>
          </form>
        )}
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage name={t('name')}>
      <DeadEnd heading="h1" art="pages/torn-ticket" title={t('gone.title')} text={t('gone.text')}>
        <Link href="/contact" prefetch={false} className={buttonClass()}>
          {t('gone.link')}
        </Link>
      </DeadEnd>
    </NewsletterPage>
  );
}

/** False when the database does not answer: then the box is empty, and the link still unsubscribes. */
async function readOpensAllowed(id: string): Promise<boolean> {
  try {
    return await areOpensAllowed(id);
  } catch (error) {
    logError('newsletter-opens-not-read', { cause: describeError(error) });
    return false;
  }
}

/** Consent must be given, so the box is not ticked before. */
function OpensForm({ token, isAllowed }: { token: string; isAllowed: boolean }) {
  const locale = useLocale();
  const t = useTranslations('newsletter.opens');
  return (
    <form method="post" action={`/api/newsletter/opens?${new URLSearchParams({ token, page: locale })}`} className="mb-6">
      <Checkbox
        id="newsletter-opens"
        name={formFields.opens}
        value="yes"
        label={t('label')}
        hint={t('hint')}
        defaultChecked={isAllowed}
      />
      <Button type="submit" className="mt-4">
        {t('save')}
      </Button>
    </form>
  );
}

function Offers() {
  const t = useTranslations('newsletter');
  return (
    <Link href="/travel/offers" prefetch={false} className={buttonClass('secondary')}>
      {t('offers')}
    </Link>
  );
}

/** The form again, as typed, with its error. */
function NewsletterForm({ email, error }: { email: string; error: NewsletterError }) {
  const locale = useLocale();
  const t = useTranslations('newsletter');
  return (
    <form method="post" action="/api/newsletter" className="space-y-4">
      <input type="hidden" name={formFields.locale} value={locale} />
      <label aria-hidden="true" className="sr-only">
        {t('form.empty')}
        <input name={formFields.empty} tabIndex={-1} autoComplete="off" />
      </label>
      <Field id="newsletter-again" label={t('form.label')} error={t(`errors.${error}`)}>
        {(control) => (
          <input
            {...control}
            className="control"
            name={formFields.email}
            type="email"
            autoComplete="email"
            dir="ltr"
            required
            maxLength={254}
            defaultValue={email}
          />
        )}
      </Field>
      <Button type="submit">{t('form.subscribe')}</Button>
    </form>
  );
}
