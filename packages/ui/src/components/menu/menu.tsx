import { type ReactNode, useId, useState } from 'react'
import { lazyModule, preloadOnIntent, useLazyModuleOnceOpen } from '../../lazy-module/index.ts'
import { Button } from '../button/index.ts'

export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  /** Navigates instead of calling `onSelect`. */
  href?: string
  onSelect?: () => void
  /** Set for alternatives: a tick marks the chosen one. */
  isChosen?: boolean
}

export interface MenuProps {
  /** Accessible name and tooltip of the trigger. */
  label: string
  /** Content of the trigger: icon or text. */
  trigger: ReactNode
  /** Undefined while loading: the menu opens once they are available. */
  items: readonly MenuItem[] | undefined
  /** A line above the items, such as the signed-in user. */
  head?: ReactNode
  /** Called on hover, touch or focus of the trigger. */
  onIntent?: () => void
}

const menuModule = lazyModule(() => import('./menu-list.tsx'))

/** A dropdown menu. The list's code is preloaded on intent. */
export function Menu({ label, trigger, items, head, onIntent: tellIntent }: MenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const code = useLazyModuleOnceOpen(menuModule, isOpen)
  const intent = {
    load: async () => {
      tellIntent?.()
      await menuModule.load()
    }
  }
  return (
    <>
      <Button
        id={id}
        variant="quiet"
        paddingInline={0}
        minWidth="target"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...preloadOnIntent(intent)}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {trigger}
      </Button>
      {code && items ? (
        <code.MenuList triggerId={id} isOpen={isOpen} onClose={() => setOpen(false)} items={items} head={head} />
      ) : null}
    </>
  )
}
