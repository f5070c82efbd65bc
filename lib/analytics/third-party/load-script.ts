/** Adds a script of another service to the page, once. A browser that blocks it blocks nothing of ours. */
export function loadScript(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
