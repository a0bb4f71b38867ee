import { chakra } from '@chakra-ui/react'

/** What to do here, over what there is to choose. */
export const PanelHint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', marginBlockEnd: 3 } })
