/**
 * Settles like `promise`, or rejects with an error of this message after `ms` milliseconds. The timer does not keep the
 * process alive.
 */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  ms: number,
  message: string
): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(message)), ms).unref()
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer))
}
