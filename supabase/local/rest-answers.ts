/**
 * Lite answers 500 to a row that a check refuses, with the name of the check, and to a value of the wrong kind. PostgREST answers 400; the name stays in the log.
 */
export async function cleanRestAnswer(answer: Response): Promise<Response> {
  if (answer.status !== 500) return answer;
  const text = await answer.clone().text();
  if (!/violates check constraint|holds 20 travellers|Invalid input for \w{1,63} type/.test(text)) return answer;
  return Response.json(
    { code: '23514', message: 'The row breaks a rule of its table', details: null, hint: null },
    { status: 400 },
  );
}
