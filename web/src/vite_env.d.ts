/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Digits of the support number with its country code; without it the link opens WhatsApp's own chooser. */
  readonly VITE_SUPPORT_WHATSAPP?: string
}
