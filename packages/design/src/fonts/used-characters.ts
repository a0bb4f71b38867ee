import type { DesignDocument } from '../document/document.ts'
import type { TextNode } from '../document/nodes.ts'
import { walk } from '../document/tree.ts'
import { textMaskOf } from '../document/node-text.ts'
import { fallbacksFor } from './fallbacks.ts'
import { graphemesOf } from '../text/graphemes.ts'

/** A text and its font face. */
export type TextInFont = Pick<TextNode, 'font' | 'text'>

/**
 * All texts of a document, including those in groups and in text masks. Team placeholders also count with each member's
 * text.
 */
export function textsInFonts({ areas, team = [] }: DesignDocument): TextInFont[] {
  return [...walk(Object.values(areas).flat())].flatMap((node): TextInFont[] => {
    const mask = textMaskOf(node)
    if (mask) return [{ font: mask.font, text: mask.text }]
    if (node.type !== 'text') return []
    const { font, text, role, runs = [] } = node
    return [
      ...[text, ...(role === undefined ? [] : team.map((member) => member[role]))].map((words) => ({
        font,
        text: words
      })),
      // The whole text: fallback selection depends on all of it.
      ...[...new Set(runs.flatMap((run) => run.font ?? []))].map((face) => ({ font: face, text }))
    ]
  })
}

/**
 * The distinct characters per face. Equal results need the same fonts, whatever the order and repetition of the text.
 */
export function uniqueCharacters(texts: readonly TextInFont[]): TextInFont[] {
  const groups = new Map<string, Map<unknown, Set<string>>>()
  for (const { font, text } of texts) {
    const ofFont = groups.get(font) ?? new Map<unknown, Set<string>>()
    const order = fallbacksFor(text)
    const letters = ofFont.get(order) ?? new Set<string>()
    for (const { segment } of graphemesOf(text)) letters.add(segment)
    groups.set(font, ofFont.set(order, letters))
  }
  const all = [...groups].flatMap(([font, ofFont]) =>
    [...ofFont.values()].map((letters) => ({ font, text: [...letters].toSorted().join(' ') }))
  )
  return all.toSorted((a, b) => (a.font + a.text < b.font + b.text ? -1 : 1))
}
