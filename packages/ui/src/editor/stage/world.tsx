import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useEditor } from '../context.tsx'

/** After this many milliseconds without a move it is drawn sharp again, on whole pixels. */
const rest = 160

const Layer = chakra('div', {
  base: { position: 'absolute', top: 0, left: 0, width: 0, height: 0, transformOrigin: '0 0' }
})

interface WorldProps {
  children: ReactNode
  /** Over it, and drawn by itself, since it is drawn anew with every step nearer; lines that are as thick on the screen however near: `var(--px)` is how much of a millimetre a pixel is. */
  lines: ReactNode
}

/**
 * All that moves with the camera, in the area's millimetres as CSS pixels. The camera is written as a transform, past React.
 * While it moves the picture is held as it was drawn, which costs the same however much there is in it.
 */
export function World({ children, lines }: WorldProps) {
  const { camera } = useEditor()
  const root = useRef<HTMLDivElement>(null)
  const over = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const { x, y, scale } = camera.getSnapshot()
      for (const layer of [root.current, over.current])
        if (layer) layer.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
      over.current?.style.setProperty('--px', String(1 / scale))
    }
    const move = () => {
      if (root.current) root.current.style.willChange = 'transform'
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (root.current) root.current.style.willChange = ''
        camera.settle()
      }, rest)
      look()
    }
    look()
    const stop = camera.subscribe(move)
    return () => {
      stop()
      clearTimeout(timer)
    }
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
