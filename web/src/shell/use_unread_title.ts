import { useEffect } from 'react'
import { useUnreadCount } from '@/lib/session/use_unread_count'

/** Shows the unread count in front of the title of every page: '(2) Dashboard | Saajha'. */
export function useUnreadTitle() {
  const count = useUnreadCount()

  useEffect(() => {
    if (count === 0) return
    const prefix = `(${count}) `
    const add = () => {
      const { title } = document
      if (title && !title.startsWith(prefix)) document.title = prefix + title
    }
    add()
    // Each page renders its own title.
    const observer = new MutationObserver(add)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [count])
}
