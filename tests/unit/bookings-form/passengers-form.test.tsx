import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PassengersForm } from '@/components/bookings/products/flight/passengers/passengers-form';
import { aloneRules } from '@/content/child-alone';
import { listCountries } from '@/lib/bookings/country-names';
import type { DraftErrors } from '@/lib/bookings/draft';
import arabic from '@/messages/ar/bookings.json';
import arabicFlights from '@/messages/ar/flights.json';
import arabicUi from '@/messages/ar/ui.json';
import english from '@/messages/en/bookings.json';
import englishFlights from '@/messages/en/flights.json';
import englishUi from '@/messages/en/ui.json';
import { trip, typedDraft } from './typed-draft';

function markup(
  locale: 'en' | 'ar',
  errors: DraftErrors = {},
  options: { allowsIdCard?: boolean; needsDocuments?: boolean } = {},
  draft = typedDraft({}, ['adult', 'child']),
): string {
  const ignore = () => undefined;
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      timeZone="Asia/Qatar"
      messages={
        locale === 'ar'
          ? { bookings: arabic, flights: arabicFlights, ui: arabicUi }
          : { bookings: english, flights: englishFlights, ui: englishUi }
      }
    >
      <PassengersForm
        draft={draft}
        errors={errors}
        trip={{ ...trip, ...options }}
        countries={listCountries(locale)}
        airlines={['QR']}
        onChange={ignore}
        onErrors={ignore}
        onComplete={ignore}
      />
    </NextIntlClientProvider>,
  );
}

/** The opening tag of the element with an id. */
function tagOf(html: string, id: string): string {
  return new RegExp(`<[^>]* id="${id.replaceAll('.', '\\.')}"[^>]*>`).exec(html)?.[0] ?? '';
}

