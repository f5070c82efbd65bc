/**
 * Supabase's client ends a session when a refresh gets an unknown error, such as a proxy's "Internal Server Error" while the backend is down.
 * With 502 it keeps the session and retries later.
 */
export function keepSession(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await ask(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (answer.status < 500 || !url.includes('/auth/v1/')) return answer;
    return Response.json({ message: 'Supabase Auth cannot be asked' }, { status: 502 });
  };
}
