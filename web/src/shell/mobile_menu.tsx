import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '@/components/icon_button'
import { fetchCode } from '@/lib/build/fetch_code'
import { useKeepMounted } from '@/lib/hooks/use_keep_mounted'
import { shell } from '@/messages/shell'

const loadPanel = async () => {
  await fetchCode('mobile_menu_panel')
  return import('@/shell/mobile_menu_panel')
}
const MobileMenuPanel = lazy(async () => ({ default: (await loadPanel()).MobileMenuPanel }))

/** The slide-out menu of small screens; its code starts to load on `pointerdown`. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useKeepMounted(isOpen)

  return (
    <>
      <IconButton
        label={shell.openMenu}
        icon={<Menu aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void loadPanel()}
        onClick={() => setOpen(true)}
      />
      <Suspense>{wasOpened && <MobileMenuPanel isOpen={isOpen} setOpen={setOpen} />}</Suspense>
    </>
  )
}
