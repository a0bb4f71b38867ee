import { chakra } from '@chakra-ui/react'
import {
  type Caret,
  type EditorState,
  type Point,
  apply,
  caretsOf,
  contains,
  indexAt,
  invert,
  positionAfter,
  textLimit
} from '@motif/design'
import { m } from '@motif/messages'
import {
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState
} from 'react'
import { toMillimetres, toPixels, useFrames } from '../camera.ts'
import { actionFor, isLetterAlone } from '../actions.ts'
import { useEditorSetting, useEditorState, useFonts } from '../context.tsx'
import { formatNumber } from '../../format/index.ts'
import { typeInList } from '../type-in-list.ts'
import { usePreservedCaret } from '../use-preserved-caret.ts'
import { textAt } from './placed-text.ts'
import { type MarkedRange, TextMarks } from './text-marks.tsx'
import { isTyping } from './use-keys.ts'

export interface TextPress {
  /** Puts the caret at a pointer; false outside of the text. */
  press: (phase: 'down' | 'move' | 'up', at: Point, clicks: number) => boolean
}

/** The caret position on the line above or below. */
function onLine(carets: readonly Caret[], at: number, step: number): number | undefined {
  const here = carets.findLast(({ index }) => index <= at)
  const line = here && carets.filter(({ line }) => line === here.line + step)
  if (!here || !line || line.length === 0) return undefined
  return line.reduce((best, caret) => (Math.abs(caret.x - here.x) < Math.abs(best.x - here.x) ? caret : best)).index
}

/** The start or end of the line. */
function lineEnd(carets: readonly Caret[], at: number, isEnd: boolean): number {
  const here = carets.findLast(({ index }) => index <= at)
  const line = carets.filter(({ line }) => line === here?.line)
  return (isEnd ? line.at(-1) : line[0])?.index ?? at
}

/** Controls for styles of selected text: focusing them does not end editing. */
const letterStyles = '[data-letter-styles]'

const isRedo = ({ key, shiftKey }: KeyboardEvent) => key.toLowerCase() === 'y' || shiftKey

/** Style changes are undone in the design's history, typing by the browser's. */
function isStyleStep(event: KeyboardEvent, { undoes, redoes }: EditorState): boolean {
  if (!(event.ctrlKey || event.metaKey) || !['z', 'y'].includes(event.key.toLowerCase())) return false
  return (isRedo(event) ? redoes : undoes) === 'changed'
}

/**
 * In-place text editing. The input is an invisible text area, for keyboards, input methods and screen readers. Caret
 * and selection are drawn over the rendered glyphs.
 */
