import { m } from '@motif/messages'
import { useEffect } from 'react'

/** The mounted forms with unsaved changes. */
const unsavedForms = new Set<symbol>()

/** Whether the form may be left. Asks if it has unsaved changes. */
export const mayLeave = (): boolean => unsavedForms.size === 0 || window.confirm(m.admin_product_leave())

/** Whether a click follows a link in this tab. */
const isFollowed = (link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ['', '_self'].includes(link.target) && !link.hasAttribute('download') && !(ctrlKey || metaKey || shiftKey || altKey)

/** Asks before a link or the browser leaves unsaved changes. The admin search calls `mayLeave` itself. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const form = Symbol('form')
    unsavedForms.add(form)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    // Links of the page itself change the address without leaving the document.
    const askLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (link === null || !isFollowed(link, event) || mayLeave()) return
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
