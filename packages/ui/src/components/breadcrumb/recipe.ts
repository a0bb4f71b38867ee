import { defineSlotRecipe } from '@chakra-ui/react'

export const breadcrumbRecipe = defineSlotRecipe({
  className: 'breadcrumb',
  slots: ['root', 'list', 'item', 'separator'],
  base: {
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.5,
      textStyle: 'small',
      color: 'fg.muted'
    },
    item: { display: 'flex', alignItems: 'center', minWidth: 0 },
    separator: { _rtl: { transform: 'scaleX(-1)' } }
  }
})
