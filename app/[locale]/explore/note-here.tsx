import { PageNote } from '@/components/layout/guide/page-note';
import { type NoteKind, noteContent, noteOn } from '@/lib/company/notes';
import { readDraft } from '@/lib/content/read-draft';

/** The note of a page, for an editor who previews it its draft. */
export async function NoteHere({ kind, slug }: { kind: NoteKind; slug: string }) {
  const draft = await readDraft(kind, slug, noteContent);
  const note = draft?.content ?? noteOn(kind, slug);
  return note && <PageNote note={note} />;
}
