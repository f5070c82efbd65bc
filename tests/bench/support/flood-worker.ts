/** Makes a flood in a thread of its own: on the thread that measures, a stranger's requests would wait for those of the flood. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Flood, floodOf, floodOfPasswords } from './floods.ts';

const { flood, end } = workerData as { flood: Flood; end: number };
const isOver = () => Date.now() > end;
parentPort?.postMessage(
  flood.email === undefined ? await floodOf(flood, isOver) : await floodOfPasswords(flood, flood.email, isOver),
);
