import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { RouterLink } from '../../provider/link.tsx'
import { Button } from '../button/index.ts'
import { menuRecipe } from './recipe.ts'

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
  items: readonly MenuItem[]
  /** A line above the items, such as who is signed in. */
  head?: ReactNode
}

/** The item an arrow, Home or End leads to; undefined for other keys. */
function stepFor(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** A few actions or choices behind a button; arrows walk, Escape closes and gives the focus back. */
export function Menu({ label, trigger, items, head }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const styles = useSlotRecipe({ recipe: menuRecipe })()
  const itemElements = () => [...(root.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]

  useEffect(() => {
    if (!isOpen) return
    const elements = [...(root.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
    const chosen = elements.find((element) => element.getAttribute('aria-checked') === 'true')
    ;(chosen ?? elements[0])?.focus()
  }, [isOpen])

  const close = () => {
    setIsOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key === 'ArrowDown') {
        event.preventDefault()
        setIsOpen(true)
      }
      return
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
      return
    }
    const elements = itemElements()
    const next = stepFor(event.key, elements.indexOf(event.target as HTMLElement), elements.length)
    if (next === undefined) return
    event.preventDefault()
    elements[next]?.focus()
  }

  return (
    <chakra.div
      ref={root}
      css={styles['root']}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
      }}
    >
      <Button
        variant="quiet"
        paddingInline={0}
        minWidth="target"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': id } : undefined)}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trigger}
      </Button>
      {isOpen ? (
        <chakra.div css={styles['list']}>
          {head ? (
            <chakra.div paddingInline={3} paddingBlock={2} marginBottom={1.5} borderBottomWidth="1px" textStyle="small">
              {head}
            </chakra.div>
          ) : null}
          <div role="menu" id={id} aria-label={label}>
            {items.map((item) => (
              <MenuLine key={item.id} item={item} css={styles['item']} checkCss={styles['check']} onDone={close} />
            ))}
          </div>
        </chakra.div>
      ) : null}
    </chakra.div>
  )
}

const Anchor = chakra(RouterLink)

function MenuLine({
  item,
  css,
  checkCss,
  onDone
}: {
  item: MenuItem
  css: object | undefined
  checkCss: object | undefined
  onDone: () => void
}) {
  const face = (
    <>
      {item.icon}
      {item.label}
      {item.isChosen ? (
        <chakra.span css={checkCss ?? {}}>
          <Check size={18} strokeWidth={1.75} aria-hidden />
        </chakra.span>
      ) : null}
    </>
  )
  if (item.href !== undefined) {
    return (
      <Anchor role="menuitem" tabIndex={-1} href={item.href} css={css ?? {}} onClick={onDone}>
        {face}
      </Anchor>
    )
  }
  return (
    <chakra.button
      type="button"
      tabIndex={-1}
      {...(item.isChosen === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemradio', 'aria-checked': item.isChosen })}
      css={css ?? {}}
      onClick={() => {
        onDone()
        item.onSelect?.()
      }}
    >
      {face}
    </chakra.button>
  )
}
