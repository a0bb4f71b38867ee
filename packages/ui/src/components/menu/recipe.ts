import { defineSlotRecipe } from '@chakra-ui/react'

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: ['root', 'list', 'item', 'check'],
  base: {
    root: { position: 'relative', display: 'inline-block' },
    list: {
      position: 'absolute',
      insetInlineEnd: 0,
      top: 'calc(100% + 6px)',
      zIndex: 'sheet',
      minWidth: '13rem',
      width: 'max-content',
      maxWidth: 'calc(100vw - 2rem)',
      padding: 1.5,
      bg: 'bg.float',
      borderWidth: '1px',
      borderRadius: 'panel',
      boxShadow: 'float',
      animation: 'fade-in 150ms'
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      width: 'full',
      minHeight: 'target',
      paddingInline: 3,
      borderRadius: 'control',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'bg.raised' },
      _focusVisible: { bg: 'bg.raised', outlineOffset: '-2px' }
    },
    check: { marginInlineStart: 'auto', color: 'accent' }
  }
})
