import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/fields/combobox';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Spinner } from '@/components/ui/spinner';
import type { DeskRule, RuleOutcome } from '@/lib/desk/markup-rules';
import { createPlaceLookup, findPlace, type HotelPlace, suggestPlaces } from '@/lib/hotels/search/suggestions';
import { cabinClasses } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { DeskNotice } from '../notices';
import { fieldId, useRuleForm } from './use-rule-form';
import { useRuleSentence } from './use-rule-words';

interface RuleFormProps {
  /** Null for a new one. */
  rule: DeskRule | null;
  onDone: (outcome: RuleOutcome) => void;
  onClose: () => void;
}

/** A new rule, or other amounts of one. */
export function RuleForm({ rule, onDone, onClose }: RuleFormProps) {
  const t = useTranslations('desk.markup');
  const form = useRuleForm(rule, onDone);
  const place = useRef<HTMLElement>(null);
  const { values, type, errors, lines, attempt, failure, isSaving } = form;
  const isFlight = values.product !== 'stay';

  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const text = (field: 'airline' | 'origin' | 'destination' | 'percent' | 'fixed') => ({
    id: fieldId(field),
    error: errors[fieldId(field)],
    value: values[field],
    autoComplete: 'off',
    maxLength: 20,
    onChange: (event: { target: { value: string } }) => type({ [field]: event.target.value }),
  });
  const code = { autoCapitalize: 'characters', spellCheck: false } as const;

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="desk-markup-form"
      className="scroll-mt-24 rounded-card border border-line bg-raised p-5 shadow-card outline-none sm:p-6"
    >
      <h2 id="desk-markup-form" className="text-2xl">
        {t(rule ? 'editTitle' : 'newTitle')}
      </h2>
      <form
        noValidate
        aria-labelledby="desk-markup-form"
        onInput={form.onInput}
        onSubmit={(event) => void form.save(event)}
        className="mt-4 space-y-5"
      >
        {lines.length > 0 && <ErrorSummary key={attempt} title={t('summary')} errors={lines} />}
        {!rule && (
          <>
            <RadioCards
              id={fieldId('product')}
              name={fieldId('product')}
              label={t('product')}
              defaultValue={values.product}
              options={[
                { value: 'flight', label: t('flights'), detail: t('flightsDetail') },
                { value: 'stay', label: t('stays'), detail: t('staysDetail') },
              ]}
              onChange={(product) => type({ product })}
            />
            {isFlight ? (
              <div className="field-grid sm:grid-cols-2">
                <TextField {...text('airline')} {...code} label={t('airline')} optional={t('optional')} hint={t('airlineHint')} />
                <Select
                  id={fieldId('cabin')}
                  label={t('cabin')}
                  hint={t('cabinHint')}
                  value={values.cabin}
                  onChange={(event) => type({ cabin: event.target.value })}
                >
                  <option value="">{t('anyCabin')}</option>
                  {cabinClasses.map((cabin) => (
                    <option key={cabin} value={cabin}>
                      {t(`cabinNames.${cabin}`)}
                    </option>
                  ))}
                </Select>
                <TextField {...text('origin')} {...code} label={t('origin')} optional={t('optional')} hint={t('placeHint')} />
                <TextField
                  {...text('destination')}
                  {...code}
                  label={t('destination')}
                  optional={t('optional')}
                  hint={t('placeHint')}
                />
              </div>
            ) : (
              <div id={fieldId('place')} tabIndex={-1}>
                <StayPlaceField
                  text={values.place}
                  isSelected={values.placeId !== ''}
                  error={values.placeId ? undefined : errors[fieldId('place')]}
                  onChange={(name, placeId) => type({ place: name, placeId, placeInOther: '' })}
                  onOtherName={(placeInOther) => type({ placeInOther })}
                />
              </div>
            )}
          </>
        )}
        <div className="field-grid sm:grid-cols-2">
          <TextField {...text('percent')} inputMode="decimal" label={t('percent')} hint={t('percentHint')} />
          <TextField
            {...text('fixed')}
            inputMode="decimal"
            label={t('fixed')}
            optional={t('optional')}
            hint={t((rule?.product ?? values.product) === 'stay' ? 'fixedHintStay' : 'fixedHintFlight')}
          />
        </div>
        <Preview rule={rule} made={form.made} />
        {failure && (
          <DeskNotice tone="danger" isSignedOut={failure === 'signedOut'}>
            {t(`outcomes.${failure}`)}
          </DeskNotice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={isSaving} className="min-h-12 px-8 max-sm:w-full">
            {isSaving && <Spinner />}
            <span>{isSaving ? t('saving') : t(rule ? 'save' : 'create')}</span>
          </Button>
          <Button
            variant="secondary"
            className="min-h-12 max-sm:w-full"
            onClick={() => {
              form.drop();
              onClose();
            }}
          >
            {t('cancel')}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** A preview of the rule as it will be listed, once the typed values are valid. */
function Preview({ rule, made }: { rule: DeskRule | null; made: ReturnType<typeof useRuleForm>['made'] }) {
  const t = useTranslations('desk.markup');
  const sentence = useRuleSentence();
  const amounts = made && { basis_points: made.percent, fixed_amount: made.fixed };
  const about =
    rule ??
    (made?.type === 'make'
      ? {
          product: made.product,
          airline: made.airline ?? null,
          origin: made.origin ?? null,
          destination: made.destination ?? null,
          cabin: made.cabin ?? null,
          place_name: made.place?.name ?? null,
        }
      : null);
  return (
    <p className="rounded-control bg-sunken p-4">
      <span className="block text-ink-soft text-sm">{t('preview')}</span>
      <output aria-live="polite" className="font-medium">
        {about && amounts ? sentence({ ...about, ...amounts }) : t('noPreview')}
      </output>
    </p>
  );
}

interface StayPlaceFieldProps {
  text: string;
  /** The text is the name of a suggestion that was chosen. */
  isSelected: boolean;
  error: string | undefined;
  /** `id` is empty while nothing is chosen. */
  onChange: (text: string, id: string) => void;
  /** The name of the selected place in the other language, once it is loaded. */
  onOtherName: (name: string) => void;
}

/** The place of a stay, among those that can be searched. */
function StayPlaceField({ text, isSelected, error, onChange, onOtherName }: StayPlaceFieldProps) {
  const t = useTranslations('desk.markup');
  const locale = useLocale();
  const [places, setPlaces] = useState<HotelPlace[] | null>(null);
  const [lookup] = useState(() =>
    createPlaceLookup({
      ask: async (keyword, signal) => (await suggestPlaces(keyword, locale, signal)).filter(({ part }) => !part),
      onPlaces: setPlaces,
    }),
  );
  useEffect(() => lookup.stop, [lookup]);
  const other = locale === 'ar' ? 'en' : 'ar';
  const findOtherName = (id: string) =>
    findPlace(id, (keyword, signal) => suggestPlaces(keyword, other, signal), AbortSignal.timeout(10_000)).then(
      (place) => place?.name,
      () => undefined,
    );
  const shown = isSelected ? [] : (places ?? []);
  return (
    <Combobox
      label={t('place')}
      value={text}
      isSelected={isSelected}
      placeholder={t('everywhere')}
      options={shown.map(({ id, name, address }) => ({ id, title: name, detail: address.countryName }))}
      countText={t('places', { count: shown.length })}
      emptyText={!isSelected && text && places?.length === 0 ? t('noPlace') : undefined}
      hint={t('everywhere')}
      closeLabel={t('closePlaces')}
      error={error}
      onType={(typed) => {
        onChange(typed, '');
        lookup.type(typed);
      }}
      onPick={(id) => {
        const picked = places?.find((place) => place.id === id);
        lookup.stop();
        if (!picked) return;
        onChange(picked.name, picked.id);
        void findOtherName(picked.id).then((name) => name && onOtherName(name));
      }}
    />
  );
}