describe('PassengersForm', () => {
  it('shows typed values, Latin text from left to right, and no summary of errors', () => {
    const html = markup('ar');
    expect(html).toContain('المسافر 2 · طفل');
    for (const id of [
      'passengers.0.givenNames',
      'passengers.1.surname',
      'passengers.0.passportNumber',
      'contact.email',
      'contact.phone',
    ]) {
      expect(tagOf(html, id)).toContain('dir="ltr"');
    }
    expect(tagOf(html, 'passengers.1.dateOfBirth')).toContain('value="20/5/2020"');
    expect(html).toContain('21/07/2027');
    expect(html).not.toContain('aria-invalid');
  });

  it('asks a person with one name for that name alone', () => {
    const one = { ...typedDraft({}, ['adult']) };
    const passengers = one.passengers.map((person) => ({ ...person, givenNames: 'FNU', surname: 'Rajesh' }));
    const html = markup('en', {}, {}, { ...one, passengers });
    expect(tagOf(html, 'passengers.0.surname')).toContain('value="Rajesh"');
    expect(tagOf(html, 'passengers.0.givenNames')).toContain('type="checkbox"');
    expect(html).toContain('FNU, “first name unknown”');
  });

  it.each([
    ['en', english],
    ['ar', arabic],
  ] as const)('says at the passport what comes of one that ends too soon (%s)', (locale, { passengers: { warnings } }) => {
    const said = (passportExpiry: string) => {
      const html = markup(locale, {}, {}, typedDraft({ passportExpiry })).replace(/[\u2066-\u2069]/g, '');
      const own = (text: string) => html.includes(text.split('{')[0] ?? '');
      return [own(warnings.passportEnds), own(warnings.passportTooShort), html.includes('21/01/2027')];
    };
    expect(said('20/01/2027')).toEqual([true, false, true]);
    expect(said('21/01/2027').slice(0, 2)).toEqual([false, true]);
    expect(said('20/07/2027').slice(0, 2)).toEqual([false, true]);
    expect(said('21/07/2027').slice(0, 2)).toEqual([false, false]);
  });

  it.each(['en', 'ar'] as const)('lets no passport follow where the ticket is issued at once (%s)', (locale) => {
    const typed = typedDraft({ isDocumentLater: true, passportExpiry: '20/01/2027' });
    const shown = (needsDocuments: boolean) => markup(locale, {}, { needsDocuments }, typed);
    const follows = 'id="passengers.0.isDocumentLater"';
    expect([shown(false).includes(follows), shown(true).includes(follows)]).toEqual([true, false]);
    const { passengers } = locale === 'ar' ? arabic : english;
    const words = /other \{(?:.*[.،] )?([^.{]+)/.exec(passengers.warnings.passportEnds)?.[1] ?? '';
    expect([shown(false).includes(words), shown(true).includes(words)]).toEqual([true, false]);
  });

  it('offers the spelling of the passport for a name with marks', () => {
    const typed = typedDraft({}, ['adult']);
    const passengers = typed.passengers.map((person) => ({ ...person, surname: 'Müller' }));
    expect(markup('en', {}, {}, { ...typed, passengers })).toContain('MUELLER');
  });

  it.each(['en', 'ar'] as const)('says in the hint what came from the first traveller (%s)', (locale) => {
    const typed = typedDraft({}, ['adult', 'adult']);
    const [first, second] = typed.passengers;
    if (!first || !second) throw new Error('two passengers');
    const carried = { ...second, isDocumentLater: true, carried: ['surname', 'nationality', 'isDocumentLater'] as const };
    const html = markup(locale, {}, {}, { ...typed, passengers: [first, carried] });
    const hintOf = (field: string) => new RegExp(`id="passengers\\.${field}-hint"[^>]*>([^<]*)`).exec(html)?.[1];
    const words = (locale === 'ar' ? arabic : english).passengers;
    for (const field of ['1.surname', '1.nationality', '1.isDocumentLater']) expect(hintOf(field)).toContain(words.carried);
    expect(hintOf('0.surname')).toBe(words.surnameHint);
  });

  it('says what airlines ask of the young alone', () => {
    const typed = typedDraft({}, ['adult']);
    const passengers = typed.passengers.map((person) => ({ ...person, dateOfBirth: '1/2/2012' }));
    const html = markup('en', {}, {}, { ...typed, passengers });
    expect(html).toContain(english.passengers.party.aloneYoung);
    // And what the airline of this trip does.
    expect(html).toContain(aloneRules['QR']?.link);
  });

  it('shows errors at their fields and in a summary with links to them', () => {
    const html = markup('en', { 'passengers.1.dateOfBirth': 'childAge', 'contact.phone': 'phoneInvalid' });
    expect(html).toContain('Please check 2 fields');
    expect(html).toContain(`<a href="#passengers.1.dateOfBirth"`);
    expect(html).toContain(`Passenger 2: ${english.errors.childAge}`);
    expect(tagOf(html, 'contact.phone')).toContain('aria-invalid="true"');
    expect(tagOf(html, 'contact.phone')).toContain('aria-describedby="contact.phone-hint contact.phone-error"');
    expect(tagOf(html, 'contact.phone-error')).not.toBe('');
    expect(tagOf(html, 'contact.email')).not.toContain('aria-invalid');
  });

  it('folds the frequent flyer number, with the airlines of the trip first, and unfolds it for an error', () => {
    const fold = (html: string) => /<details[^>]*>/.exec(html.slice(html.indexOf('passengers.0.isDocumentLater')))?.[0];
    expect(fold(markup('ar'))).not.toContain('open');
    expect(fold(markup('en', { 'passengers.0.loyaltyNumber': 'loyaltyNumberInvalid' }))).toContain('open');
    expect(markup('en')).toContain(
      `<optgroup label="${english.passengers.loyaltyOfTrip}"><option value="QR">Qatar Airways</option>`,
    );
  });

  it.each([
    ['en', 'Passenger 2: 8 fields', 'Contact: 1 field'],
    ['ar', 'المسافر 2: 8 خانات', 'بيانات التواصل: خانة واحدة'],
  ] as const)('summarizes more than eight errors of a party by passenger (%s)', (locale, second, contact) => {
    const fields = ['title', 'gender', 'givenNames', 'surname', 'dateOfBirth', 'nationality', 'passportNumber', 'passportExpiry'];
    const paths = [
      'passengers.0.surname',
      'passengers.0.nationality',
      ...fields.map((field) => `passengers.1.${field}`),
      'contact.phone',
    ];
    const wrong = (some: readonly string[]) => Object.fromEntries(some.map((path) => [path, 'unknown']));
    const links = (html: string) => [...html.matchAll(/<a href="#([^"]+)"[^>]*>([^<]+)/g)].map(([, id, text]) => [id, text]);
    expect(links(markup(locale, wrong(paths))).slice(1)).toEqual([
      ['passengers.1.title', second],
      ['contact.phone', contact],
    ]);
    expect(links(markup(locale, wrong(paths.slice(3))))).toHaveLength(8);
  });

  it('shows a general message for an unknown error from the server', () => {
    expect(markup('en', { 'contact.email': 'mailboxFull' })).toContain(english.errors.unknown);
  });

  it('asks for title and gender, and offers children the titles of children', () => {
    const html = markup('en');
    expect(tagOf(html, 'passengers.0.gender')).toContain('required');
    const titlesOf = (index: number) => {
      const list = html.slice(html.indexOf(`id="passengers.${index}.title"`)).split('</select>')[0] ?? '';
      return [...list.matchAll(/<option value="(\w+)"/g)].map(([, title]) => title);
    };
    expect(titlesOf(0)).toEqual(['MR', 'MRS', 'MS']);
    expect(titlesOf(1)).toEqual(['MSTR', 'MISS']);
  });

  it('offers the identity card only for trips within the Gulf, and mentions its limits', () => {
    expect(markup('en')).not.toContain(english.passengers.idCard);
    const html = markup('ar', {}, { allowsIdCard: true });
    expect(tagOf(html, 'passengers.0.travelDocument')).toContain('<select');
    expect(html).toContain(arabic.passengers.idCardNote);
  });

  it('has labels for the fields of a document that fit an identity card, too', () => {
    for (const { passengers } of [english, arabic]) {
      const { asInPassport, givenNamesHint, surnameHint, nationalityHint, passportExpiryHint } = passengers;
      const hints = [asInPassport, givenNamesHint, surnameHint, nationalityHint, passportExpiryHint];
      expect(hints.join(' ')).not.toMatch(/passport|جواز|صالح /);
    }
  });

  it('shows until when the passport must be valid', () => {
    expect(markup('en')).toContain('Valid until at least 21/07/2027');
  });
});

describe('an error of several passengers', () => {
  it('has the field of each passenger in the summary', () => {
    const html = markup('en', {
      'passengers.0.givenNames': 'nameAsInPassport',
      'passengers.1.givenNames': 'nameAsInPassport',
      'passengers.1.surname': 'nameAsInPassport',
    });
    const lines = [...html.matchAll(/<a href="#passengers[^>]*>([^<]*)/g)].map(([, text]) => text?.split('Enter')[0]);
    expect(lines).toEqual(['Passenger 1: ', 'Passenger 2: Given names: ', 'Passenger 2: Surname: ']);
  });
});
