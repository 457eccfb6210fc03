import type { Conversation } from '@saajha/contract/conversation'
import { smallImage } from '@saajha/contract/media'
import { Avatar } from '@/components/avatar'
import { Picture } from '@/components/picture'

/**
 * What tells the reader's conversations apart: the item that they want to rent, or the member who asks the reader for one.
 */
export function ConversationPicture({ conversation }: { conversation: Conversation }) {
  const { side, itemImageUrl, with: other } = conversation
  if (side === 'owner' || !itemImageUrl) {
    return <Avatar name={other.fullName} src={other.profileImageUrl} className="mx-1 mt-1" />
  }
  return (
    <Picture
      src={smallImage(itemImageUrl)}
      alt=""
      ratio="1/1"
      className="size-14 shrink-0 self-start rounded-control"
    />
  )
}
