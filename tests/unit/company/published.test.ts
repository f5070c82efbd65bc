import { afterEach, describe, expect, it } from 'vitest';
import { contact } from '@/content/company';
import { destinations } from '@/content/destinations';
import { company } from '@/lib/company/company';
import { contactContent } from '@/lib/company/contact-content';
import { type NoteContent, noteContent, noteOn } from '@/lib/company/notes';
import { officeContent } from '@/lib/company/office-content';
import { officeKind } from '@/lib/company/office-kind';
import { officeOf } from '@/lib/company/offices';
import { destinationKind } from '@/lib/destinations/destination-kind';
import { shownDestination } from '@/lib/destinations/shown/shown-destination';
import { officeHours } from '@/lib/i18n/opening-hours';
import { insuranceContent } from '@/lib/insurance/insurance-content';
import { insuranceKind } from '@/lib/insurance/insurance-kind';
import { withIndicativePrice } from '@/lib/insurance/price';
import { airlineOfferKind } from '@/lib/packages/offers/airline-offer';
import { offerKind, startingPriceOf } from '@/lib/packages/offers/offer-kind';
import { pricedOffers } from '@/lib/packages/offers/priced-offers';
import { agencyNode, openingHours } from '@/lib/seo/graph';
import { siteGuide } from '@/lib/sitemap/site-guide';
import { sectionMap } from '@/lib/sitemap/xml';
import { setPublished, takeOutdated } from '@/lib/state/published-content';
import { branchNode } from '@/lib/structured-data/structured-data';

const published = new Set<[string, string]>();
/** On a day after every change of the files. */
function publish(kind: string, key: string, content: object) {
  published.add([kind, key]);
  setPublished(kind, key, { version: 1, at: '2040-01-02T09:00:00Z', content }, []);
}
afterEach(() => {
  for (const [kind, key] of published) setPublished(kind, key, null, []);
  published.clear();
  takeOutdated();
});

interface Checked {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}
const wrong = ({ error }: Checked) => error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

describe('contact', () => {
  it('is that of the file until the agency publishes its own, in texts, links and structured data', () => {
    expect(company.phone).toEqual({ display: '+974 4000 0000', href: 'tel:+97440000000' });
    publish('contact', 'site', {
      ...contact,
      phone: '+974 4444 1234',
      whatsapp: '+974 5555 1234',
      openingHours: { ...contact.openingHours, friday: { opens: '15:00', closes: '19:00' } },
      social: { ...contact.social, x: '' },
    });
    expect(company.phone).toEqual({ display: '+974 4444 1234', href: 'tel:+97444441234' });
    expect(company.whatsapp.number).toBe('97455551234');
    expect(company.social.map(({ icon }) => icon)).toEqual(['instagram', 'facebook', 'linkedin', 'youtube']);
    expect(officeHours().friday).toContain('15:00');
    expect(agencyNode('en').telephone).toBe('+974 4444 1234');
    expect(openingHours()[1]).toMatchObject({ opens: '15:00', closes: '19:00' });
    // An office without a telephone of its own follows.
    expect(officeOf('west-bay').phone.display).toBe('+974 4444 1234');
  });

  it('has numbers, addresses and hours that can be used', () => {
    const check = (change: object) => wrong(contactContent.safeParse({ ...contact, ...change }));
    expect(check({})).toBeUndefined();
    for (const phone of ['40000000', '+97440000000', '+974 4000 0000 x', '']) expect(check({ phone })).toHaveLength(1);
    expect(check({ email: 'hello@' })).toEqual(['email email']);
    const { openingHours: hours, social } = contact;
    const friday = { opens: '20:00', closes: '16:00' };
    expect(check({ openingHours: { ...hours, friday } })).toEqual(['openingHours.friday.closes timesOrder']);
    expect(check({ openingHours: { ...hours, friday: { opens: '8', closes: '16:00' } } })?.[0]).toBe(
      'openingHours.friday.opens time',
    );
    for (const x of ['javascript:alert(1)', 'http://x.com', 'x.com/karam', 'https://x'])
      expect(check({ social: { ...social, x } })).toEqual(['social.x url']);
  });
});

