import { Languages } from 'lucide-react'
import { Button } from '@/components/button'
import { otherLanguage, speak } from '@/lib/language'

/** Changes to the other language, which is written in its own name: whoever needs it can read that. */
export function LanguageSwitch({ className }: { className?: string }) {
  return (
    <Button
      variant="ghost"
      lang={otherLanguage.code}
      onClick={() => speak(otherLanguage.code)}
      className={className}
    >
      <Languages aria-hidden />
      {otherLanguage.name}
    </Button>
  )
}
