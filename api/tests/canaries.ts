/** Canary texts: planted in private fields, searched for in all other places. */
export const CANARIES = {
  number: 'QZ739164028577',
  correctedNumber: 'QZ118822993344',
  holderName: 'Canariya Quillfeather',
  senderEmail: 'quillfeather@canary.example',
  senderPhone: '+919073916402',
  message: 'The canary sings at seven',
  reply: 'A goldfinch replies at nine',
  upiId: 'quillfeather.pays@canary',
  meeting: 'Under the canary cage at ten',
  review: 'Every canary sneezed at the lens',
  reportText: 'He plucked a quillfeather from me',
  guestReportText: 'A guest saw a plucked woodpecker',
  complaintText: 'Nobody answers a lonely nightjar',
  appealText: 'I was ill and fed my kingfisher',
} as const

/** Returns the canaries in a text: verbatim, without their last four characters (which are public), or encoded. */
export function canariesIn(text: string): string[] {
  const lower = text.toLowerCase()
  return Object.entries(CANARIES)
    .filter(([name, canary]) => {
      const secret = name.toLowerCase().includes('number') ? canary.slice(0, -4) : canary
      return formsOf(secret).some((form) => lower.includes(form.toLowerCase()))
    })
    .map(([name]) => name)
}

/** A text verbatim, percent-encoded, in hex, and in base64 at each of the three byte offsets. */
function formsOf(secret: string): string[] {
  const base64 = [0, 1, 2].map((offset) => {
    const encoded = Buffer.from(' '.repeat(offset) + secret).toString('base64')
    const whole = Math.floor((offset + secret.length) / 3) * 4
    return encoded.slice(offset === 0 ? 0 : 4, whole)
  })
  return [secret, encodeURIComponent(secret), Buffer.from(secret).toString('hex'), ...base64]
}
