import 'server-only';
import * as z from 'zod/mini';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { timeouts } from '@/lib/network/timeouts';
import { readSigned, signText } from '@/lib/security/signed-text';
import { createAdminClient } from '@/lib/supabase/admin';
import { groupPapers, type PaperGroup, paper, paperColumns, travellersIn } from './papers';
import { asStored, type EnquiryFile } from './take/files';

const stored = z.object({
  status: z.string(),
  details: z.record(z.string(), z.unknown()),
  enquiry_files: z.array(z.extend(paper, { created_at: z.string() })),
});

/** The papers of a visa enquiry; null when it is closed or deleted. Rejects when they cannot be read. */
export async function readPapers(by: { reference: string } | { id: string }): Promise<PaperGroup[] | null> {
  const [[column, value] = ['id', '']] = Object.entries(by);
  const { data, error } = await createAdminClient()
    .from('enquiries')
    .select(`status, details, enquiry_files (${paperColumns}, created_at)`)
    .eq('kind', 'visa')
    .eq(column, value)
    .maybeSingle();
  if (error) throw new Error('The papers cannot be read', { cause: error });
  if (data === null) return null;
  const { status, details, enquiry_files } = stored.parse(data);
  const papers = enquiry_files.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  return status === 'closed' ? null : groupPapers(papers, travellersIn(details));
}

const outcomes = z.enum(['added', 'gone', 'tooMany', 'full']);

/** Stores further papers; the same file again is stored once. Rejects when the database does not confirm. */
export async function addPapers(reference: string, files: readonly EnquiryFile[]): Promise<z.infer<typeof outcomes>> {
  const { data, error } = await createAdminClient({ timeLimitMs: timeouts.supabaseWithFile }).rpc('add_papers', {
    enquiry_reference: reference,
    files: files.map(asStored),
  });
  if (error) throw new Error('The papers are not stored', { cause: error });
  return outcomes.parse(data);
}

/** The page where the papers of an enquiry are sent and followed; the key in it is the permission. English path, with its query. */
export const papersPath = (reference: string) => `/visa-papers?key=${signText('visa-papers', reference)}`;

export const papersPage = (reference: string, locale: Locale) => localizePath(papersPath(reference), locale);

/** The reference of the enquiry that a key is for; null for anything else. */
export const enquiryOfKey = (key: string) => readSigned('visa-papers', key);
