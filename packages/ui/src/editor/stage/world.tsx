import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useEditor } from '../context.tsx'

/** After this many milliseconds without a move it is drawn sharp again. */
const rest = 160

interface WorldProps {
  children: ReactNode
  /** Over it; lines that are as thick on the screen however near: `var(--px)` is how much of a millimetre a pixel is. */
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
      if (root.current) root.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
      over.current?.style.setProperty('--px', String(1 / scale))
    }
    const move = () => {
      if (root.current) root.current.style.willChange = 'transform'
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (root.current) root.current.style.willChange = ''
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
    <chakra.div ref={root} dir="ltr" position="absolute" insetBlockStart={0} left={0} width={0} height={0} transformOrigin="0 0">
      {children}
      <div ref={over}>{lines}</div>
    </chakra.div>
  )
}
