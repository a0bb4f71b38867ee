import { chakra } from '@chakra-ui/react'

/** 44 px for a finger, whatever is seen of it. */
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
