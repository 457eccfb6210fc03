/** A text planted where it belongs, to be looked for where it does not. */
export const CANARIES = {
  number: 'QZ739164028577',
  correctedNumber: 'QZ118822993344',
  holderName: 'Canariya Quillfeather',
  senderEmail: 'quillfeather@canary.example',
  senderPhone: '+919073916402',
  message: 'The canary sings at seven',
} as const

/** Which of the canaries a text holds: as they are, without their last four characters (which are shown), or encoded. */
export function canariesIn(text: string): string[] {
  const lower = text.toLowerCase()
  return Object.entries(CANARIES)
    .filter(([name, canary]) => {
      const secret = name.toLowerCase().includes('number') ? canary.slice(0, -4) : canary
      return formsOf(secret).some((form) => lower.includes(form.toLowerCase()))
    })
    .map(([name]) => name)
}

/** A text as it is, percent-encoded, in hex, and in base64 wherever in its group of three bytes it begins. */
function formsOf(secret: string): string[] {
  const base64 = [0, 1, 2].map((offset) => {
    const encoded = Buffer.from(' '.repeat(offset) + secret).toString('base64')
    const whole = Math.floor((offset + secret.length) / 3) * 4
    return encoded.slice(offset === 0 ? 0 : 4, whole)
  })
  return [secret, encodeURIComponent(secret), Buffer.from(secret).toString('hex'), ...base64]
}
