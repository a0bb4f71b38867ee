import { Menu as ChakraMenu } from '@chakra-ui/react'
import type { Point } from '@motif/design'
import { m } from '@motif/messages'
import { type RefObject, useId } from 'react'
import { Layer, useCanOpen } from '../../components/layer/index.ts'
import { Panel } from '../../components/menu/panel.tsx'
import { menuRecipe } from '../../components/menu/recipe.ts'
import { type EditorAction, actions, firstKeys } from '../actions.ts'
import { toMillimetres } from '../camera.ts'
import { type EditorSetting, useEditorSetting, useSelectedNodes } from '../context.tsx'
import { copyFromMenu, pasteFromMenu } from './clipboard.ts'

interface ContextMenuProps {
  /** Position in stage pixels. */
  at: Point
  stage: RefObject<HTMLElement | null>
  onClose: () => void
}

interface Item extends Pick<EditorAction, 'id' | 'label' | 'keys'> {
  run: (setting: EditorSetting) => void
}

/** Context menu of the selection: by right click, long press, Shift+F10 or the menu key. */
export function ContextMenu({ at, stage, onClose }: ContextMenuProps) {
  const setting = useEditorSetting()
  const chosen = useSelectedNodes()
  const id = useId()
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
  return (
    <ChakraMenu.Root
      present
      open={useCanOpen(true)}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      ids={{ content: id }}
      aria-label={m.editor_menu()}
      defaultHighlightedValue={all[0]?.id ?? ''}
      loopFocus
      positioning={{
        placement: 'bottom-start',
        gutter: 0,
        strategy: 'fixed',
        // Without room below the pointer it shifts up over it instead of being clipped.
        flip: false,
        overlap: true,
        getAnchorRect: () => {
          const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {}
          return { x: left + at.x, y: top + at.y, width: 0, height: 0 }
        }
      }}
      recipe={menuRecipe}
    >
      <Layer isOpen>
        {/* It has no trigger button to label it. */}
        <Panel aria-labelledby={id}>
          {all.map(({ id, label, keys, run }) => (
            <ChakraMenu.Item
              key={id}
              value={id}
              onClick={() => {
                onClose()
                run(setting)
              }}
            >
              {label()}
              {keys ? <ChakraMenu.ItemCommand aria-hidden>{firstKeys(keys)}</ChakraMenu.ItemCommand> : null}
            </ChakraMenu.Item>
          ))}
        </Panel>
      </Layer>
    </ChakraMenu.Root>
  )
}
