import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Field } from '@/components/ui/fields/field';
import { Spinner } from '@/components/ui/spinner';
import { TextLink } from '@/components/ui/text-link';
import { type AllContent, readAllContent } from '@/lib/content/all-content';
import { checkEntries } from '@/lib/content/exchange/check-entries';
import { planJson } from '@/lib/content/exchange/json-file';
import { type ImportPlan, isChange } from '@/lib/content/exchange/planned';
import { readChoiceNames } from '@/lib/content/exchange/read-cell';
import { planCsv, readText } from '@/lib/content/exchange/spreadsheet';
import type { KindName } from '@/lib/content/kinds';
import type { ContentResponse, ContentRole } from '@/lib/content/versions';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { DeskNotice } from '../../notices';
import { useErrorWords } from '../content-form';
import { useFieldLabel } from '../differences';
import { JumpWarning } from '../price-jump';
import { EntryName, PlannedEntries } from './planned-entries';
import { type Sent, useSendEntries } from './use-send-entries';

interface ImportFormProps {
  kind: KindName;
  all: AllContent;
  role: NonNullable<ContentRole>;
  onDone: () => void;
}

const mostBytes = 20_000_000;

/** A file is planned first: row by row, what would change and what is wrong. Nothing is stored before somebody presses the button. */
export function ImportForm({ kind, all, role, onDone }: ImportFormProps) {
  const t = useTranslations('desk.content');
  const [plan, setPlan] = useState<ImportPlan | 'tooLarge' | null>(null);
  const [isChecked, setIsChecked] = useState(true);
  const [isReading, setIsReading] = useState(false);
  const [fileName, setFileName] = useState('');
  const { isSending, sent, clear, save, publish } = useSendEntries(onDone);
  const entries = plan && plan !== 'tooLarge' && 'entries' in plan ? plan.entries : [];
  const changes = entries.filter(isChange);

  async function read(file: File) {
    clear();
    setPlan(null);
    if (file.size > mostBytes) return setPlan('tooLarge');
    const text = readText(await file.arrayBuffer());
    if (text === null) return setPlan({ error: 'workbook' });
    // What this page has may be older than the drafts of the last import.
    const now = await loadBrowserClient()
      .then(readAllContent)
      .catch(() => all);
    const planned = /\.json$/i.test(file.name) ? planJson(text, now) : planCsv(kind, text, now, await namesOrCodes(kind));
    if ('error' in planned) return setPlan(planned);
    try {
      const checked = await checkEntries(planned.entries);
      setIsChecked(true);
      setPlan({ entries: checked });
    } catch {
      // What is wrong with links is said again when they are saved.
      setIsChecked(false);
      setPlan(planned);
    }
  }

  return (
    <section aria-labelledby="content-import">
      <h2 id="content-import" className="mb-2 text-2xl">
        {t('exchange.import.title')}
      </h2>
      <p className="mb-4 text-ink-soft">{t('exchange.import.text')}</p>
      <Field id="content-file" label={t('exchange.import.file', { kind: t(`kinds.${kind}`) })} hint={t('exchange.import.hint')}>
        {(control) => (
          // A browser words its own button in the language of the device.
          <span className="relative flex flex-wrap items-center gap-3">
            <input
              {...control}
              type="file"
              accept=".csv,.json,text/csv,application/json"
              className="peer sr-only"
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (!file || isReading) return;
                setFileName(file.name);
                setIsReading(true);
                void read(file).finally(() => setIsReading(false));
                // The same file, mended, can be chosen again.
                target.value = '';
              }}
            />
            <label
              htmlFor={control.id}
              className={buttonClass(
                'secondary',
                'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2',
              )}
            >
              {t('exchange.import.choose')}
            </label>
            <bdi className="min-w-0 break-words text-ink-soft">{fileName || t('exchange.import.noFile')}</bdi>
          </span>
        )}
      </Field>
      {isReading && (
        <p role="status" className="mt-4 inline-flex items-center gap-2">
          <Spinner />
          <span>{t('exchange.import.reading')}</span>
        </p>
      )}
      {plan && <Refusal plan={plan} />}
      {entries.length > 0 && (
        <div className="mt-6 space-y-4">
          {!isChecked && <AnswerNotice tone="warning">{t('exchange.import.notChecked')}</AnswerNotice>}
          <PlannedEntries entries={entries} />
          {changes.length > 0 && (
            <Button
              onClick={() => void save(changes).then(() => setPlan(null))}
              aria-disabled={isSending}
              className="min-h-12 px-8 max-sm:w-full"
            >
              {isSending && <Spinner />}
              <span>{t('exchange.import.save', { count: changes.length })}</span>
            </Button>
          )}
        </div>
      )}
      {sent && (
        <div className="mt-6 space-y-4">
          <SentEntries sent={sent} />
          {role === 'publisher' && <Held sent={sent} />}
          {role === 'publisher' && !sent.isPublished && sent.done.length > sent.held.length && (
            <>
              <Jumps sent={sent} />
              <Button onClick={() => void publish(sent)} aria-disabled={isSending} className="min-h-12 px-8 max-sm:w-full">
                {isSending && <Spinner />}
                <span>{t('exchange.import.publish', { count: sent.done.length - sent.held.length })}</span>
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** Without a connection, choices are known by their codes alone. */
const namesOrCodes = (kind: KindName) => readChoiceNames(kind).catch(() => () => []);

/** Why nothing of the file can be read. */
function Refusal({ plan }: { plan: ImportPlan | 'tooLarge' }) {
  const t = useTranslations('desk.content.exchange.errors');
  if (plan === 'tooLarge') return <AnswerNotice tone="danger">{t('tooLarge')}</AnswerNotice>;
  if ('error' in plan)
    return <AnswerNotice tone="danger">{t(plan.error, { column: plan.column ?? '', row: plan.row ?? 0, key: '' })}</AnswerNotice>;
  return plan.entries.length === 0 && <AnswerNotice tone="warning">{t('noEntries')}</AnswerNotice>;
}

/** How many were saved or published, and each that was not, with its reason. */
function SentEntries({ sent: { done, failed, isPublished } }: { sent: Sent }) {
  const t = useTranslations('desk.content.exchange.import');
  const reasonOf = useReason();
  const isSignedOut = failed.some(({ answer }) => answer.outcome === 'signedOut');
  return (
    <DeskNotice tone={failed.length > 0 ? 'danger' : 'success'} isSignedOut={isSignedOut}>
      <p>{t(isPublished ? 'published' : 'saved', { count: done.length })}</p>
      {failed.length > 0 && (
        <>
          <p className="mt-2 font-medium">{t(isPublished ? 'notPublished' : 'notSaved', { count: failed.length })}</p>
          <ul className="mt-1 list-disc ps-5">
            {failed.map(({ id, entry, answer }) => (
              <li key={id}>
                <EntryName entry={entry} /> <span>{reasonOf(answer)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </DeskNotice>
  );
}

/** What has to be looked at and published on its own page. */
function Held({ sent: { held } }: { sent: Sent }) {
  const t = useTranslations('desk.content.exchange.import');
  if (held.length === 0) return null;
  return (
    <AnswerNotice tone="warning">
      <p>{t('held', { count: held.length })}</p>
      <ul className="mt-1 list-disc ps-5">
        {held.map(({ id, entry }) => (
          <li key={id}>
            <TextLink href={`/desk/content?${new URLSearchParams({ kind: entry.kind, key: entry.key })}`}>
              <EntryName entry={entry} />
            </TextLink>
          </li>
        ))}
      </ul>
    </AnswerNotice>
  );
}

/** Prices that the publication would move by more than half. */
function Jumps({ sent: { done, held } }: { sent: Sent }) {
  const moved = done.filter((one) => one.entry.jump && !held.includes(one));
  if (moved.length === 0) return null;
  return (
    <AnswerNotice tone="warning">
      <ul className="space-y-1">
        {moved.map(({ id, entry }) => (
          <li key={id}>
            <EntryName entry={entry} /> {entry.jump && <JumpWarning jump={entry.jump} />}
          </li>
        ))}
      </ul>
    </AnswerNotice>
  );
}

function useReason(): (answer: ContentResponse) => string {
  const t = useTranslations('desk.content');
  const labelOf = useFieldLabel();
  const wordsOf = useErrorWords();
  return ({ outcome, links }) => {
    if (links.length > 0) return links.map(({ path, href }) => `${labelOf(path)}: ${wordsOf('noPage', href)}`).join(' ');
    const own = `exchange.import.reasons.${outcome}` as 'exchange.import.reasons.stale';
    return t.has(own) ? t(own) : t(`outcomes.${outcome}`);
  };
}
