import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { Select } from '@/components/ui/fields/select';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/overlays/sheet';
import { transitLists } from '@/content/transit-visas';
import { visaPassports } from '@/content/visa-passports.generated';
import type { SavedTraveller } from '@/lib/bookings/saved-travellers';
import { useSavedTravellers } from '@/lib/bookings/use-account';
import { comma } from '@/lib/i18n/locales';
import { firstName } from '@/lib/text/machine-letters';
import { formatDay, isDay, readDay, writingError } from '@/lib/time/dates';
import { namePlaces } from '@/lib/visa/name-places';
import { mostPassports, type PartyPassport, partyPassports, savePartyPassports } from '@/lib/visa/papers/party-passports';
import { isOldCopy } from '@/lib/visa/rules-age';

interface Row {
  key: number;
  country: string;
  /** As typed. */
  expiry: string;
  /** Of a traveller of the account. */
  traveller?: string;
}

/** The passports of the party: typed here, or taken from the account's travellers. Nothing typed is lost by an error. */
export function PassportsSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('flights.results.papers.sheet');
  const dates = useDateWords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const places = namePlaces(visaPassports, useLocale());
  const [rows, setRows] = useState<readonly Row[]>(() => {
    const saved = partyPassports
      .read()
      .map(({ country, expiry }, key) => ({ key, country, expiry: expiry ? formatDay(expiry) : '' }));
    return saved.length > 0 ? saved : [emptyRow(0)];
  });
  const [isChecked, setIsChecked] = useState(false);
  const change = (key: number, part: Partial<Row>) => setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const errorsOf = ({ country, expiry }: Row) => {
    const written = expiry.trim() ? writingError(expiry) : null;
    return {
      country: isChecked && !country ? t('required') : undefined,
      expiry: isChecked && written ? dates.errors[written] : undefined,
    };
  };
  const isWrong = ({ country, expiry }: Row) => !country || (expiry.trim() !== '' && writingError(expiry) !== null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (rows.some(isWrong)) {
      setIsChecked(true);
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    savePartyPassports(rows.map(passportOf));
    onClose();
  }

  function clear() {
    savePartyPassports([]);
    onClose();
  }

  return (
    <Sheet
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <div className="flex items-center justify-between gap-3">
          <Button variant="quiet" onClick={clear} className="px-1">
            {t('clear')}
          </Button>
          <Button type="submit" form={`${id}-form`} className="shrink-0">
            {t('save')}
          </Button>
        </div>
      }
    >
      <form ref={form} id={`${id}-form`} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-ink-soft text-sm">{t('note')}</p>
        <AccountTravellers rows={rows} onChange={setRows} />
        {rows.map((row, index) => {
          const errors = errorsOf(row);
          return (
            <div key={row.key} className="flex flex-col gap-3 rounded-control border border-line p-3">
              <div className="flex items-start gap-2">
                <div className="min-w-0 grow">
                  <Select
                    id={`${id}-${row.key}-country`}
                    label={rows.length > 1 ? t('passportNumber', { number: index + 1 }) : t('passport')}
                    value={row.country}
                    error={errors.country}
                    onChange={({ target }) => change(row.key, { country: target.value })}
                  >
                    <option value="">{t('choose')}</option>
                    {places.map(({ code, name }) => (
                      <option key={code} value={code}>
                        {name}
                      </option>
                    ))}
                  </Select>
                </div>
                {rows.length > 1 && (
                  <button
                    type="button"
                    aria-label={t('remove', { number: index + 1 })}
                    onClick={() => setRows(rows.filter((other) => other !== row))}
                    className="-me-1 inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-ink-soft hover:bg-sunken"
                  >
                    <Icon name="close" className="size-4" />
                  </button>
                )}
              </div>
              <DateField
                id={`${id}-${row.key}-expiry`}
                label={t('expiry')}
                optional={t('optional')}
                hint={index === 0 ? t('expiryHint') : undefined}
                words={dates}
                example="expiry"
                autoComplete="off"
                value={row.expiry}
                error={errors.expiry}
                onChange={({ target }) => change(row.key, { expiry: target.value })}
              />
            </div>
          );
        })}
        {rows.length < mostPassports ? (
          <Button variant="secondary" onClick={() => setRows([...rows, emptyRow(nextKey(rows))])} className="self-start">
            <Icon name="plus" className="size-4" />
            {t('add')}
          </Button>
        ) : (
          <p className="text-ink-soft text-sm">{t('most', { count: mostPassports })}</p>
        )}
        <RuleSources />
      </form>
    </Sheet>
  );
}

/** Whose rules these are, each with the day of our copy. */
export function RuleSources() {
  const t = useTranslations('flights.results.papers.sheet');
  const locale = useLocale();
  return (
    <div className="text-ink-soft text-sm">
      <p>{t('law')}</p>
      <ul className="mt-1">
        {transitLists.map(({ by, link, asOf }) => (
          <li key={link}>
            <a href={link} target="_blank" rel="noopener" className="underline underline-offset-2 hover:no-underline">
              {by[locale]}
            </a>
            <span>{comma[locale]}</span>
            <bdi>{formatDay(asOf)}</bdi>
            {isOldCopy(asOf) && <span className="text-on-sun-soft">{` · ${t('old')}`}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AccountTravellersProps {
  rows: readonly Row[];
  onChange: (rows: readonly Row[]) => void;
}

/** The travellers of the account, each with a tap; nothing for visitors who are not signed in. */
function AccountTravellers({ rows, onChange }: AccountTravellersProps) {
  const t = useTranslations('flights.results.papers.sheet');
  const labelId = useId();
  const travellers = useSavedTravellers().filter(({ nationality }) => visaPassports.includes(nationality));
  if (travellers.length === 0) return null;

  function toggle({ id, nationality, passport_expiry }: SavedTraveller) {
    const others = rows.filter(({ traveller }) => traveller !== id);
    if (others.length < rows.length) return onChange(others.length > 0 ? others : [emptyRow(0)]);
    const filled = rows.filter(({ country }) => country);
    onChange([
      ...filled,
      {
        key: nextKey(rows),
        country: nationality,
        expiry: isDay(passport_expiry) ? formatDay(passport_expiry) : '',
        traveller: id,
      },
    ]);
  }

  return (
    <fieldset aria-labelledby={labelId} className="min-w-0">
      <p id={labelId} className="mb-2 font-medium text-sm">
        {t('account')}
      </p>
      <ul className="flex flex-wrap gap-2">
        {travellers.map((traveller) => {
          const isIn = rows.some((row) => row.traveller === traveller.id);
          return (
            <li key={traveller.id} className="min-w-0">
              <button
                type="button"
                aria-pressed={isIn}
                disabled={!isIn && rows.length >= mostPassports}
                onClick={() => toggle(traveller)}
                className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-pill border border-line-strong px-3 text-sm aria-pressed:border-accent aria-pressed:bg-accent-soft disabled:text-ink-soft"
              >
                <Icon name={isIn ? 'check' : 'person'} className="size-4" />
                <bdi className="wrap-anywhere">{firstName(traveller.given_names, traveller.surname)}</bdi>
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

const emptyRow = (key: number): Row => ({ key, country: '', expiry: '' });
const nextKey = (rows: readonly Row[]) => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

function passportOf({ country, expiry }: Row): PartyPassport {
  return expiry.trim() ? { country, expiry: readDay(expiry) } : { country };
}
