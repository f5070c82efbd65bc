export type ToastKind = 'success' | 'error' | 'info';

/** Shows one message for five seconds; a newer one takes its place. The toaster's code loads with the first message. */
export async function showToast(kind: ToastKind, text: string): Promise<void> {
  const { presentToast } = await import('./toast-host');
  presentToast(kind, text);
}
