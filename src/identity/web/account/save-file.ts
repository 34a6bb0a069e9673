const READ_WITHIN_MS = 60_000;

/** Has the browser keep a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari on a phone asks first and reads afterwards.
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}
