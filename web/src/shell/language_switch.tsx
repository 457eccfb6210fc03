import { Languages } from 'lucide-react'
import { Button } from '@/components/button'
import { otherLanguage, setLanguage } from '@/lib/preferences/language'

/** Switches to the other language; its label is the language's own name, readable for its speakers. */
export function LanguageSwitch({ className }: { className?: string }) {
  return (
    <Button
      variant="ghost"
      lang={otherLanguage.code}
      onClick={() => setLanguage(otherLanguage.code)}
      className={className}
    >
      <Languages aria-hidden />
      {otherLanguage.name}
    </Button>
  )
}
