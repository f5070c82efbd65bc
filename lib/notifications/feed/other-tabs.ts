const name = 'karam-notifications';

export interface OtherTabs {
  /** Tells other tabs that a notification of this user was marked. */
  tell: () => void;
  leave: () => void;
}

/** Other tabs of this browser that show the same user. `onNews` is called when one of them has marked something. */
export function joinOtherTabs(userId: string, onNews: () => void): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, leave: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === userId) onNews();
  };
  return { tell: () => channel.postMessage(userId), leave: () => channel.close() };
}
