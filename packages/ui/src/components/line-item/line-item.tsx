import { Collapse, type Phase } from '../motion/index.ts'
import { LineContent, type LineContentProps } from './line-content.tsx'

export interface LineItemProps extends LineContentProps {
  /** A change is being saved. @default false */
  isPending?: boolean
  /** Enter or exit state, see `useMovingLines`. @default 'rest' */
  phase?: Phase
  /** Called when it has collapsed. */
  onGone?: () => void
}

const noop = () => {}

/** An item of a `LineList`. */
export const LineItem = ({ isPending = false, phase = 'rest', onGone = noop, ...content }: LineItemProps) => (
  <Collapse phase={phase} onGone={onGone} data-pending={isPending || undefined} aria-busy={isPending || undefined}>
    <LineContent {...content} />
  </Collapse>
)
