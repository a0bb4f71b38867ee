import { chakra } from '@chakra-ui/react'

/** Touch target of 44 px, independent of its visible size. */
export const Grip = chakra('div', {
  base: {
    position: 'absolute',
    width: 'target',
    height: 'target',
    marginInlineStart: '-22px',
    marginBlockStart: '-22px',
    pointerEvents: 'auto',
    touchAction: 'none',
    display: 'grid',
    placeItems: 'center'
  }
})
export const Knob = chakra('span', {
  base: {
    display: 'block',
    bg: 'bg',
    borderWidth: '2px',
    borderColor: 'accent',
    borderRadius: '3px',
    width: '12px',
    height: '12px',
    boxShadow: 'float'
  }
})
