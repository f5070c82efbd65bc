import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { randomUuid } from '@/lib/browser/random-uuid';
import { type ContentField, contentOf, differences, fieldAt, groupsOf, type Typed, typedOf } from '@/lib/content/fields';
import { contentKinds, type KindName } from '@/lib/content/kinds';
import { priceJump, shownOf } from '@/lib/content/review';
import type { ContentAction, ContentResponse, ContentRole, ContentVersion } from '@/lib/content/versions';
import { fieldErrors } from '@/lib/network/http';
import { isolated } from '@/lib/text/isolate';
import { ColleagueSaved } from '../colleague-saved';
import { useLeaveQuestion } from '../use-leave-question';
import { FieldPair } from './content-fields';
import { Differences, fieldId, useFieldLabel } from './differences';
import { FormBar } from './form-bar';
import { type Draft, dropDraft, hasDraft, keepDraft, keepRights, readDraft, withRights } from './form-draft';
import { PhotoArrival } from './photo/photo-arrival';

interface ContentFormProps {
  kind: KindName;
  name: string;
  fields: readonly ContentField[];
  /** The latest first. */
  versions: readonly ContentVersion[];
  /** What the files say. */
  file: object;
  role: NonNullable<ContentRole>;
  act: (action: ContentAction) => Promise<ContentResponse | null>;
  /** What became of the last press no longer counts. */
  onMoveOn: () => void;
}

const known = [
  ...(['required', 'tooLong', 'tooMany', 'price', 'percent'] as const),
  ...(['monthTwice', 'noCalmMonth', 'peakBelowBusy', 'daysDiffer'] as const),
  ...(['photo', 'place', 'day', 'dayPast', 'daysOrder', 'path'] as const),
  ...(['nights', 'degrees', 'airport', 'noCarousel', 'yesOrNo', 'notAChoice'] as const),
  ...(['airportHome', 'daysOfNights', 'nameTaken', 'photoUnknown'] as const),
  ...([
    'phone',
    'email',
    'time',
    'timesOrder',
    'timesBoth',
    'hoursOfWeek',
    'url',
    'countDiffers',
    'discount',
    'travelOver',
  ] as const),
  ...(['startingPrice', 'place20', 'perDay', 'fewestDays', 'factor'] as const),
  ...(['html', 'image', 'link', 'noPage', 'heading', 'headingMarks', 'block', 'noHeading', 'headingTwice', 'clock'] as const),
  ...(['amount', 'wholeMonths', 'warningDays', 'tierOrder', 'tierLess', 'warningLong', 'nearGold'] as const),
  ...(['titleMissing', 'quote', 'language', 'stopsDiffer', 'dayAhead'] as const),
];

/** The words of an error of a schema, which may say what it means. */
export function useErrorWords(): (error: string, what?: string) => string {
  const t = useTranslations('desk.content.errors');
  return (error, what = '') => t(known.find((one) => one === error) ?? 'required', { what: isolated(what) });
}

const changesIn = (typed: Typed, begun: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([path, text]) => text !== begun[path]));

