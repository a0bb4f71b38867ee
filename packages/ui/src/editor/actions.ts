import { type DesignNode, type EditorState, findNode, runsWithin, styledSpans } from '@motif/design'
import { m } from '@motif/messages'
import { copiedText } from './copied-text.ts'
import { type EditorSetting, markedPart, styleAtCaret, styleNext } from './context.tsx'
import { inks, makeVisibleOn } from './inks.ts'

/** An action with shortcuts, a menu item, or both. */
export interface EditorAction {
  id: string
  label: () => string
  /** In `aria-keyshortcuts` syntax; `Mod` is Control, or Command on a Mac. Alternatives are separated by spaces. */
  keys?: string
  /** Section in the list of shortcuts. */
  group: 'insert' | 'edit' | 'arrange' | 'view'
  /** Shown in the context menu of the selection. */
  isInMenu?: boolean
  isPossible?: (chosen: readonly DesignNode[], state: EditorState) => boolean
  run: (setting: EditorSetting) => void
}

const some = (chosen: readonly DesignNode[]) => chosen.length > 0
const several = (chosen: readonly DesignNode[]) => chosen.length > 1
const hidden = (chosen: readonly DesignNode[]) => chosen.length > 0 && chosen.every((node) => node.hidden)
const free = (chosen: readonly DesignNode[]) => chosen.some(({ locked }) => !locked)
/** A multiple selection with at least three unlocked nodes. */
const spaced = (chosen: readonly DesignNode[]) => chosen.filter(({ locked }) => !locked).length > 2
const isOne = (type: DesignNode['type']) => (chosen: readonly DesignNode[]) =>
  chosen.length === 1 && chosen[0]?.type === type && !chosen[0].locked

const chosenId = ({ editor }: EditorSetting) => editor.store.getSnapshot().selectedIds[0] ?? ''
const does =
  (act: (commands: EditorSetting['editor']['commands']) => void) =>
  ({ editor }: EditorSetting) =>
    act(editor.commands)

/** Ends text editing and cropping. */
function multiSelect({ editor }: EditorSetting) {
  editor.send({ type: 'DONE' })
  editor.send({ type: 'MULTI_SELECT', isOn: true })
}

/** Rotates the selection by degrees. */
const turn =
  (degrees: number) =>
  ({ editor }: EditorSetting) =>
    editor.commands.place({ rotation: (editor.live.getSnapshot().frame?.rotation ?? 0) + degrees })

const freeTexts = (chosen: readonly DesignNode[]) => chosen.filter((node) => node.type === 'text' && !node.locked)

/** Toggles bold or italic, if the family has such a face. The font catalogue is loaded on demand. */
const toggleFace =
  (which: 'isBold' | 'isItalic') =>
  async ({ editor }: EditorSetting) => {
    const { toggledFaces } = await import('./font-style.ts')
    const { nodes, selectedIds } = editor.store.getSnapshot()
    const texts = selectedIds.flatMap((id) => {
      const node = findNode(nodes, id)
      return node?.type === 'text' && !node.locked ? node : []
    })
    const [only] = texts
    const marked = only && texts.length === 1 ? markedPart(editor, only) : undefined
    if (only && marked && marked.start === marked.end) {
      const { font = only.font } = styleAtCaret(only, marked)
      for (const [, toggled] of toggledFaces([{ id: only.id, font }], which))
        styleNext(editor, marked, { font: toggled })
    } else if (only && marked) {
      const { start, end } = marked
      const parts = styledSpans(runsWithin(only.runs, start, end), end - start).map(({ style, ...part }, id) => ({
        id,
        start: start + part.start,
        end: start + part.end,
        font: style.font ?? only.font
      }))
      const toggled = new Map(toggledFaces(parts, which))
      editor.commands.styleLetters(
        only.id,
        parts.flatMap(({ id, ...part }) => (toggled.has(id) ? { ...part, font: toggled.get(id) } : []))
      )
    } else for (const [id, font] of toggledFaces(texts, which)) editor.commands.change([id], { font }, { key: which })
  }

/** Step of the box width in millimetres. */
const boxStep = 5
const widen =
  (widerBy: number) =>
  ({ editor }: EditorSetting) => {
    editor.commands.sizeTextBox({ widerBy }, { key: 'wider' })
    editor.camera.revealSelection()
  }

const insertShape =
  (shape: 'rectangle' | 'ellipse') =>
  ({ editor, productColour }: EditorSetting) =>
    editor.commands.insert(
      makeVisibleOn(productColour, {
        type: 'shape',
        shape,
        width: 100,
        height: shape === 'rectangle' ? 70 : 100,
        fill: inks[2].value
      })
    )

