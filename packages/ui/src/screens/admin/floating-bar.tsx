import { chakra } from '@chakra-ui/react'

/** Sticky bar below a list, with actions on the selection. */
export const FloatingBar = chakra('section', {
  base: {
    position: 'sticky',
    insetBlockEnd: 3,
    zIndex: 1,
    marginBlockStart: 4,
    padding: 3,
    bg: 'bg.float',
    borderWidth: '1px',
    borderRadius: 'panel',
    boxShadow: 'float'
  }
})
