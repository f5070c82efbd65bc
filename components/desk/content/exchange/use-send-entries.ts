import { useState } from 'react';
import { randomUuid } from '@/lib/browser/random-uuid';
import type { PlannedEntry } from '@/lib/content/exchange/planned';
import { type ContentAction, type ContentOutcome, type ContentResponse, sendContent } from '@/lib/content/versions';

/** An entry that became a draft, or was published. */
interface Done {
  entry: PlannedEntry;
  /** Of its draft. */
  id: string;
}

interface NotDone extends Done {
  answer: ContentResponse;
}

/** What came of the entries that were sent. */
export interface Sent {
  done: readonly Done[];
  failed: readonly NotDone[];
  /** Drafts with more in them than the file says: each is published from its own page. */
  held: readonly Done[];
  isPublished: boolean;
}

const successes: readonly ContentOutcome[] = ['saved', 'published', 'repeated'];
/** The next would fail as well. */
const ends: readonly ContentOutcome[] = ['signedOut', 'refused', 'offline'];

const isHeld = ({ entry }: Done): boolean => entry.carried.length > 0;

/** Sends entries one after another. One that is refused does not hold up the others. */
export function useSendEntries(onDone: () => void) {
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);

  async function send(list: readonly Done[], actionOf: (one: Done) => ContentAction, before: Sent | null = null) {
    if (isSending) return;
    setIsSending(true);
    const done: Done[] = [];
    const failed: NotDone[] = [];
    for (const one of list) {
      const last = failed.at(-1)?.answer;
      const answer = last && ends.includes(last.outcome) ? last : await sendContent(actionOf(one));
      if (successes.includes(answer.outcome)) done.push(one);
      else failed.push({ ...one, answer });
      setSent({ done: [...done], failed: [...failed], held: before?.held ?? done.filter(isHeld), isPublished: before !== null });
    }
    setIsSending(false);
    onDone();
  }

  return {
    isSending,
    sent,
    clear: () => setSent(null),
    save: (entries: readonly PlannedEntry[]) =>
      send(
        entries.map((entry) => ({ entry, id: randomUuid() })),
        ({ id, entry: { kind, key, seen, content } }) => ({ type: 'save', id, kind, key, seen, content: { ...content } }),
      ),
    publish: (saved: Sent) =>
      send(
        saved.done.filter((one) => !isHeld(one)),
        ({ id }) => ({ type: 'publish', id }),
        saved,
      ),
  };
}
