import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { CallLink } from '@/components/ui/contact/call-link';
import { ChatAboutPage } from '@/components/ui/contact/chat-about-page';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { Notice } from '@/components/ui/notice';
import { company } from '@/lib/company/company';
import type { MultiCityErrors } from '@/lib/flights/multi-city/check-form';
import { isPartyTooLarge, type MultiCityForm } from '@/lib/flights/multi-city/legs';
import { emptyFlightSearchForm } from '@/lib/flights/search/search-form';
import { CabinSelect } from '../cabin-select';
import type { FlightFormWords } from '../form-words';
import { PassengersField } from '../passengers-field';

interface PartyFieldsProps {
  form: MultiCityForm;
  words: FlightFormWords;
  errors: Pick<MultiCityErrors, 'passengers' | 'class'>;
  onChange: (form: MultiCityForm) => void;
}

/** Passengers and cabin for all legs, as in the form of the home page. A party that cannot be booked online is reported at once, with a contact. */
export function PartyFields({ form, words, errors, onChange }: PartyFieldsProps) {
  const t = useTranslations('flights.multiCity.group');
  const party = { adults: form.adults, children: form.children, infants: form.infants };
  const isTooLarge = isPartyTooLarge(party);
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-4 shadow-card sm:grid-cols-2 sm:px-5 sm:py-3">
      <PassengersField
        form={{ ...emptyFlightSearchForm, ...party }}
        words={words}
        error={isTooLarge ? 'partyTooLarge' : errors.passengers}
        onChange={({ adults, children, infants }) => onChange({ ...form, adults, children, infants })}
      />
      <CabinSelect
        value={form.class}
        words={words}
        error={errors.class}
        onChange={(cabin) => onChange({ ...form, class: cabin })}
      />
      {isTooLarge && (
        <Notice tone="warning" announce="status" className="sm:col-span-2">
          <p>{t('text')}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <ChatAboutPage
              number={company.whatsapp.number}
              messageOf={(link) => t('message', { link })}
              className={buttonClass('secondary')}
            >
              <WhatsAppIcon />
              {t('whatsapp')}
            </ChatAboutPage>
            <CallLink phone={company.phone} className={buttonClass('secondary')}>
              {(phone) => phone()}
            </CallLink>
          </div>
        </Notice>
      )}
    </div>
  );
}
