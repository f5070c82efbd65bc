import { useTranslations } from 'next-intl';
import type { ContentResponse } from '@/lib/content/versions';
import { DeskNotice } from '../../notices';
import { useErrorWords } from '../content-form';
import { useFieldLabel } from '../differences';
import { EntryName } from './planned-entries';
import type { Sent } from './use-send-entries';

/** How many were saved or published, and each that was not, with its reason. */
export function SentEntries({ sent: { done, failed, isPublished } }: { sent: Sent }) {
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
