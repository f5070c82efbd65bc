import * as z from 'zod/mini';
import { handleRead } from '@/lib/desk/handle-action';
import { locales } from '@/lib/i18n/locales';
import { composeCampaign, offersOf } from '@/lib/mail/campaigns/campaign';
import { toSend } from '@/lib/mail/compose';
import { errorResponse, jsonResponse, refuseHead } from '@/lib/network/http';
import { campaign, campaignColumns } from '@/lib/newsletter/campaigns';

/** A campaign as its readers get it, in both languages, as HTML and as text. Row level security shows it to editors and publishers alone. */
export function GET(request: Request): Promise<Response> {
  return handleRead(request, 'desk-campaign-preview', async (client) => {
    const id = z.uuid().safeParse(new URL(request.url).searchParams.get('id'));
    const unknown = () => errorResponse(404, { error: 'There is no such campaign.', code: 'unknownCampaign' });
    if (!id.success) return unknown();
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
    return jsonResponse(Object.fromEntries(mails));
  });
}

export { refuseHead as HEAD };