export function TextEditor({ nodeId, ref }: { nodeId: string; ref: Ref<TextPress> }) {
  const setting = useEditorSetting()
  const { editor } = setting
  const fonts = useFonts()
  const found = useEditorState(({ nodes }) => nodes)
  const text = textAt(found, nodeId)
  const area = useRef<HTMLTextAreaElement>(null)
  const anchor = useRef(0)
  const keepCaret = usePreservedCaret()
  const [isWriting, setWriting] = useState(true)
  const [range, setRange] = useState<MarkedRange>({ start: 0, end: 0, isBackward: false })

  const look = useCallback(() => {
    const { selectionStart = 0, selectionEnd = 0, selectionDirection } = area.current ?? {}
    setRange((last) =>
      last.start === selectionStart && last.end === selectionEnd
        ? last
        : { start: selectionStart, end: selectionEnd, isBackward: selectionDirection === 'backward' }
    )
  }, [])
  const mark = (from: number, to: number) => {
    area.current?.setSelectionRange(Math.min(from, to), Math.max(from, to), from <= to ? 'forward' : 'backward')
    look()
  }

  useLayoutEffect(() => {
    const field = area.current
    field?.focus({ preventScroll: true })
    field?.select()
    look()
  }, [look])
  useEffect(() => {
    const page = area.current?.ownerDocument
    page?.addEventListener('selectionchange', look)
    return () => page?.removeEventListener('selectionchange', look)
  }, [look])

  const { start, end } = range
  // A list made beside the stage, or its undoing, leaves the letters marked.
  const words = text?.node.text ?? ''
  const shown = useRef({ words, isTyped: false })
  useLayoutEffect(() => {
    const { words: before, isTyped } = shown.current
    shown.current = { words, isTyped: false }
    if (isTyped || before === words) return
    area.current?.setSelectionRange(positionAfter(before, words, start), positionAfter(before, words, end))
    look()
  }, [words, start, end, look])
  useEffect(() => editor.letters.set({ nodeId, start, end }), [editor, nodeId, start, end])
  useEffect(() => () => editor.letters.set(undefined), [editor])

  // Without focus the caret must not suggest that typing works. Style controls keep the session open.
  useEffect(() => {
    const page = area.current?.ownerDocument
    let isBeside = false
    const isStyle = (target: unknown) => target instanceof Element && target.closest(letterStyles) !== null
    const press = ({ target }: PointerEvent) => {
      isBeside = isStyle(target)
    }
    const follow = () => {
      // Browsers that do not focus pressed buttons leave focus on the body.
      if (isBeside && page?.activeElement === page?.body) area.current?.focus({ preventScroll: true })
      const focused = page?.activeElement
      setWriting(focused === area.current)
      if (focused !== area.current && !isStyle(focused)) editor.send({ type: 'DONE' })
    }
    // Focus moves after the event; a blurred window keeps it.
    const leave = () => void setTimeout(() => area.current && follow())
    // Buttons and swatches take no text input: typing after a style choice goes to the caret.
    const typeOn = (event: globalThis.KeyboardEvent) => {
      if (!isStyle(event.target) || isTyping(event.target) || !isLetterAlone(event)) return
      event.stopPropagation()
      area.current?.focus({ preventScroll: true })
    }
    page?.addEventListener('keydown', typeOn, true)
    page?.addEventListener('pointerdown', press, true)
    page?.addEventListener('focusin', follow)
    page?.addEventListener('focusout', leave)
    return () => {
      page?.removeEventListener('keydown', typeOn, true)
      page?.removeEventListener('pointerdown', press, true)
      page?.removeEventListener('focusin', follow)
      page?.removeEventListener('focusout', leave)
    }
  }, [editor])

  useImperativeHandle(ref, () => ({
    press(phase, at, clicks) {
      const now = textAt(editor.store.getSnapshot().nodes, nodeId)
      const { frame } = editor.live.getSnapshot()
      if (!now || !fonts || !frame) return false
      const camera = editor.camera.getSnapshot()
      const point = toMillimetres(camera, at)
      if (phase === 'down' && !contains(frame, point, 8 / camera.scale)) return false
      if (phase === 'up') {
        area.current?.focus({ preventScroll: true })
        return true
      }
      const index = indexAt(now.node, apply(invert(now.matrix), point), fonts)
      if (phase === 'down') anchor.current = index
      if (phase === 'down' && clicks === 2) {
        const word = [...new Intl.Segmenter('und', { granularity: 'word' }).segment(now.node.text)].find(
          (one) => one.index <= index && one.index + one.segment.length >= index
        )
        if (word) mark(word.index, word.index + word.segment.length)
      } else if (phase === 'down' && clicks > 2) mark(0, now.node.text.length)
      else if (phase === 'down' || clicks < 2) mark(anchor.current, index)
      return true
    }
  }))

  useFrames(editor, () => {
    const { frame } = editor.live.getSnapshot()
    if (!area.current || !frame) return
    const camera = editor.camera.getSnapshot()
    const { x, y } = toPixels(camera, frame)
    const [width, height] = [Math.max(24, frame.width * camera.scale), Math.max(24, frame.height * camera.scale)]
    const { style } = area.current
    style.width = `${width}px`
    style.height = `${height}px`
    style.transform = `translate(${x - width / 2}px, ${y - height / 2}px) rotate(${frame.rotation}deg)`
  })

  if (!text) return null
  const { node } = text

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const { selectionStart, selectionEnd, selectionDirection } = event.currentTarget
    const [fixed, moving] =
      selectionDirection === 'backward' ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd]
    const carets = () => (fonts ? caretsOf(node, fonts) : [])
    const go = (to: number | undefined) => {
      event.preventDefault()
      if (to !== undefined) mark(event.shiftKey ? fixed : to, to)
    }
    const face =
      event.ctrlKey || event.metaKey ? actionFor(event.nativeEvent, [node], editor.store.getSnapshot()) : undefined
    if (face?.id === 'bold' || face?.id === 'italic') {
      event.preventDefault()
      face.run(setting)
    } else if (isStyleStep(event, editor.store.getSnapshot())) {
      event.preventDefault()
      if (isRedo(event)) editor.commands.redo()
      else editor.commands.undo()
    } else if (event.key === 'Escape') editor.send({ type: 'ESCAPE' })
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) editor.send({ type: 'DONE' })
    else if (node.list && !event.altKey && typeInList(event.currentTarget, node.list, event.key)) event.preventDefault()
    else if (event.key === 'Tab') {
      const styles = event.currentTarget.ownerDocument.querySelector<HTMLElement>(
        `${letterStyles} :is(button, input:checked, input:not([type=radio]))`
      )
      if (styles && !event.shiftKey) {
        event.preventDefault()
        styles.focus()
      } else editor.send({ type: 'DONE' })
    }
    // Lines break as printed, unlike in the text area.
    else if (event.key === 'ArrowUp') go(onLine(carets(), moving, -1) ?? 0)
    else if (event.key === 'ArrowDown') go(onLine(carets(), moving, 1) ?? node.text.length)
    else if (event.key === 'Home' && !event.ctrlKey) go(lineEnd(carets(), moving, false))
    else if (event.key === 'End' && !event.ctrlKey) go(lineEnd(carets(), moving, true))
    else return
    if (event.key === 'Escape' || event.key === 'Enter') event.preventDefault()
  }

  return (
    <>
      {fonts ? <TextMarks text={text} range={range} fonts={fonts} isWriting={isWriting} /> : null}
      <chakra.textarea
        ref={area}
        aria-label={m.editor_typing()}
        data-over-text=""
        value={node.text}
        wrap="off"
        spellCheck={false}
        autoCapitalize="sentences"
        dir="auto"
        onChange={({ currentTarget }) => {
          const { value, selectionEnd } = currentTarget
          keepCaret(currentTarget, node.text)
          shown.current.isTyped = true
          editor.send({
            type: 'TEXT_TYPED',
            text: value,
            caret: selectionEnd,
            style: editor.letters.getSnapshot()?.style
          })
          // A full text takes no more.
          const { nodes } = editor.store.getSnapshot()
          shown.current.isTyped = textAt(nodes, nodeId)?.node.text !== node.text
          look()
        }}
        onSelect={look}
        onKeyDown={press}
        position="absolute"
        left={0}
        top={0}
        padding={0}
        margin={0}
        border="none"
        outline="none"
        resize="none"
        overflow="hidden"
        bg="transparent"
        color="transparent"
        pointerEvents="none"
        fontSize="16px"
        css={{ caretColor: 'transparent', '&::selection': { background: 'transparent', color: 'transparent' } }}
      />
      <chakra.div
        aria-live="polite"
        position="absolute"
        insetInline={2}
        top={2}
        display="grid"
        placeItems="center"
        pointerEvents="none"
      >
        {node.text.length < textLimit ? null : (
          <chakra.span
            textStyle="small"
            bg="bg.float"
            color="warn"
            paddingInline={3}
            paddingBlock={1.5}
            borderRadius="control"
            data-testid="text-full"
          >
            {m.editor_text_full({ limit: formatNumber(textLimit) })}
          </chakra.span>
        )}
      </chakra.div>
    </>
  )
}
