import { decodeJwt } from 'jose';

export interface SessionOf {
  userId: string;
  sessionId: string;
}

/** Of a token that lite has made or has accepted: it is not verified here. */
export function sessionOfToken(token: string): SessionOf | null {
  try {
    const { sub, session_id: sessionId } = decodeJwt(token);
    return sub && typeof sessionId === 'string' ? { userId: sub, sessionId } : null;
  } catch {
    return null;
  }
}

/** The session that an answer of lite hands out; the answer can still be sent. */
export async function sessionOfAnswer(answer: Response): Promise<SessionOf | null> {
  const body = (await answer.clone().json()) as { access_token?: unknown };
  return typeof body.access_token === 'string' ? sessionOfToken(body.access_token) : null;
}
