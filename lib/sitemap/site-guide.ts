import { branchAreas } from '@/content/branches';
import { businessPages } from '@/content/business/pages';
import { about } from '@/content/company-pages/about';
import { destinations } from '@/content/destinations';
import { hotelGroups } from '@/content/hotels';
import { packageCountries } from '@/content/packages';
import { serviceGroups } from '@/content/services';
import { shownPosts } from '@/lib/blog/shown/shown-posts';
import { company } from '@/lib/company/company';
import { officeOf } from '@/lib/company/offices';
import { shownDestination } from '@/lib/destinations/shown/shown-destination';
import { packagesOf } from '@/lib/packages/on-sale/on-sale';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { sectionNames } from './single-pages';
import { sectionPath } from './xml';

/** The site in one page of Markdown, for programs (llmstxt.org). `summary` is one sentence. */
export function siteGuide(summary: string): string {
  const { saturdayToThursday, friday } = company.openingHours;
  const offices = branchAreas.map((area) => `${area.name.en} (${area.slugs.map((slug) => officeOf(slug).name.en).join(', ')})`);
  const services = serviceGroups.flatMap((group) => group.services);
  const forCompanies = businessPages.filter(({ href }) => services.every((service) => service.href !== href));
  return [
    `# ${company.name.en}`,
    `> ${summary}`,
    [
      'Every page is there in English and, with the same address after /ar, in Arabic. Trips are booked by request: the traveller',
      'says what is wanted, an agent checks seat and price and answers, and nothing is paid on the site. Prices are in Qatari riyal.',
    ].join('\n'),
    section('Services', [
      ...services.map(({ name, line, href }) => link(name.en, href, line.en)),
      ...forCompanies.map(({ name, line, href }) => link(name.en, href, line.en)),
    ]),
    section(
      'Destinations',
      destinations
        .map((file) => shownDestination(file))
        .map(({ slug, name, en }) => link(name.en, `/explore/destinations/${slug}`, en.lead)),
    ),
    section('Holiday packages', [
      link(
        'The whole programme',
        '/services/packages',
        `${packageCountries.length} countries, each holiday day by day and with its price`,
      ),
      ...packageCountries.map(({ slug, name }) =>
        link(
          name.en,
          `/travel/destination/${slug}`,
          packagesOf(slug)
            .map((holiday) => holiday.name.en)
            .join('; '),
        ),
      ),
    ]),
    section(
      'Hotels',
      hotelGroups.map(({ id, name, hotels }) =>
        link(name.en, `/explore/hotels#${id}`, hotels.map((hotel) => hotel.name.en).join('; ')),
      ),
    ),
    section(
      'Articles',
      shownPosts().map(({ slug, title, description }) => link(title.en, `/blog/${slug}`, description.en)),
    ),
    section('Help and contact', [
      link('Support', '/support', 'answers on bookings, changes, refunds and luggage'),
      link('Entry rules', '/support/travel-requirements', 'visa rules by passport; the embassy has the last word'),
      link('About', '/about', about.en.who.paragraphs[0] ?? ''),
      link('Branches', '/branches', `offices in ${offices.join('; ')}`),
      link('Contact', '/contact', `telephone ${company.phone.display}, WhatsApp ${company.whatsapp.display}, ${company.email}`),
      `- Open Saturday to Thursday ${saturdayToThursday.opens}–${saturdayToThursday.closes}, Friday ${friday.opens}–${friday.closes}, Doha time`,
    ]),
    section('Optional', [
      link('News feed', '/blog/feed.xml', 'the articles as RSS'),
      ...sectionNames.map((name) => link(`Site map: ${name}`, sectionPath(name), 'all addresses, both languages')),
    ]),
    '',
  ].join('\n\n');
}

const section = (title: string, lines: readonly string[]) => [`## ${title}`, '', ...lines].join('\n');
const link = (name: string, path: string, about: string) => `- [${name}](${absoluteUrl(path, 'en')}): ${about}`;
