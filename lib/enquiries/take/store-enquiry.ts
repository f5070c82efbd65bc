import 'server-only';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Locale } from '@/lib/i18n/locales';
import { timeouts } from '@/lib/network/timeouts';
import { createAdminClient } from '@/lib/supabase/admin';
import type { Enquiry } from './check-enquiry';
import type { EnquiryFile } from './pdf-file';

const outcomes = z.tuple([z.object({ outcome: z.enum(['created', 'repeated']), reference: z.string() })]);

/** Stores a checked enquiry, the same content of the same sender once a day. Mail to sender and agency is enqueued with it. Rejects when the database does not confirm. */
export async function storeEnquiry(
  { kind, name, email, phone, details }: Enquiry,
  { locale, userId, mailBase }: { locale: Locale; userId: string | null; mailBase: string | null },
  file?: EnquiryFile,
): Promise<{ reference: string; isNew: boolean }> {
  const content = { kind, user_id: userId, name, email, phone, details: { ...details, ...(file && { cv: file.name }) } };
  const request_fingerprint = createHash('sha256')
    .update(JSON.stringify(content))
    .update(file?.bytes ?? '')
    .digest('hex');
  const enquiry = { ...content, locale, request_fingerprint };
  const { data, error } = file
    ? await createAdminClient({ timeLimitMs: timeouts.supabaseWithFile, mailBase }).rpc('create_application', {
        ...{ enquiry, file_name: file.name, file: Buffer.from(file.bytes).toString('base64') },
      })
    : await createAdminClient({ mailBase }).rpc('create_enquiry', { enquiry });
  if (error) throw new Error('The enquiry is not stored', { cause: error });
  const [{ outcome, reference }] = outcomes.parse(data);
  return { reference, isNew: outcome === 'created' };
}
