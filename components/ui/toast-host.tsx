'use client';

import { createRoot } from 'react-dom/client';
import toast, { Toaster } from 'react-hot-toast';
import type { ToastKind } from './toast';

const durationMs = 5000;
const onlyToast = 'only';
let mounted = false;

/** The toaster lives in a root of its own, so that no page carries it before something is to be said. */
function mountToaster(): void {
  if (mounted) return;
  mounted = true;
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <Toaster
      position="bottom-center"
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