/** All actions of shortcuts and menus. Copy and paste are native browser events, see clipboard.ts. */
export const actions: readonly EditorAction[] = [
  {
    id: 'insert-text',
    label: () => m.editor_tool_text(),
    keys: 'T',
    group: 'insert',
    run: ({ onAddText }) => onAddText()
  },
  {
    id: 'insert-rectangle',
    label: () => m.insert_shape_rectangle(),
    keys: 'R',
    group: 'insert',
    run: insertShape('rectangle')
  },
  {
    id: 'insert-ellipse',
    label: () => m.insert_shape_ellipse(),
    keys: 'O',
    group: 'insert',
    run: insertShape('ellipse')
  },
  {
    id: 'edit-text',
    label: () => m.editor_do_edit_text(),
    keys: 'Enter',
    group: 'edit',
    isInMenu: true,
    isPossible: isOne('text'),
    run: (setting) => setting.editor.send({ type: 'EDIT_TEXT', nodeId: chosenId(setting) })
  },
  {
    id: 'crop',
    label: () => m.editor_do_crop(),
    keys: 'Enter',
    group: 'edit',
    isInMenu: true,
    isPossible: isOne('image'),
    run: (setting) => setting.editor.send({ type: 'CROP', nodeId: chosenId(setting) })
  },
  {
    id: 'undo',
    label: () => m.editor_tool_undo(),
    keys: 'Mod+Z',
    group: 'edit',
    isPossible: (_, { canUndo }) => canUndo,
    run: does((commands) => commands.undo())
  },
  {
    id: 'redo',
    label: () => m.editor_tool_redo(),
    keys: 'Mod+Shift+Z Mod+Y',
    group: 'edit',
    isPossible: (_, { canRedo }) => canRedo,
    run: does((commands) => commands.redo())
  },
  {
    id: 'multi-select',
    label: () => m.editor_layers_several(),
    group: 'edit',
    isInMenu: true,
    isPossible: (_, { nodes }) => nodes.length > 1,
    run: multiSelect
  },
  {
    id: 'select-all',
    label: () => m.editor_do_select_all(),
    keys: 'Mod+A',
    group: 'edit',
    isPossible: (_, { nodes }) => nodes.length > 0,
    run: does((commands) => commands.selectAll())
  },
  {
    id: 'duplicate',
    label: () => m.editor_do_duplicate(),
    keys: 'Mod+D',
    group: 'edit',
    isInMenu: true,
    isPossible: some,
    run: ({ editor }) => {
      editor.commands.duplicate()
      editor.camera.revealSelection()
    }
  },
  {
    id: 'bold',
    label: () => m.editor_do_bold(),
    keys: 'Mod+B',
    group: 'edit',
    isPossible: (chosen) => freeTexts(chosen).length > 0,
    run: (setting) => void toggleFace('isBold')(setting)
  },
  {
    id: 'italic',
    label: () => m.editor_do_italic(),
    keys: 'Mod+I',
    group: 'edit',
    isPossible: (chosen) => freeTexts(chosen).length > 0,
    run: (setting) => void toggleFace('isItalic')(setting)
  },
  {
    id: 'paste-style',
    label: () => m.editor_do_paste_style(),
    keys: 'Mod+Shift+V Mod+Alt+V',
    group: 'edit',
    isInMenu: true,
    isPossible: (chosen) => free(chosen) && copiedText() !== '',
    run: does((commands) => commands.pasteStyle(copiedText()))
  },
  {
    id: 'delete',
    label: () => m.editor_delete(),
    keys: 'Delete Backspace',
    group: 'edit',
    isInMenu: true,
    isPossible: free,
    run: does((commands) => commands.remove())
  },
  {
    id: 'group',
    label: () => m.editor_do_group(),
    keys: 'Mod+G',
    group: 'arrange',
    isInMenu: true,
    isPossible: several,
    run: does((commands) => commands.group())
  },
  {
    id: 'ungroup',
    label: () => m.editor_do_ungroup(),
    keys: 'Mod+Shift+G',
    group: 'arrange',
    isInMenu: true,
    isPossible: (chosen) => chosen.some(({ type }) => type === 'group'),
    run: does((commands) => commands.ungroup())
  },
  {
    id: 'forward',
    label: () => m.editor_do_forward(),
    keys: 'Mod+] ]',
    group: 'arrange',
    isInMenu: true,
    isPossible: some,
    run: does((commands) => commands.reorder('forward'))
  },
  {
    id: 'backward',
    label: () => m.editor_do_backward(),
    keys: 'Mod+[ [',
    group: 'arrange',
    isInMenu: true,
    isPossible: some,
    run: does((commands) => commands.reorder('backward'))
  },
  {
    id: 'front',
    label: () => m.editor_do_front(),
    keys: 'Mod+Shift+]',
    group: 'arrange',
    isInMenu: true,
    isPossible: some,
    run: does((commands) => commands.reorder('front'))
  },
  {
    id: 'back',
    label: () => m.editor_do_back(),
    keys: 'Mod+Shift+[',
    group: 'arrange',
    isInMenu: true,
    isPossible: some,
    run: does((commands) => commands.reorder('back'))
  },
  {
    id: 'lock',
    label: () => m.editor_do_lock(),
    keys: 'Mod+Shift+L',
    group: 'arrange',
    isInMenu: true,
    isPossible: free,
    run: does((commands) => commands.setLocked(true))
  },
  {
    id: 'unlock',
    label: () => m.editor_do_unlock(),
    keys: 'Mod+Shift+L',
    group: 'arrange',
    isInMenu: true,
    isPossible: (chosen) => some(chosen) && !free(chosen),
    run: does((commands) => commands.setLocked(false))
  },
  {
    id: 'hide',
    label: () => m.editor_do_hide(),
    keys: 'Mod+Shift+H',
    group: 'arrange',
    isInMenu: true,
    isPossible: (chosen) => some(chosen) && !hidden(chosen),
    run: does((commands) => commands.setHidden(true))
  },
  {
    id: 'show',
    label: () => m.editor_do_show(),
    keys: 'Mod+Shift+H',
    group: 'arrange',
    isInMenu: true,
    isPossible: hidden,
    run: does((commands) => commands.setHidden(false))
  },
  {
    id: 'flip-x',
    label: () => m.editor_do_flip_x(),
    keys: 'Shift+H',
    group: 'arrange',
    isInMenu: true,
    isPossible: free,
    run: does((commands) => commands.flip('x'))
  },
  {
    id: 'flip-y',
    label: () => m.editor_do_flip_y(),
    keys: 'Shift+V',
    group: 'arrange',
    isInMenu: true,
    isPossible: free,
    run: does((commands) => commands.flip('y'))
  },
  {
    id: 'mirror',
    label: () => m.editor_do_mirror(),
    keys: 'Alt+M',
    group: 'arrange',
    isPossible: (_, { nodes }) => nodes.length > 0,
    run: does((commands) => commands.mirrorToSide())
  },
  {
    id: 'align-left',
    label: () => m.editor_do_align_left(),
    keys: 'Alt+A',
    group: 'arrange',
    isPossible: free,
    run: does((commands) => commands.align('left'))
  },
  {
    id: 'align-centre',
    label: () => m.editor_do_align_centre(),
    keys: 'Alt+H',
    group: 'arrange',
    isPossible: free,
    run: does((commands) => commands.align('centre'))
  },
  {
    id: 'align-right',
    label: () => m.editor_do_align_right(),
    keys: 'Alt+D',
    group: 'arrange',
    isPossible: free,
    run: does((commands) => commands.align('right'))
  },
  {
    id: 'align-top',
    label: () => m.editor_do_align_top(),
    keys: 'Alt+W',
    group: 'arrange',
    isPossible: free,
    run: does((commands) => commands.align('top'))
  },
  {
    id: 'align-middle',
    label: () => m.editor_do_align_middle(),
    keys: 'Alt+V',
    group: 'arrange',
    isPossible: free,
    run: does((commands) => commands.align('middle'))
  },
  {
    id: 'align-bottom',
    label: () => m.editor_do_align_bottom(),
    keys: 'Alt+S',
    group: 'arrange',
    isPossible: free,
    run: does((commands) => commands.align('bottom'))
  },
  {
    id: 'distribute-x',
    label: () => m.editor_do_distribute_x(),
    keys: 'Alt+Shift+H',
    group: 'arrange',
    isPossible: spaced,
    run: does((commands) => commands.distribute('x'))
  },
  {
    id: 'distribute-y',
    label: () => m.editor_do_distribute_y(),
    keys: 'Alt+Shift+V',
    group: 'arrange',
    isPossible: spaced,
    run: does((commands) => commands.distribute('y'))
  },
  {
    id: 'tidy',
    label: () => m.editor_do_tidy(),
    keys: 'Alt+Shift+T',
    group: 'arrange',
    isPossible: several,
    run: does((commands) => commands.tidyUp())
  },
  {
    id: 'turn-left',
    label: () => m.editor_do_turn_left(),
    keys: 'Alt+Q',
    group: 'arrange',
    isPossible: free,
    run: turn(-15)
  },
  {
    id: 'turn-right',
    label: () => m.editor_do_turn_right(),
    keys: 'Alt+R',
    group: 'arrange',
    isPossible: free,
    run: turn(15)
  },
  {
    id: 'box-wider',
    label: () => m.editor_do_box_wider(),
    keys: 'Alt+Shift+ArrowRight',
    group: 'arrange',
    isPossible: (chosen) => freeTexts(chosen).length > 0,
    run: widen(boxStep)
  },
  {
    id: 'box-narrower',
    label: () => m.editor_do_box_narrower(),
    keys: 'Alt+Shift+ArrowLeft',
    group: 'arrange',
    isPossible: (chosen) => freeTexts(chosen).length > 0,
    run: widen(-boxStep)
  },
  {
    id: 'zoom-in',
    label: () => m.editor_zoom_in(),
    keys: 'Mod+= Mod++',
    group: 'view',
    run: ({ editor }) => editor.camera.zoomBy(1.25)
  },
  {
    id: 'zoom-out',
    label: () => m.editor_zoom_out(),
    keys: 'Mod+-',
    group: 'view',
    run: ({ editor }) => editor.camera.zoomBy(0.8)
  },
  {
    id: 'fit',
    label: () => m.editor_zoom_fit(),
    keys: 'Mod+0 Shift+1',
    group: 'view',
    run: ({ editor }) => editor.camera.fit()
  },
  {
    id: 'fit-selection',
    label: () => m.editor_zoom_selection(),
    keys: 'Shift+2',
    group: 'view',
    isPossible: some,
    run: ({ editor }) => editor.camera.fitSelection()
  }
]

