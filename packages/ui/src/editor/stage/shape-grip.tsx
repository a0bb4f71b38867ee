import { chakra } from '@chakra-ui/react'
import { apply, baselinePath, bendGrip } from '@motif/design'
import { useCallback, useRef } from 'react'
import { toPixels, useFrames } from '../camera.ts'
import { useEditor, useFonts, useLive } from '../context.tsx'
import { Grip, Knob } from './grip.tsx'
import { svgMatrix, textAt } from './placed-text.ts'

/** Handles of a warp, of an arc, or of a baseline's points. Positioned outside of React each frame. */
export function ShapeGrip({ nodeId }: { nodeId: string }) {
  const count = useLive(useCallback(({ nodes }) => textAt(nodes, nodeId)?.node.baseline?.points.length ?? 0, [nodeId]))
  return count === 0 ? <BendGrip nodeId={nodeId} /> : <LineGrips nodeId={nodeId} count={count} />
}

function BendGrip({ nodeId }: { nodeId: string }) {
  const editor = useEditor()
  const fonts = useFonts()
  const root = useRef<HTMLDivElement>(null)
  useFrames(editor, () => {
    const text = textAt(editor.live.getSnapshot().nodes, nodeId)
    const grip = text && fonts ? bendGrip(text.node, fonts) : undefined
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

function LineGrips({ nodeId, count }: { nodeId: string; count: number }) {
  const editor = useEditor()
  const root = useRef<HTMLDivElement>(null)
  const path = useRef<SVGPathElement>(null)
  useFrames(editor, () => {
    const text = textAt(editor.live.getSnapshot().nodes, nodeId)
    if (!text?.node.baseline) return
    const camera = editor.camera.getSnapshot()
    const { x, y, scale } = camera
    path.current?.setAttribute('d', baselinePath(text.node.baseline))
    path.current?.setAttribute('transform', `translate(${x} ${y}) scale(${scale}) ${svgMatrix(text.matrix)}`)
    for (const grip of root.current?.querySelectorAll<HTMLElement>('[data-shape]') ?? []) {
      const point = text.node.baseline.points[Number(grip.dataset['shape'])]
      if (!point) continue
      const at = toPixels(camera, apply(text.matrix, point))
      grip.style.transform = `translate(${at.x}px, ${at.y}px)`
    }
  })
  return (
    <div ref={root} aria-hidden dir="ltr">
      <chakra.svg position="absolute" inset={0} width="full" height="full" pointerEvents="none">
        <chakra.path ref={path} fill="none" stroke="accent" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      </chakra.svg>
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- points have no other name
        <Grip key={index} data-shape={index} data-testid="shape-grip" left={0} top={0} cursor="move">
          <Knob bg="accent" borderColor="bg" borderRadius="full" width="14px" height="14px" />
        </Grip>
      ))}
    </div>
  )
}
