import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { StageProps } from '../../editor/index.ts'

/** Two taps of one finger are no further apart. */
const doubleTapMs = 400

export type Covered = NonNullable<StageProps['covered']>

/** How much of each edge of what it lies in a sheet covers. */
function coverOf(sheet: HTMLElement): Covered {
  const [over, under] = [sheet.getBoundingClientRect(), sheet.parentElement?.getBoundingClientRect()]
  if (!under) return {}
  // One as high as the stage stands at its side.
  if (over.height < under.height || over.width >= under.width) return { bottom: over.height }
  return over.left - under.left < under.right - over.right ? { left: over.width } : { right: over.width }
}

/** A phone that lies on its side. */
export const onItsSide = '@media (orientation: landscape) and (max-height: 30em)'

/** There is no height to share. */
const beside = {
  insetInlineStart: 'auto',
  top: 0,
  width: 'min(22rem, 50%)',
  maxHeight: 'none',
  borderRadius: 0
} as const

/**
 * On a phone: settings over the lower part of the stage, or beside it, which shows what is chosen in the rest. At least half of the window's height
 * is the stage's, unless a keyboard takes that. Says how much it covers, in pixels.
 */
export function BottomSheet({ children, onCover }: { children: ReactNode; onCover: (covered: Covered) => void }) {
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
    const measure = () => onCover(coverOf(sheet))
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
