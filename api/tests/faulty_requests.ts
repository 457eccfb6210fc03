import { ServerResponse } from 'node:http'

type Method = (...given: unknown[]) => ServerResponse

/** What an error of the server may quote. */
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
 * Loaded into a server under test before all else: a request with the header `x-fault` gets no response from its handler,
 * but meets that fault.
 */
const met = new WeakSet<ServerResponse>()
const writeHead = ServerResponse.prototype.writeHead as Method
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...given: unknown[]) {
  const fault = FAULTS[String(this.req.headers['x-fault'])]
  if (!fault || met.has(this)) return writeHead.apply(this, given)
  met.add(this)
  this.end = () => {
    delete (this as Partial<ServerResponse>).end
    return this
  }
  fault(this)
  return this
} as typeof ServerResponse.prototype.writeHead
