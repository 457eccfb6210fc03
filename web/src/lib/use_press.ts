import { useState } from 'react'

/**
 * The props of a control whose press takes time: `aria-busy` from the press until what `act` returns has settled, during
 * which further presses are ignored. Not `disabled`, for the control would lose the focus that a dialog gives back to it.
 * `prepare` is called as soon as a pointer or the focus is on the control.
 */
export function usePress(act: () => unknown, prepare?: () => void) {
  const [isBusy, setBusy] = useState(false)

  const onClick = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await act()
    } finally {
      setBusy(false)
    }
  }
  return {
    'aria-busy': isBusy || undefined,
    'onClick': () => void onClick(),
    'onPointerEnter': prepare,
    'onFocus': prepare,
  }
}
