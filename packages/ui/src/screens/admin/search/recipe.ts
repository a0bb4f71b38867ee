import { defineSlotRecipe } from '@chakra-ui/react'

export const searchRecipe = defineSlotRecipe({
  className: 'admin-search',
  slots: ['root', 'label', 'input', 'content', 'item', 'itemText', 'itemGroup', 'itemGroupLabel'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minWidth: 0 },
    content: { outline: 'none' },
    itemGroupLabel: { paddingInline: 2, paddingBlock: 2, textStyle: 'small', color: 'fg.muted' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      minHeight: 'target',
      paddingInline: 2,
      paddingBlock: 1,
      borderRadius: 'control',
      cursor: 'pointer',
      userSelect: 'none',
      scrollMarginBlock: 2,
      // Focus stays in the field; `aria-activedescendant` names the active line.
      '&[data-highlighted]': { bg: 'bg.raised', outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' }
    }
  }
})
