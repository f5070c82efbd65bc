const drafts = 'karam.desk-content.';
const owner = 'karam.desk-owner.v1';
const draftsOf = (user: string) => `karam.desk-kept.${user}.`;

/**
 * What somebody typed at the desk and has not saved stays in the tab, when their session ends too. An account that signs in there after another one
 * finds what it has typed itself. Never throws.
 */
export function openDraftsOf(user: string): void {
  try {
    const before = sessionStorage.getItem(owner) ?? user;
    sessionStorage.setItem(owner, user);
    if (before === user) return;
    rename(drafts, draftsOf(before) + drafts);
    rename(draftsOf(user), '');
  } catch {
    // With blocked storage nothing was kept.
  }
}

function rename(start: string, other: string): void {
  for (const name of Object.keys(sessionStorage).filter((key) => key.startsWith(start))) {
    sessionStorage.setItem(other + name.slice(start.length), sessionStorage.getItem(name) ?? '');
    sessionStorage.removeItem(name);
  }
}
