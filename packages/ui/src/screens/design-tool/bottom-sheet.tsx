import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'

/** On a phone: settings over the lower part of the stage, which shows what is chosen above it. Says how much it covers, in pixels. */
export function BottomSheet({ children, onHeight }: { children: ReactNode; onHeight: (pixels: number) => void }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const sheet = root.current
    if (!sheet) return undefined
    const measure = () => onHeight(sheet.offsetHeight)
    measure()
    // What it covers changes what others observe: not within the same frame.
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(sheet)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      onHeight(0)
    }
  }, [onHeight])
  return (
    <chakra.div
      ref={root}
      position="absolute"
      insetInline={0}
      insetBlockEnd={0}
      maxHeight="60%"
      overflowY="auto"
      overscrollBehavior="contain"
      bg="bg"
      borderTopRadius="panel"
      boxShadow="float"
      zIndex={1}
      animation="fade-in 150ms"
    >
      {children}
    </chakra.div>
  )
}
