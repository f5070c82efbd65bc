import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Select } from '@/components/ui/fields/select';
import { LoyaltyFields } from '@/components/ui/forms/loyalty-fields';
import { NameFields, PassportFields } from '@/components/ui/forms/person-fields';
import type { Country } from '@/lib/bookings/country-names';
import { documentDueBy, documentValidUntil } from '@/lib/bookings/documents';
import { asOnlyName } from '@/lib/bookings/party/carry-over';
import { draftOfPassport } from '@/lib/bookings/passport-photo/passport-draft';
import { usePhotoMarks } from '@/lib/bookings/passport-photo/use-photo-marks';
import type { PassengerDraft } from '@/lib/bookings/people';
import { documentOf, withDocument } from '@/lib/bookings/products/flight/draft';
import { mayUseIdCard, type TripDates } from '@/lib/bookings/products/flight/trip-rules';
import { listAirlines } from '@/lib/flights/place-names';
import { adultTitles, childTitles, withTitle } from '@/lib/text/contact';
import { noGivenNames } from '@/lib/text/machine-letters';
import { formatDay, readDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { DocumentNotice } from '../../../travellers/document-notice';
import { NationalitySelect } from '../../../travellers/nationality-select';
import { PassportPhoto } from '../../../travellers/passport-photo';

type PassengerField = Exclude<keyof PassengerDraft, 'type' | 'other' | 'isDocumentLater' | 'carried'>;
type TypedField = Exclude<PassengerField, 'nationality' | 'travelDocument'>;

interface PassengerFieldsProps {
  index: number;
  passenger: PassengerDraft;
  countries: readonly Country[];
  trip: TripDates;
  /** IATA codes of the airlines of the trip. */
  airlines: readonly string[];
  /** A shortcut to fill in the fields, above them. */
  shortcut?: ReactNode;
  errorOf: (field: PassengerField) => string | undefined;
  onChange: (facts: Partial<PassengerDraft>) => void;
  onLeave: (field: PassengerField) => void;
}

/** One passenger as in the passport. Autofill is on for the first only, who is most likely the visitor. */
export function PassengerFields({
  index,
  passenger,
  countries,
  trip,
  airlines,
  shortcut,
  errorOf,
  onChange,
  onLeave,
}: PassengerFieldsProps) {
  const t = useTranslations('bookings.passengers');
  const named = listAirlines(useLocale());
  const photo = usePhotoMarks<PassengerField | 'isDocumentLater'>();
  const remarkOn = (field: PassengerField | 'isDocumentLater') =>
    photo.isMarked(field) ? t('photo.compare') : passenger.carried?.some((one) => one === field) ? t('carried') : undefined;
  const fields = {
    person: passenger,
    idOf: (field: PassengerField) => `passengers.${index}.${field}`,
    word: (key: Parameters<typeof t>[0]) => t(key),
    dateWords: useDateWords(),
    isVisitor: index === 0,
    errorOf,
    titles: passenger.type === 'adult' ? adultTitles : childTitles,
    remarkOn,
    onChange: (field: TypedField, value: string) => {
      photo.unmark(field);
      if (field === 'givenNames' && value === noGivenNames) onChange(asOnlyName(passenger));
      else onChange(field === 'title' ? withTitle(value) : { [field]: value });
    },
    onLeave,
  };
  const document = documentOf(passenger, trip);
  const validUntil = formatDay(documentValidUntil(document, trip));
  const dueBy = formatDay(documentDueBy(trip.departureDate, trip.today ?? todayInQatar()));

  return (
    <fieldset
      aria-labelledby={`passengers.${index}`}
      className="min-w-0 rounded-card border border-line bg-raised p-4 shadow-card md:p-6"
    >
      <h3 id={`passengers.${index}`} className="text-lg">
        {t('heading', { number: index + 1, type: t(`types.${passenger.type}`) })}
      </h3>
      <p className="mb-4 text-ink-soft text-sm">{t(`ages.${passenger.type}`)}</p>
      {shortcut}
      <PassportPhoto
        onRead={(facts) => {
          const read = draftOfPassport(facts, passenger.type === 'adult');
          photo.mark(Object.keys(read));
          onChange({ ...withDocument(passenger, 'passport'), isDocumentLater: false, ...read });
        }}
      />
      <div className="field-grid sm:grid-cols-2">
        <NameFields {...fields} />
        <NationalitySelect
          id={fields.idOf('nationality')}
          value={passenger.nationality}
          countries={countries}
          remark={remarkOn('nationality')}
          error={errorOf('nationality')}
          onChange={(nationality) => {
            photo.unmark('nationality');
            onChange({ nationality });
          }}
          onLeave={() => onLeave('nationality')}
        />
        {mayUseIdCard(passenger, trip) && (
          <Select
            id={fields.idOf('travelDocument')}
            name={fields.idOf('travelDocument')}
            label={t('travelDocument')}
            error={errorOf('travelDocument')}
            hint={t('idCardNote')}
            value={passenger.travelDocument}
            onChange={({ target }) => onChange(withDocument(passenger, target.value === 'idCard' ? 'idCard' : 'passport'))}
          >
            <option value="passport">{t('passport')}</option>
            <option value="idCard">{t('idCard')}</option>
          </Select>
        )}
      </div>
      {/* By style alone, so that it works without script. */}
      <div className="group/document mt-4">
        {!trip.needsDocuments && (
          <Checkbox
            id={`passengers.${index}.isDocumentLater`}
            name={`passengers.${index}.isDocumentLater`}
            label={t(document === 'idCard' ? 'idCardLater' : 'passportLater')}
            hint={passenger.isDocumentLater && (remarkOn('isDocumentLater') ?? t('laterNote', { day: dueBy }))}
            checked={passenger.isDocumentLater}
            onChange={({ target }) => onChange({ isDocumentLater: target.checked })}
          />
        )}
        <div className="group-has-checked/document:hidden">
          <div className="field-grid pt-4 sm:grid-cols-2">
            <PassportFields
              {...fields}
              labels={document === 'idCard' ? { number: t('idCardNumber'), expiry: t('idCardExpiry') } : undefined}
              expiryHint={t('passportExpiryHint', { validUntil })}
            />
          </div>
          <div role="status">
            <DocumentNotice document={document} expiry={readDay(passenger.passportExpiry)} trip={trip} />
          </div>
        </div>
      </div>
      <LoyaltyFields
        {...fields}
        airlines={[
          { label: t('loyaltyOfTrip'), members: named.filter(({ code }) => airlines.includes(code)) },
          { label: t('loyaltyOthers'), members: named.filter(({ code }) => !airlines.includes(code)) },
        ]}
      />
    </fieldset>
  );
}
