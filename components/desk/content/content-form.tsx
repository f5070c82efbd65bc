import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { Spinner } from '@/components/ui/spinner';
import { randomUuid } from '@/lib/browser/random-uuid';
import { type ContentField, contentOf, differences, fieldAt, groupsOf, type Typed, typedOf } from '@/lib/content/fields';
import { contentKinds, type KindName } from '@/lib/content/kinds';
import { type ContentAction, type ContentAnswer, type ContentRole, type ContentVersion, liveOf } from '@/lib/content/versions';
import { fieldErrors } from '@/lib/network/http';
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';
import { isolated } from '@/lib/text/isolate';
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
  act: (action: ContentAction) => Promise<ContentAnswer | null>;
  /** The form refuses what was typed, so what became of the last press no longer counts. */
  onRefuse: () => void;
}

const known = [
  ...(['required', 'tooLong', 'tooMany', 'price', 'percent'] as const),
  ...(['monthTwice', 'noCalmMonth', 'peakBelowBusy', 'daysDiffer'] as const),
  ...(['photo', 'place', 'day', 'dayPast', 'daysOrder', 'path'] as const),
  ...(['nights', 'degrees', 'airport', 'noCarousel'] as const),
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
  typed: Typed;
}

const draftKeyOf = (kind: string, name: string) => `karam.desk-content.${kind}.${name}.v1`;
/** For a form that is opened next. */
export const keepDraft = (kind: string, name: string, draft: Draft): void => writeTab(draftKeyOf(kind, name), draft);

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
export function ContentForm({ kind, name, fields, versions, file, role, act, onRefuse }: ContentFormProps) {
  const t = useTranslations('desk.content');
  const latest = versions[0];
  const draftKey = draftKeyOf(kind, name);
  // After a take-back the form goes on from what visitors see.
  const begins = latest?.state === 'taken_back' ? (liveOf(versions)?.content ?? file) : (latest?.content ?? file);
  const stored = typedOf(fields, begins);
  const [{ seen, typed }, setDraft] = useState<Draft>(() => {
    const before = readTab(draftKey) as Draft | null;
    if (before?.typed) return before;
    return { seen: latest?.version ?? 0, typed: kind === 'photo' ? withRights(stored) : stored };
  });
  const [isSaving, setIsSaving] = useState(false);
  // The editor keeps what it began with.
  const [round, setRound] = useState(0);
  const { errors, lines, attempt, report, onInput } = useFieldErrors();
  const labelOf = useFieldLabel();
  const wordsOf = useErrorWords();
  const isBehind = (latest?.version ?? 0) > seen;
  // A field that only the colleague changed keeps their text.
  const begun = seen === 0 ? file : versions.find(({ version }) => version === seen)?.content;
  const merged = isBehind && begun ? { ...stored, ...changesIn(typed, typedOf(fields, begun)) } : typed;
  const changed = differences(fields, stored, typed);

  function keepMine() {
    const draft = { seen: latest?.version ?? 0, typed: merged };
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
    removeTab(draftKey);
    report({});
    setRound(round + 1);
    setDraft({ seen: latest?.version ?? 0, typed: stored });
  }

  /** Of several errors of a field the first is shown. */
  function reportOnce(errors: readonly (readonly [path: string, error: string, what: string])[]) {
    const found = errors.map(([path, error, what]) => {
      const field = fieldAt(fields, path) ?? fields[0];
      return [fieldId(field?.path ?? ''), `${labelOf(field?.path ?? '')}: ${wordsOf(error, what)}`] as const;
    });
    report(Object.fromEntries(found.filter(([id], index) => found.findIndex(([one]) => one === id) === index)));
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const content = contentOf(fields, typed);
    const { data, error } = contentKinds[kind].schema.safeParse(content);
    reportOnce(fieldErrors(error?.issues ?? []).map(({ path, message, what = '' }) => [path, message, what]));
    if (error) return onRefuse();
    setIsSaving(true);
    const answer = await act({ type: 'save', id: randomUuid(), kind, key: name, seen, content: { ...content } });
    setIsSaving(false);
    if (answer) reportOnce(answer.links.map(({ path, href }) => [path, 'noPage', href]));
    if (answer?.outcome !== 'saved') return;
    removeTab(draftKey);
    if (kind === 'photo') writeTab(rightsKey, Object.fromEntries(rights.map((right) => [right, typed[right] ?? ''])));
    // As it is stored: Arabic digits and spaces around a text are no change.
    setDraft({ seen: seen + 1, typed: typedOf(fields, data) });
  }

  return (
    <form noValidate onInput={onInput} onSubmit={(event) => void save(event)} className="min-w-0 space-y-6">
      {isBehind && latest && (
        <AnswerNotice tone="warning">
          <p className="font-semibold">{t('behind', { name: latest.staff_name, version: latest.version })}</p>
          <Differences fields={fields} before={stored} after={merged} beforeLabel={t('theirs')} afterLabel={t('yours')} />
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={keepMine}>
              {t('keepMine')}
            </Button>
            <Button variant="secondary" onClick={startAgain}>
              {t('takeTheirs')}
            </Button>
          </div>
        </AnswerNotice>
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
