import 'server-only';
import * as z from 'zod/mini';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import { formatQar } from '@/lib/money';
import { type Campaign, type CampaignOffer, campaign, campaignColumns } from '@/lib/newsletter/campaigns';
import { openedToken, unsubscribeToken } from '@/lib/newsletter/readers';
import { stretchesOf } from '@/lib/packages/price';
import { createAdminClient } from '@/lib/supabase/admin';
import { isolated } from '@/lib/text/isolate';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { Block, Composed, MailContent } from '../layout';
import { baseOf, linkTo, type QueuedMail } from '../queued-mail';
import { selectedOffers } from './offers';

/** Whom a mail is for; a test and a preview are for nobody who is subscribed. */
interface Reader {
  subscription: string;
  mail: string;
  countsOpens: boolean;
}

const about = z.object({ reference: z.string(), mail: z.optional(z.uuid()) });

const reading = z.object({
  id: z.string(),
  counts_opens: z.boolean(),
  newsletter_subscriptions: z.nullable(
    z.object({ id: z.string(), status: z.string(), opens_allowed_at: z.nullable(z.string()) }),
  ),
});

/** To a subscriber. `moot` when they have unsubscribed, or the campaign was stopped. */
export async function campaignMail(mail: QueuedMail): Promise<Composed | 'moot' | null> {
  const { reference, mail: id = '' } = about.parse(mail.data);
  const sent = await readCampaign(reference);
  const { data, error } = await createAdminClient()
    .from('campaign_mails')
    .select('id, counts_opens, newsletter_subscriptions (id, status, opens_allowed_at)')
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error('The reader of a campaign cannot be read', { cause: error });
  const row = z.nullable(reading).parse(data);
  if (!sent || !row) return null;
  const subscription = row.newsletter_subscriptions;
  if (sent.state !== 'sending' || subscription?.status !== 'confirmed') return 'moot';
  const countsOpens = row.counts_opens && subscription.opens_allowed_at !== null;
  return composeCampaign(sent, sent.offers ?? [], mail, { subscription: subscription.id, mail: row.id, countsOpens });
}

/** To an editor, as it would be sent now. */
export async function campaignTest(mail: QueuedMail): Promise<Composed | null> {
  const draft = await readCampaign(about.parse(mail.data).reference);
  if (!draft) return null;
  const composed = await composeCampaign(draft, await offersOf(draft), mail);
  const words = (await wordsIn(mail.language, ['newsletter']))('newsletter.mail.campaign');
  return { ...composed, content: { ...composed.content, subject: words('test', { subject: composed.content.subject }) } };
}

async function readCampaign(id: string): Promise<Campaign | null> {
  const { data, error } = await createAdminClient().from('campaigns').select(campaignColumns).eq('id', id).maybeSingle();
  if (error) throw new Error('The campaign cannot be read', { cause: error });
  return z.nullable(campaign).parse(data);
}

/** As they were sent, or as they are now. Of a draft those that are not offered any more are left out. */
export async function offersOf({ offers, content }: Campaign): Promise<CampaignOffer[]> {
  const now = await Promise.all(content.offers.map((id) => selectedOffers([id])));
  return offers ?? now.flatMap((found) => found ?? []);
}

export async function composeCampaign(
  { content, started_at }: Pick<Campaign, 'content' | 'started_at'>,
  offers: readonly CampaignOffer[],
  mail: Pick<QueuedMail, 'data' | 'language'>,
  reader: Reader | null = null,
): Promise<Composed> {
  const { language } = mail;
  const words = (await wordsIn(language, ['newsletter']))('newsletter.mail');
  const price = (offer: CampaignOffer) => isolated(formatQar(offer.price, intlTag(language)));
  const blocks: Block[] = offers.map((offer) => ({
    type: 'offer',
    name: offer.name[language],
    about: words('campaign.about', { nights: offer.nights, hotel: offer.accommodation[language] }),
    price: words('campaign.price', { price: price(offer) }),
    months:
      offer.months.length === 12
        ? words('campaign.allYear')
        : words('campaign.months', { months: monthNames(offer.months, language) }),
    label: words('campaign.open'),
    href: linkTo(mail, `/travel/package/${offer.id}`, language),
    ...(offer.picture && {
      picture: { src: baseOf(mail) + offer.picture.src[language], alt: offer.picture.alt[language] },
    }),
  }));
  const token = reader ? unsubscribeToken(reader.subscription) : '';
  const query = `unsubscribe=${token}&mail=${reader?.mail ?? ''}`;
  const day = new Date(`${todayInQatar(started_at ? new Date(started_at) : new Date())}T00:00:00Z`);
  const date = new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  const footer: MailContent['footer'] = [
    words('campaign.why'),
    ...(reader?.countsOpens ? [words('campaign.counted')] : []),
    { label: words('endLink'), href: linkTo(mail, `/newsletter?${query}`, language) },
  ];
  return {
    content: {
      language,
      subject: content.subject[language],
      preview: offers.map((offer) => words('campaign.preview', { name: offer.name[language], price: price(offer) })).join(' · '),
      title: content.subject[language],
      blocks: [
        ...content.intro[language].split(/\n\s*\n/).map((text) => ({ type: 'text', text }) as const),
        ...blocks,
        { type: 'text', text: words('campaign.terms', { date }), isSoft: true },
      ],
      footer,
      ...(reader?.countsOpens && { counter: `${baseOf(mail)}/api/newsletter/opened?mail=${openedToken(reader.mail)}` }),
    },
    ...(reader && {
      unsubscribe: `${baseOf(mail)}/api/newsletter/unsubscribe?token=${token}&mail=${reader.mail}&language=${language}`,
    }),
  };
}

/** "May – September, December" */
function monthNames(months: CampaignOffer['months'], language: Locale): string {
  const tag = intlTag(language);
  const format = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  const name = (month: number) => format.format(Date.UTC(2027, month - 1, 1));
  const stretches = stretchesOf(months).map(({ first, last }) =>
    first === last ? name(first) : `${name(first)} – ${name(last)}`,
  );
  return new Intl.ListFormat(tag, { type: 'unit', style: 'short' }).format(stretches);
}
