import { useEffect, useState, type ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { selectInstallOffer } from '@/lib/preferences/install_offer'

/** Loads the offer to install the app when it is due. */
export function InstallOffer() {
  const { stage, isInstallable } = useSelector(selectInstallOffer)
  const isDue = stage === 'due' && isInstallable
  const [Line, setLine] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!isDue) return
    import('@/shell/install_offer_line').then(
      ({ InstallOfferLine }) => setLine(() => InstallOfferLine),
      () => {}
    )
  }, [isDue])

  return Line && <Line />
}
