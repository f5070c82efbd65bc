import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { NewsletterPage } from '@/components/newsletter/newsletter-page';
import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Link } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { cachedForm, subscriptionOf } from '@/lib/newsletter/subscribe';
import { formFields, type NewsletterError } from '@/lib/routes/newsletter-outcomes';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ answer?: string | string[]; unsubscribe?: string | string[] }>;
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'newsletter' });
  return { title: t('name'), description: t('description'), robots: { index: false, follow: false } };
}

/**
 * Rendered per request and without scripts, like /enquiry. Shows the form again after a rejected address, and the button behind "unsubscribe" in a
 * mail. Opening that link does not unsubscribe, because mail scanners open every link.
 */
export default async function NewsletterStepPage({ params, searchParams }: PageProps) {
  const locale = await pageLocale(params);
  const { answer, unsubscribe } = await searchParams;
  const t = await getTranslations({ locale, namespace: 'newsletter' });
  const cached = await cachedForm(one(answer));
  if (cached) {
    return (
      <NewsletterPage name={t('name')} heading={t('again.title')} text={t('again.text')}>
        <NewsletterForm {...cached} />
      </NewsletterPage>
    );
  }
  const token = one(unsubscribe);
  if (subscriptionOf(token)) {
    return (
      <NewsletterPage name={t('name')} heading={t('end.title')} text={t('end.text')}>
        <form method="post" action={`/api/newsletter/unsubscribe?token=${token}&page=${locale}`}>
          <Button type="submit">{t('end.button')}</Button>
        </form>
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage name={t('name')} heading={t('gone.title')} text={t('gone.text')}>
      <Link href="/contact" prefetch={false} className={buttonClass('secondary')}>
        {t('gone.link')}
      </Link>
    </NewsletterPage>
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
