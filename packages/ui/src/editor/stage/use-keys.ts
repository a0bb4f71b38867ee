import type { DesignNode, EditorCommands, TextNode } from '@motif/design'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { actionFor, isLetterAlone } from '../actions.ts'
import { type EditorSetting, useEditorSetting, useSelectedNodes } from '../context.tsx'

/** Whether keys belong to a field, menu or dialog. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=range], [type=checkbox], [type=radio], [type=color]), textarea, select, [contenteditable], [role=dialog], [role=menu]'
  ) !== null
/** Arrow keys, Enter and Space belong to the focused element, unless it is the stage. */
const isBusy = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('button:not([data-node]), a, input, [role=radio], [role=listbox], [role=slider], summary') !== null
/** Whether focus is outside of the stage. */
const isBeside = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('[data-stage]') === null &&
  target.closest('button, a, input, summary, [tabindex]:not([tabindex="-1"])') !== null
const own = new Set(['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}
/** Zoom factors of keys while cropping. */
const nearer: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 }
const step = 1
const leap = 10

interface KeysOptions {
  stage: RefObject<HTMLElement | null>
  onMenu: () => void
  onShortcuts: () => void
}

const inRange = (value: number, most: number) => Math.min(most, Math.max(-most, value))

/** Changes the amount of a text's warp, in per cent, or else of its arc, in degrees. */
function bend(commands: EditorCommands, { id, warp, arc = 0 }: TextNode, by: number) {
  if (warp) commands.setWarp([id], { ...warp, amount: inRange(warp.amount + by, 100) }, { key: 'bend' })
  else commands.setArc([id], inRange(Math.round(arc) + by, 360), { key: 'bend' })
}

function press(
  event: KeyboardEvent,
  setting: EditorSetting,
  chosen: readonly DesignNode[],
  { onMenu, onShortcuts }: KeysOptions
): boolean {
  const { editor } = setting
  const isBare = !event.ctrlKey && !event.metaKey && !event.altKey
  if (event.key === 'Escape') {
    editor.send({ type: 'ESCAPE' })
    return true
  }
  if (event.key === '?' && isBare) {
    onShortcuts()
    return true
  }
  if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
    if (chosen.length === 0) return false
    onMenu()
    return true
  }
  if (event.key === ' ' && isBare && !event.shiftKey) {
    editor.send({ type: 'SPACE', isDown: true })
    return true
  }
  const arrow = steps[event.key]
  const reach = event.shiftKey ? leap : step
  const activity = editor.activity.getSnapshot()
  if (activity.kind === 'cropping' && isBare && (arrow || event.key in nearer || event.key === 'Enter')) {
    if (arrow) editor.commands.slideInFrame(activity.nodeId, arrow[0] * reach, arrow[1] * reach)
    else if (event.key === 'Enter') editor.send({ type: 'DONE' })
    else editor.commands.zoomInFrame(activity.nodeId, nearer[event.key] ?? 1)
    return true
  }
  if (arrow && arrow[0] === 0 && event.altKey && !event.ctrlKey && !event.metaKey) {
    const [node] = chosen
    if (chosen.length !== 1 || node?.type !== 'text' || node.baseline !== undefined || node.locked) return false
    bend(editor.commands, node, -arrow[1] * reach)
    return true
  }
  if (arrow && isBare) {
    if (chosen.length === 0) return false
    editor.commands.nudge(arrow[0] * reach, arrow[1] * reach)
    editor.camera.revealSelection()
    return true
  }
  // Keys on buttons outside of the stage are not shortcuts.
  if (isLetterAlone(event) && isBeside(event.target)) return false
  const action = actionFor(event, chosen, editor.store.getSnapshot())
  action?.run(setting)
  return action !== undefined
}

/** Editor shortcuts anywhere on the page, except in fields, menus and dialogs. */
export function useKeys(options: KeysOptions) {
  const setting = useEditorSetting()
  const chosen = useSelectedNodes()
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || (own.has(event.key) && isBusy(event.target))) return
    if (press(event, setting, chosen, options)) event.preventDefault()
  })
  const { stage } = options
  useEffect(() => {
    const page = stage.current?.ownerDocument
    const onKeyDown = (event: KeyboardEvent) => pressed(event)
    page?.addEventListener('keydown', onKeyDown)
    return () => page?.removeEventListener('keydown', onKeyDown)
  }, [stage])
}
