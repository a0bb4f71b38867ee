import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { StageProps } from '../../editor/index.ts'

/** Maximum interval of a double tap. */
const doubleTapMs = 400

export type Covered = NonNullable<StageProps['covered']>

/** How much of each edge a sheet covers. */
function coverOf(sheet: HTMLElement): Covered {
  const [over, under] = [sheet.getBoundingClientRect(), sheet.parentElement?.getBoundingClientRect()]
  if (!under) return {}
  // A full-height sheet is at the side.
  if (over.height < under.height || over.width >= under.width) return { bottom: over.height }
  return over.left - under.left < under.right - over.right ? { left: over.width } : { right: over.width }
}

/** Landscape phones. */
export const onItsSide = '@media (orientation: landscape) and (max-height: 30em)'

/** At the side: there is no height to share. */
const beside = {
  insetInlineStart: 'auto',
  top: 0,
  width: 'min(22rem, 50%)',
  maxHeight: 'none',
  borderRadius: 0
} as const

/**
 * The phone's settings sheet: over the lower part of the stage, or at its side. The stage keeps at least half of the
 * window's height unless a keyboard is open. Reports the covered pixels.
 */
export function BottomSheet({ children, onCover }: { children: ReactNode; onCover: (covered: Covered) => void }) {
  const root = useRef<HTMLDivElement>(null)
  // If it opens under a double tap, the second tap goes to the original target.
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
    const measure = () => onCover(coverOf(sheet))
    measure()
    // Reported in another frame, since it triggers other observers.
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(sheet)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      onCover({})
    }
  }, [onCover])
  return (
    <chakra.div
      ref={root}
      position="absolute"
      insetInline={0}
      insetBlockEnd={0}
      maxHeight="max(100% - 50dvh, 144px)"
      overflowY="auto"
      overscrollBehavior="contain"
      bg="bg"
      borderTopRadius="panel"
      boxShadow="float"
      zIndex={1}
      animation="fade-in 150ms"
      css={{ [onItsSide]: beside }}
    >
      {children}
    </chakra.div>
  )
}
