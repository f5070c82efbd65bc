import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { DateField } from '@/components/ui/dates/date-field';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { showToast } from '@/components/ui/feedback/toast';
import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { profileTyped } from '@/lib/dashboard/form-drafts';
import { checkProfile, type Profile, type ProfileDraft, saveProfile } from '@/lib/dashboard/profile';
import { isLocale } from '@/lib/i18n/locales';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { readablePhone } from '@/lib/text/phone';
import { writeDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { FormErrorSummary, Part, SubmitButton } from '../form-parts';
import { useForm } from '../use-form';

const inputs = {
  firstName: { autoComplete: 'given-name', maxLength: 80, dir: 'auto', type: 'text' },
  lastName: { autoComplete: 'family-name', maxLength: 80, dir: 'auto', type: 'text' },
  phone: { autoComplete: 'tel', maxLength: 30, dir: 'ltr', type: 'tel' },
} as const;

/** Name, phone, birthday and language. The session event reports success in every tab, unless it did not take the names. */
export function DetailsForm({ profile, userId }: { profile: Profile; userId: string }) {
  const t = useTranslations('account.profile');
  const session = useTranslations('account.session');
  const form = useForm();
  const [typed, setTyped] = useState<ProfileDraft>(() => profileTyped.read(userId) ?? typedOf(profile));
  const idOf = (field: keyof ProfileDraft) => `profile-${field}`;
  const dateWords = useDateWords();

  function type(part: Partial<ProfileDraft>) {
    const next = { ...typed, ...part };
    setTyped(next);
    profileTyped.save(userId, next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { profile: next, errors } = checkProfile(typed, todayInQatar());
    if (errors) {
      form.refuse(
        Object.fromEntries(
          Object.entries(errors).map(([field, error]) => [idOf(field as keyof ProfileDraft), t(`errors.${error}`)]),
        ),
      );
      return;
    }
    void form.send(async () => {
      const isAnnounced = await saveProfile(await loadBrowserClient(), userId, next);
      profileTyped.clear(userId);
      setTyped({ ...typed, phone: shownPhone(next.phone) });
      if (!isAnnounced) void showToast('success', session('userUpdated'));
    }, t('details.failed'));
  }

  function textField(field: keyof typeof inputs, hint?: string) {
    const id = idOf(field);
    return (
      <Field id={id} label={t(`details.${field}`)} optional={t('details.optional')} hint={hint} error={form.errors[id]}>
        {(control) => (
          <input
            {...control}
            {...inputs[field]}
            value={typed[field]}
            onChange={(event) => type({ [field]: event.target.value })}
            className="control"
          />
        )}
      </Field>
    );
  }

  return (
    <Part id="details" title={t('details.title')}>
      <form onSubmit={submit} onInput={form.onInput} noValidate className="space-y-5">
        <FormErrorSummary form={form} />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          {textField('firstName')}
          {textField('lastName')}
          {textField('phone', t('details.phoneHint'))}
          <Select
            id={idOf('locale')}
            label={t('details.language')}
            hint={t('details.languageHint')}
            value={typed.locale}
            onChange={({ target }) => isLocale(target.value) && type({ locale: target.value })}
          >
            <option value="en">{t('details.english')}</option>
            <option value="ar">{t('details.arabic')}</option>
          </Select>
        </div>
        <DateField
          id={idOf('birthDate')}
          label={t('details.birthDate')}
          optional={t('details.optional')}
          hint={t('details.birthDateHint')}
          error={form.errors[idOf('birthDate')]}
          value={typed.birthDate}
          words={dateWords}
          example="birth"
          autoComplete="bday"
          onChange={({ target }) => type({ birthDate: target.value })}
        />
        <SubmitButton isSending={form.isSending}>{t('details.submit')}</SubmitButton>
      </form>
    </Part>
  );
}

function typedOf(profile: Profile): ProfileDraft {
  return {
    firstName: profile.first_name ?? '',
    lastName: profile.last_name ?? '',
    phone: shownPhone(profile.phone),
    birthDate: writeDay(profile.birth_date ?? ''),
    locale: profile.locale,
  };
}

function shownPhone(phone: string | null): string {
  return phone ? readablePhone(phone) : '';
}
