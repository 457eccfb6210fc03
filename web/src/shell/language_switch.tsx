import { Languages } from 'lucide-react'
import { Button } from '@/components/button'
import { otherLanguage } from '@/lib/preferences/language'
import { useLanguageSwitch } from '@/shell/use_language_switch'

/** Switches to the other language; its label is the language's own name, readable for its speakers. */
export function LanguageSwitch({ className }: { className?: string }) {
  const switchLanguage = useLanguageSwitch()
  return (
    <Button
      variant="ghost"
      lang={otherLanguage.code}
      onClick={() => switchLanguage(otherLanguage.code)}
      className={className}
    >
      <Languages aria-hidden />
      {otherLanguage.name}
    </Button>
  )
}
