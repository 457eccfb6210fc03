import { useState } from 'react'
import { useCurrentUser } from '@/lib/session/use_current_user'

/**
 * Returns the key of a form that stays while a session ends: it changes when another member signs in than the one who wrote in the
 * form, since the input is not theirs. A guest who signs in keeps the form.
 */
export function useFormKey(): number {
  const { user } = useCurrentUser()
  const [form, setForm] = useState({ writerId: user?.id, key: 0 })
  if (user && user.id !== form.writerId) {
    setForm({ writerId: user.id, key: form.writerId === undefined ? form.key : form.key + 1 })
  }
  return form.key
}
