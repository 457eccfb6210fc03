type Silence = { times: number; endsAt: number }

const FIRST_WAIT_SECONDS = 60
const MAX_WAIT_SECONDS = 5 * 60

/**
 * The domains of recipients whose e-mails got no response, each with a wait that doubles with each silence in a row. An
 * attempt takes a worker for 20 s or more, so that e-mails to one silent server would delay those to all others. A rejection
 * comes at once, and may be about one mailbox, so that it delays its own e-mail only. In this process alone.
 */
export class SilentServers {
  #silences = new Map<string, Silence>()

  /** `now` returns milliseconds of a clock that never goes back. */
  constructor(private now = () => performance.now()) {}

  /** The seconds after which an e-mail to this address may be tried; 0 for now. */
  waitOf(address: string): number {
    const silence = this.#silences.get(domainOf(address))
    return silence ? Math.max(0, Math.ceil((silence.endsAt - this.now()) / 1_000)) : 0
  }

  /** Records that the attempt at an e-mail got no response. Silences of concurrent attempts are one. */
  noteSilence(address: string): void {
    if (this.waitOf(address) > 0) return
    const domain = domainOf(address)
    const times = (this.#silences.get(domain)?.times ?? 0) + 1
    const seconds = Math.min(MAX_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (times - 1))
    this.#forgetOld()
    this.#silences.set(domain, { times, endsAt: this.now() + seconds * 1_000 })
  }

  /** Records that the attempt at an e-mail got any response. */
  noteResponse(address: string): void {
    this.#silences.delete(domainOf(address))
  }

  #forgetOld(): void {
    const oldest = this.now() - MAX_WAIT_SECONDS * 1_000
    for (const [domain, { endsAt }] of this.#silences) {
      if (endsAt < oldest) this.#silences.delete(domain)
    }
  }
}

export const silentServers = new SilentServers()

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
