import { defineSlotRecipe } from '@chakra-ui/react'
import { inputRecipe } from '../../../components/field/index.ts'

export const numberFieldRecipe = defineSlotRecipe({
  className: 'number-field',
  slots: ['root', 'input'],
  base: { input: { ...inputRecipe.base, textStyle: 'figure' } }
})
