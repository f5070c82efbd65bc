import clsx from 'clsx';
import type { ComponentProps } from 'react';

interface CardLook {
  /** The whole card is a link: it lifts under the pointer, and `cardLinkClass` extends its link over all of it. */
  isLink?: boolean;
}

/** Classes of a card, for list items and articles that look like one. */
export function cardClass({ isLink = false }: CardLook = {}, className?: string): string {
  return clsx(
    'rounded-card border border-line bg-raised shadow-card',
    isLink && 'relative transition-shadow duration-200 focus-within:shadow-float hover:shadow-float',
    className,
  );
}

/** For the only link of a card: clickable anywhere on the card, with its own text as the name. */
export const cardLinkClass = 'after:absolute after:inset-0 after:rounded-card';

export function Card({ isLink = false, className, ...props }: ComponentProps<'div'> & CardLook) {
  return <div className={cardClass({ isLink }, clsx('p-5', className))} {...props} />;
}
