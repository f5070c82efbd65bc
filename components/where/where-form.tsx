import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ComingDay } from '@/components/ui/dates/coming-day';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { passportKey } from '@/lib/storage/passports';
import { writeDay } from '@/lib/time/dates';
import { namePlaces } from '@/lib/visa/name-places';
import { listPassports } from '@/lib/visa/rule-choices';
import {
  type ChoiceError,
  flightHours,
  monthsFrom,
  type ReadChoices,
  resultsMark,
  type TextField as WhereField,
  weathers,
} from '@/lib/where/choices';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { SavedPassports } from './saved/saved-passports';

interface WhereFormProps {
  /** Null: nothing was asked yet. */
  asked: ReadChoices | null;
  /** The passport that somebody may have meant. */
  meant: string | null;
}

/** Wishes in the folded part of the form. */
const rare = ['departure', 'nights', 'people', 'weather'] as const;

/** Everything that can be wished for, as a form whose answer the server draws: it needs no script. */
export function WhereForm({ asked, meant }: WhereFormProps) {
  const locale = useLocale();
  const t = useTranslations('where');
  const months = monthsFrom(todayInQatar());
  const given = asked?.given;
  const choices = asked?.choices;
  const monthName = new Intl.DateTimeFormat(intlTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  // One that is over stands in the list as long as it is chosen, so that its error has a value.
  const listed = given?.month && asked?.errors.month === 'monthPast' ? [given.month, ...months] : months;

  const errorOf = (error: ChoiceError, typed: string) =>
    error === 'passport' && meant
      ? t('errors.passportMeant', { given: typed, country: namePlaces([meant], locale)[0]?.name ?? meant })
      : t(`errors.${error}`, { given: typed });

  const field = (name: WhereField) => {
    const error = asked?.errors[name];
    return {
      id: name,
      name,
      label: t(`form.${name}`),
      defaultValue: given?.[name] || (name === 'people' ? '2' : ''),
      error: error && errorOf(error, given?.[name] ?? ''),
    };
  };
  const digits = (name: 'nights' | 'people' | 'budget', longest: number) => (
    <TextField {...field(name)} inputMode="numeric" autoComplete="off" maxLength={longest} />
  );
  const isRareAsked = rare.some((name) => given?.[name]) || (choices?.isResident ?? false);

  return (
    <form action={localizePath('/explore/where', locale)} aria-label={t('form.label')} data-plain="">
      <input type="hidden" name={resultsMark.key} value={resultsMark.value} />
      {/* Its scripts start by themselves only where a passport is kept. */}
      <div data-live={passportKey} className="not-empty:mb-4">
        <SavedPassports
          field="passport"
          locale={locale}
          words={{ saved: t('form.saved'), choose: t('form.savedChoose', { country: '{country}' }) }}
        />
      </div>
      <div className="field-grid grid-cols-2 lg:grid-cols-4">
        <Select {...field('passport')} defaultValue={meant ?? given?.passport}>
          <option value="">{t('form.choose')}</option>
          {listPassports(locale).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Select {...field('month')}>
          <option value="">{t('form.anyMonth')}</option>
          {listed.map((month) => (
            <option key={month} value={month}>
              {monthName.format(new Date(`${month}-15T12:00:00Z`))}
            </option>
          ))}
        </Select>
        <Select {...field('hours')}>
          <option value="">{t('form.anyHours')}</option>
          {flightHours.map((hours) => (
            <option key={hours} value={hours}>
              {t('form.hoursChoice', { hours })}
            </option>
          ))}
        </Select>
        {digits('budget', 24)}
      </div>
      <div className="mt-3 flex flex-wrap gap-x-6">
        <Checkbox id="visa" name="visa" value="free" label={t('form.isVisaFree')} defaultChecked={asked?.wantsVisaFree} />
        <Checkbox id="beach" name="beach" value="yes" label={t('form.isBeach')} defaultChecked={choices?.isBeach} />
        <Checkbox
          id="children"
          name="children"
          value="yes"
          label={t('form.isForChildren')}
          defaultChecked={choices?.isForChildren}
        />
        <Checkbox id="halal" name="halal" value="easy" label={t('form.isHalal')} defaultChecked={choices?.isHalal} />
      </div>
      <details open={isRareAsked}>
        <summary className="min-h-11 cursor-pointer py-2.5 text-accent underline underline-offset-4">{t('form.more')}</summary>
        <div className="field-grid pt-2 sm:grid-cols-2 lg:grid-cols-4">
          <ComingDay {...field('departure')} defaultValue={writeDay(given?.departure ?? '')} words={useDateWords()} />
          {digits('nights', 9)}
          {digits('people', 9)}
          <Select {...field('weather')}>
            <option value="">{t('form.anyWeather')}</option>
            {weathers.map((weather) => (
              <option key={weather} value={weather}>
                {t(`form.${weather}`)}
              </option>
            ))}
          </Select>
        </div>
        <Checkbox
          id="residence"
          name="residence"
          value="QA"
          label={t('form.isResident')}
          hint={t('form.isResidentHint')}
          defaultChecked={choices?.isResident}
        />
      </details>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-stretch">
        <Button type="submit">{t('form.submit')}</Button>
        {asked && (
          <a
            href={localizePath('/explore/where', locale)}
            className="inline-flex min-h-11 items-center justify-center text-accent underline underline-offset-4"
          >
            {t('form.restart')}
          </a>
        )}
        <p className="text-ink-soft text-sm">{t('form.note')}</p>
      </div>
    </form>
  );
}
