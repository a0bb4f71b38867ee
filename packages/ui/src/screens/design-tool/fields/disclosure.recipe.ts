import { defineSlotRecipe } from '@chakra-ui/react'

export const disclosureRecipe = defineSlotRecipe({
  className: 'fold',
  slots: ['root', 'trigger', 'indicator', 'content'],
  base: {
    root: { borderBlockStartWidth: '1px' },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      width: 'full',
      minHeight: '3rem',
      textAlign: 'start',
      textStyle: 'label'
    },
    indicator: { _open: { rotate: '180deg' } },
    content: { display: 'grid', gap: 4, paddingBlockEnd: 4, '&[hidden]': { display: 'none' } }
  }
})
