import { useLocale } from 'next-intl';
import type { Bilingual } from '@/content/bilingual';
import { type Experience, type ExperienceMood, experiences, moods } from '@/content/experiences';
import { ExperienceCard } from './experience-card';

interface MoodGroup {
  id: string;
  name: Bilingual;
  line: Bilingual;
  members: readonly Experience[];
}

const order: readonly ExperienceMood[] = ['brave', 'slow', 'roots', 'local'];

export const moodGroups: readonly MoodGroup[] = order.map((id) => ({
  id,
  ...moods[id],
  members: experiences.filter(({ mood }) => mood === id),
}));

export function ExperienceMoods() {
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
