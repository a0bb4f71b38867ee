import { Collapsible, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { foldRecipe } from './fold.recipe.ts'

interface FoldProps {
  title: string
  /** Colours it is about, `#rrggbb`, seen while it is folded. */
  swatches?: readonly string[]
  /** Open until it is folded or unfolded by hand. @default false */
  isOpen?: boolean
  children: ReactNode
}

/** Settings that stand folded until they are wanted. */
export function Fold({ title, swatches, isOpen = false, children }: FoldProps) {
  const [wish, setWish] = useState<boolean>()
  return (
    <Collapsible.Root recipe={foldRecipe} open={wish ?? isOpen} onOpenChange={({ open }) => setWish(open)} lazyMount>
      <Collapsible.Trigger>
        <chakra.span display="flex" alignItems="center" gap={2}>
          {swatches?.map((colour) => (
            <chakra.span
              key={colour}
              aria-hidden
              boxSize="5"
              borderRadius="full"
              borderWidth="1px"
              borderColor="border.control"
              style={{ backgroundColor: colour }}
            />
          ))}
          {title}
        </chakra.span>
        <Collapsible.Indicator asChild>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
        </Collapsible.Indicator>
      </Collapsible.Trigger>
      <Collapsible.Content>{children}</Collapsible.Content>
    </Collapsible.Root>
  )
}
