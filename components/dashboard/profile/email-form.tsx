import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Field } from '@/components/ui/fields/field';
import { FormErrorSummary, Part, SubmitButton } from '../form-parts';
import { useForm } from '../use-form';

const id = 'profile-email';

/** Asks for another address; it holds once the links in both mailboxes were opened. */
export function EmailForm({ email }: { email: string }) {
  const t = useTranslations('account.profile.email');
  const locale = useLocale();
  const form = useForm();
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = typed.trim();
    if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address)) return form.refuse({ [id]: t('invalid') });
    if (address.toLowerCase() === email.toLowerCase()) return form.refuse({ [id]: t('same') });
    setSentTo(null);
    void form.send(async () => {
      const { askForAddress } = await import('./ask-for-address');
      await askForAddress(address, locale);
      setSentTo(address);
      setTyped('');
    }, t('failed'));
  }

  const present = <bdi className="break-words font-medium">{email}</bdi>;
  return (
    <Part id="email" title={t('title')}>
      <p className="mb-4 text-ink-soft">{t.rich('text', { address: () => present })}</p>
      <form onSubmit={submit} onInput={form.onInput} noValidate className="space-y-5">
        <FormErrorSummary form={form} />
        {sentTo && (
          <AnswerNotice tone="success">
            {t.rich('sent', { address: () => <bdi className="break-words font-medium">{sentTo}</bdi> })}
          </AnswerNotice>
        )}
        <div className="max-w-md">
          <Field id={id} label={t('label')} error={form.errors[id]}>
            {(control) => (
              <input
                {...control}
                type="email"
                dir="ltr"
                autoComplete="email"
                maxLength={254}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                className="control"
              />
            )}
          </Field>
        </div>
        <SubmitButton isSending={form.isSending}>{t('submit')}</SubmitButton>
      </form>
    </Part>
  );
}
