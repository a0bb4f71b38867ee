import { type LetterStyle, type TextNode, coloursOf, scaleRange, styleAt } from '@motif/design'
import { styleAtCaret, styleNext, useEditor, useMarkedPart } from '../../../editor/index.ts'
import type { SectionProps } from './registry.ts'

const millionths = (value: number) => Math.round(value * 1e6) / 1e6

/**
 * Styles of the selected characters, of the next typed at the caret, or of all selected texts if none is being edited.
 */
export function useLetterStyle({ node, nodes, onChange }: SectionProps<TextNode>) {
  const editor = useEditor()
  const part = useMarkedPart(node)
  const marked = nodes.length === 1 ? part : undefined
  const isCaret = marked !== undefined && marked.start === marked.end
  const own = marked === undefined ? {} : isCaret ? styleAtCaret(node, marked) : styleAt(node.runs, marked.start)
  const write = (style: LetterStyle, key: string) => {
    if (marked === undefined) return
    if (isCaret) styleNext(editor, marked, style)
    else editor.commands.styleLetters(node.id, [{ start: marked.start, end: marked.end, ...style }], { key })
  }
  return {
    /** The target of a style. Values are those of the first selected character, or of the one before the caret. */
    isFor: marked === undefined ? ('all' as const) : isCaret ? ('next' as const) : ('marked' as const),
    /** The selected characters. */
    words: marked === undefined ? '' : node.text.slice(marked.start, marked.end),
    fill: own.fill ?? coloursOf(node.fill)[0] ?? '',
    font: own.font ?? node.font,
    size: node.size * (own.scale ?? 1),
    /** Allowed font sizes in millimetres. */
    sizes: marked
      ? { min: Math.max(1, node.size * scaleRange.min), max: Math.min(1000, node.size * scaleRange.max) }
      : { min: 1, max: 1000 },
    setFill: (fill: string) => write({ fill }, 'ink'),
    setFont: (font: string) => (marked ? write({ font }, 'font') : onChange({ font }, 'font')),
    setSize: (size: number) =>
      marked ? write({ scale: millionths(size / node.size) }, 'size') : onChange({ size }, 'size')
  }
}
