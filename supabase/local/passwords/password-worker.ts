import { parentPort, workerData } from 'node:worker_threads';

export interface PasswordTask {
  id: number;
  task: { name: 'compare'; password: string; hash: string } | { name: 'hash'; password: string; cost: number };
}

export interface PasswordResponse {
  id: number;
  result: string | boolean | null;
}

interface Bcrypt {
  compareSync: (password: string, hash: string) => boolean;
  hashSync: (password: string, cost: number) => string;
}

const { default: bcrypt } = (await import(workerData.bcrypt)) as { default: Bcrypt };

parentPort?.on('message', ({ id, task }: PasswordTask) => {
  const answer = (result: PasswordResponse['result']) => parentPort?.postMessage({ id, result } satisfies PasswordResponse);
  try {
    answer(task.name === 'hash' ? bcrypt.hashSync(task.password, task.cost) : bcrypt.compareSync(task.password, task.hash));
  } catch {
    // Not a valid hash.
    answer(null);
  }
});
