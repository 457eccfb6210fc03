import { ServerResponse } from 'node:http'

type Method = (...args: unknown[]) => ServerResponse

/** Personal data in the errors. The server must not log it. */
const PERSONAL = 'asha@example.in wrote this'

function fail(): never {
  throw new Error(PERSONAL)
}

/** Longer than the other faults take. */
const LATE_MS = 3_000

const FAULTS: Record<string, (response: ServerResponse) => void> = {
  rejection: () => void Promise.reject(new Error(PERSONAL)),
  timer: () => void setTimeout(fail),
  listener: (response) => {
    response.once('fault', fail)
    setImmediate(() => response.emit('fault'))
  },
  late: (response) =>
    void setTimeout(() => response.writeHead(200, { 'content-length': 0 }).end(), LATE_MS),
}

/**
 * Preloaded into a server under test: a request with the header `x-fault` triggers that fault instead of a response.
 */
const faulted = new WeakSet<ServerResponse>()
const writeHead = ServerResponse.prototype.writeHead as Method
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: unknown[]) {
  const fault = FAULTS[String(this.req.headers['x-fault'])]
  if (!fault || faulted.has(this)) return writeHead.apply(this, args)
  faulted.add(this)
  this.end = () => {
    delete (this as Partial<ServerResponse>).end
    return this
  }
  fault(this)
  return this
} as typeof ServerResponse.prototype.writeHead
