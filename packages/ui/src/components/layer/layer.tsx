import { Portal } from '@chakra-ui/react'
import { AnimatePresence, useIsPresent } from 'framer-motion'
import { createContext, type ReactNode, type SyntheticEvent, useContext, useEffect, useMemo, useState } from 'react'
import { useLayerRoot } from '../../provider/layer-root.tsx'
import { Motion } from '../motion/index.ts'
import { OwnLeaving, useLeaving } from './until-gone.tsx'

const BeneathContext = createContext(true)

/** Tells what opens from inside a dialog whether that dialog itself is open. */
export const Beneath = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => (
  <BeneathContext value={isOpen}>{children}</BeneathContext>
)

/** Whether something that is to be open can be: the one opened last takes focus and keys, so what lies beneath it opens first. */
export function useOpening(isOpen: boolean): boolean {
  const hasRoot = useLayerRoot() !== null
  const isBeneathOpen = useContext(BeneathContext)
  const isLeaving = useLeaving()?.isLeaving ?? false
  const [isNext, setIsNext] = useState(isBeneathOpen)
  useEffect(() => {
    // What lies beneath takes focus and keys, and hides the rest from screen readers, with the next frame.
    const frame = requestAnimationFrame(() => setIsNext(isBeneathOpen))
    return () => cancelAnimationFrame(frame)
  }, [isBeneathOpen])
  return isOpen && !isLeaving && hasRoot && isNext
}

const ignore = (event: SyntheticEvent) => {
  event.preventDefault()
  event.stopPropagation()
}
const ignoring = { onClickCapture: ignore, onSubmitCapture: ignore } as const

/** For the element of a layer that is pressed: what moves out can still be hit, so a second press does not reach the page beneath, but it acts no more. */
export const useActsWhilePresent = (): Partial<typeof ignoring> => (useIsPresent() ? {} : ignoring)

export interface LayerProps {
  isOpen: boolean
  children: ReactNode
}

/** What stands over the page. It exists while it is open, and until it has moved out. */
export function Layer({ isOpen, children }: LayerProps) {
  const root = useLayerRoot()
  const leaving = useLeaving()
  const container = useMemo(() => root && { current: root }, [root])
  return (
    <Motion>
      <AnimatePresence {...(leaving && { onExitComplete: leaving.onGone })}>
        {isOpen && container ? (
          <Portal key="layer" container={container}>
            <OwnLeaving>{children}</OwnLeaving>
          </Portal>
        ) : null}
      </AnimatePresence>
    </Motion>
  )
}
