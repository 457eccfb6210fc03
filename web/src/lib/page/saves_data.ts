/** Whether the visitor asks for less data in the browser's settings. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  return connection?.saveData ?? false
}
