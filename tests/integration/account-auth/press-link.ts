import { GET, POST } from '@/app/auth/confirm/route';

interface PressOptions {
  /** The button under the notice that a user is signed in. */
  replace?: boolean;
  /** The notice about a sign-up made in another browser. */
  password?: string;
  /** The browser keeps no cookies. */
  keepsNothing?: boolean;
  /** The button that continues without the password. */
  discard?: boolean;
}

const confirmAddress = 'http://localhost/auth/confirm';

/** Opens a mailed link without pressing anything; returns where it leads. */
export async function openLink(query: string): Promise<string | null> {
  const answer = await GET(new Request(`${confirmAddress}?${query}`));
  return answer.headers.get('location');
}

/** The cookie that a browser gets when it opens a link. */
async function cookieOfOpening(query: string): Promise<string> {
  const answer = await GET(new Request(`${confirmAddress}?${query}`));
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Presses the button of a mailed link; returns where it leads. */
export async function pressLink(
  query: string,
  { replace = false, password, discard = false, keepsNothing = false }: PressOptions = {},
): Promise<string | null> {
  const said = new URLSearchParams({
    ...(replace && { replace: 'yes' }),
    ...(password && { password }),
  });
  if (discard) said.set('forget', 'yes');
  const answer = await POST(
    new Request(confirmAddress, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(!keepsNothing && { cookie: await cookieOfOpening(query) }),
      },
      body: `${query}&${said}`,
    }),
  );
  return answer.headers.get('location');
}
