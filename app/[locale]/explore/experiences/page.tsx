import clsx from 'clsx';
import { useLocale } from 'next-intl';
import { ExperienceMoods, moodGroups } from '@/components/experiences/experience-moods';
import { GuidePage } from '@/components/layout/guide/guide-page';
import { PageSection } from '@/components/layout/guide/page-section';
import { experiences, experiencesPage, experienceWords } from '@/content/experiences';
import { monthNames } from '@/lib/destinations/months';
import { intlTag } from '@/lib/i18n/locales';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';
import { listNode } from '@/lib/structured-data/list';

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
const strip = 'grid grid-cols-12 gap-0.5 md:gap-1';
const row = 'grid grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] items-center gap-x-4 md:grid-cols-[18rem_minmax(0,1fr)]';

/** Every experience in a row of twelve months. The strips are decorative; text beside the link names the same months. */
function ExperienceYear() {
  const locale = useLocale();
  const words = experienceWords[locale];
  const initials = monthNames(intlTag(locale), 'narrow');
  return (
    <PageSection id="year" title={words.year}>
      <p className="mt-2 text-ink-soft">{words.yearText}</p>
      <div className="mt-6 rounded-card border border-line bg-raised px-4 py-4 shadow-card md:px-6">
        <div aria-hidden="true" className={row}>
          <span />
          <div className={clsx(strip, 'text-center text-ink-soft text-xs')}>
            {months.map((month) => (
              <span key={month} className="rtl:max-md:even:invisible">
                {locale === 'ar' ? month : initials[month - 1]}
              </span>
            ))}
          </div>
        </div>
        {moodGroups.map(({ id, name, members }) => (
          <div key={id} className="mt-3 border-line border-t pt-3">
            <h3 className="text-ink-soft text-sm">{name[locale]}</h3>
            <ul>
              {members.map((experience) => (
                <li key={experience.id} className={row}>
                  <a
                    href={`#${experience.id}`}
                    className="flex min-h-11 items-center py-1 leading-snug underline-offset-4 hover:text-accent hover:underline"
                  >
                    <span>
                      {experience[locale].name}
                      <span className="sr-only">{` (${experience[locale].when})`}</span>
                    </span>
                  </a>
                  <div aria-hidden="true" className={strip}>
                    {months.map((month) => (
                      <span
                        key={month}
                        className={clsx('h-3 rounded-sm md:h-4', experience.months.includes(month) ? 'bg-accent' : 'bg-sunken')}
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
