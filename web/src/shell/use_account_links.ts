import { FAVOURITES_PATH } from '@saajha/contract/pages'
import { useNavigate } from 'react-router-dom'
import { BOOKINGS_PATH, CONVERSATIONS_PATH } from '@/lib/conversation_paths'
import { useToast } from '@/lib/toasts/use_toast'
import { shell } from '@/messages/shell'

/** The navigations of the account menu's entries; `replace` replaces the history entry of the slide-out menu. */
export function useAccountLinks(options: { replace?: boolean } = {}) {
  const navigate = useNavigate()
  const { toast } = useToast()

  return {
    toInbox: () => void navigate(CONVERSATIONS_PATH, options),
    toBookings: () => void navigate(BOOKINGS_PATH, options),
    toNotifications: () => void navigate('/dashboard?tab=notifications', options),
    toProfile: () => void navigate('/dashboard', options),
    toFavourites: () => void navigate(FAVOURITES_PATH, options),
    toListings: () => {
      toast({
        title: shell.myListings,
        description: shell.myListingsNotice,
        variant: 'info',
      })
      void navigate('/dashboard', options)
    },
  }
}
