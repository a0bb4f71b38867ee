import { Fold, type Phase } from '../motion/index.ts'
import { LineContent, type LineContentProps } from './line-content.tsx'

export interface LineItemProps extends LineContentProps {
  /** Its change is being saved. @default false */
  isPending?: boolean
  /** Whether it comes or goes: see `useMovingLines`. @default 'rest' */
  phase?: Phase
  /** It has folded away. */
  onGone?: () => void
}

const noop = () => {}

/** One line of a `LineList`. */
export const LineItem = ({ isPending = false, phase = 'rest', onGone = noop, ...content }: LineItemProps) => (
  <Fold phase={phase} onGone={onGone} data-pending={isPending || undefined} aria-busy={isPending || undefined}>
    <LineContent {...content} />
  </Fold>
)
