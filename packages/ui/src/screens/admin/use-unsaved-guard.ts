import { m } from '@motif/messages'
import { useEffect } from 'react'

/** Asks before leaving with unsaved changes. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    // Links of the page itself change the address without leaving the document.
    const askLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (link === null || window.confirm(m.admin_product_leave())) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('beforeunload', ask)
    document.addEventListener('click', askLink, { capture: true })
    return () => {
      removeEventListener('beforeunload', ask)
      document.removeEventListener('click', askLink, { capture: true })
    }
  }, [isUnsaved])
}