/** The form that the schema makes. What was typed stays in the tab until it is saved, also when a colleague saves something else. */
export function ContentForm({ kind, name, fields, versions, file, role, act, onMoveOn }: ContentFormProps) {
  const t = useTranslations('desk.content');
  const editing = useTranslations('desk.editing');
  const latest = versions[0];
  const shown = shownOf(versions, file);
  const isNew = !latest && !shown;
  // After a take-back the form goes on from what visitors see, if that is anything.
  const stored = typedOf(fields, (latest?.state === 'taken_back' ? shown : undefined) ?? latest?.content ?? file);
  const [{ seen, begun = typedOf(fields, file), typed }, setDraft] = useState<Draft>(() => {
    const before = readDraft(kind, name);
    if (before) return before;
    const typed = kind === 'photo' ? withRights(stored) : stored;
    return { seen: latest?.version ?? 0, begun: isNew ? typed : stored, typed };
  });
  /** The last save, so that one whose answer was lost is not taken for a colleague's. */
  const press = useRef({ id: '', what: '' });
  const [isSaving, setIsSaving] = useState(false);
  // The editor keeps what it began with.
  const [round, setRound] = useState(0);
  const { errors, lines, attempt, report, onInput } = useFieldErrors();
  const labelOf = useFieldLabel(kind);
  const wordsOf = useErrorWords();
  const isBehind = (latest?.version ?? 0) > seen;
  // A field that only the colleague changed keeps their text.
  const merged = isBehind ? { ...stored, ...changesIn(typed, begun) } : typed;
  const changed = differences(fields, isNew ? begun : stored, typed);
  /** Whether a photograph is on its way, and the draft to be saved once it is there. */
  const [arrival, setArrival] = useState({ isSending: false, isAwaited: false });
  const form = useRef<HTMLFormElement>(null);
  useLeaveQuestion(changed.length > 0 || arrival.isSending || (isNew && hasDraft(kind, name)));

  useEffect(() => {
    if (arrival.isSending || !arrival.isAwaited) return;
    setArrival({ isSending: false, isAwaited: false });
    form.current?.requestSubmit();
  }, [arrival]);

  function keepMine() {
    const draft = { seen: latest?.version ?? 0, begun: stored, typed: merged };
    onMoveOn();
    keepDraft(kind, name, draft);
    setRound(round + 1);
    setDraft(draft);
  }

  const isUntouched = isBehind && Object.keys(changesIn(typed, begun)).length === 0;
  useEffect(() => {
    // Nothing is typed here that could be lost: the form goes on from what the colleague has saved.
    if (isUntouched) beginAnew();
  });

  /** A photograph may arrive while something else is typed. */
  function type(changes: Typed) {
    setDraft((draft) => {
      const next = { ...draft, typed: { ...draft.typed, ...changes } };
      keepDraft(kind, name, next);
      return next;
    });
  }

  const onArrival = (is: 'sending' | 'there' | 'refused') =>
    setArrival(({ isAwaited }) => ({ isSending: is === 'sending', isAwaited: isAwaited && is !== 'refused' }));

  function startAgain() {
    onMoveOn();
    beginAnew();
  }

  function beginAnew() {
    const start = isNew ? begun : stored;
    const draft = { seen: latest?.version ?? 0, begun: start, typed: start };
    if (isNew) keepDraft(kind, name, draft);
    else dropDraft(kind, name);
    report({});
    setRound(round + 1);
    setDraft(draft);
  }

  /** Of several errors of a field the first is shown. */
  function reportOnce(errors: readonly (readonly [path: string, error: string, what: string])[]) {
    const found = errors.map(([path, error, what]) => {
      const at = fieldAt(fields, path)?.path ?? fields[0]?.path ?? '';
      return [fieldId(at), `${labelOf(at)}: ${wordsOf(error === 'day' && !typed[at] ? 'required' : error, what)}`] as const;
    });
    report(Object.fromEntries(found.filter(([id], index) => found.findIndex(([one]) => one === id) === index)));
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    if (arrival.isSending) return setArrival({ isSending: true, isAwaited: true });
    const content = contentOf(fields, typed);
    const { data, error } = contentKinds[kind].schema.safeParse(content);
    reportOnce(fieldErrors(error?.issues ?? []).map(({ path, message, what = '' }) => [path, message, what]));
    if (error) return onMoveOn();
    const what = JSON.stringify([seen, content]);
    if (press.current.what !== what) press.current = { id: randomUuid(), what };
    setIsSaving(true);
    const answer = await act({ type: 'save', id: press.current.id, kind, key: name, seen, content: { ...content } });
    setIsSaving(false);
    if (answer) reportOnce(answer.links.map(({ path, href }) => [path, 'noPage', href]));
    // A colleague has deleted the drafts: saved again, it is the first one.
    if (answer?.outcome === 'stale' && !latest) setDraft((draft) => ({ ...draft, seen: 0 }));
    if (answer?.outcome !== 'saved' && answer?.outcome !== 'repeated') return;
    dropDraft(kind, name);
    if (kind === 'photo') keepRights(typed);
    // As it is stored: Arabic digits and spaces around a text are no change.
    const saved = typedOf(fields, data);
    setDraft((draft) => {
      const since = changesIn(draft.typed, typed);
      const next = { seen: seen + 1, begun: saved, typed: { ...saved, ...since } };
      if (Object.keys(since).length > 0) keepDraft(kind, name, next);
      return next;
    });
  }

  return (
    <form
      id="content-form"
      ref={form}
      noValidate
      onInput={onInput}
      onSubmit={(event) => void save(event)}
      className="min-w-0 space-y-6"
    >
      {isBehind && !isUntouched && latest && (
        <ColleagueSaved
          title={t('behind', { name: latest.staff_name, version: latest.version })}
          onKeepMine={keepMine}
          onTakeTheirs={startAgain}
        >
          <Differences
            kind={kind}
            fields={fields}
            before={stored}
            after={merged}
            beforeLabel={editing('theirs')}
            afterLabel={editing('yours')}
          />
        </ColleagueSaved>
      )}
      {lines.length > 0 && <ErrorSummary key={attempt} title={t('summary')} errors={lines} />}
      <PhotoArrival value={onArrival}>
        {groupsOf(fields).map((group) => (
          <FieldPair key={`${group.name} ${round}`} kind={kind} group={group} typed={typed} errors={errors} onType={type} />
        ))}
      </PhotoArrival>
      <FormBar
        isNew={isNew}
        changes={changed.length}
        isSaving={isSaving}
        isAwaiting={arrival.isAwaited}
        jump={latest?.state === 'draft' && changed.length === 0 ? priceJump(contentKinds[kind], shown, latest.content) : null}
        {...(changed.length > 0 && !isBehind && { onUndo: startAgain })}
        {...(role === 'publisher' &&
          latest?.state === 'draft' &&
          changed.length === 0 && { onPublish: () => void act({ type: 'publish', id: latest.id }) })}
      />
    </form>
  );
}
