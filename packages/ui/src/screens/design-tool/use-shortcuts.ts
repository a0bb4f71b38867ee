import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { DesignToolScreenProps } from './types.ts'

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Undo, redo and pasted pictures, wherever the focus is on the page but in a field: there they are the field's own. */
export function useShortcuts(bench: RefObject<HTMLElement | null>, { canUndo, canRedo, onUndo, onRedo, onAddImage }: Pick<DesignToolScreenProps, 'canUndo' | 'canRedo' | 'onUndo' | 'onRedo' | 'onAddImage'>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
    const key = event.key.toLowerCase()
    if (!isCommand || isTyping(event.target) || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    const isRedo = key === 'y' || event.shiftKey
    if (isRedo && canRedo) onRedo()
    if (!isRedo && canUndo) onUndo()
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!file || isTyping(event.target)) return
    event.preventDefault()
    onAddImage({ file })
  })
  useEffect(() => {
    const page = bench.current?.ownerDocument
    page?.addEventListener('keydown', press)
    page?.addEventListener('paste', paste)
    return () => {
      page?.removeEventListener('keydown', press)
      page?.removeEventListener('paste', paste)
    }
  }, [bench])
}
