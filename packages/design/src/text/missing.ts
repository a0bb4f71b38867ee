import type { TextNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { canShow } from './itemise.ts'
import { graphemesOf } from './graphemes.ts'

/** Letters of a text that none of the fonts at hand can show, each once: they would be printed as empty boxes. */
export function missingLetters({ text, font }: Pick<TextNode, 'text' | 'font'>, fonts: FontSet): string[] {
  const parts = fonts.partsOf(font, text)
  const isShown = (letters: string) => parts.some((part) => canShow(part, letters))
  const letters = new Set(Array.from(graphemesOf(text), ({ segment }) => segment))
  return [...letters].filter((letter) => letter.trim() !== '' && !isShown(letter) && !Array.from(letter).every(isShown))
}
