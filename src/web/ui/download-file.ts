/** How long the file stays available: some browsers read it only after the click has returned. */
const KEPT_MS = 60_000;

/** Hands a file to the browser as a download; nothing is sent anywhere. */
export function downloadFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
