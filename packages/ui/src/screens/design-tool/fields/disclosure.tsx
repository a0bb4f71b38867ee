import { Collapsible, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { disclosureRecipe } from './disclosure.recipe.ts'

interface DisclosureProps {
  title: string
  /** Colours shown while collapsed, `#rrggbb`. */
  swatches?: readonly string[]
  /** Open until toggled. @default false */
  isOpen?: boolean
  children: ReactNode
}

/** A collapsible settings section. */
export function Disclosure({ title, swatches, isOpen = false, children }: DisclosureProps) {
  const [wish, setWish] = useState<boolean>()
  return (
    <Collapsible.Root
      recipe={disclosureRecipe}
      open={wish ?? isOpen}
      onOpenChange={({ open }) => setWish(open)}
      lazyMount
    >
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
