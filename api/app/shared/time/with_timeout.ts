/**
 * Settles like `promise`, or rejects with `error`, or an error of this message, after `ms` milliseconds. The timer does not
 * keep the process alive.
 */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  ms: number,
  error: Error | string
): Promise<Value> {
  const timeout = Promise.withResolvers<never>()
  const reject = () => timeout.reject(typeof error === 'string' ? new Error(error) : error)
  const timer = setTimeout(reject, ms).unref()
  return Promise.race([promise, timeout.promise]).finally(() => clearTimeout(timer))
}
