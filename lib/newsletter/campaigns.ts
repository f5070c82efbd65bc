/** Campaigns of offers: what the desk writes, sends and reads. Row level security shows them to editors and publishers alone. */
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { withTextRules } from '@/lib/checks';
import { locales } from '@/lib/i18n/locales';
import { type SendFailure, sendAction } from '@/lib/network/send-action';
import type { Database } from '@/lib/supabase/database.types';

type Client = SupabaseClient<Database>;

export const most = { subject: 70, intro: 600, offers: 6 };

const text = (longest: number) =>
  z
    .string({ error: 'required' })
    .check(z.trim(), z.minLength(1, { error: 'required', abort: true }), z.maxLength(longest, { error: 'tooLong' }));
const oneLine = (longest: number) => text(longest).check(z.regex(/^[^\p{Cc}]*$/u, { error: 'oneLine' }));

/** What editors write. Errors are keys of `campaigns.errors`. */
export const campaignContent = withTextRules(
  z.object({
    subject: z.object({ en: oneLine(most.subject), ar: oneLine(most.subject) }),
    intro: z.object({ en: text(most.intro), ar: text(most.intro) }),
    /** Ids of holiday packages, in the order of the mail. */
    offers: z.array(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)), { error: 'noOffer' }).check(
      z.minLength(1, { error: 'noOffer', abort: true }),
      z.maxLength(most.offers, { error: 'tooManyOffers' }),
      z.refine((ids) => new Set(ids).size === ids.length, { error: 'tooManyOffers' }),
    ),
  }),
);
export type CampaignContent = z.infer<typeof campaignContent>;

/** `theirs`, with what `mine` changed since `begun`. */
export function withChanges(theirs: CampaignContent, begun: CampaignContent, mine: CampaignContent): CampaignContent {
  const either = <Value>(own: Value, before: Value, other: Value): Value =>
    JSON.stringify(own) === JSON.stringify(before) ? other : own;
  const both = (part: 'subject' | 'intro') => ({
    en: either(mine[part].en, begun[part].en, theirs[part].en),
    ar: either(mine[part].ar, begun[part].ar, theirs[part].ar),
  });
  return { subject: both('subject'), intro: both('intro'), offers: either(mine.offers, begun.offers, theirs.offers) };
}

const bilingual = z.object({ en: z.string(), ar: z.string() });
/** As an earlier schema may have allowed it: checked again before it is sent. */
const storedContent = z.object({ subject: bilingual, intro: bilingual, offers: z.array(z.string()) });

/** A holiday as the mail shows it. */
export const campaignOffer = z.object({
  id: z.string(),
  name: bilingual,
  accommodation: bilingual,
  nights: z.int(),
  /** QAR per person, two sharing a room, in `months`. */
  price: z.int(),
  /** Those of the quiet season; 1 is January. */
  months: z.array(z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])),
  /** Absent from what was sent before mail had pictures. */
  picture: z.optional(
    z.object({
      /** Paths of this site: a poster is drawn for each direction of reading. */
      src: z.object({ en: z.string().check(z.startsWith('/')), ar: z.string().check(z.startsWith('/')) }),
      alt: bilingual,
    }),
  ),
});
export type CampaignOffer = z.infer<typeof campaignOffer>;

/** As stored. */
export const campaign = z.object({
  id: z.string(),
  version: z.number(),
  state: z.enum(['draft', 'sending', 'sent', 'stopped']),
  content: storedContent,
  offers: z.nullable(z.array(campaignOffer)),
  staff_name: z.string(),
  written_at: z.string(),
  sent_by: z.nullable(z.string()),
  started_at: z.nullable(z.string()),
  stopped_by: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
});
export type Campaign = z.infer<typeof campaign>;

export const campaignColumns =
  'id, version, state, content, offers, staff_name, written_at, sent_by, started_at, stopped_by, ended_at' as const;

const counts = z.object({
  queued: z.number(),
  sent: z.number(),
  failed: z.number(),
  skipped: z.number(),
  bounced: z.number(),
  complaints: z.number(),
  unsubscribed: z.number(),
  counting: z.number(),
  opened: z.number(),
});
export type CampaignCounts = z.infer<typeof counts>;

const none: CampaignCounts = {
  queued: 0,
  sent: 0,
  failed: 0,
  skipped: 0,
  bounced: 0,
  complaints: 0,
  unsubscribed: 0,
  counting: 0,
  opened: 0,
};

export type CountedCampaign = Campaign & { counts: CampaignCounts };

/** The latest campaigns with what became of their mails; empty for whoever may not see them. */
export async function readCampaigns(client: Client): Promise<CountedCampaign[]> {
  const { data, error } = await client
    .from('campaigns')
    .select(campaignColumns)
    .order('written_at', { ascending: false })
    .limit(50);
  if (error) throw error;
  const campaigns = data.flatMap((row) => campaign.safeParse(row).data ?? []);
  const counted = await client.rpc('desk_campaign_counts', { campaign_ids: campaigns.map(({ id }) => id) });
  if (counted.error) throw counted.error;
  const sums = z.array(z.extend(counts, { campaign_id: z.string() })).parse(counted.data);
  return campaigns.map((each) => ({ ...each, counts: sums.find(({ campaign_id }) => campaign_id === each.id) ?? none }));
}

/** How many get a campaign that is sent now. */
export async function readReaders(client: Client): Promise<{ en: number; ar: number }> {
  const { data, error } = await client.rpc('desk_campaign_readers');
  if (error) throw error;
  const rows = z.array(z.object({ language: z.enum(locales), readers: z.number() })).parse(data);
  const of = (language: string) => rows.find((row) => row.language === language)?.readers ?? 0;
  return { en: of('en'), ar: of('ar') };
}

/** What the desk sends; `seen` is the version on screen. */
export const campaignAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('save'), id: z.uuid(), seen: z.int().check(z.gte(0)), content: campaignContent }),
  z.object({ type: z.literal('test'), id: z.uuid(), seen: z.int() }),
  z.object({ type: z.literal('send'), id: z.uuid(), seen: z.int() }),
  z.object({ type: z.literal('stop'), id: z.uuid() }),
  z.object({ type: z.literal('continue'), id: z.uuid() }),
  z.object({ type: z.literal('delete'), id: z.uuid(), seen: z.int() }),
]);
export type CampaignAction = z.infer<typeof campaignAction>;

export const campaignOutcomes = [
  ...(['saved', 'repeated', 'stale', 'started', 'gone', 'tested', 'tooMany'] as const),
  ...(['sending', 'nobody', 'offerGone', 'outdated', 'stopped', 'tooLate', 'offerEnded', 'deleted'] as const),
] as const;
export type CampaignOutcome = (typeof campaignOutcomes)[number] | SendFailure;

export const sendCampaignAction = (action: CampaignAction): Promise<CampaignOutcome> =>
  sendAction('/api/desk/campaigns', action, campaignOutcomes);

/** The mail as a reader gets it. */
const previewedMail = z.object({ subject: z.string(), html: z.string(), text: z.string() });
const preview = z.object({ en: previewedMail, ar: previewedMail });
export type CampaignPreview = z.infer<typeof preview>;

async function readJson(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.json();
}

export const readPreview = async (id: string): Promise<CampaignPreview> =>
  preview.parse(await readJson(`/api/desk/campaigns/preview?id=${id}`));

/** Every holiday, as it is published now. */
export const readOffers = async (): Promise<CampaignOffer[]> =>
  z.array(campaignOffer).parse(await readJson('/api/desk/campaigns'));
