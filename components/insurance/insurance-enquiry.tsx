import { getTranslations } from 'next-intl/server';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { TripForm } from './trip-form';

/** The insurance tab of the home page: where, when and how many (SPEC section 5: 1 to 10). */
export async function InsuranceEnquiry({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'insurance.enquiry' });
  return (
    <TripForm
      locale={locale}
      action={localizePath('/services/travel-insurance', locale)}
      words={{
        label: t('label'),
        destination: t('destination'),
        destinationPlaceholder: t('destinationPlaceholder'),
        departure: t('departure'),
        return: t('return'),
        travelers: t('travelers'),
        submit: t('submit'),
        datePlaceholder: t('datePlaceholder'),
        pickDeparture: t('pickDeparture'),
        pickReturn: t('pickReturn'),
        close: t('close'),
      }}
    />
  );
}
