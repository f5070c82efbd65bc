import { Icon } from '@/components/ui/icon';

/** What the caller should have at hand. */
export function ReadyList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-3 space-y-2">
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Icon name="check" className="mt-0.5 size-5 text-accent" />
          {item}
        </li>
      ))}
    </ul>
  );
}
