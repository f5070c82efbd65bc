'use client';

import { createRoot } from 'react-dom/client';
import toast, { Toaster } from 'react-hot-toast';
import type { ToastKind } from './toast';

const durationMs = 5000;
const onlyToast = 'only';
/** Below the header of the page and that of the results, in pixels from the upper edge. */
const belowHeader = 72;
let mounted = false;

/** The toaster lives in a root of its own, so that no page carries it before something is to be said. */
function mountToaster(): void {
  if (mounted) return;
  mounted = true;
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <Toaster
      position="top-center"
      containerStyle={{ top: belowHeader }}
      toastOptions={{ duration: durationMs, className: '!bg-raised !text-ink !max-w-md !shadow-float' }}
    />,
  );
}

export function presentToast(kind: ToastKind, text: string): void {
  mountToaster();
  const options = { id: onlyToast, duration: durationMs };
  if (kind === 'success') toast.success(text, options);
  else if (kind === 'error') toast.error(text, options);
  else toast(text, options);
}

/** At once, not fading: a message that fades could take the next one with it. */
export function removeToast(): void {
  toast.remove(onlyToast);
}
