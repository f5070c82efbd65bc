import { useTranslations } from 'next-intl';
import { DayField } from '@/components/ui/day-field';
import { TextInput } from '@/components/ui/text-input';
import { RequestForm } from './request-form';

/** How much, for whom, from whom and when. */
export function GiftForm() {
  const t = useTranslations('support.form');
  const fields = { amount: t('giftAmount'), recipient: t('giftFor'), giver: t('giftFrom'), day: t('giftDay') };
  return (
    <RequestForm title={t('gift')} greeting={t('giftGreeting')} fields={fields}>
      <TextInput name="amount" label={fields.amount} type="number" inputMode="numeric" min={1} step={1} required />
      <TextInput name="recipient" label={fields.recipient} required maxLength={60} autoComplete="off" />
      <TextInput name="giver" label={fields.giver} required maxLength={60} autoComplete="name" />
      <DayField name="day" label={fields.day} required />
    </RequestForm>
  );
}
