/** In milliseconds: a click follows the release of a finger or key within this time. */
const clickMs = 100;

export interface EventReplay {
  /** Swaps as soon as nothing is pressed, then repeats focus, typed text and click on the view. Only the first call counts. */
  handOver: (swap: () => void) => void;
  stop: () => void;
}

/** Records events on a placeholder and repeats them on the view, which has the same buttons and fields in the same order. */
export function createEventReplay(frame: HTMLElement, onPress: () => void): EventReplay {
  const controller = new AbortController();
  const { signal } = controller;
  let isHeld = false;
  let pressed: HTMLElement | null = null;
  let swapView: (() => void) | null = null;

  function hand() {
    if (isHeld || signal.aborted || !swapView) return;
    controller.abort();
    takeOver(frame, pressed, swapView);
  }

  // An element under a finger must not disappear before its click.
  for (const down of ['pointerdown', 'keydown']) {
    frame.addEventListener(
      down,
      () => {
        isHeld = true;
      },
      { signal },
    );
  }
  for (const up of ['pointerup', 'pointercancel', 'keyup']) {
    window.addEventListener(
      up,
      () =>
        setTimeout(() => {
          isHeld = false;
          hand();
        }, clickMs),
      { signal },
    );
  }
  // A form submitted before hydration has no recorded click.
  for (const kind of ['click', 'submit']) {
    frame.addEventListener(
      kind,
      (event) => {
        const { target } = event;
        const button =
          kind === 'submit'
            ? frame.querySelector<HTMLElement>('[type=submit]')
            : target instanceof Element && target.closest('button');
        if (!button) return;
        event.preventDefault();
        pressed = button;
        onPress();
      },
      { signal },
    );
  }

  return {
    handOver: (swap) => {
      swapView ??= swap;
      hand();
    },
    stop: () => controller.abort(),
  };
}

function takeOver(frame: HTMLElement, pressed: HTMLElement | null, swap: () => void): void {
  const before = controlsOf(frame);
  const { activeElement } = document;
  const place = before.findIndex((control) => control === (pressed ?? activeElement));
  const left = activeElement instanceof HTMLInputElement ? activeElement : null;
  const letters = before.map((control) => (control instanceof HTMLInputElement ? control.value : ''));
  swap();
  const after = controlsOf(frame);
  for (const [index, text] of letters.entries()) {
    const field = after[index];
    if (text && field instanceof HTMLInputElement) type(field, text);
  }
  const control = after[place];
  control?.focus({ preventScroll: true });
  if (left && control instanceof HTMLInputElement) control.setSelectionRange(left.selectionStart, left.selectionEnd);
  // A click on a disabled button does nothing; the form says what is missing.
  if (pressed && control instanceof HTMLButtonElement && control.disabled) control.form?.requestSubmit(control);
  // A tap on a field with suggestions opens them.
  else if (pressed || control?.role === 'combobox') control?.click();
}

function controlsOf(frame: HTMLElement): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>('a, button, input')];
}

/** Sets the value like typing does, so that React notices the change. */
function type(field: HTMLInputElement, text: string): void {
  field.focus({ preventScroll: true });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
