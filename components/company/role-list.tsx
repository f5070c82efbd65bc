import type { GuideFact } from '@/content/guide';

interface RoleListProps {
  heading: string;
  text: string;
  kinds: readonly GuideFact[];
}

export function RoleList({ heading, text, kinds }: RoleListProps) {
  return (
    <section aria-labelledby="roles" className="mt-12 lg:mt-16">
      <h2 id="roles" className="text-2xl md:text-3xl">
        {heading}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{text}</p>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {kinds.map(({ term, text: work }) => (
          <li key={term} className="border-accent border-t-2 pt-4">
            <h3 className="text-lg">{term}</h3>
            <p className="mt-1 text-ink-soft">{work}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
