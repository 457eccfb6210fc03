import { Menu } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/components/icon_button'
import { fetchCode } from '@/lib/build/fetch_code'
import { useCodeOfPress } from '@/lib/hooks/use_code_of_press'
import { shell } from '@/messages/shell'

const loadPanel = async () => {
  await fetchCode('mobile_menu_panel')
  const { MobileMenuPanel } = await import('@/shell/mobile_menu_panel')
  return { MobileMenuPanel }
}

/** The slide-out menu of small screens; its code starts to load on `pointerdown`. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false)
  const { MobileMenuPanel } = useCodeOfPress(loadPanel, isOpen, setOpen)

  return (
    <>
      <IconButton
        label={shell.openMenu}
        icon={<Menu aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void loadPanel().catch(() => {})}
        onClick={() => setOpen(true)}
      />
      {MobileMenuPanel && <MobileMenuPanel isOpen={isOpen} setOpen={setOpen} />}
    </>
  )
}
