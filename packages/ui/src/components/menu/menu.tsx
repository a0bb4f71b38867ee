import { type ReactNode, useId, useState } from 'react'
import { onDemand, onIntent, useCodeOnceOpen } from '../../on-demand/index.ts'
import { Button } from '../button/index.ts'

export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  /** Goes there instead of calling `onSelect`. */
  href?: string
  onSelect?: () => void
  /** Given for one of several choices: a tick marks the chosen one. */
  isChosen?: boolean
}

export interface MenuProps {
  /** What the button opens, for screen readers and as its tooltip. */
  label: string
  /** The button's face: an icon, or words. */
  trigger: ReactNode
  /** Nothing while their own code is on its way: the menu opens once they are there. */
  items: readonly MenuItem[] | undefined
  /** A line above the items, such as who is signed in. */
  head?: ReactNode
  /** A pointer, a finger or the focus is on the button: it may be pressed next. */
  onIntent?: () => void
}

const menuCode = onDemand(() => import('./menu-list.tsx'))

/** A few actions or choices behind a button. The code of the list comes when the button may be pressed next. */
export function Menu({ label, trigger, items, head, onIntent: tellIntent }: MenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const code = useCodeOnceOpen(menuCode, isOpen)
  const intent = {
    load: async () => {
      tellIntent?.()
      await menuCode.load()
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
        {...onIntent(intent)}
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
