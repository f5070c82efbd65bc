import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { formFields, type NewsletterError } from '@/lib/routes/newsletter-outcomes';

/** The form once more, as it was typed, with what was wrong. */
export function NewsletterForm({ email, problem }: { email: string; problem: NewsletterError }) {
  const locale = useLocale();
  const t = useTranslations('newsletter');
  return (
    <form method="post" action="/api/newsletter" className="space-y-4">
      <input type="hidden" name={formFields.locale} value={locale} />
      <label aria-hidden="true" className="sr-only">
        {t('form.empty')}
        <input name={formFields.empty} tabIndex={-1} autoComplete="off" />
      </label>
      <Field id="newsletter-again" label={t('form.label')} error={t(`problems.${problem}`)}>
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
