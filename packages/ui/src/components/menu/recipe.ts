import { defineSlotRecipe } from '@chakra-ui/react'

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: ['content', 'item', 'itemIndicator', 'itemGroupLabel', 'itemCommand'],
  base: {
    content: {
      zIndex: 'sheet',
      minWidth: 'min(13rem, calc(100vw - 1rem))',
      maxWidth: 'calc(100vw - 1rem)',
      maxHeight: 'var(--available-height)',
      padding: 1.5,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      bg: 'bg.float',
      color: 'fg',
      borderWidth: '1px',
      borderRadius: 'panel',
      boxShadow: 'float',
      outline: 'none',
      // Focus is on the menu, which highlights an item.
      '&:focus-visible [data-highlighted]': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' }
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      minHeight: 'target',
      paddingInline: 3,
      borderRadius: 'control',
      textAlign: 'start',
      cursor: 'pointer',
      userSelect: 'none',
      _highlighted: { bg: 'bg.raised', _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' } }
    },
    itemIndicator: { marginInlineStart: 'auto', color: 'accent' },
    itemGroupLabel: {
      paddingInline: 3,
      paddingBlock: 2,
      marginBottom: 1.5,
      borderBottomWidth: '1px',
      textStyle: 'small'
    },
    itemCommand: {
      marginInlineStart: 'auto',
      paddingInlineStart: 6,
      fontFamily: 'inherit',
      textStyle: 'small',
      color: 'fg.muted'
    }
  }
})
