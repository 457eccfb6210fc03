import { useEffect, useState, type ComponentType } from 'react'
import { fetchCode } from '@/lib/build/fetch_code'
import { useIsOnline } from '@/lib/page/use_is_online'

export type MissingPart = {
  /** Loads the code again. It rejects if that fails, and is absent while the code first loads. */
  retry?: () => Promise<void>
}

/**
 * Returns a component whose code loads when it is first rendered: its files, which the page lists by `name`, and then the component.
 * `Missing` stands in its place until then, and after a failed load, where `lazy` would replace the page by an error. The code loads
 * again when the network is back. `preload()` of the component loads its code before that, and rejects if it fails. What a press
 * opens has `useCodeOfPress()`.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<MissingPart> = Nothing
): ComponentType<Props> & { preload: () => Promise<void> } {
  let code: { Part: ComponentType<Props> } | null = null

  const preload = async () => {
    if (code) return
    await fetchCode(name)
    code = { Part: await load() }
  }

  function LazyPart(props: Props) {
    const [loaded, setLoaded] = useState(code)
    const [isFailed, setFailed] = useState(false)
    const isOnline = useIsOnline()
    const isLoaded = loaded !== null

    const start = () => preload().then(() => setLoaded(code))
    useEffect(() => {
      if (!isLoaded) start().catch(() => setFailed(true))
    }, [isLoaded, isOnline])

    if (loaded) return <loaded.Part {...props} />
    return <Missing retry={isFailed ? start : undefined} />
  }
  return Object.assign(LazyPart, { preload })
}

function Nothing() {
  return null
}
