import { ShieldX } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '@/components/empty_state'
import { toast } from '@/components/toast_queue'
import { admin } from '@/messages/admin'

/** Error state for a user without administrator rights, with a link home. */
export function AccessDenied() {
  const navigate = useNavigate()

  useEffect(() => {
    toast({
      title: admin.accessDenied,
      description: admin.accessDeniedHint,
      variant: 'destructive',
    })
    void navigate('/', { replace: true })
  }, [navigate])

  return (
    <EmptyState
      headingLevel={1}
      icon={<ShieldX aria-hidden />}
      title={admin.accessDenied}
      description={admin.accessDeniedHint}
    />
  )
}
