import * as z from 'zod/mini';

const added = z.object({ blur: z.string() });
/** Codes of the answer that have words of their own in `desk.content.photo.errors`. */
const codes = [
  ...(['photoType', 'photoHeic', 'photoTooSmall', 'photoShape', 'photoTooLarge', 'photoBroken', 'bodyTooLarge'] as const),
  ...(['tooManyPhotos', 'tooManyRequests', 'signedOut', 'notStaff'] as const),
];
export type AddPhotoError = (typeof codes)[number] | 'offline' | 'failed';

/** As the desk shows a stored photograph. */
export const deskPhotoAddress = (id: string, size?: 'small'): string => `/api/desk/content/photo?id=${id}${size ? '&small' : ''}`;

/** Sends a photograph from the desk; resolves to its `blur`, or to what is wrong with it. Never rejects; the same `id` may be sent again. */
export async function addPhoto(id: string, file: File): Promise<{ blur: string } | { error: AddPhotoError }> {
  try {
    const answer = await fetch(`/api/desk/content/photo?${new URLSearchParams({ id, name: file.name.slice(-200) })}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
      // A photograph of 20 MB over a slow line.
      signal: AbortSignal.timeout(180_000),
    });
    if (answer.ok) return added.parse(await answer.json());
    const { code }: { code?: unknown } = await answer.json();
    return { error: codes.find((known) => known === code) ?? (answer.status === 401 ? 'signedOut' : 'failed') };
  } catch {
    return { error: navigator.onLine ? 'failed' : 'offline' };
  }
}
