import type { ComponentProps } from 'react';

interface ButtonWithAddressProps extends Omit<ComponentProps<'a'>, 'href' | 'role' | 'onClick' | 'onKeyDown'> {
  /** The page that shows what a press does, for a browser without the page's script. Without one it is a plain button. */
  href: string | undefined;
  onPress: () => void;
  isDisabled?: boolean;
}

/** A button that works before, and without, scripts. */
export function ButtonWithAddress({ href, onPress, isDisabled, className, children, ...names }: ButtonWithAddressProps) {
  if (href === undefined)
    return (
      <button
        type="button"
        disabled={isDisabled}
        onClick={onPress}
        className={className}
        {...(names as ComponentProps<'button'>)}
      >
        {children}
      </button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button has no address.
    <a
      role="button"
      href={href}
      onClick={(event) => {
        // A new tab shows the address.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPress();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
      className={className}
      {...names}
    >
      {children}
    </a>
  );
}
