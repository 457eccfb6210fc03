const INDIA = '91'

/** Digits and +, as a telephone takes them; `null` when there is no digit in it. */
export function dialNumber(phone: string | null) {
  const dialled = phone?.replace(/[^\d+]/g, '') ?? ''
  return /\d/.test(dialled) ? dialled : null
}

/** A number that WhatsApp finds: one written the Indian way, of ten digits, gets its country's code. */
export function whatsappNumber(phone: string | null) {
  const dialled = dialNumber(phone)
  const local = dialled?.match(/^0?(\d{10})$/)
  return local ? `${INDIA}${local[1]}` : dialled
}
