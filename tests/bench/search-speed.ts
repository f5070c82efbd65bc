/**
 * `node tests/bench/search-speed.ts`: what the site adds to a search. Each search is sent to the function directly, then to the site, which asks the
 * function, then to the site again, which answers from its cache. Then what 200 readers notice of 20 people who search: each reader opens a page a
 * second, each searcher opens the results of another day every five seconds.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { packedMediaType } from '../../supabase/functions/_shared/contracts/flights/packed/packed-media-type.ts';
import { siteProof, siteProofHeader } from '../../supabase/functions/_shared/only-from-site.ts';
import { startBenchSite } from './support/bench-site.ts';
import { open, timesOf } from './support/floods.ts';
import { pagesToMeasure } from './support/page-kinds.ts';
import { judge, type Target } from './support/verdict.ts';

/** Two of each go to the site: together fewer than one address may send in a minute. */
const searches = 24;
const warmUp = 6;

const kinds = {
  flights: (day: string) => ({
    origin: 'DOH',
    destination: 'LHR',
    departureDate: day,
    returnDate: addDays(day, 7),
    adults: 2,
    children: 1,
    infants: 0,
    cabinClass: 'ECONOMY',
  }),
  hotels: (day: string) => ({
    cityCode: 'istanbul',
    checkIn: day,
    checkOut: addDays(day, 3),
    adults: 2,
    rooms: 1,
    language: 'en',
  }),
};

async function timeOf(url: string, body: object, headers: Record<string, string> = {}): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    // As the site's own browser code asks.
    headers: { 'Content-Type': 'application/json', Accept: `${packedMediaType}, application/json`, ...headers },
    body: JSON.stringify(body),
  });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - began;
}

function middleOf(times: number[]): number {
  return Number((times.slice(warmUp).sort((a, b) => a - b)[Math.floor((searches - warmUp) / 2)] ?? 0).toFixed(1));
}

/** The 95th percentile of a page view beside that many people who search, and the median of their results; in milliseconds. */
async function readersBeside(searchers: number) {
  const end = Date.now() + 20_000;
  const isOver = () => Date.now() > end;
  const readers = Array.from({ length: 200 }, async (_, reader) => {
    let seen = reader;
    await delay(reader * 5);
    const view = () => open(port, pagesToMeasure[seen++ % pagesToMeasure.length]?.address ?? '/', `127.94.0.${reader + 1}`);
    return timesOf(view, 1_000, isOver);
  });
  const searching = Array.from({ length: searchers }, async (_, searcher) => {
    await delay(searcher * 250);
    const view = () => {
      const day = addDays(todayInQatar(), 60 + (nextDay++ % 240));
      const search = `from=DOH&to=IST&departure=${day}&adults=1&children=0&infants=0&class=economy&view=results`;
      return open(port, `/?${search}`, `127.95.0.${searcher + 1}`);
    };
    return timesOf(view, 5_000, isOver);
  });
  const [views, results] = [(await Promise.all(readers)).flat(), (await Promise.all(searching)).flat()];
  const at = (times: number[], part: number) => times.sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
  return { views: views.length, p95: Number(at(views, 0.95).toFixed(1)), results: Math.round(at(results, 0.5)) };
}

let nextDay = 0;
const { url, port, env, stop } = await startBenchSite();
const targets: Target[] = [];
try {
  const asSite = { apikey: env.SUPABASE_PUBLISHABLE_KEY, [siteProofHeader]: await siteProof(env.OFFER_SIGNING_SECRET) };
  const rows = [];
  for (const kind of ['flights', 'hotels'] as const) {
    const times: Record<'alone' | 'first' | 'again', number[]> = { alone: [], first: [], again: [] };
    for (let index = 0; index < searches; index += 1) {
      const body = kinds[kind](addDays(todayInQatar(), 30 + index));
      times.alone.push(await timeOf(`${env.SUPABASE_URL}/functions/v1/${kind.slice(0, -1)}-search`, body, asSite));
      times.first.push(await timeOf(`${url}/api/${kind}/search`, body));
      times.again.push(await timeOf(`${url}/api/${kind}/search`, body));
    }
    const [alone, first, again] = [middleOf(times.alone), middleOf(times.first), middleOf(times.again)];
    rows.push({ search: kind, 'function, ms': alone, 'site, ms': first, 'site again, ms': again });
    targets.push({
      name: `ms the site adds to a search for ${kind}`,
      wanted: 15,
      seen: Number(Math.max(first - alone, 0.1).toFixed(1)),
      better: 'less',
    });
  }
  console.table(rows);
  await readersBeside(0);
  const quiet = await readersBeside(0);
  const busy = await readersBeside(20);
  console.table({ 'nobody searches': quiet, '20 search': busy });
  const name = 'ms of a page view (p95) of 200 readers beside 20 who search';
  targets.push({ name, wanted: Number((2 * quiet.p95).toFixed(1)), seen: busy.p95, better: 'less' });
} finally {
  await stop();
}
process.exit(judge(targets) ? 0 : 1);
