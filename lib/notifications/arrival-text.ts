/** Title and message as the one line of a toast. */
export function arrivalText({ title, message }: { title: string; message: string }): string {
  if (!message) return title;
  return /[.!?؟…:]$/.test(title) ? `${title} ${message}` : `${title}. ${message}`;
}
