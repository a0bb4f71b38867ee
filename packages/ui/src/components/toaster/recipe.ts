import { defineSlotRecipe } from '@chakra-ui/react'

export const toastRecipe = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description'],
  base: {
    root: {
      width: { base: 'calc(100vw - 1.5rem)', sm: '24rem' },
      borderRadius: 'panel',
      translate: 'var(--x) var(--y)',
      opacity: 'var(--opacity)',
      zIndex: 'var(--z-index)',
      cursor: 'pointer',
      transitionProperty: 'translate, opacity',
      transitionDuration: 'come',
      transitionTimingFunction: 'out',
      _motionReduce: { transition: 'none' },
      '&:not([data-mounted])': { translate: '0 -0.75rem' }
    },
    title: { fontWeight: 'semibold', lineHeight: 'snug' },
    description: { textStyle: 'small', color: 'fg.muted', marginTop: 0.5, lineClamp: 3 }
  }
})
