import * as z from 'zod/mini';
import { allSignInProviders } from './sign-in-providers.ts';

/** Variables left empty in a file count as not set. */
const filled = (value: string | undefined) => (value === '' ? undefined : value);

const namesIn = (setting: string | undefined) => (setting ?? '').split(',').flatMap((name) => name.trim() || []);

const text = z.string().check(z.minLength(1));
const serverShape = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
  OFFER_SIGNING_SECRET: z.string().check(z.minLength(32)),
});

/** The settings of the connection to Supabase. Throws with the names of missing variables, never with a value. */
export function serverEnv(): z.infer<typeof serverShape> {
  const result = serverShape.safeParse({
    SUPABASE_URL: filled(process.env.SUPABASE_URL),
    SUPABASE_PUBLISHABLE_KEY: filled(process.env.SUPABASE_PUBLISHABLE_KEY),
    SUPABASE_SECRET_KEY: filled(process.env.SUPABASE_SECRET_KEY),
    OFFER_SIGNING_SECRET: filled(process.env.OFFER_SIGNING_SECRET),
  });
  if (result.success) return result.data;
  throw new Error(`Missing or invalid environment: ${result.error.issues.map((issue) => issue.path.join('.')).join(', ')}`);
}

/** The public origin of the site, without a trailing slash. */
export function siteUrl(): string {
  return (filled(process.env.SITE_URL) ?? 'http://localhost:3000').replace(/\/$/, '');
}

/** Host name of the fixed preview site for mailed links from previews and localhost; null without one. */
export function previewHost(): string | null {
  return filled(process.env.PREVIEW_HOST) ?? null;
}

/** True while the agency has paused searching (DECISIONS 2). */
export function isSearchPaused(): boolean {
  return ['1', 'on', 'true'].includes(process.env.SEARCH_PAUSED ?? '');
}

/** True when the gallery of components is served: in development, and with `COMPONENTS_PAGE=on`. */
export function isComponentsPageOpen(): boolean {
  return process.env.NODE_ENV === 'development' || process.env.COMPONENTS_PAGE === 'on';
}

/** True with `LIGHT_PAGES=off`: pages are then served as Next.js makes them. */
/** Shared with the server in front by scripts/lib/run-site.mjs; not a setting. Null without that server. */
export function rendererToken(): string | null {
  return process.env.RENDERER_TOKEN || null;
}

export function areLightPagesOff(): boolean {
  return process.env.LIGHT_PAGES === 'off';
}

/** Searches for flights, or for hotels, per network address and minute. */
export function searchesPerMinute(): number {
  return countOr(60, process.env.SEARCHES_PER_MINUTE);
}

/**
 * Supplier requests per network address and day, separately for searches, keywords, lowest fares and flight statuses. Cached answers do not
 * count.
 */
export function searchesPerDay(): number {
  return countOr(1000, process.env.SEARCHES_PER_DAY);
}

/** Look-ups without an account per network address and minute; eight times as many per hour. */
export function lookUpsPerMinute(): number {
  return countOr(30, process.env.LOOK_UPS_PER_MINUTE);
}

/** Sign-ups per network address and hour, and as many codes by mail: each sign-up says whether an e-mail address is registered. */
export function signUpsPerHour(): number {
  return countOr(20, process.env.SIGN_UPS_PER_HOUR);
}

function countOr(usual: number, setting: string | undefined): number {
  const count = Number(filled(setting) ?? usual);
  return Number.isInteger(count) && count > 0 ? count : usual;
}

/** The number of proxies in front of the app. Each adds to X-Forwarded-For the address of its client. */
export function trustedProxyCount(): number {
  const count = Number(filled(process.env.TRUSTED_PROXY_COUNT) ?? 0);
  return Number.isInteger(count) && count > 0 ? count : 0;
}

/** The providers in `SIGN_IN_PROVIDERS`, which hosted Supabase must offer too. None by default. */
export function signInProviders() {
  const named = namesIn(process.env.SIGN_IN_PROVIDERS);
  return allSignInProviders.filter((provider) => named.includes(provider));
}

/** The Redis that the instances of the site share; null for a single instance, which uses its own memory. */
export function redisUrl(): string | null {
  return filled(process.env.REDIS_URL) ?? null;
}

