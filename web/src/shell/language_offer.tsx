import { Languages } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/button'
import { IconButton } from '@/components/icon_button'
import { setLanguage, shouldOfferHindi, storeLanguage } from '@/lib/preferences/language'
import { common } from '@/messages/common'

/** Offers Hindi once to visitors whose device lists it; dismissing it chooses English. */
export function LanguageOffer() {
  const [isOffered, setIsOffered] = useState(shouldOfferHindi)
  if (!isOffered) return null

  const dismiss = () => {
    storeLanguage('en')
    setIsOffered(false)
  }

  return (
    <div className="border-b border-line bg-primary-tint">
      <div className="page flex items-center justify-between">
        <Button variant="ghost" lang="hi" onClick={() => setLanguage('hi')} className="-ml-5">
          <Languages aria-hidden />
          हिन्दी में देखें
        </Button>
        <IconButton
          label={common.dismiss}
          icon={
            <span aria-hidden className="text-2xl leading-none">
              ×
            </span>
          }
          onClick={dismiss}
          className="-mr-3"
        />
      </div>
    </div>
  )
}
