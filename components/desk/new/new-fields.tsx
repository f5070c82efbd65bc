import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/fields/select';
import { Textarea } from '@/components/ui/fields/textarea';
import { stepField } from '@/lib/desk/new-item/new-items';
import { type Makeable, stages } from '@/lib/desk/subjects';
import { addMonths, lastDayToAsk } from '@/lib/time/dates';
import { useStatusWord } from '../facts';
import { Countries, DayOf, type DeskCountry, TextField } from './new-controls';
import type { NewItemField } from './use-new-item';

interface FieldsProps {
  subject: Makeable;
  field: (name: string) => NewItemField;
  /** yyyy-MM-dd; empty while not known. */
  today: string;
  countries: readonly DeskCountry[];
}

/** The fields of a new visa case or refund: subject, status, and date of the status. */
export function NewFields({ subject, field, today, countries }: FieldsProps) {
  const t = useTranslations('desk.make');
  const latin = { autoCapitalize: 'words', spellCheck: false, dir: 'auto' } as const;
  const reference = (
    <TextField
      {...field('bookingReference')}
      label={t('bookingReference')}
      hint={t('bookingHint')}
      optional={subject === 'visa' ? t('optional') : undefined}
      input={{ dir: 'ltr', autoCapitalize: 'characters', spellCheck: false }}
    />
  );
  return (
    <>
      <div className="field-grid sm:grid-cols-2">
        {subject === 'visa' ? (
          <>
            <TextField {...field('givenNames')} label={t('givenNames')} input={latin} />
            <TextField {...field('surname')} label={t('surname')} input={latin} />
            <TextField {...field('email')} label={t('email')} hint={t('emailHint')} input={{ type: 'email', dir: 'ltr' }} />
            <Countries field={field('destination')} countries={countries} />
            <DayOf
              field={field('travelDate')}
              label={t('travelDate')}
              earliest={today}
              latest={today && lastDayToAsk(today)}
              isOptional
            />
            {reference}
          </>
        ) : (
          <>
            {reference}
            <TextField {...field('surname')} label={t('surname')} hint={t('surnameHint')} input={latin} />
            <TextField
              {...field('amount')}
              label={t('amount')}
              hint={t('amountHint')}
              input={{ inputMode: 'decimal', dir: 'ltr' }}
            />
            <TextField
              {...field('deducted')}
              label={t('deducted')}
              optional={t('optional')}
              hint={t('deductedHint')}
              input={{ inputMode: 'decimal', dir: 'ltr' }}
            />
          </>
        )}
      </div>
      <Steps subject={subject} field={field} today={today} />
      <Remark field={field('remark')} />
    </>
  );
}

/** The status, and the days of the stages before it. */
function Steps({ subject, field, today }: Pick<FieldsProps, 'subject' | 'field' | 'today'>) {
  const t = useTranslations('desk.make');
  const wordOf = useStatusWord();
  const { type, ...status } = field('status');
  const way: readonly string[] = stages[subject];
  const reached = way.slice(0, way.indexOf(status.value) + 1);
  return (
    <fieldset className="border-line border-t pt-5">
      <legend className="float-start mb-3 w-full font-semibold text-lg">{t('steps')}</legend>
      <div className="clear-both sm:max-w-sm">
        <Select {...status} label={t('status')} onChange={(event) => type(event.target.value)}>
          {way.map((stage) => (
            <option key={stage} value={stage}>
              {wordOf(subject, stage)}
            </option>
          ))}
        </Select>
      </div>
      <p className="mt-4 mb-3 text-ink-soft text-sm">{t('stepsHint')}</p>
      <div className="field-grid sm:grid-cols-2 xl:grid-cols-3">
        {reached.map((stage) => (
          <DayOf
            key={stage}
            field={field(stepField(stage))}
            label={wordOf(subject, stage)}
            earliest={today && addMonths(today, -12)}
            latest={today}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Remark({ field: { type, ...remark } }: { field: NewItemField }) {
  const t = useTranslations('desk.move');
  return (
    <Textarea
      {...remark}
      label={t('remark')}
      optional={t('optional')}
      hint={t('remarkHint')}
      rows={2}
      dir="auto"
      onChange={(event) => type(event.target.value)}
    />
  );
}
