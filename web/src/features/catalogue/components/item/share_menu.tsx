import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { DropdownItem } from '@/components/dropdown_item'
import { DropdownMenu } from '@/components/dropdown_menu'
import { WhatsappIcon } from '@/components/whatsapp_icon'
import { useCopyLink } from '@/lib/hooks/use_copy_link'
import { whatsappShareUrl, type SharedListing } from '@/lib/share'
import { share } from '@/messages/share'

type Props = {
  shared: SharedListing
  /** One button. */
  trigger: ReactNode
}

/** The ways to share an item in a browser without a share sheet. */
export function ShareMenu({ shared, trigger }: Props) {
  const copyLink = useCopyLink()

  return (
    <DropdownMenu trigger={trigger}>
      <DropdownItem
        icon={<WhatsappIcon />}
        onSelect={() => void window.open(whatsappShareUrl(shared), '_blank', 'noopener')}
      >
        {share.whatsapp}
      </DropdownItem>
      <DropdownItem icon={<Link2 aria-hidden />} onSelect={() => void copyLink(shared.url)}>
        {share.copyLink}
      </DropdownItem>
    </DropdownMenu>
  )
}
