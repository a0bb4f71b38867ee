import { m } from '@motif/messages'
import { useEffect } from 'react'

/** The mounted forms with unsaved changes. */
const unsavedForms = new Set<symbol>()

/** Whether the form may be left. Asks if it has unsaved changes. */
export const mayLeave = (): boolean => unsavedForms.size === 0 || window.confirm(m.admin_product_leave())

/** Asks before leaving with unsaved changes. Whatever leaves without a link calls `mayLeave`. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const form = Symbol('form')
    unsavedForms.add(form)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    // Links of the page itself change the address without leaving the document.
    const askLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (link === null || mayLeave()) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('beforeunload', ask)
    document.addEventListener('click', askLink, { capture: true })
    return () => {
      unsavedForms.delete(form)
      removeEventListener('beforeunload', ask)
      document.removeEventListener('click', askLink, { capture: true })
    }
  }, [isUnsaved])
}
