import { SUPPORT_WHATSAPP } from '@saajha/contract/page_settings'
import { shell } from '@/messages/shell'

/**
 * The URL that opens a WhatsApp chat with the support, whose number is configured on the server and read from the page; without
 * one WhatsApp opens its contact picker.
 */
export function supportLink(): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SUPPORT_WHATSAPP}"]`)
  return `https://wa.me/${meta?.content ?? ''}?text=${encodeURIComponent(shell.whatsappSupportText)}`
}
