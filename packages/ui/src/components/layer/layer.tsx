import { Portal } from '@chakra-ui/react'
import { AnimatePresence, useIsPresent } from 'framer-motion'
import { createContext, type ReactNode, type SyntheticEvent, useContext, useEffect, useMemo, useState } from 'react'
import { useLayerRoot } from '../../provider/layer-root.tsx'
import { Motion } from '../motion/index.ts'
import { IsolateExit, useExit } from './exit-presence.tsx'

const BeneathContext = createContext(true)

/** Tells nested layers whether the dialog around them is open. */
export const ParentLayer = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => (
  <BeneathContext value={isOpen}>{children}</BeneathContext>
)

/** Whether a layer may open: the topmost one takes focus and keys, so the layers below must open first. */
export function useCanOpen(isOpen: boolean): boolean {
  const hasRoot = useLayerRoot() !== null
  const isBeneathOpen = useContext(BeneathContext)
  const isLeaving = useExit()?.isLeaving ?? false
  const [isNext, setIsNext] = useState(isBeneathOpen)
  useEffect(() => {
    // The layer below takes focus and hides the page from screen readers in the next frame.
    const frame = requestAnimationFrame(() => setIsNext(isBeneathOpen))
    return () => cancelAnimationFrame(frame)
  }, [isBeneathOpen])
  return isOpen && !isLeaving && hasRoot && isNext
}

const ignore = (event: SyntheticEvent) => {
  event.preventDefault()
  event.stopPropagation()
}
const ignoring = { onClickCapture: ignore, onSubmitCapture: ignore, 'data-exiting': '' } as const

/**
 * Ignores input during the exit animation: the layer still catches presses, so that a second press does not reach the
 * page. `data-exiting` says so to whoever counts open dialogs.
 */
export const useIgnoreInputOnExit = (): Partial<typeof ignoring> => (useIsPresent() ? {} : ignoring)

export interface LayerProps {
  isOpen: boolean
  children: ReactNode
}

/** A layer over the page, mounted while open and during its exit animation. */
export function Layer({ isOpen, children }: LayerProps) {
  const root = useLayerRoot()
  const leaving = useExit()
  const container = useMemo(() => root && { current: root }, [root])
  return (
    <Motion>
      <AnimatePresence {...(leaving && { onExitComplete: leaving.onGone })}>
        {isOpen && container ? (
          <Portal key="layer" container={container}>
            <IsolateExit>{children}</IsolateExit>
          </Portal>
        ) : null}
      </AnimatePresence>
    </Motion>
  )
}
