/** Pages that show something else by now are served as they were no more, and made again (docs/engineering/published-content.md). */
import { describeError, logError } from '../log.ts';
import { askInProcess, type Handle } from './page-store/ask-next.ts';
import type { PageStore } from './page-store/page-store.ts';

export const outdatedPagesPath = '/api/content/outdated';
/** Proves that the server in front asks. */
export const rendererTokenHeader = 'x-renderer-token';

const timeoutMs = 5_000;

/** Asks once; whoever calls it sees to the pauses. Never rejects: what was not told is told by the store's own comparison. */
export async function followContent(handle: Handle, token: string, pages: Pick<PageStore, 'renew'> | null): Promise<void> {
  try {
    const answer = await askInProcess(handle, outdatedPagesPath, {
      headers: { [rendererTokenHeader]: token },
      timeout: timeoutMs,
    });
    if (answer.status !== 200) return;
    const { routes } = JSON.parse(answer.body.toString()) as { routes: string[] };
    pages?.renew(routes);
  } catch (error) {
    logError('content-not-followed', { cause: describeError(error) });
  }
}