/** Address of the weather service: MET Norway's Locationforecast, or a substitute. */
export function weatherServiceUrl(): string {
  return filled(process.env.WEATHER_SERVICE_URL) ?? 'https://api.met.no/weatherapi/locationforecast/2.0/compact';
}

/** Address of the exchange rate service: the open ExchangeRate-API with USD as base, or a substitute. */
export function ratesServiceUrl(): string {
  return filled(process.env.RATES_SERVICE_URL) ?? 'https://open.er-api.com/v6/latest/USD';
}

/** Address (https) of the street map's style. Pages load only this and its tiles from there. Null when `STREET_MAP_STYLE` is empty. */
export function streetMapStyle(): string | null {
  const address = process.env.STREET_MAP_STYLE ?? 'https://tiles.openfreemap.org/styles/liberty';
  return address.startsWith('https://') && URL.canParse(address) ? address : null;
}

/** SPEC section 7 sets the social pixel up with a placeholder: `parseMeasurementIds` makes no id of it, so nothing is loaded or sent. */
const placeholderPixelId = '000000000000000';

/** Ids of the measurement services, as configured. Placeholders are not filtered out here. */
export function measurementSettings(): { containerId: string | undefined; pixelId: string } {
  return {
    containerId: filled(process.env.TAG_MANAGER_ID),
    pixelId: filled(process.env.SOCIAL_PIXEL_ID) ?? placeholderPixelId,
  };
}

/** How the site's own mail is sent: through a mail server, or into the outbox of the local backend, which the start script sets. */
export function mailSettings(): { smtp: { server: string; from: string } | null; outbox: { url: string; key: string } | null } {
  const server = filled(process.env.SMTP_URL);
  const from = filled(process.env.MAIL_FROM);
  const url = filled(process.env.KARAM_OUTBOX_URL);
  const key = filled(process.env.SUPABASE_SECRET_KEY);
  return { smtp: server && from ? { server, from } : null, outbox: url && key ? { url, key } : null };
}

/** How long news of a booking waits for more, so that both are one mail; with 0 each is a mail of its own. */
export function mailGatherSeconds(): number {
  const seconds = Number(filled(process.env.MAIL_GATHER_SECONDS) ?? 60);
  return Number.isInteger(seconds) && seconds >= 0 && seconds <= 3600 ? seconds : 60;
}

/** How many mails of campaigns go out in a minute. Mail servers limit it, and many at once look like spam. */
export function campaignMailsPerMinute(): number {
  return countOr(60, process.env.CAMPAIGN_MAILS_PER_MINUTE);
}

/** Signs the webhook of the mail server that reports bounces; null when it is not set, or shorter than 32 characters. */
export function bounceSecret(): string | null {
  const secret = filled(process.env.NEWSLETTER_BOUNCE_SECRET);
  return secret && secret.length >= 32 ? secret : null;
}

/** The agency's addresses for notification mail; null when not configured. */
export function enquiryInbox(): string | null {
  return filled(process.env.ENQUIRY_INBOX) ?? null;
}

/** The suppliers in `ORDER_SUPPLIER`, which take orders of flights and stays. */
export function orderSuppliers(): string[] {
  return namesIn(process.env.ORDER_SUPPLIER);
}

/** True where `ORDER_SUPPLIER` names a supplier: agents order at the desk. */
export function takesOrders(): boolean {
  return orderSuppliers().length > 0;
}

/**
 * Whether requests of a kind (flight, multicity, hotel, package) are paid at once: those `PAY_NOW` names, and gift cards, where the site takes
 * payments.
 */
export function isPaidAtOnce(kind: string): boolean {
  return paymentProvider() !== null && (kind === 'gift' || namesIn(process.env.PAY_NOW).includes(kind));
}

/** The payment provider that takes new payments, the first that `PAYMENT_PROVIDER` names; null where the site takes none. */
export function paymentProvider(): string | null {
  return filled(process.env.PAYMENT_PROVIDER)?.split(',')[0]?.trim() || null;
}

/** The names in `PAYMENT_METHODS`, unchecked: `namedMethods` says which are ways to pay. */
export function paymentMethodNames(): string[] {
  return namesIn(process.env.PAYMENT_METHODS);
}
