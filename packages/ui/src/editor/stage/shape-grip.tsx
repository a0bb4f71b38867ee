import { apply, warpGrip } from '@motif/design'
import { useRef } from 'react'
import { toPixels, useFrames } from '../camera.ts'
import { useEditor, useFonts } from '../context.tsx'
import { Grip, Knob } from './grip.tsx'
import { textAt } from './placed-text.ts'

/** Where the envelope of a text is pulled. Placed by hand with every frame. */
export function ShapeGrip({ nodeId }: { nodeId: string }) {
  const editor = useEditor()
  const fonts = useFonts()
  const root = useRef<HTMLDivElement>(null)
  useFrames(editor, () => {
    const text = textAt(editor.live.getSnapshot().nodes, nodeId)
    const grip = text && fonts ? warpGrip(text.node, fonts) : undefined
    if (!root.current) return
    root.current.hidden = grip === undefined
    if (!text || grip === undefined) return
    const { x, y } = toPixels(editor.camera.getSnapshot(), apply(text.matrix, grip.at))
    root.current.style.transform = `translate(${x}px, ${y}px)`
  })
  return (
    <Grip ref={root} data-shape="" data-testid="shape-grip" aria-hidden left={0} top={0} cursor="ns-resize" dir="ltr">
      <Knob rotate="45deg" bg="accent" borderColor="bg" width="14px" height="14px" />
    </Grip>
  )
}
