import { ShieldX } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '@/components/empty_state'
import { useToast } from '@/lib/toasts/use_toast'
import { admin } from '@/messages/admin'

/** Error state for a user without administrator rights, with a link home. */
export function AccessDenied() {
  const navigate = useNavigate()
  const { toast } = useToast()

  useEffect(() => {
    toast({
      title: admin.accessDenied,
      description: admin.accessDeniedHint,
      variant: 'destructive',
    })
    void navigate('/', { replace: true })
  }, [navigate, toast])

  return (
    <EmptyState
      headingLevel={1}
      icon={<ShieldX aria-hidden />}
      title={admin.accessDenied}
      description={admin.accessDeniedHint}
    />
  )
}
