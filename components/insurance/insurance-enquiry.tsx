import { getTranslations } from 'next-intl/server';
import { DayField } from '@/components/ui/day-field';
import { TextInput } from '@/components/ui/text-input';
import { WhatsAppForm } from '@/components/ui/whatsapp-form';
import { company } from '@/content/company';
import type { Locale } from '@/lib/i18n/locales';
import { FillFromAddress } from './fill-from-address';

interface InsuranceEnquiryProps {
  locale: Locale;
  /** Whether the address of the page may describe the trip. */
  isFilledFromAddress?: boolean;
}

/** The insurance tab: where, when and how many (SPEC section 5: 1 to 10), answered by an agent. */
export async function InsuranceEnquiry({ locale, isFilledFromAddress = false }: InsuranceEnquiryProps) {
  const t = await getTranslations({ locale, namespace: 'insurance.enquiry' });
  const fields = { destination: t('destination'), departure: t('departure'), return: t('return'), travelers: t('travelers') };
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
      <DayField name="departure" label={fields.departure} required />
      <DayField name="return" label={fields.return} after="departure" required />
      <TextInput
        name="travelers"
        label={fields.travelers}
        type="number"
        inputMode="numeric"
        min={1}
        max={10}
        defaultValue={1}
        required
      />
      {isFilledFromAddress && <FillFromAddress />}
    </WhatsAppForm>
  );
}
