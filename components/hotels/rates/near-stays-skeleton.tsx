import { Skeleton } from '@/components/ui/skeleton';

const cards = ['first', 'second', 'third'];

/** The placeholder of the stays; `text` says what is loading. */
export function NearStaysSkeleton({ text }: { text: string }) {
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft">
        {text}
      </p>
      <div className="grid gap-4 md:grid-cols-3">
        {cards.map((card) => (
          <Skeleton key={card} className="h-36 rounded-card md:h-80" />
        ))}
      </div>
    </>
  );
}
