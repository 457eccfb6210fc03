import type { Item } from '@saajha/contract/item'
import { Share2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { IconButton } from '@/components/icon_button'
import { useCopyLink } from '@/lib/hooks/use_copy_link'
import { canOpenShareSheet, openShareSheet, sharedListing } from '@/lib/share'
import { share } from '@/messages/share'

const ShareMenu = lazy(async () => ({
  default: (await import('@/features/catalogue/components/item/share_menu')).ShareMenu,
}))

/** Shares an item by the share sheet of the device, or else by a menu. */
export function ShareButton({ item }: { item: Item }) {
  const copyLink = useCopyLink()
  const shared = sharedListing(item)
  const icon = <Share2 aria-hidden />

  if (!canOpenShareSheet()) {
    return (
      <Suspense fallback={<span className="size-11 shrink-0" />}>
        <ShareMenu
          shared={shared}
          trigger={<IconButton label={share.button} icon={icon} variant="outline" />}
        />
      </Suspense>
    )
  }
  return (
    <IconButton
      label={share.button}
      icon={icon}
      variant="outline"
      onClick={() => void openShareSheet(shared).catch(() => copyLink(shared.url))}
    />
  )
}
