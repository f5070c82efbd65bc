import { useLocale, useTranslations } from 'next-intl';
import { NeedsScript } from '@/components/layout/needs-script';
import { DayField } from '@/components/ui/day-field';
import { TextInput } from '@/components/ui/text-input';
import { WhatsAppForm } from '@/components/ui/whatsapp-form';
import { company } from '@/content/company';
import type { HolidayPackage } from '@/content/package';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

/** Date, travellers and rooms of one holiday, sent as a message. */
export function RequestForm({ holiday }: { holiday: HolidayPackage }) {
  const locale = useLocale();
  const t = useTranslations('packages');
  const { name, nights, price } = holiday;
  const fields = {
    date: t('booking.date'),
    adults: t('booking.adults'),
    children: t('booking.children'),
    rooms: t('booking.rooms'),
  };
  const number = { type: 'number', inputMode: 'numeric', required: true } as const;
  return (
    <>
      <NeedsScript />
      <WhatsAppForm
        label={t('booking.form')}
        submit={t('booking.submit')}
        number={company.whatsapp.number}
        greeting={t('booking.greeting', {
          name: name[locale],
          duration: t('duration', { nights, days: nights + 1 }),
          price: formatQar(price, intlTag(locale)),
        })}
        fields={fields}
      >
        <DayField name="date" label={fields.date} required />
        <TextInput name="adults" label={fields.adults} {...number} min={1} max={16} defaultValue={2} />
        <TextInput name="children" label={fields.children} {...number} min={0} max={12} defaultValue={0} />
        <TextInput name="rooms" label={fields.rooms} {...number} min={1} max={8} defaultValue={1} />
      </WhatsAppForm>
    </>
  );
}
