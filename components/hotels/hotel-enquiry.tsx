import { getTranslations } from 'next-intl/server';
import { DayField } from '@/components/ui/day-field';
import { TextInput } from '@/components/ui/text-input';
import { WhatsAppForm } from '@/components/ui/whatsapp-form';
import { company } from '@/content/company';
import type { Locale } from '@/lib/i18n/locales';

/** The hotel tab: a stay described in four fields, answered by an agent. */
export async function HotelEnquiry({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'hotels.enquiry' });
  const fields = { destination: t('destination'), checkIn: t('checkIn'), checkOut: t('checkOut'), guests: t('guests') };
  return (
    <WhatsAppForm
      label={t('label')}
      submit={t('submit')}
      number={company.whatsapp.number}
      greeting={t('greeting')}
      fields={fields}
    >
      <TextInput
        name="destination"
        label={fields.destination}
        placeholder={t('destinationPlaceholder')}
        required
        maxLength={80}
      />
      <DayField name="checkIn" label={fields.checkIn} required />
      <DayField name="checkOut" label={fields.checkOut} after="checkIn" required />
      <TextInput
        name="guests"
        label={fields.guests}
        type="number"
        inputMode="numeric"
        min={1}
        max={16}
        defaultValue={2}
        required
      />
    </WhatsAppForm>
  );
}
