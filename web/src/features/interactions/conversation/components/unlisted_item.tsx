import type { Conversation } from '@saajha/contract/conversation'
import { smallImage } from '@saajha/contract/media'
import { Card } from '@/components/card'
import { Picture } from '@/components/picture'
import { langOf } from '@/lib/text/lang_of'
import { conversationPage } from '@/messages/conversation_page'

/** The item of a conversation whose listing was deleted or hidden. */
export function UnlistedItem({ conversation }: { conversation: Conversation }) {
  const { itemTitle, itemImageUrl } = conversation

  return (
    <Card className="flex flex-wrap gap-4 p-4">
      <Picture
        src={itemImageUrl && smallImage(itemImageUrl)}
        alt=""
        className="w-28 shrink-0 self-start rounded-control"
      />
      <div className="min-w-0 flex-1 basis-32">
        <p lang={langOf(itemTitle)} className="line-clamp-2 font-semibold">
          {itemTitle}
        </p>
        <p className="mt-1 text-sm text-soft">{conversationPage.notShown}</p>
      </div>
    </Card>
  )
}
