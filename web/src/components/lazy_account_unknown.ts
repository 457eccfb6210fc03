import { lazyPart } from '@/components/lazy_part'
import { PageMissing } from '@/components/page_missing'

/** `AccountUnknown`, whose code loads in that state alone. */
export const AccountUnknown = lazyPart(
  'account_unknown',
  async () => (await import('@/components/account_unknown')).AccountUnknown,
  PageMissing
)
