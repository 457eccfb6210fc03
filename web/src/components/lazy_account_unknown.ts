import { lazyPart } from '@/components/lazy_part'
import { PageMissing } from '@/components/page_missing'
import { fetchCode } from '@/lib/build/fetch_code'

/** `AccountUnknown`, whose code loads in that state alone. */
export const AccountUnknown = lazyPart(async () => {
  await fetchCode('account_unknown')
  return (await import('@/components/account_unknown')).AccountUnknown
}, PageMissing)
