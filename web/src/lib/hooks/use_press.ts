import { useState } from 'react'

/**
 * The props of a control with an asynchronous action: `aria-busy` from the press until the promise of `act` has settled;
 * further presses are ignored meanwhile. Not `disabled`, since a disabled control loses the focus that a dialog restores to
 * it. `prepare` is called when a pointer or the focus enters the control.
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
