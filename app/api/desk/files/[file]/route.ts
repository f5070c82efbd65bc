import * as z from 'zod/mini';
import { describeError, logError } from '@/lib/log';
import { downloadResponse, errorResponse } from '@/lib/network/http';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { createSessionClient, readUserId } from '@/lib/supabase/server';

const filesPerMinute = { name: 'desk-files', uses: 60, seconds: 60 };
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface FileContext {
  params: Promise<{ file: string }>;
}

/** A file of an enquiry, for staff. Others get 404. */
export async function GET(request: Request, { params }: FileContext): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, filesPerMinute));
  if (refusal) return refusal;
  const { file: id } = await params;
  const user = await readUserId();
  if (!user.ok) return user.reason;
  try {
    const file = uuid.test(id) ? await readFile(id) : null;
    if (!file) return errorResponse(404, { error: 'There is no such file.', code: 'unknownFile' });
    return downloadResponse(file);
  } catch (error) {
    logError('desk-file-failed', { requestId: requestIdOf(request), cause: describeError(error) });
    return errorResponse(502, { error: 'The file could not be read.', code: 'unavailable' });
  }
}

const files = z.array(z.object({ name: z.string(), type: z.string(), content: z.string() }));
/** Postgres: insufficient_privilege. The visitor is not signed in. */
const notAllowed = '42501';

/** A file, read with the user's rights: null except for staff. Rejects when it cannot be read. */
async function readFile(id: string) {
  const { data, error } = await (await createSessionClient()).rpc('desk_file', { file: id });
  if (error?.code === notAllowed) return null;
  if (error) throw new Error('The file cannot be read', { cause: error });
  const [file] = files.parse(data);
  return file ? { ...file, body: Buffer.from(file.content, 'base64') } : null;
}
