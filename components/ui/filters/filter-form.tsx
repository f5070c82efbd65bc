import type { ReactNode } from 'react';
import { Button } from '../button';

interface FilterFormProps {
  /** Of the results, without parameters. */
  action: string;
  /** The parameters of the results for which the form has no field. */
  besides: readonly (readonly [name: string, value: string])[];
  words: { title: string; apply: string };
  children: ReactNode;
}

/** Filters that act at once; without script they are a form, which the server answers. */
export function FilterForm({ action, besides, words, children }: FilterFormProps) {
  return (
    <form method="get" action={action} aria-label={words.title} onSubmit={(event) => event.preventDefault()}>
      {besides.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" className="mb-3 hidden w-full noscript:inline-flex">
        {words.apply}
      </Button>
    </form>
  );
}
