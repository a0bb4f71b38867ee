import type { DesignDocument } from '../document/document.ts'
import type { TextNode } from '../document/nodes.ts'
import { walk } from '../document/tree.ts'
import { textMaskOf } from '../document/words-in.ts'
import { fallbacksFor } from './fallbacks.ts'
import { graphemesOf } from '../text/graphemes.ts'

/** A text, and the face it is set in. */
export type SetText = Pick<TextNode, 'font' | 'text'>

/** All texts of a document, those in groups and those pictures are cut to as well, and where one stands for a team's the words of its members. */
export function textsIn({ areas, team = [] }: DesignDocument): SetText[] {
  return [...walk(Object.values(areas).flat())].flatMap((node): SetText[] => {
    const mask = textMaskOf(node)
    if (mask) return [{ font: mask.font, text: mask.text }]
    if (node.type !== 'text') return []
    const { font, text, role, runs = [] } = node
    return [
      ...[text, ...(role === undefined ? [] : team.map((member) => member[role]))].map((words) => ({
        font,
        text: words
      })),
      // All its words: they say which letters a face is lent.
      ...[...new Set(runs.flatMap((run) => run.font ?? []))].map((face) => ({ font: face, text }))
    ]
  })
}

/** The same faces with each letter once: needs the same fonts, and stays the same while words are moved or repeated. */
export function lettersOf(texts: readonly SetText[]): SetText[] {
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