describe('an office', () => {
  it('has the name, address and number that were published', () => {
    const file = officeKind.fileOf('al-sadd');
    publish('office', 'al-sadd', { ...file, phone: '+974 4000 9999' });
    expect(officeOf('al-sadd')).toMatchObject({ name: file?.name, phone: { href: 'tel:+97440009999' }, slug: 'al-sadd' });
    expect(wrong(officeContent.safeParse({ ...file, phone: '' }))).toBeUndefined();
    expect(wrong(officeContent.safeParse({ ...file, phone: '4000' }))).toEqual(['phone phone']);
  });

  it('has the hours of all offices until it gets its own', () => {
    const file = officeKind.fileOf('al-khor');
    const hours = { saturdayToThursday: { opens: '09:00', closes: '17:00' }, friday: { opens: '', closes: '' } };
    const check = (own: object) => wrong(officeContent.safeParse({ ...file, hours: { ...hours, ...own } }));
    expect(officeOf('al-khor')).toMatchObject({ hours: contact.openingHours, hasOwnHours: false });
    publish('office', 'al-khor', { ...file, hours });
    expect(officeOf('al-khor').hours).toEqual({ ...hours, friday: null });
    expect(branchNode(officeOf('al-khor'), 'en').openingHoursSpecification).toEqual([
      expect.objectContaining({ opens: '09:00', closes: '17:00' }),
    ]);
    expect(officeOf('al-sadd').hours).toEqual(contact.openingHours);
    // As it was published before offices had hours.
    const { hours: none, ...earlier } = { ...file, hours };
    publish('office', 'al-khor', earlier);
    expect(officeOf('al-khor').hours).toEqual(contact.openingHours);
    expect(officeContent.safeParse(earlier).data).toEqual(file);
    expect(check({})).toBeUndefined();
    expect(check({ friday: { opens: '16:00', closes: '' } })).toEqual(['hours.friday.closes timesBoth']);
    expect(check({ friday: { opens: '16:00', closes: '15:00' } })).toEqual(['hours.friday.closes timesOrder']);
    expect(check({ saturdayToThursday: hours.friday, friday: { opens: '16:00', closes: '20:00' } })).toEqual([
      'hours.saturdayToThursday.opens hoursOfWeek',
    ]);
  });

  it('is on every page where the footer shows it, else on its own, its neighbours’ and the list', () => {
    expect(officeKind.isOnEveryPage('head-office')).toBe(true);
    expect(officeKind.isOnEveryPage('al-khor')).toBe(false);
    expect(officeKind.pathsOf('al-khor')).toEqual(expect.arrayContaining(['/branches', '/branches/al-khor']));
    expect(officeKind.pathsOf('al-khor')).not.toContain('/branches/al-sadd');
  });
});

it('a note has a day, and may have a last one', () => {
  const words = { en: { text: 'Visa rules changed.' }, ar: { text: 'تغيّرت قواعد التأشيرة.' } };
  const note: NoteContent = { ...words, noted: { since: '2026-11-30', until: '' } };
  expect(noteOn('notice', 'france')).toBeUndefined();
  publish('notice', 'france', note);
  expect(noteOn('notice', 'france')).toEqual(note);
  expect(noteOn('hotelNote', 'france')).toBeUndefined();
  const check = (noted: object) => wrong(noteContent.safeParse({ ...note, noted }));
  expect(check(note.noted)).toBeUndefined();
  expect(check({ since: '', until: '' })).toEqual(['noted.since day']);
  expect(check({ since: '2026-11-30', until: '2026-11-29' })).toEqual(['noted.until daysOrder']);
});

