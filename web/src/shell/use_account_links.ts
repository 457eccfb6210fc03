import { useNavigate } from 'react-router-dom'
import { toast } from '@/components/toast_queue'
import { shell } from '@/messages/shell'

/** The navigations of the account menu's entries; `replace` replaces the history entry of the slide-out menu. */
export function useAccountLinks(options: { replace?: boolean } = {}) {
  const navigate = useNavigate()

  return {
    toProfile: () => void navigate('/dashboard', options),
    toListings: () => {
      toast({ title: shell.myListings, description: shell.myListingsNotice })
      void navigate('/dashboard', options)
    },
  }
}
