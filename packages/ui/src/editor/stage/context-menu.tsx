import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { Point } from '@motif/design'
import { m } from '@motif/messages'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { menuRecipe } from '../../components/menu/recipe.ts'
import { type EditorAction, actions, keysToRead } from '../actions.ts'
import { toMillimetres } from '../camera.ts'
import { type EditorSetting, useEditorSetting, useSelectedNodes } from '../context.tsx'
import { copyFromMenu, pasteFromMenu } from './clipboard.ts'

interface ContextMenuProps {
  /** Where it was asked for, in pixels of the stage. */
  at: Point
  onClose: () => void
}

interface Item extends Pick<EditorAction, 'id' | 'label' | 'keys'> {
  run: (setting: EditorSetting) => void
}

/** What can be done with what is chosen, where the pointer is: by right click, long press, Shift+F10 or the menu key. */
export function ContextMenu({ at, onClose }: ContextMenuProps) {
  const setting = useEditorSetting()
  const chosen = useSelectedNodes()
  const styles = useSlotRecipe({ recipe: menuRecipe })()
  const root = useRef<HTMLDivElement>(null)
  const state = setting.editor.store.getSnapshot()
  const possible = actions.filter((action) => action.isInMenu && (action.isPossible?.(chosen, state) ?? true))
  const clipboard: Item[] = [
    ...(chosen.length === 0
      ? []
      : [
          {
            id: 'copy',
            label: () => m.editor_do_copy(),
            keys: 'Mod+C',
            run: (now: EditorSetting) => copyFromMenu(now, false)
          },
          {
            id: 'cut',
            label: () => m.editor_do_cut(),
            keys: 'Mod+X',
            run: (now: EditorSetting) => copyFromMenu(now, true)
          }
        ]),
    {
      id: 'paste',
      label: () => m.editor_do_paste(),
      keys: 'Mod+V',
      run: (now) => void pasteFromMenu(now, toMillimetres(now.editor.camera.getSnapshot(), at))
    }
  ]
  const all: Item[] = [
    ...clipboard,
    ...possible,
    ...(chosen.length === 0 ? actions.filter(({ id }) => id === 'select-all' && state.nodes.length > 0) : [])
  ]
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  useLayoutEffect(() => {
    const menu = root.current
    const around = menu?.parentElement?.getBoundingClientRect()
    if (!menu || !around) return
    const { width, height } = menu.getBoundingClientRect()
    menu.style.left = `${Math.max(8, Math.min(at.x, around.width - width - 8))}px`
    menu.style.top = `${Math.max(8, Math.min(at.y, around.height - height - 8))}px`
    menu.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true })
  }, [at])
  useEffect(() => {
    const page = root.current?.ownerDocument
    const away = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onClose()
    }
    page?.addEventListener('pointerdown', away, true)
    return () => page?.removeEventListener('pointerdown', away, true)
  }, [onClose])

  const walk = (event: KeyboardEvent) => {
    const list = items()
    const now = list.indexOf(event.target as HTMLElement)
    const next = { ArrowDown: now + 1, ArrowUp: now - 1 + list.length, Home: 0, End: list.length - 1 }[event.key]
    event.stopPropagation()
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      onClose()
    }
    if (next === undefined) return
    event.preventDefault()
    list[next % list.length]?.focus()
  }

  return (
    <chakra.div
      ref={root}
      role="menu"
      aria-label={m.editor_menu()}
      data-over-stage=""
      tabIndex={-1}
      onKeyDown={walk}
      css={styles['list']}
      insetInlineEnd="auto"
      top="auto"
      maxHeight="calc(100% - 16px)"
      overflowY="auto"
    >
      {all.map(({ id, label, keys, run }) => (
        <chakra.button
          key={id}
          type="button"
          role="menuitem"
          css={styles['item']}
          onClick={() => {
            onClose()
            run(setting)
          }}
        >
          {label()}
          {keys ? (
            <chakra.span aria-hidden marginInlineStart="auto" paddingInlineStart={6} textStyle="small" color="fg.muted">
              {keysToRead(keys)}
            </chakra.span>
          ) : null}
        </chakra.button>
      ))}
    </chakra.div>
  )
}
