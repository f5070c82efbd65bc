import clsx from 'clsx';
import type { ComponentProps } from 'react';

type Variant = 'primary' | 'secondary' | 'quiet';

const looks: Record<Variant, string> = {
  // Disabled it is paler, and still the button that matters.
  primary: 'bg-accent-fill text-on-fill hover:bg-accent-fill-strong disabled:bg-accent-fill/70',
  secondary: 'border border-line-strong bg-raised text-ink hover:bg-sunken disabled:text-ink-soft',
  quiet: 'text-accent underline-offset-4 hover:underline disabled:text-ink-soft',
};

/** The style sheet has `px-5` after narrower paddings, so both together would leave the narrower one without effect. */
const ownPadding = /(?:^|\s)px-/;

/** Classes of a button, for links that look like one. */
export function buttonClass(variant: Variant = 'primary', className?: string): string {
  return clsx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control py-2 text-center font-medium',
    // Under the pointer alone: on its way from disabled to enabled a button could not be read.
    'hover:transition-colors hover:duration-150',
    !ownPadding.test(className ?? '') && 'px-5',
    looks[variant],
    className,
  );
}

export function Button({
  variant = 'primary',
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { variant?: Variant }) {
  return <button type={type} className={buttonClass(variant, className)} {...props} />;
}
