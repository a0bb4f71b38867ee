import { useEffect, useRef } from 'react'

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)

/** The shortcut's label. */
export const searchKeys = (): string => (isMac() ? '⌘ K' : 'Ctrl K')

/** In a text of several lines the keys are those of the browser or of its editor. */
const isTextEditor = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.tagName === 'TEXTAREA')

/** Handles Ctrl K, or ⌘ K on a Mac, where Ctrl K deletes to the end of a line. Disabled under other dialogs. */
export function useSearchKey(onPress: () => void, { dialogs }: { dialogs: number }): void {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target, repeat } = event
      const isKey = key.toLowerCase() === 'k' && (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey)
      if (!isKey || altKey || shiftKey || event.defaultPrevented || isTextEditor(target)) return
      if (document.querySelectorAll('[role=dialog]:not([data-exiting])').length > dialogs) return
      event.preventDefault()
      if (!repeat) latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [dialogs])
}
