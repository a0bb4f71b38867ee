import { Drawer } from '@chakra-ui/react'
import { ModalLayer, useModalRoot } from '../modal/index.ts'
import { sheetRecipe } from './recipe.ts'
import type { SheetProps } from './sheet.tsx'

const outside = { x: 'var(--from-x)', y: 'var(--from-y)' }
const inPlace = { x: '0%', y: '0%' }

export function SheetLayer({ isOpen, onClose, side = 'end', ...content }: SheetProps) {
  const root = useModalRoot(isOpen, onClose)
  return (
    <Drawer.Root {...root} recipe={sheetRecipe} placement={side}>
      <ModalLayer isOpen={root.open} parts={Drawer} from={outside} to={inPlace} {...content} />
    </Drawer.Root>
  )
}
