import { Plus } from 'lucide-react'
import { Button } from '@/components/button'
import { useListYourItem } from '@/lib/session/use_list_your_item'
import { shell } from '@/messages/shell'

/** The header's button for listing an item. */
export function FreeListingButton() {
  const press = useListYourItem()

  return (
    <Button variant="accent" {...press}>
      {!press['aria-busy'] && <Plus aria-hidden className="hidden sm:block" />}
      <span className="sm:hidden">{shell.list}</span>
      <span className="hidden sm:inline">{shell.freeListing}</span>
    </Button>
  )
}
