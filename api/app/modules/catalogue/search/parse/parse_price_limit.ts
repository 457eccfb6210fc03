const AMOUNT =
  '(?:rs\\.?|inr|₹|rupees|रु\\.?)?\\s*(\\d[\\d,]{0,9})\\s*(k\\b|hazar|hazaar|हज़ार|हजार)?'
const LIMITS: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:under|below|within|up ?to|less than|budget)|₹)\\s*${AMOUNT}(?!\\s*(?:\\d|km|kg|min|l\\b))`,
    'i'
  ),
  new RegExp(
    `${AMOUNT}\\s*(?:rs\\.?|rupees|rupaye|rupay|रुपये|रुपए)?\\s*(?:se kam|se neeche|ke andar|ke under|tak\\b|से कम|के अंदर|तक)`,
    'i'
  ),
]

/** The price limit of a search in rupees, and the search text without it: "bike under 500", "500 se kam". */
export function extractPriceLimit(q: string): { rest: string; atMost: number | null } {
  for (const limit of LIMITS) {
    const [text, amount, thousands] = limit.exec(q) ?? []
    if (!text) continue
    const rupees = Number(amount!.replaceAll(',', '')) * (thousands ? 1_000 : 1)
    return { rest: q.replace(text, ' '), atMost: rupees }
  }
  return { rest: q, atMost: null }
}
