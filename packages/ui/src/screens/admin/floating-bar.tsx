import { chakra } from '@chakra-ui/react'

/** Stays in sight below a list: what can be done with the things chosen in it. */
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
