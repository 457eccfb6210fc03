import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { IconButton } from '@/components/icon_button'
import { CONVERSATIONS_PATH } from '@/lib/conversation_paths'
import { conversation as messages } from '@/messages/conversation'

/** On phones the arrow to the page from which the conversation was opened; to the Inbox if it is the first page. */
export function BackArrow() {
  const navigate = useNavigate()

  return (
    <IconButton
      asChild
      label={messages.back}
      icon={<ArrowLeft aria-hidden />}
      className="-mr-2 -ml-2 @max-[18rem]:mr-0 @max-[18rem]:size-control md:hidden"
    >
      <Link
        to={CONVERSATIONS_PATH}
        onClick={(event) => {
          // The router counts its entries of this tab.
          const { idx = 0 } = (window.history.state ?? {}) as { idx?: number }
          if (idx === 0) return
          event.preventDefault()
          void navigate(-1)
        }}
      />
    </IconButton>
  )
}
