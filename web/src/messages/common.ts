import { common as en } from '@/messages/en/common'
import { inLanguage } from '@/messages/in_language'

export const common = inLanguage({ en })
