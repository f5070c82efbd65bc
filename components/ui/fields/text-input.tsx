import type { ComponentProps } from 'react';

/** A labelled field for simple forms that the browser checks itself. */
export function TextInput({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="block">
      <span className="mb-1 block font-medium text-sm">{label}</span>
      <input className="control" {...input} />
    </label>
  );
}
