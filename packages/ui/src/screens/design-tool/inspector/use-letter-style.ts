import { type LetterStyle, type TextNode, coloursOf, styleAt } from '@motif/design'
import { useEditor, useMarkedLetters } from '../../../editor/index.ts'
import type { SectionProps } from './registry.ts'

/** Styles of what is marked of a text that is typed into, and of all of the texts chosen where nothing is, or everything. */
export function useLetterStyle({ node, nodes, onChange }: SectionProps<TextNode>) {
  const { commands } = useEditor()
  const letters = useMarkedLetters(node.id)
  const isPart =
    letters !== undefined &&
    nodes.length === 1 &&
    node.role === undefined &&
    letters.end <= node.text.length &&
    letters.end - letters.start < node.text.length
  const marked = isPart ? letters : undefined
  const own = marked ? styleAt(node.runs, marked.start) : {}
  return {
    /** The letters that are marked. */
    words: marked && node.text.slice(marked.start, marked.end),
    /** What they are filled with, by the first of them. */
    fill: own.fill ?? coloursOf(node.fill)[0] ?? '',
    change: (style: LetterStyle, key?: string) => {
      if (marked) commands.styleLetters(node.id, marked, style, key === undefined ? {} : { key })
      else onChange(style, key)
    }
  }
}
