/** The thread of the database in a folder: it runs one statement at a time, for folder-database.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { createPgliteConnection } from '@supabase/lite/pglite';

export interface DatabaseTask {
  id: number;
  type: 'query' | 'exec' | 'listen' | 'close';
  text: string;
  values: unknown[];
}

/** `id` is that of the task; of a notification and of the start it is missing. */
export type DatabaseNews =
  | { id: number; result: unknown }
  | { id: number; error: { message: string; facts: Record<string, unknown> } }
  | { channel: string; payload: string }
  | { opened: true };

// PostgREST and GoTrue write instants in ISO 8601 with a T. 1184 is timestamptz, 1114 timestamp.
const parsers = {
  1184: (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
  1114: (text: string) => text.replace(' ', 'T'),
};

const report = (news: DatabaseNews) => parentPort?.postMessage(news);
const connection = await createPgliteConnection({ url: workerData.folder, pgliteOptions: { parsers } });
const { driver } = connection;
// Opened by the first query. Hosted Supabase answers in UTC, wherever it runs; PGlite takes the zone of the machine.
await driver.exec("set time zone 'UTC'");
report({ opened: true });

async function run({ type: what, text, values }: DatabaseTask): Promise<unknown> {
  if (what === 'query') return driver.query(text, values);
  if (what === 'exec') return driver.exec(text);
  if (what === 'close') return connection.close();
  await driver.listen(text, (payload) => report({ channel: text, payload }));
}

parentPort?.on('message', async (task: DatabaseTask) => {
  try {
    report({ id: task.id, result: await run(task) });
  } catch (error) {
    const { message = String(error), ...facts } = { ...(error as Error), message: (error as Error).message };
    // What cannot be copied between threads is not needed.
    report({ id: task.id, error: { message, facts: JSON.parse(JSON.stringify(facts)) } });
  }
});
