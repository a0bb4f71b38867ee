import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'

/** A hint above the choices. */
export const PanelHint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', marginBlockEnd: 3 } })

/** Mentions dragging only for precise pointers. */
export const InsertHint = () => (
  <PanelHint>
    {m.insert_hint()}{' '}
    <chakra.span css={{ '@media (hover: none)': { display: 'none' } }}>{m.insert_hint_drag()}</chakra.span>
  </PanelHint>
)
