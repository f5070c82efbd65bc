import { GET, POST } from '@/app/auth/confirm/route';

interface Press {
  /** The button under the word that somebody is signed in. */
  replace?: boolean;
}

const confirmAddress = 'http://localhost/auth/confirm';

/** Opens a mailed link without pressing anything; answers where it leads. */
export async function openLink(query: string): Promise<string | null> {
  const answer = await GET(new Request(`${confirmAddress}?${query}`));
  return answer.headers.get('location');
}

/** Presses the button of a mailed link; answers where it leads. */
export async function pressLink(query: string, { replace = false }: Press = {}): Promise<string | null> {
  const answer = await POST(
    new Request(confirmAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `${query}${replace ? '&replace=yes' : ''}`,
    }),
  );
  return answer.headers.get('location');
}
