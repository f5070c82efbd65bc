/**
 * Supabase's client ends a session when the answer to a refresh is an error it does not know, such as the "Internal Server Error" of a
 * proxy whose backend is away. As 502 it takes any failure of the server for what it is, keeps the session and asks again later.
 */
export function keepSession(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await ask(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (answer.status < 500 || !url.includes('/auth/v1/')) return answer;
    return Response.json({ message: 'Supabase Auth cannot be asked' }, { status: 502 });
  };
}
