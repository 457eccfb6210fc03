/** Whether a report was made by this administrator or is about them. */
export function isOwnReport(
  { reporterId, memberId }: { reporterId: string | null; memberId: string | null },
  administratorId: string | null
): boolean {
  return administratorId !== null && [reporterId, memberId].includes(administratorId)
}
