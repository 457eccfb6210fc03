const REFERENCE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):([1-9]\d{0,8})$/i

/** Parses `{conversationId}:{no}`; null for another text. */
export function parseReference(text: string): { conversationId: string; no: number } | null {
  const [, conversationId, no] = REFERENCE.exec(text) ?? []
  return conversationId ? { conversationId: conversationId.toLowerCase(), no: Number(no) } : null
}
