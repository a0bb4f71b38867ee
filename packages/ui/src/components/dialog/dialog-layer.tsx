import { Dialog as ChakraDialog } from '@chakra-ui/react'
import { ModalLayer, useModalRoot } from '../modal/index.ts'
import type { DialogProps } from './dialog.tsx'
import { dialogRecipe } from './recipe.ts'

const below = { opacity: 0, y: 12 }
const inPlace = { opacity: 1, y: 0 }

export function DialogLayer({ isOpen, onClose, size = 'md', placement = 'center', ...content }: DialogProps) {
  const root = useModalRoot(isOpen, onClose)
  return (
    <ChakraDialog.Root {...root} recipe={dialogRecipe} size={size} placement={placement}>
      <ModalLayer isOpen={root.open} parts={ChakraDialog} from={below} to={inPlace} {...content} />
    </ChakraDialog.Root>
  )
}
