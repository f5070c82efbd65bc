import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { Spinner } from '@/components/ui/spinner';
import { randomUuid } from '@/lib/browser/random-uuid';
import { type ContentField, contentOf, differences, fieldAt, groupsOf, type Typed, typedOf } from '@/lib/content/fields';
import { contentKinds, type KindName } from '@/lib/content/kinds';
import { type ContentAction, type ContentResponse, type ContentRole, type ContentVersion, liveOf } from '@/lib/content/versions';
import { fieldErrors } from '@/lib/network/http';
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';
import { isolated } from '@/lib/text/isolate';
import { ColleagueSaved } from '../colleague-saved';
import { FieldPair } from './content-fields';
import { Differences, fieldId, useFieldLabel } from './differences';

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

interface Draft {
  /** The version it began with; 0 for the file. */
  seen: number;
  /** What it began with; what the files say where it is absent. */
  begun?: Typed;
  typed: Typed;
}

const draftKeyOf = (kind: string, name: string) => `karam.desk-content.${kind}.${name}.v1`;
/** For a form that is opened next. */
export const keepDraft = (kind: string, name: string, draft: Draft): void => writeTab(draftKeyOf(kind, name), draft);
export const hasDraft = (kind: string, name: string): boolean => readTab(draftKeyOf(kind, name)) !== null;

/** Who took the last photograph, and the right to show it: often that of the next one. */
const rightsKey = 'karam.desk-content.rights.v1';
const rights = ['credit', 'licence', 'until'] as const;

function withRights(typed: Typed): Typed {
  const before = readTab(rightsKey);
  return typed['photo'] || !before || typeof before !== 'object' ? typed : { ...typed, ...before };
}

const changesIn = (typed: Typed, begun: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([path, text]) => text !== begun[path]));

/** The form that the schema makes. What was typed stays in the tab until it is saved, also when a colleague saves something else. */
export function ContentForm({ kind, name, fields, versions, file, role, act, onMoveOn }: ContentFormProps) {
  const t = useTranslations('desk.content');
  const editing = useTranslations('desk.editing');
  const latest = versions[0];
  const draftKey = draftKeyOf(kind, name);
  // After a take-back the form goes on from what visitors see, if that is anything.
  const shown = liveOf(versions)?.content ?? (Object.keys(file).length > 0 ? file : undefined);
  const stored = typedOf(fields, (latest?.state === 'taken_back' ? shown : undefined) ?? latest?.content ?? file);
  const [{ seen, begun = typedOf(fields, file), typed }, setDraft] = useState<Draft>(() => {
    const before = readTab(draftKey) as Draft | null;
    if (before?.typed) return before;
    const typed = kind === 'photo' ? withRights(stored) : stored;
    return { seen: latest?.version ?? 0, begun: stored, typed };
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
  const changed = differences(fields, stored, typed);

  function keepMine() {
    const draft = { seen: latest?.version ?? 0, begun: stored, typed: merged };
    onMoveOn();
    writeTab(draftKey, draft);
    setRound(round + 1);
    setDraft(draft);
  }

  /** A photograph may arrive while something else is typed. */
  function type(changes: Typed) {
    setDraft((draft) => {
      const next = { ...draft, typed: { ...draft.typed, ...changes } };
      writeTab(draftKey, next);
      return next;
    });
  }

  function startAgain() {
    onMoveOn();
    removeTab(draftKey);
    report({});
    setRound(round + 1);
    setDraft({ seen: latest?.version ?? 0, begun: stored, typed: stored });
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
    if (answer?.outcome !== 'saved' && answer?.outcome !== 'repeated') return;
    removeTab(draftKey);
    if (kind === 'photo') writeTab(rightsKey, Object.fromEntries(rights.map((right) => [right, typed[right] ?? ''])));
    // As it is stored: Arabic digits and spaces around a text are no change.
    const saved = typedOf(fields, data);
    setDraft((draft) => {
      const since = changesIn(draft.typed, typed);
      const next = { seen: seen + 1, begun: saved, typed: { ...saved, ...since } };
      if (Object.keys(since).length > 0) writeTab(draftKey, next);
      return next;
    });
  }

  return (
    <form noValidate onInput={onInput} onSubmit={(event) => void save(event)} className="min-w-0 space-y-6">
      {isBehind && latest && (
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
      {groupsOf(fields).map((group) => (
        <FieldPair key={`${group.name} ${round}`} kind={kind} group={group} typed={typed} errors={errors} onType={type} />
      ))}
      <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-line border-t bg-surface py-3">
        <Button
          type="submit"
          variant={changed.length > 0 ? 'primary' : 'secondary'}
          aria-disabled={isSaving}
          className="min-h-12 px-8 max-sm:w-full"
        >
          {isSaving && <Spinner />}
          <span>{t('save')}</span>
        </Button>
        {changed.length > 0 && !isBehind && (
          <Button variant="quiet" onClick={startAgain}>
            {t('undo')}
          </Button>
        )}
        {role === 'publisher' && latest?.state === 'draft' && changed.length === 0 && (
          <Button className="min-h-12 px-8 max-sm:w-full" onClick={() => void act({ type: 'publish', id: latest.id })}>
            {t('publish')}
          </Button>
        )}
        <p className="text-ink-soft text-sm">{t('changed', { count: changed.length })}</p>
      </div>
    </form>
  );
}
