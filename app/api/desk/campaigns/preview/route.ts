import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { composeCampaign, offersOf } from '@/lib/mail/campaigns/campaign';
import { toSend } from '@/lib/mail/compose';
import { answerError, answerJson, onlyGet } from '@/lib/network/http';
import { campaign, campaignColumns } from '@/lib/newsletter/campaigns';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { createSessionClient, readUserId } from '@/lib/supabase/server';

const perMinute = { name: 'desk-campaign-preview', uses: 60, seconds: 60 };

/** A campaign as its readers get it, in both languages, as HTML and as text. Row level security shows it to editors and publishers alone. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refuseTooMany(request, perMinute);
  if (refusal) return refusal;
  const user = await readUserId();
  if (!user.ok) return user.reason;
  const id = z.uuid().safeParse(new URL(request.url).searchParams.get('id'));
  const unknown = () => answerError(404, { error: 'There is no such campaign.', code: 'unknownCampaign' });
  if (!id.success) return unknown();
  try {
    const client = await createSessionClient();
    const { data, error } = await client.from('campaigns').select(campaignColumns).eq('id', id.data).maybeSingle();
    if (error) throw error;
    const found = z.nullable(campaign).parse(data);
    if (!found) return unknown();
    const offers = await offersOf(found);
    const mails = await Promise.all(
      locales.map(async (language) => {
        const { subject, html, text } = toSend({ recipient: '' }, await composeCampaign(found, offers, { language, data: {} }));
        return [language, { subject, html, text }] as const;
      }),
    );
    return answerJson(Object.fromEntries(mails));
  } catch (error) {
    logError('desk-campaigns-failed', { requestId: requestIdOf(request), cause: describeError(error) });
    return answerError(502, { error: 'It cannot be shown at the moment.', code: 'unavailable' });
  }
}

export { onlyGet as DELETE, onlyGet as HEAD, onlyGet as OPTIONS, onlyGet as PATCH, onlyGet as POST, onlyGet as PUT };
