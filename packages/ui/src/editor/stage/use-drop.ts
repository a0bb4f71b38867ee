import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { toMillimetres } from '../camera.ts'
import { draggedNode, dragDataType } from '../drag-data.ts'
import type { EditorSetting } from '../context.tsx'

/** Drops pictures and panel items on the stage. Returns whether a drag is over it. */
export function useDrop(stage: RefObject<HTMLElement | null>, { editor, onAddImage }: EditorSetting): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const box = stage.current?.getBoundingClientRect()
    if (!box) return
    const at = toMillimetres(editor.camera.getSnapshot(), { x: event.clientX - box.left, y: event.clientY - box.top })
    const thing = draggedNode()
    if (thing && event.dataTransfer?.types.includes(dragDataType)) editor.commands.insert(thing, { at })
    // Other files are passed on too: the handler validates types.
    for (const file of event.dataTransfer?.files ?? []) onAddImage({ file, at })
  })
  useEffect(() => {
    const surface = stage.current
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.some((type) => type === 'Files' || type === dragDataType)) return
      event.preventDefault()
      setOver(true)
    }
    // Also fires when moving between children.
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
