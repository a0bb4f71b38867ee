import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useEditor } from '../context.tsx'
import { onCameraMoves, useExpectedMoves } from './moving.ts'

/** Its own cursor keeps the stage's, which changes with each gesture, from restyling all nodes: the cursor is inherited. */
const Layer = chakra('div', {
  base: {
    position: 'absolute',
    top: 0,
    left: 0,
    width: 0,
    height: 0,
    transformOrigin: '0 0',
    pointerEvents: 'none',
    cursor: 'default'
  }
})

interface WorldProps {
  children: ReactNode
  /**
   * Separate overlay, redrawn at each zoom step, with lines of constant screen width: `var(--px)` is the size of a
   * pixel in millimetres.
   */
  lines: ReactNode
}

/**
 * Content that moves with the camera: 1 CSS pixel is a millimetre. The camera is applied as a transform, outside of
 * React. During a move the layer is not repainted, at constant cost for any content.
 */
export function World({ children, lines }: WorldProps) {
  const { camera } = useEditor()
  const root = useRef<HTMLDivElement>(null)
  const over = useRef<HTMLDivElement>(null)
  useExpectedMoves(root, over)
  useEffect(() => {
    const look = () => {
      const { x, y, scale } = camera.getSnapshot()
      for (const layer of [root.current, over.current])
        if (layer) layer.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
      over.current?.style.setProperty('--px', String(1 / scale))
    }
    look()
    // At rest on whole pixels, so that bitmaps are sharp.
    return onCameraMoves(camera, look, camera.settle)
  }, [camera])
  return (
    <>
      <Layer ref={root} dir="ltr">
        {children}
      </Layer>
      <Layer ref={over} dir="ltr">
        {lines}
      </Layer>
    </>
  )
}
