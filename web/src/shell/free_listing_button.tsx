import { Plus } from 'lucide-react'
import { Button } from '@/components/button'
import { useListYourItem } from '@/lib/session/use_list_your_item'
import { shell } from '@/messages/shell'

/** The owner's way in, in the header. */
export function FreeListingButton() {
  const listYourItem = useListYourItem()

  return (
    <Button variant="accent" onClick={listYourItem}>
      <Plus aria-hidden className="hidden sm:block" />
      <span className="sm:hidden">{shell.list}</span>
      <span className="hidden sm:inline">{shell.freeListing}</span>
    </Button>
  )
}
