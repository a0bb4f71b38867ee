import { chakra, Menu as ChakraMenu } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { RouterLink } from '../../provider/link.tsx'
import { Layer, useCanOpen } from '../layer/index.ts'
import type { MenuItem, MenuProps } from './menu.tsx'
import { Panel } from './panel.tsx'
import { menuRecipe } from './recipe.ts'

interface MenuListProps extends Pick<MenuProps, 'head'> {
  /** Id of the trigger, which labels the menu and gets focus back. */
  triggerId: string
  isOpen: boolean
  onClose: () => void
  items: readonly MenuItem[]
}

/** Counts openings: each remounts the menu, starting at the chosen or first item. */
function useOpenings(isOpen: boolean): number {
  const [last, setLast] = useState({ isOpen, openings: 0 })
  if (last.isOpen !== isOpen) setLast({ isOpen, openings: last.openings + (isOpen ? 1 : 0) })
  return last.openings
}

export function MenuList({ triggerId, isOpen, onClose, items, head }: MenuListProps) {
  const isOpening = useCanOpen(isOpen)
  const chosen = items.find(({ isChosen }) => isChosen)
  const hasChoice = items.some(({ isChosen }) => isChosen !== undefined)
  const list = (
    <>
      {head ? <ChakraMenu.ItemGroupLabel>{head}</ChakraMenu.ItemGroupLabel> : null}
      {items.map((item) => (
        <Item key={item.id} item={item} onDone={onClose} />
      ))}
    </>
  )
  return (
    <ChakraMenu.Root
      key={useOpenings(isOpening)}
      // The surrounding layer controls presence, for exit animations.
      present
      open={isOpening}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      ids={{ trigger: triggerId }}
      defaultHighlightedValue={(chosen ?? items[0])?.id ?? ''}
      loopFocus
      positioning={{ placement: 'bottom-end', gutter: 6, strategy: 'fixed' }}
      recipe={menuRecipe}
    >
      <Layer isOpen={isOpening}>
        <Panel>
          {hasChoice ? (
            <ChakraMenu.RadioItemGroup
              value={chosen?.id ?? ''}
              onValueChange={({ value }) => items.find(({ id }) => id === value)?.onSelect?.()}
            >
              {list}
            </ChakraMenu.RadioItemGroup>
          ) : head ? (
            <ChakraMenu.ItemGroup>{list}</ChakraMenu.ItemGroup>
          ) : (
            list
          )}
        </Panel>
      </Layer>
    </ChakraMenu.Root>
  )
}

const Anchor = chakra(RouterLink)

interface ItemProps {
  item: MenuItem
  onDone: () => void
}

function Item({ item: { id, label, icon, href, onSelect, isChosen }, onDone }: ItemProps) {
  const face = (
    <>
      {icon}
      {label}
    </>
  )
  if (href !== undefined) {
    return (
      <ChakraMenu.Item value={id} asChild>
        <Anchor href={href}>{face}</Anchor>
      </ChakraMenu.Item>
    )
  }
  if (isChosen === undefined) {
    return (
      <ChakraMenu.Item
        value={id}
        // Chakra's `onSelect` uses the highlighted item, which on a busy page may lag behind the pressed one.
        onClick={() => {
          // The menu returns focus first, so that a dialog opened now returns it to the same place.
          flushSync(onDone)
          onSelect?.()
        }}
      >
        {face}
      </ChakraMenu.Item>
    )
  }
  return (
    <ChakraMenu.RadioItem value={id}>
      {face}
      <ChakraMenu.ItemIndicator>
        <Check size={18} strokeWidth={1.75} aria-hidden />
      </ChakraMenu.ItemIndicator>
    </ChakraMenu.RadioItem>
  )
}
