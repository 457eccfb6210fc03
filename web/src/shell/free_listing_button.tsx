import { Plus } from 'lucide-react'
import { Button } from '@/components/button'
import { useListYourItem } from '@/lib/session/use_list_your_item'
import { shell } from '@/messages/shell'

/** In a header that is narrow in `rem`, its name takes two lines. */
const NARROW =
  '@max-[15.5rem]/header:min-w-0 @max-[15.5rem]/header:shrink @max-[15.5rem]/header:px-2 @max-[15.5rem]/header:leading-tight @max-[15.5rem]/header:whitespace-normal'

/** The header's button for listing an item. */
export function FreeListingButton() {
  const press = useListYourItem()

  return (
    <Button variant="accent" {...press} className={NARROW}>
      {!press['aria-busy'] && <Plus aria-hidden className="hidden sm:block" />}
      <span className="sm:hidden">{shell.list}</span>
      <span className="hidden sm:inline">{shell.freeListing}</span>
    </Button>
  )
}
