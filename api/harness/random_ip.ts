let count = 0

/** An unused IP in an unused network, so that limits per network do not affect other tests. */
export function randomIp(): string {
  count += 1
  return `10.1.${count >> 8}.${count & 255}`
}
