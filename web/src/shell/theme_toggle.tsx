import { Monitor, Moon, Sun } from 'lucide-react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '@/components/button'
import { IconButton } from '@/components/icon_button'
import { selectTheme, themeCycled } from '@/lib/preferences/theme'
import { shell } from '@/messages/shell'

const ICONS = { light: Sun, dark: Moon, system: Monitor }

type Props = {
  /** Shows only the icon; the theme is then in its tooltip. */
  isIconOnly?: boolean
  className?: string
}

/** Cycles through light, dark and system; its label is the current theme. */
export function ThemeToggle({ isIconOnly = false, className }: Props) {
  const theme = useSelector(selectTheme)
  const dispatch = useDispatch()
  const Icon = ICONS[theme]
  const label = shell.themes[theme]

  const name = shell.themeLabel({ theme: label })
  const cycle = () => dispatch(themeCycled())

  if (isIconOnly) return <IconButton label={name} icon={<Icon aria-hidden />} onClick={cycle} />
  return (
    <Button variant="ghost" aria-label={name} onClick={cycle} className={className}>
      <Icon aria-hidden />
      <span>{label}</span>
    </Button>
  )
}
