import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { toMillimetres } from '../camera.ts'
import { carried, carriedType } from '../carried.ts'
import type { EditorSetting } from '../context.tsx'

/** Pictures and things from the panels come to lie where they are let go. Says whether something is being held over it. */
export function useDrop(stage: RefObject<HTMLElement | null>, { editor, onAddImage }: EditorSetting): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const box = stage.current?.getBoundingClientRect()
    if (!box) return
    const at = toMillimetres(editor.camera.getSnapshot(), { x: event.clientX - box.left, y: event.clientY - box.top })
    const thing = carried()
    if (thing && event.dataTransfer?.types.includes(carriedType)) editor.commands.insert(thing, { at })
    // What is no picture is handed on too: whoever takes them says which ones they take.
    for (const file of event.dataTransfer?.files ?? []) onAddImage({ file, at })
  })
  useEffect(() => {
    const surface = stage.current
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.some((type) => type === 'Files' || type === carriedType)) return
      event.preventDefault()
      setOver(true)
    }
    // Also told when it only goes from one thing on the stage to the next.
    const leave = ({ relatedTarget }: DragEvent) =>
      setOver(relatedTarget instanceof Node && surface?.contains(relatedTarget) === true)
    const drop = (event: DragEvent) => take(event)
    surface?.addEventListener('dragover', over)
    surface?.addEventListener('dragleave', leave)
    surface?.addEventListener('drop', drop)
    return () => {
      surface?.removeEventListener('dragover', over)
      surface?.removeEventListener('dragleave', leave)
      surface?.removeEventListener('drop', drop)
    }
  }, [stage])
  return isOver
}
