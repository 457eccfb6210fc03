import { useNavigate } from 'react-router-dom'
import { toast } from '@/components/toast_queue'
import { shell } from '@/messages/shell'

/** Where a member's own menu entries lead, from the header and from the slide-out menu. */
export function useAccountLinks() {
  const navigate = useNavigate()

  return {
    toProfile: () => void navigate('/dashboard'),
    toListings: () => {
      toast({ title: shell.myListings, description: shell.myListingsNotice })
      void navigate('/dashboard')
    },
  }
}
