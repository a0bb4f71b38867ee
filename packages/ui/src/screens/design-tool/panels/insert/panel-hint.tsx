import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'

/** What to do here, over what there is to choose. */
export const PanelHint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', marginBlockEnd: 3 } })

/** Dragging is spoken of where there is a pointer to drag with. */
export const InsertHint = () => (
  <PanelHint>
    {m.insert_hint()}{' '}
    <chakra.span css={{ '@media (hover: none)': { display: 'none' } }}>{m.insert_hint_drag()}</chakra.span>
  </PanelHint>
)
