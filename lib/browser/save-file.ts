/** Hands the visitor a file that was made in their browser. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
