import { useEffect, useState } from 'react'
import { keepProfile, readKeptProfile, removeKeptProfile } from '@/lib/drafts/kept_profile'

/**
 * The fields of the profile form that this tab has kept while the member signed in with Google, null without any, and functions
 * that keep and forget them. They are removed as soon as the form has them again.
 */
export function useKeptProfile<Fields extends Record<string, string>>(memberId: string) {
  const [kept] = useState(() => readKeptProfile(memberId) as Partial<Fields> | null)
  useEffect(removeKeptProfile, [])

  return {
    kept,
    keep: (values: Fields) => keepProfile(memberId, values),
    forget: removeKeptProfile,
  }
}
