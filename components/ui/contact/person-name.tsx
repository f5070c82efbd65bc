import { Fragment } from 'react';

/** A name that breaks between its parts, not at the hyphen of "Al-Kuwari", unless a part is wider than the line. */
export function PersonName({ name }: { name: string }) {
  return (
    <bdi>
      {name.split(' ').map((part, index) => (
        // Two parts may be the same.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className="inline-block max-w-full">{part}</span>
        </Fragment>
      ))}
    </bdi>
  );
}
