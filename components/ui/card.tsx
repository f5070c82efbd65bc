import clsx from 'clsx';
import type { ComponentProps } from 'react';

interface CardLook {
  /** A card that is one link: it lifts under the pointer, and `cardLinkClass` spreads its link over all of it. */
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

/** For the only link of a card: it may be clicked anywhere on the card, and reads as its own words. */
export const cardLinkClass = 'after:absolute after:inset-0 after:rounded-card';

export function Card({ isLink = false, className, ...props }: ComponentProps<'div'> & CardLook) {
  return <div className={cardClass({ isLink }, clsx('p-5', className))} {...props} />;
}
