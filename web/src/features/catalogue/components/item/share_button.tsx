import type { Item } from '@saajha/contract/item'
import { Share2 } from 'lucide-react'
import { IconButton } from '@/components/icon_button'
import { lazyPart } from '@/components/lazy_part'
import { MissingButton } from '@/components/missing_button'
import { useCopyLink } from '@/lib/hooks/use_copy_link'
import { canOpenShareSheet, openShareSheet, sharedListing } from '@/lib/share'
import { share } from '@/messages/share'

const LOOK = { label: share.button, icon: <Share2 aria-hidden />, variant: 'outline' } as const

const ShareMenu = lazyPart(
  'share_menu',
  async () => (await import('@/features/catalogue/components/item/share_menu')).ShareMenu,
  (missing) => <MissingButton {...missing} {...LOOK} />
)

/** Shares an item by the share sheet of the device, or else by a menu. */
export function ShareButton({ item }: { item: Item }) {
  const copyLink = useCopyLink()
  const shared = sharedListing(item)

  if (!canOpenShareSheet()) {
    return <ShareMenu shared={shared} trigger={<IconButton {...LOOK} />} />
  }
  return (
    <IconButton
      {...LOOK}
      onClick={() => void openShareSheet(shared).catch(() => copyLink(shared.url))}
    />
  )
}
