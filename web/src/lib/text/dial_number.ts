const INDIA = '91'
const INDIAN_MOBILE = /^(?:\+?91|0)?([6-9]\d{4})(\d{5})$/

/** Digits and + of a phone number; `null` if it contains no digit. */
export function dialNumber(phone: string | null) {
  const dialled = phone?.replace(/[^\d+]/g, '') ?? ''
  return /\d/.test(dialled) ? dialled : null
}

/** A phone number for WhatsApp; ten digits without a prefix get the Indian country code. */
export function whatsappNumber(phone: string | null) {
  const dialled = dialNumber(phone)
  const local = dialled?.match(/^0?(\d{10})$/)
  return local ? `${INDIA}${local[1]}` : dialled
}

/** Formats a phone number for display: an Indian mobile number as '+91 98220 12345', others as they are. */
export function formatPhone(phone: string) {
  const mobile = INDIAN_MOBILE.exec(dialNumber(phone) ?? '')
  return mobile ? `+${INDIA} ${mobile[1]} ${mobile[2]}` : phone
}

/** The URL that opens a WhatsApp chat with a number and a prefilled text; without a number WhatsApp opens its contact picker. */
export function whatsappUrl(number: string | null, text: string) {
  return `https://wa.me/${number ?? ''}?text=${encodeURIComponent(text)}`
}
