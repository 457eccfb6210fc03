import { useEffect, useState } from 'react'
import type { PasswordStrength } from '@/features/identity/password_strength'
import { useDebouncedValue } from '@/lib/hooks/use_debounced_value'
import { savesData } from '@/lib/page/saves_data'

const DELAY_MS = 200

/**
 * The strength of a typed password. Null without a password, and while the code of the check is not loaded: it has a
 * dictionary of 200 kB, and visitors who save data do not load it.
 */
export function usePasswordStrength(password: string): PasswordStrength | null {
  const typed = useDebouncedValue(password, DELAY_MS)
  const [checked, setChecked] = useState<{ password: string; strength: PasswordStrength }>()

  useEffect(() => {
    if (!typed || savesData()) return
    let isCurrent = true
    import('@/features/identity/password_strength').then(
      ({ passwordStrength }) =>
        isCurrent && setChecked({ password: typed, strength: passwordStrength(typed) }),
      () => {}
    )
    return () => void (isCurrent = false)
  }, [typed])
  // The last strength stays while the next letter is checked.
  return password && checked ? checked.strength : null
}
