import type { Message } from '@saajha/contract/conversation'

/**
 * The cached and the received messages of a conversation, ascending by number and each once. Messages before a gap are dropped;
 * the page loads them again as earlier ones.
 */
export function mergeMessages(cached: readonly Message[], received: readonly Message[]): Message[] {
  const byNo = new Map([...cached, ...received].map((message) => [message.no, message]))
  const all = [...byNo.values()].sort((one, other) => one.no - other.no)
  const gap = all.findLastIndex(({ no }, index) => index > 0 && no > all[index - 1]!.no + 1)
  return all.slice(Math.max(0, gap))
}
