import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useAnswerFocus } from '@/components/ui/feedback/use-answer-focus';
import { Select } from '@/components/ui/fields/select';
import { Textarea } from '@/components/ui/fields/textarea';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { Made, NewDraft } from '@/lib/desk/new-item/new-draft';
import { stepField } from '@/lib/desk/new-item/new-items';
import { type Makeable, stages } from '@/lib/desk/subjects';
import { addMonths, lastDayToAsk } from '@/lib/time/dates';
import { useToday } from '@/lib/time/use-today';
import { useStatusWord } from '../facts';
import { DeskNotice } from '../notices';
import { Countries, DayOf, type DeskCountry, type NewItemField, TextField, useNewItem } from './new-controls';

interface NewItemProps {
  draft: NewDraft;
  countries: readonly DeskCountry[];
  onMade: () => void;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The form for a new visa case or refund, in place of the detail. */
export function NewItem({ draft, countries, onMade, onOpen, onClose }: NewItemProps) {
  const t = useTranslations('desk.make');
  const today = useToday();
  const place = useRef<HTMLElement>(null);
  const { field, lines, onInput, notice, attempt, isSending, made, send, again } = useNewItem(draft, today, onMade);
  const { subject } = draft;

  // On a phone it replaces the list.
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <article
      ref={place}
      tabIndex={-1}
      aria-labelledby="desk-new"
      className="scroll-mt-24 rounded-card border border-line bg-raised p-5 shadow-card outline-none sm:p-6"
    >
      <Button variant="quiet" className="-ms-3 mb-2 px-3 lg:hidden" onClick={onClose}>
        <Icon name="chevron" className="size-4 rotate-180" />
        {t('back')}
      </Button>
      <h2 id="desk-new" className="text-2xl">
        {t(`${subject}.title`)}
      </h2>
      {made ? (
        <MadeCard made={made} text={t(`${subject}.made`)} onOpen={() => onOpen(made.id)} onAgain={again} />
      ) : (
        <>
          <p className="mt-1 mb-5 text-ink-soft">{t(`${subject}.lead`)}</p>
          <form
            noValidate
            aria-labelledby="desk-new"
            onSubmit={(event) => void send(event)}
            onInput={onInput}
            className="space-y-5"
          >
            {lines.length > 0 && <ErrorSummary key={attempt} title={t('summary')} errors={lines} />}
            <NewFields subject={subject} field={field} today={today} countries={countries} />
            {notice && (
              <DeskNotice key={attempt} tone="danger" isSignedOut={notice === 'signedOut'}>
                {t(`notices.${notice}`)}
              </DeskNotice>
            )}
            <Button type="submit" aria-disabled={isSending} className="min-h-12 px-8 max-sm:w-full">
              {isSending && <Spinner />}
              <span>{isSending ? t('sending') : t(`${subject}.send`)}</span>
            </Button>
          </form>
        </>
      )}
    </article>
  );
}

interface MadeCardProps {
  made: Made;
  text: string;
  onOpen: () => void;
  onAgain: () => void;
}

/** The reference, to read out on the phone. Takes the focus when it appears. */
function MadeCard({ made: { reference, isNotified }, text, onOpen, onAgain }: MadeCardProps) {
  const t = useTranslations('desk.make');
  const card = useAnswerFocus<HTMLDivElement>();
  return (
    <div ref={card} tabIndex={-1} className="mt-4 rounded-card border-2 border-success bg-success-soft p-5">
      <p>{text}</p>
      <p className="mt-1 select-all font-semibold text-2xl tabular-nums tracking-wide">
        <bdi dir="ltr">{reference}</bdi>
      </p>
      <p className="mt-3">{isNotified ? t('notified') : t('untold')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button className="max-sm:w-full" onClick={onOpen}>
          {t('open')}
        </Button>
        <Button variant="secondary" className="max-sm:w-full" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </div>
  );
}

interface FieldsProps {
  subject: Makeable;
  field: (name: string) => NewItemField;
  /** yyyy-MM-dd; empty while not known. */
  today: string;
  countries: readonly DeskCountry[];
}

/** The fields of a new visa case or refund: subject, status, and date of the status. */
function NewFields({ subject, field, today, countries }: FieldsProps) {
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
