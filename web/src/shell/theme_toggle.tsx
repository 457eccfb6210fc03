import { Monitor, Moon, Sun } from 'lucide-react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '@/components/button'
import { selectTheme, themeCycled } from '@/lib/preferences/theme'
import { shell } from '@/messages/shell'

const ICONS = { light: Sun, dark: Moon, system: Monitor }

/** Cycles through light, dark and system; its label is the current theme. */
export function ThemeToggle({ className }: { className?: string }) {
  const theme = useSelector(selectTheme)
  const dispatch = useDispatch()
  const Icon = ICONS[theme]
  const label = shell.themes[theme]

  return (
    <Button
      variant="ghost"
      aria-label={shell.themeLabel({ theme: label })}
      onClick={() => dispatch(themeCycled())}
      className={className}
    >
      <Icon aria-hidden />
      {label}
    </Button>
  )
}
