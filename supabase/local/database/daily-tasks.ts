import type { Database, Exclusive } from './database.ts';

const hourMs = 60 * 60_000;

/**
 * Runs what pg_cron runs on a hosted project. The tasks are idempotent within a day, so they run at the start and every hour: a machine that was
 * off at night misses nothing. Returns a function that stops them.
 */
export function startDailyTasks(db: Database, exclusive: Exclusive): () => void {
  const run = () => {
    for (const task of ['run_daily_loyalty', 'run_retention']) {
      void exclusive(() => db.query(`select public.${task}()`)).catch((error) => console.error('[daily]', error));
    }
  };
  run();
  const timer = setInterval(run, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
