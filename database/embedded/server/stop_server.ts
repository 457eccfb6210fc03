import type { Server } from './start_server.ts'

const STEPS = [
  { signal: 'INT', deadline: 15_000 },
  { signal: 'QUIT', deadline: 10_000 },
] as const

/** Stops postgres with escalating signals and resolves when the process has exited. */
export async function stopServer(server: Server) {
  server.keepAlive(true)
  for (const { signal, deadline } of STEPS) {
    await server.signal(signal)
    if (await within(deadline, server.exited)) return
  }
  await server.signal('KILL')
  await server.exited
}

async function within(milliseconds: number, event: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), milliseconds)
  void event.then(() => resolve(true))
  return promise.finally(() => clearTimeout(timer))
}
