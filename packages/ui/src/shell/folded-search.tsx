import { m } from '@motif/messages'
import { Search as SearchIcon, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../components/icon-button/index.ts'

/** Search in narrow windows: a row below the header that closes on blur. */
export function useFoldedSearch() {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const toggle = () => {
    // Phones show their keyboard only if focus moves during the press.
    flushSync(() => setShown(!isShown))
    row.current?.querySelector('input')?.focus()
  }
  return {
    id,
    isShown,
    toggle,
    button,
    row: {
      ref: row,
      id,
      css: {
        lgDown: {
          display: isShown ? 'flex' : 'none',
          position: 'absolute',
          insetInline: 0,
          top: 'calc(env(safe-area-inset-top) + {sizes.toolLine})',
          padding: 2,
          bg: 'bg',
          borderBottomWidth: '1px',
          zIndex: 'header'
        }
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const next = event.relatedTarget
        if (!event.currentTarget.contains(next) && next !== button.current) setShown(false)
      },
      onKeyDown: (event: KeyboardEvent) => {
        // The first Escape closes the suggestions.
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        button.current?.focus()
        setShown(false)
      }
    }
  }
}

export const SearchButton = ({
  fold: { id, isShown, toggle, button }
}: {
  fold: Pick<ReturnType<typeof useFoldedSearch>, 'id' | 'isShown' | 'toggle' | 'button'>
}) => (
  <IconButton
    ref={button}
    label={isShown ? m.common_close() : m.shell_search()}
    icon={isShown ? <X aria-hidden /> : <SearchIcon aria-hidden />}
    aria-expanded={isShown}
    aria-controls={id}
    display={{ base: 'inline-flex', lg: 'none' }}
    // Keeps focus in the field: blur would close what the click toggles.
    onMouseDown={(event) => (isShown ? event.preventDefault() : undefined)}
    onClick={toggle}
  />
)
