import type { TextNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { facesOf } from './faces.ts'
import { canShow } from './itemise.ts'
import { graphemesOf } from './graphemes.ts'

/** Characters that no available font can show, without duplicates: they would print as empty boxes. */
export function missingLetters(
  node: Pick<TextNode, 'text' | 'font'> & Partial<Pick<TextNode, 'runs'>>,
  fonts: FontSet
): string[] {
  const { text } = node
  const faces = facesOf(node) ?? [{ start: 0, end: text.length, font: node.font }]
  const missing = faces.flatMap(({ start, end, font }) => {
    const parts = fonts.partsOf(font, text)
    const isShown = (letters: string) => parts.some((part) => canShow(part, letters))
    const letters = new Set(Array.from(graphemesOf(text.slice(start, end)), ({ segment }) => segment))
    return [...letters].filter(
      (letter) => letter.trim() !== '' && !isShown(letter) && !Array.from(letter).every(isShown)
    )
  })
  return [...new Set(missing)]
}
