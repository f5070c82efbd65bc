import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { NameFields, PassportFields } from '@/components/ui/forms/person-fields';
import { documentDueBy } from '@/lib/bookings/documents';
import { draftOfPassport } from '@/lib/bookings/passport-photo/passport-draft';
import { passportValidUntil, type TravellerDraft } from '@/lib/bookings/people';
import type { TripDays } from '@/lib/bookings/products/package/trip-rules';
import { adultTitles, childTitles, withTitle } from '@/lib/text/contact';
import { asOneName, noGivenNames } from '@/lib/text/machine-letters';
import { formatDay, readDay } from '@/lib/time/dates';
import { DocumentNotice } from '../../../travellers/document-notice';
import { PassportPhoto } from '../../../travellers/passport-photo';
import { usePhotoMarks } from '../../../travellers/use-photo-marks';

type TravellerField = keyof TravellerDraft;

interface TravellerFieldsProps {
  index: number;
  isAdult: boolean;
  title: string;
  room: string;
  traveller: TravellerDraft;
  days: TripDays;
  /** A shortcut to fill in the fields, above them. */
  shortcut?: ReactNode;
  errorOf: (field: TravellerField) => string | undefined;
  onChange: (facts: Partial<TravellerDraft>) => void;
  onLeave: (field: TravellerField) => void;
}

/** One traveller: name, birthday, and the passport if at hand. Autofill is on for the first only, who is most likely the visitor. */
export function TravellerFields({
  index,
  isAdult,
  title,
  room,
  traveller,
  days,
  shortcut,
  errorOf,
  onChange,
  onLeave,
}: TravellerFieldsProps) {
  const t = useTranslations('packages.request.travellers');
  const words = useTranslations('bookings.passengers');
  const photo = usePhotoMarks<TravellerField>();
  const fields = {
    person: traveller,
    idOf: (field: TravellerField) => `travellers.${index}.${field}`,
    word: (key: Parameters<typeof words>[0]) => words(key),
    dateWords: useDateWords(),
    isVisitor: index === 0,
    errorOf,
    titles: isAdult ? adultTitles : childTitles,
    remarkOn: (field: TravellerField) => (photo.isMarked(field) ? words('photo.compare') : undefined),
    onChange: (field: TravellerField, value: string) => {
      photo.unmark(field);
      if (field === 'givenNames' && value === noGivenNames) onChange(asOneName(traveller));
      else onChange(field === 'title' ? withTitle(value) : { [field]: value });
    },
    onLeave,
  };
  const validUntil = formatDay(passportValidUntil(days.lastDay));
  const dueBy = formatDay(documentDueBy(days.departureDate, days.today));

  return (
    <fieldset
      aria-labelledby={`travellers.${index}`}
      className="min-w-0 rounded-card border border-line bg-raised p-4 shadow-card md:p-6"
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`travellers.${index}`} className="text-lg">
          {title}
        </h3>
        <p className="text-ink-soft text-sm">{room}</p>
      </div>
      {shortcut}
      <PassportPhoto
        onRead={(facts) => {
          const { nationality: _, ...read } = draftOfPassport(facts, isAdult);
          photo.mark(Object.keys(read));
          onChange(read);
        }}
      />
      <div className="field-grid sm:grid-cols-2">
        <NameFields {...fields} />
      </div>
      <div className="mt-5 border-line border-t pt-5">
        <div className="field-grid sm:grid-cols-2">
          <PassportFields {...fields} followsText={t('later')} expiryHint={words('passportExpiryHint', { validUntil })} />
        </div>
        <p className="mt-3 text-ink-soft text-sm">{t('laterNote', { day: dueBy })}</p>
        <div role="status">
          <DocumentNotice expiry={readDay(traveller.passportExpiry)} trip={days} />
        </div>
      </div>
    </fieldset>
  );
}
