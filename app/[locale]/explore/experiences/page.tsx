import clsx from 'clsx';
import { useLocale } from 'next-intl';
import { GuidePage } from '@/components/layout/guide/guide-page';
import { PageSection } from '@/components/layout/guide/page-section';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import type { Bilingual } from '@/content/bilingual';
import {
  type Experience,
  type ExperienceMood,
  experiences,
  experiencesPage,
  experienceWords,
  moods,
} from '@/content/experiences';
import { describeArt } from '@/content/picture';
import { company } from '@/lib/company/company';
import { monthNames } from '@/lib/destinations/facts';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';
import { listNode } from '@/lib/structured-data/structured-data';

export const generateMetadata = contentMetadata('/explore/experiences', experiencesPage);

export default async function ExperiencesPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const entries = experiences.map((one) => ({ name: one[locale].name, path: `/explore/experiences#${one.id}` }));
  return (
    <GuidePage
      locale={locale}
      text={experiencesPage[locale]}
      art={experiencesPage.art}
      name={experiencesPage.name[locale]}
      about={[listNode(entries, locale)]}
    >
      <ExperienceYear />
      <ExperienceMoods />
    </GuidePage>
  );
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const strip = 'grid grid-cols-12 gap-1 max-md:hidden';
const row = 'grid items-center gap-x-4 md:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)]';

/** Every experience in a row of twelve months. A phone has room for the months in words only; screen readers get them at every width. */
function ExperienceYear() {
  const locale = useLocale();
  const words = experienceWords[locale];
  const names = monthNames(intlTag(locale), 'short');
  return (
    <PageSection id="year" title={words.year}>
      <p className="mt-2 text-ink-soft">{words.yearText}</p>
      <div className="mt-6 rounded-card border border-line bg-raised px-4 py-4 shadow-card md:px-6">
        <div aria-hidden="true" className={clsx(row, 'max-md:hidden')}>
          <span />
          <div className={clsx(strip, 'text-center text-ink-soft text-xs md:max-lg:text-[0.625rem]')}>
            {months.map((month) => (
              <span key={month}>{names[month - 1]}</span>
            ))}
          </div>
        </div>
        {moodGroups.map(({ id, name, members }) => (
          <div key={id} className="mt-3 border-line border-t pt-3 max-md:nth-2:mt-0 max-md:nth-2:border-0 max-md:nth-2:pt-0">
            <h3 className="text-ink-soft text-sm">{name[locale]}</h3>
            <ul>
              {members.map((experience) => (
                <li key={experience.id} className={row}>
                  <a
                    href={`#${experience.id}`}
                    className="flex min-h-11 items-center py-1 leading-snug underline-offset-4 hover:text-accent hover:underline"
                  >
                    <span>
                      {experience[locale].name}{' '}
                      <span className="block text-ink-soft text-sm md:sr-only">{experience[locale].when}</span>
                    </span>
                  </a>
                  <div aria-hidden="true" className={strip}>
                    {months.map((month) => (
                      <span
                        key={month}
                        className={clsx('h-4 rounded-sm', experience.months.includes(month) ? 'bg-accent' : 'bg-sunken')}
                      />
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </PageSection>
  );
}

interface MoodGroup {
  id: string;
  name: Bilingual;
  line: Bilingual;
  members: readonly Experience[];
}

const order: readonly ExperienceMood[] = ['brave', 'slow', 'roots', 'local'];

const moodGroups: readonly MoodGroup[] = order.map((id) => ({
  id,
  ...moods[id],
  members: experiences.filter(({ mood }) => mood === id),
}));

function ExperienceMoods() {
  const locale = useLocale();
  return moodGroups.map(({ id, name, line, members }) => (
    <section key={id} aria-labelledby={id} className="mt-12 lg:mt-16">
      <h2 id={id} className="scroll-mt-24 text-2xl md:text-3xl">
        {name[locale]}
      </h2>
      <p className="mt-2 text-ink-soft">{line[locale]}</p>
      <ul className="mt-6 grid gap-5 max-md:relative max-md:-mx-4 max-md:flex max-md:snap-x max-md:gap-4 max-md:overflow-x-auto max-md:scroll-px-4 max-md:px-4 max-md:pb-4 lg:grid-cols-3">
        {members.map((experience) => (
          <ExperienceCard key={experience.id} experience={experience} />
        ))}
      </ul>
    </section>
  ));
}

const action = 'inline-flex min-h-11 items-center gap-2 font-medium text-accent underline-offset-4 hover:underline';

function ExperienceCard({ experience }: { experience: Experience }) {
  const locale = useLocale();
  const words = experienceWords[locale];
  const { id, art, place, country, destination } = experience;
  const { name, story, when, length, forWhom, know } = experience[locale];
  const details = [
    { term: words.when, text: when },
    { term: words.length, text: length },
    { term: words.forWhom, text: forWhom },
    { term: words.know, text: know },
  ];
  return (
    <li
      id={id}
      className="relative flex scroll-mt-24 snap-start flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card max-md:w-[86%] max-md:shrink-0 md:max-lg:grid md:max-lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <Poster
        slug={art}
        crop="card"
        locale={locale}
        alt={describeArt(art, locale)}
        className="aspect-2/1 w-full object-cover md:aspect-4/3 md:max-lg:h-full"
      />
      <div className="flex grow flex-col p-5">
        <h3 className="text-xl">{name}</h3>
        <p className="mt-1 text-ink-soft text-sm">{place[locale]}</p>
        <p className="reading mt-3">{story}</p>
        <dl className="mt-4 divide-y divide-line border-line border-y text-sm">
          {details.map(({ term, text }) => (
            <div key={term} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 py-2.5">
              <dt className="text-ink-soft">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-auto flex flex-wrap items-center gap-x-6 pt-3 -mb-1">
          <WhatsAppLink number={company.whatsapp.number} message={words.message.replace('{experience}', name)} className={action}>
            {words.ask}
            <span className="sr-only">: {name}</span>
          </WhatsAppLink>
          <Link href={`/explore/destinations/${destination}`} prefetch={false} className={action}>
            {`${words.more} ${country[locale]}`}
            <Icon name="chevron" className="size-4" />
          </Link>
        </div>
      </div>
    </li>
  );
}
