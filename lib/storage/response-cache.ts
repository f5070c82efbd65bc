/** Caches the last `size` answers of this page by key: switching between a few searches sends no request. */
export function createResponseCache<Answer extends { meta: { expiresAt: string } }>(size: number) {
  const answers = new Map<string, Answer>();
  return {
    /** Null when there is none, or it has expired. */
    get(key: string, now: number = Date.now()): Answer | null {
      const answer = answers.get(key);
      return answer && Date.parse(answer.meta.expiresAt) > now ? answer : null;
    },
    delete(key: string): void {
      answers.delete(key);
    },
    set(key: string, answer: Answer): void {
      answers.delete(key);
      answers.set(key, answer);
      for (const oldest of [...answers.keys()].slice(0, -size)) answers.delete(oldest);
    },
  };
}
