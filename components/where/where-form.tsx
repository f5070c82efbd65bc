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
import { listPassports } from '@/lib/visa/rule-choices';
import {
  flightHours,
  monthsFrom,
  type ReadChoices,
  resultsMark,
  type TextField as WhereField,
  weathers,
} from '@/lib/where/choices';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { SavedPassports } from './saved/saved-passports';

/** Everything that can be wished for, as a form whose answer the server draws: it needs no script. */
export function WhereForm({ asked }: { asked: ReadChoices | null }) {
  const locale = useLocale();
  const t = useTranslations('where');
  const months = monthsFrom(todayInQatar());
  const given = asked?.given;
  const choices = asked?.choices;
  const monthName = new Intl.DateTimeFormat(intlTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  // One that is over stands in the list as long as it is chosen, so that its error has a value.
  const listed = given?.month && asked?.errors.month === 'monthPast' ? [given.month, ...months] : months;

  const field = (name: WhereField) => {
    const error = asked?.errors[name];
    return {
      id: name,
      name,
      label: t(`form.${name}`),
      defaultValue: given?.[name] || (name === 'people' ? '2' : ''),
      error: error && t(`errors.${error}`, { given: given?.[name] ?? '' }),
    };
  };
  const digits = (name: 'nights' | 'people' | 'budget', hint?: string) => (
    <TextField {...field(name)} hint={hint} inputMode="numeric" autoComplete="off" maxLength={9} />
  );

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
      <div className="field-grid sm:grid-cols-2 lg:grid-cols-4">
        <Select {...field('passport')} hint={t('form.passportHint')}>
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
        <ComingDay {...field('departure')} defaultValue={writeDay(given?.departure ?? '')} words={useDateWords()} />
        {digits('nights')}
        {digits('people')}
        {digits('budget', t('form.budgetHint'))}
        <Select {...field('hours')}>
          <option value="">{t('form.anyHours')}</option>
          {flightHours.map((hours) => (
            <option key={hours} value={hours}>
              {t('form.hoursChoice', { hours })}
            </option>
          ))}
        </Select>
        <Select {...field('weather')}>
          <option value="">{t('form.anyWeather')}</option>
          {weathers.map((weather) => (
            <option key={weather} value={weather}>
              {t(`form.${weather}`)}
            </option>
          ))}
        </Select>
      </div>
      <div className="mt-4 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
        <Checkbox id="visa" name="visa" value="free" label={t('form.isVisaFree')} defaultChecked={asked?.wantsVisaFree} />
        <Checkbox id="halal" name="halal" value="easy" label={t('form.isHalal')} defaultChecked={choices?.isHalal} />
        <Checkbox
          id="children"
          name="children"
          value="yes"
          label={t('form.isForChildren')}
          defaultChecked={choices?.isForChildren}
        />
        <Checkbox
          id="residence"
          name="residence"
          value="QA"
          label={t('form.isResident')}
          hint={t('form.isResidentHint')}
          defaultChecked={choices?.isResident}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-stretch">
        <Button type="submit">{t('form.submit')}</Button>
        {asked && (
          <a
            href={localizePath('/explore/where', locale)}
            className="inline-flex min-h-11 items-center justify-center text-accent underline underline-offset-4"
          >
            {t('form.restart')}
          </a>
        )}
      </div>
    </form>
  );
}