it('the words of a destination are those that were published, or of a draft, and search engines hear of it', () => {
  const [file] = destinations;
  const words = destinationKind.fileOf(file?.slug ?? '');
  if (!file || !words) throw new Error('There are no destinations');
  expect(shownDestination(file)).toBe(file);
  const content = { ...words, en: { ...words.en, lead: 'Come in March.', months: [{ term: 'March', text: 'Mild.' }] } };
  publish('destination', file.slug, content);
  const shown = shownDestination(file);
  expect(shown.en).toMatchObject({ lead: 'Come in March.', seasons: [{ term: 'March', text: 'Mild.' }], see: file.en.see });
  expect(shown.ar).toEqual(file.ar);
  expect(shownDestination(file, words)).toEqual(file);
  expect(siteGuide('')).toContain('Come in March.');
  const entry = `/explore/destinations/${file.slug}</loc><lastmod>2040-01-02</lastmod>`;
  expect(sectionMap('destinations')).toContain(entry);
  expect(wrong(destinationKind.schema.safeParse(content))).toEqual(['ar.months countDiffers']);
});

describe('prices', () => {
  it('of an offer are those that were published, in the order that was', () => {
    const visa = offerKind.fileOf('schengen-visa');
    publish('offer', 'schengen-visa', { ...visa, startingPrice: 550, place: 1 });
    publish('offer', 'maldives-island', { ...offerKind.fileOf('maldives-island'), place: 9 });
    const offers = pricedOffers();
    expect(offers[0]).toMatchObject({ id: 'schengen-visa', startingPrice: 550, link: '/services/visa' });
    expect(startingPriceOf('schengen-visa')).toBe(550);
    expect(offerKind.pathsOf('schengen-visa')).toContain('/services/visa');
    expect(offers.at(-1)?.id).toBe('maldives-island');
    const previewed = pricedOffers({ 'schengen-visa': { ...visa, startingPrice: 90, place: 20 } });
    expect(previewed.find(({ id }) => id === 'schengen-visa')?.startingPrice).toBe(90);
    expect(previewed[0]?.id).not.toBe('schengen-visa');
    expect(startingPriceOf('schengen-visa')).toBe(550);
    expect(wrong(offerKind.schema.safeParse({ ...visa, startingPrice: 0 }))).toEqual(['startingPrice startingPrice']);
    expect(wrong(offerKind.schema.safeParse({ ...visa, badge: 'free' }))).toHaveLength(1);
  });

  it('of insurance are those that were published, and a quotation says of which day', () => {
    const file = insuranceKind.fileOf();
    const details = { departure: '2027-03-01', return: '2027-03-10', travelers: 2, region: 'gulf', level: 'full' };
    const before = withIndicativePrice({ kind: 'insurance', details });
    publish('insurance', 'site', { ...file, perDay: 10, asOf: '2026-11-30' });
    const after = withIndicativePrice({ kind: 'insurance', details });
    expect(after.details).toMatchObject({ indicativeAsOf: '2026-11-30' });
    expect(Reflect.get(after.details, 'indicativePrice')).toBe(2 * Number(Reflect.get(before.details, 'indicativePrice')));
    const check = (change: object) => wrong(insuranceContent.safeParse({ ...file, ...change }));
    expect(check({ perDay: 0 })).toEqual(['perDay perDay']);
    expect(check({ levels: { essential: 1, comfort: 1.65, full: 0 } })).toEqual(['levels.comfort factor', 'levels.full factor']);
  });

  it('of the airline’s offer are percentages, with days in order', () => {
    const file = airlineOfferKind.fileOf();
    const check = (change: object) => wrong(airlineOfferKind.schema.safeParse({ ...file, ...change }));
    expect(check({ discount: { economy: 0, premium: 20 } })).toEqual(['discount.economy discount']);
    expect(check({ sale: { from: '2026-12-31', until: '2026-12-01' } })).toEqual(['sale.until daysOrder']);
    expect(check({ ar: { cities: ['باريس'], terms: ['شرط'] } })).toEqual(['ar.cities countDiffers', 'ar.terms countDiffers']);
  });
});
