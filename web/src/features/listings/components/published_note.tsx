import type { Item } from '@saajha/contract/item'
import { Share2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { QuotingText } from '@/components/quoting_text'
import { scrollBehavior } from '@/lib/page/scroll_behavior'
import { canOpenShareSheet, openShareSheet, sharedListing, whatsappShareUrl } from '@/lib/share'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'
import { ownListings } from '@/messages/own_listings'
import { share } from '@/messages/share'

/** Offers to share a listing that was just published, and scrolls into view with the listing below it. */
export function PublishedNote({ item }: { item: Item }) {
  const note = useRef<HTMLDivElement>(null)
  const { toastError } = useToast()
  const shared = sharedListing(item)

  useEffect(() => {
    note.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
  }, [])

  return (
    <div ref={note} className="mb-4 scroll-mt-20">
      <Alert
        variant="success"
        title={
          <QuotingText sentence={ownListings.published({ title: item.title })} quote={item.title} />
        }
        action={
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <a href={whatsappShareUrl(shared)} target="_blank" rel="noreferrer">
                {share.whatsapp}
              </a>
            </Button>
            {canOpenShareSheet() && (
              <Button
                variant="outline"
                onClick={() =>
                  void openShareSheet(shared).catch(() =>
                    toastError(common.somethingWentWrong, ownListings.shareFailedHint)
                  )
                }
              >
                <Share2 aria-hidden />
                {share.more}
              </Button>
            )}
          </div>
        }
      >
        {ownListings.publishedHint}
      </Alert>
    </div>
  )
}
