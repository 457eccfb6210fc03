import { useNavigate } from 'react-router-dom'
import { toast } from '@/components/toast_queue'
import { shell } from '@/messages/shell'

/** Where a member's own menu entries lead, from the header and from the slide-out menu, whose entry in the history they replace. */
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
