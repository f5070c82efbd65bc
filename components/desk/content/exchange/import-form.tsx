import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Field } from '@/components/ui/fields/field';
import { Spinner } from '@/components/ui/spinner';
import { randomUuid } from '@/lib/browser/random-uuid';
import type { AllContent } from '@/lib/content/all-content';
import { type ImportPlan, type PlannedEntry, planCsv, planJson, readText } from '@/lib/content/exchange';
import type { KindName } from '@/lib/content/kinds';
import { type ContentOutcome, type ContentRole, sendContent } from '@/lib/content/versions';
import { DeskNotice } from '../../notices';
import { PlannedEntries } from './planned-entries';

interface ImportFormProps {
  kind: KindName;
  all: AllContent;
  role: NonNullable<ContentRole>;
  onDone: () => void;
}

const mostBytes = 20_000_000;

/** What came of the entries that were sent, and the ids of their drafts. */
interface Sent {
  drafts: readonly string[];
  done: number;
  /** The first that failed; null while none has. */
  failure: ContentOutcome | null;
  isPublished: boolean;
}

/** A file is planned first: row by row, what would change and what is wrong. Nothing is stored before somebody presses the button. */
export function ImportForm({ kind, all, role, onDone }: ImportFormProps) {
  const t = useTranslations('desk.content');
  const [plan, setPlan] = useState<ImportPlan | 'tooLarge' | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const entries = plan && plan !== 'tooLarge' && 'entries' in plan ? plan.entries : [];
  const changes = entries.filter(isChange);

  async function read(file: File | undefined) {
    if (!file) return;
    setSent(null);
    if (file.size > mostBytes) return setPlan('tooLarge');
    const text = readText(await file.arrayBuffer());
    if (text === null) return setPlan({ error: 'workbook' });
    setPlan(/\.json$/i.test(file.name) ? planJson(text, all) : planCsv(kind, text, all));
  }

  async function save() {
    await sendEach(changes, async ({ kind: its, key, seen, content }) => {
      const id = randomUuid();
      const { outcome } = await sendContent({ type: 'save', id, kind: its, key, seen, content: { ...content } });
      return [outcome, id];
    });
    setPlan(null);
  }

  async function publish(drafts: readonly string[]) {
    await sendEach(drafts, async (id) => [(await sendContent({ type: 'publish', id })).outcome, id], true);
  }

  /** One after another, until one fails. */
  async function sendEach<One>(
    list: readonly One[],
    send: (one: One) => Promise<readonly [ContentOutcome, string]>,
    isPublished = false,
  ) {
    setIsSending(true);
    const drafts: string[] = [];
    let failure: ContentOutcome | null = null;
    for (const one of list) {
      const [outcome, id] = await send(one);
      if (!successes.includes(outcome)) {
        failure = outcome;
        break;
      }
      drafts.push(id);
      setSent({ drafts, done: drafts.length, failure: null, isPublished });
    }
    setSent({ drafts, done: drafts.length, failure, isPublished });
    setIsSending(false);
    onDone();
  }

  return (
    <section aria-labelledby="content-import">
      <h2 id="content-import" className="mb-2 text-2xl">
        {t('exchange.import.title')}
      </h2>
      <p className="mb-4 text-ink-soft">{t('exchange.import.text')}</p>
      <Field id="content-file" label={t('exchange.import.file', { kind: t(`kinds.${kind}`) })} hint={t('exchange.import.hint')}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.json,text/csv,application/json"
            className="control h-auto py-2"
            onChange={({ target }) => {
              void read(target.files?.[0]);
              // The same file, mended, can be chosen again.
              target.value = '';
            }}
          />
        )}
      </Field>
      {plan && <Refusal plan={plan} />}
      {entries.length > 0 && (
        <div className="mt-6 space-y-4">
          <PlannedEntries entries={entries} all={all} />
          {changes.length > 0 && (
            <Button onClick={() => void save()} aria-disabled={isSending} className="min-h-12 px-8 max-sm:w-full">
              {isSending && <Spinner />}
              <span>{t('exchange.import.save', { count: changes.length })}</span>
            </Button>
          )}
        </div>
      )}
      {sent && (
        <div className="mt-6 space-y-4">
          <DeskNotice tone={sent.failure ? 'danger' : 'success'} isSignedOut={sent.failure === 'signedOut'}>
            <p>{t(sent.isPublished ? 'exchange.import.published' : 'exchange.import.saved', { count: sent.done })}</p>
            {sent.failure && <p>{t(`outcomes.${sent.failure}`)}</p>}
          </DeskNotice>
          {role === 'publisher' && !sent.isPublished && sent.done > 0 && (
            <Button onClick={() => void publish(sent.drafts)} aria-disabled={isSending} className="min-h-12 px-8 max-sm:w-full">
              {isSending && <Spinner />}
              <span>{t('exchange.import.publish', { count: sent.done })}</span>
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

const successes: readonly ContentOutcome[] = ['saved', 'published', 'repeated'];
const isChange = ({ content, differences }: PlannedEntry) => content !== null && differences.length > 0;

/** Why nothing of the file can be read. */
function Refusal({ plan }: { plan: ImportPlan | 'tooLarge' }) {
  const t = useTranslations('desk.content.exchange.errors');
  if (plan === 'tooLarge') return <AnswerNotice tone="danger">{t('tooLarge')}</AnswerNotice>;
  if ('error' in plan) return <AnswerNotice tone="danger">{t(plan.error, { column: plan.column ?? '' })}</AnswerNotice>;
  return plan.entries.length === 0 && <AnswerNotice tone="warning">{t('noEntries')}</AnswerNotice>;
}
