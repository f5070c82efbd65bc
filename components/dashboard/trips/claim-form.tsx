import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { showToast } from '@/components/ui/feedback/toast';
import { Field } from '@/components/ui/fields/field';
import { parseReference } from '@/lib/bookings/receipt';
import { askSite } from '../ask-site';
import { FormErrorSummary, SubmitButton } from '../form-parts';
import { useForm } from '../use-form';

/** Adds a booking made signed out. What did not fit is never said. */
export function ClaimForm({ onClaimed }: { onClaimed: () => void }) {
  const t = useTranslations('account.dashboard.claim');
  const general = useTranslations('account.dashboard.form');
  const form = useForm();
  const [typed, setTyped] = useState({ reference: '', surname: '' });

  function submit(event: FormEvent) {
    event.preventDefault();
    const reference = parseReference(typed.reference);
    const surname = typed.surname.trim();
    if (!reference || !surname) {
      form.refuse({
        ...(!reference && { 'claim-reference': t('referenceInvalid') }),
        ...(!surname && { 'claim-surname': t('surnameRequired') }),
      });
      return;
    }
    void form.send(async () => {
      const answer = await askSite<{ claimed: boolean }>('POST', '/api/account/claim', { reference, surname });
      if (answer.ok && answer.body.claimed) {
        setTyped({ reference: '', surname: '' });
        void showToast('success', t('done'));
        onClaimed();
      } else if (answer.ok) form.setProblem(t('missed'));
      else if (answer.reason === 'offline' || answer.reason === 'busy') form.setProblem(general(answer.reason));
      else form.setProblem(t('failed'));
    }, t('failed'));
  }

  function field(name: 'reference' | 'surname', hint: string, more: { maxLength: number; autoCapitalize: string }) {
    const id = `claim-${name}`;
    return (
      <Field id={id} label={t(name)} hint={hint} error={form.errors[id]}>
        {(control) => (
          <input
            {...control}
            {...more}
            type="text"
            dir="ltr"
            autoComplete={name === 'surname' ? 'family-name' : 'off'}
            spellCheck={false}
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            className="control"
          />
        )}
      </Field>
    );
  }

  return (
    <section aria-labelledby="claim" className="rounded-card bg-sunken p-5 sm:p-6">
      <h3 id="claim" className="text-lg">
        {t('title')}
      </h3>
      <p className="mt-1 text-ink-soft">{t('text')}</p>
      <form onSubmit={submit} onInput={form.onInput} noValidate className="mt-4 space-y-4">
        <FormErrorSummary form={form} />
        <div className="grid gap-4 sm:grid-cols-2">
          {field('reference', t('referenceHint'), { maxLength: 20, autoCapitalize: 'characters' })}
          {field('surname', t('surnameHint'), { maxLength: 80, autoCapitalize: 'words' })}
        </div>
        <SubmitButton isSending={form.isSending}>{t('submit')}</SubmitButton>
      </form>
    </section>
  );
}
