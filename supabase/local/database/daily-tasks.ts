import type { Database, Exclusive } from './database.ts';

const hourMs = 60 * 60_000;

/**
 * Does what pg_cron does on a hosted project. The run is the same however often it is made on a day, so it is made at the
 * start and every hour: a machine that sleeps at night misses nothing. Answers how to stop.
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