interface Pressed {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** Labels by physical key, regardless of Shift and Alt. */
const names: Record<string, string> = { BracketLeft: '[', BracketRight: ']', Equal: '=', Minus: '-' }
const nameOf = ({ key, code }: Pressed) => names[code] ?? (/^(?:Key|Digit)(.)$/.exec(code)?.[1] || key)

/** Whether a keyboard event matches a shortcut. */
function isPressed(keys: string, event: Pressed): boolean {
  const parts = keys
    .split('+')
    .map((part, index, all) => (part === '' && index === all.length - 1 ? '+' : part))
    .filter((part) => part !== '')
  const name = parts.at(-1) ?? ''
  const wants = (modifier: string) => parts.slice(0, -1).includes(modifier)
  if (wants('Mod') !== (event.ctrlKey || event.metaKey) || wants('Alt') !== event.altKey) return false
  const isKey = [event.key, nameOf(event)].some((one) => one.toLowerCase() === name.toLowerCase())
  return isKey && (wants('Shift') === event.shiftKey || name === '+')
}

export const actionFor = (
  event: Pressed,
  chosen: readonly DesignNode[],
  state: EditorState
): EditorAction | undefined =>
  actions.find(
    (action) =>
      action.keys?.split(' ').some((keys) => isPressed(keys, event)) && (action.isPossible?.(chosen, state) ?? true)
  )

export function actionById(id: string): EditorAction {
  const found = actions.find((action) => action.id === id)
  if (found === undefined) throw new RangeError(`The editor knows nothing to do by the name of ${id}.`)
  return found
}

/** A single-letter shortcut, which must not fire from speech input or while typing elsewhere (WCAG 2.1.4). */
export const isLetterAlone = ({ key, ctrlKey, metaKey, altKey }: Omit<Pressed, 'code' | 'shiftKey'>): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/** Formats shortcuts: ⌘ on a Mac, Ctrl elsewhere. */
export function keysToRead(keys: string): string {
  const isMac = /mac|iphone|ipad/i.test(navigator.platform)
  return keys
    .replace('Mod', isMac ? '⌘' : 'Ctrl')
    .replace('Shift', isMac ? '⇧' : 'Shift')
    .replace('Alt', isMac ? '⌥' : 'Alt')
    .replace('ArrowRight', '→')
    .replace('ArrowLeft', '←')
    .replace('Delete', m.editor_key_delete())
    .replace('Backspace', m.editor_key_backspace())
    .replace('Enter', m.editor_key_enter())
    .replaceAll(/(?<=\S)\+(?=\S)/g, isMac ? ' ' : ' + ')
}

/** The first of several shortcuts, for menus and tooltips. */
export const firstKeys = (keys: string): string => keysToRead(keys.split(' ', 1)[0] ?? '')

/** Tooltip of an icon button: label and shortcut. */
export const titleOf = ({ label, keys }: Pick<EditorAction, 'label' | 'keys'>): string =>
  keys === undefined ? label() : `${label()} (${firstKeys(keys)})`
