/** The last `kept` answers of this page by their question: going back and forth between a few asks no one again. */
export function createAnswerCache<Answer extends { meta: { expiresAt: string } }>(kept: number) {
  const answers = new Map<string, Answer>();
  return {
    /** Null when there is none, or what it offers has run out. */
    recall(key: string, now: number = Date.now()): Answer | null {
      const answer = answers.get(key);
      return answer && Date.parse(answer.meta.expiresAt) > now ? answer : null;
    },
    forget(key: string): void {
      answers.delete(key);
    },
    keep(key: string, answer: Answer): void {
      answers.delete(key);
      answers.set(key, answer);
      for (const oldest of [...answers.keys()].slice(0, -kept)) answers.delete(oldest);
    },
  };
}
