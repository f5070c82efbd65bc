import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { readContentRole } from '@/lib/content/versions';
import { handleAction, handleRead } from '@/lib/desk/handle-action';
import { offersNow, selectedOffers } from '@/lib/mail/campaigns/offers';
import { kickCampaigns, kickOutbox } from '@/lib/mail-transport/mail-sender';
import { errorResponse, jsonResponse } from '@/lib/network/http';
import {
  type CampaignAction,
  campaign,
  campaignAction,
  campaignColumns,
  campaignContent,
  campaignOutcomes,
} from '@/lib/newsletter/campaigns';
import type { Database } from '@/lib/supabase/database.types';

/** What the desk does with a campaign, with the rights of the signed-in user. */
export function POST(request: Request): Promise<Response> {
  return handleAction(request, {
    name: 'desk-campaigns',
    schema: campaignAction,
    maxBytes: 16_000,
    code: 'invalidCampaign',
    act: perform,
    answer: (data) => {
      const outcome = z.enum(campaignOutcomes).parse(data);
      if (outcome === 'tested') kickOutbox();
      if (outcome === 'sending') kickCampaigns();
      return jsonResponse({ outcome });
    },
  });
}

async function perform(client: SupabaseClient<Database>, action: CampaignAction) {
  const { id } = action;
  if (action.type === 'stop') return client.rpc('desk_stop_campaign', { campaign: id });
  if (action.type === 'delete') return client.rpc('desk_delete_campaign', { campaign: id, seen: action.seen });
  if (action.type === 'save')
    return client.rpc('desk_save_campaign', { campaign: id, its_content: action.content, seen: action.seen });
  const { data, error } = await client.from('campaigns').select(campaignColumns).eq('id', id).maybeSingle();
  if (error) return { data, error };
  const draft = z.nullable(campaign).parse(data);
  if (action.type === 'continue') {
    if (draft && !(await selectedOffers(draft.content.offers))) return { data: 'offerEnded', error: null };
    return client.rpc('desk_continue_campaign', { campaign: id });
  }
  if (action.type === 'test') {
    if (draft && !draft.offers && !(await selectedOffers(draft.content.offers))) return { data: 'offerGone', error: null };
    return client.rpc('desk_test_campaign', { campaign: id, seen: action.seen });
  }
  if (draft && !campaignContent.safeParse(draft.content).success) return { data: 'outdated', error: null };
  // Whoever may not read it is told so by the function.
  const fixed = draft ? (draft.offers ?? (await selectedOffers(draft.content.offers))) : [];
  if (!fixed) return { data: 'offerGone', error: null };
  return client.rpc('desk_send_campaign', { campaign: id, seen: action.seen, fixed });
}

/** What can be offered, for editors and publishers. */
export function GET(request: Request): Promise<Response> {
  return handleRead(request, 'desk-campaign-offers', async (client) => {
    if (await readContentRole(client)) return jsonResponse(await offersNow());
    return errorResponse(403, { error: 'This is for editors and publishers.', code: 'notStaff' });
  });
}
