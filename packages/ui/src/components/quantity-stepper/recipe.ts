import { defineSlotRecipe } from '@chakra-ui/react'

export const quantityStepperRecipe = defineSlotRecipe({
  className: 'quantity-stepper',
  slots: ['root', 'control', 'input'],
  base: {
    root: { width: 'fit' },
    control: {
      display: 'inline-flex',
      minWidth: 0,
      alignItems: 'center',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'control',
      bg: 'bg.float',
      width: 'fit',
      _invalid: { borderColor: 'bad', boxShadow: '0 0 0 1px var(--chakra-colors-bad)' }
    },
    input: { width: '3.25rem', minHeight: 'target', textAlign: 'center', textStyle: 'figure' }
  }
})
