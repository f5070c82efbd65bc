import { useTranslations } from 'next-intl';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { TextInput } from '@/components/ui/fields/text-input';
import { AskedDay } from './asked-day';
import { RequestForm } from './request-form';

/** Which flight, on which day, and what one would like to know of it. */
export function FlightForm() {
  const t = useTranslations('support.form');
  const fields = { flight: t('flightNumber'), day: t('flightDay'), topic: t('flightTopic') };
  return (
    <RequestForm title={t('flight')} greeting={t('flightGreeting')} fields={fields}>
      <TextInput
        name="flight"
        label={fields.flight}
        placeholder="QR 1"
        required
        maxLength={8}
        pattern="[A-Za-z0-9]{2} ?[0-9]{1,4}[A-Za-z]?"
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
      />
      <AskedDay name="day" label={fields.day} words={useDateWords()} />
      <div className="sm:col-span-2">
        <TextInput
          name="topic"
          label={fields.topic}
          placeholder={t('flightExample')}
          required
          maxLength={200}
          autoComplete="off"
        />
      </div>
    </RequestForm>
  );
}
