import { Languages } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/button'
import { IconButton } from '@/components/icon_button'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { shouldOfferHindi, storeLanguage } from '@/lib/preferences/language'
import { useLanguageSwitch } from '@/shell/use_language_switch'
import { common } from '@/messages/common'

/** Offers Hindi once to visitors whose device lists it; dismissing it chooses English. */
export function LanguageOffer() {
  const [isOffered, setIsOffered] = useState(shouldOfferHindi)
  return isOffered && <Offer onDismiss={() => setIsOffered(false)} />
}

function Offer({ onDismiss }: { onDismiss: () => void }) {
  const switchLanguage = useLanguageSwitch()
  const offer = useFocusOnRemoval<HTMLDivElement>()
  const dismiss = () => {
    storeLanguage('en')
    onDismiss()
  }

  return (
    <div ref={offer} data-offer className="border-b border-line bg-primary-tint">
      <div className="page flex items-center justify-between">
        <Button variant="ghost" lang="hi" onClick={() => switchLanguage('hi')} className="-ml-5">
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
