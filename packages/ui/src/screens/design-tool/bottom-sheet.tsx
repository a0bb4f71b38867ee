import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

/** Two taps of one finger are no further apart. */
const doubleTapMs = 400

/** On a phone: settings over the lower part of the stage, which shows what is chosen above it. Says how much it covers, in pixels. */
export function BottomSheet({ children, onHeight }: { children: ReactNode; onHeight: (pixels: number) => void }) {
  const root = useRef<HTMLDivElement>(null)
  // Come up under a finger that taps twice, it leaves the second tap to what the first was on.
  useLayoutEffect(() => {
    const sheet = root.current
    if (!sheet || !matchMedia('(pointer: coarse)').matches) return undefined
    sheet.style.pointerEvents = 'none'
    const timer = setTimeout(() => (sheet.style.pointerEvents = ''), doubleTapMs)
    return () => clearTimeout(timer)
  }, [])
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
