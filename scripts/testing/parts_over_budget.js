/**
 * Returns the parts that took more than twice their budgets, each with its `limit` in seconds. A slow machine is slow in every part: a
 * limit grows by how much the other parts exceed their budgets (the median of their ratios), and never falls below twice the
 * budget. Parts without a measured processor time are omitted.
 */
export function partsOverBudget(results) {
  const measured = results.filter(({ processorSeconds }) => processorSeconds !== null)
  return measured.flatMap((part) => {
    const others = measured.filter((other) => other !== part).map(ratioOf)
    const limit = 2 * part.budget * Math.max(1, median(others))
    return part.processorSeconds > limit ? [{ ...part, limit }] : []
  })
}

function ratioOf({ processorSeconds, budget }) {
  return processorSeconds / budget
}

/** 0 without numbers. */
function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return sorted.length === 0 ? 0 : (low + high) / 2
}
