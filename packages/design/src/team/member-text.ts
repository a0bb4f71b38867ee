import type { DesignDocument } from '../document/document.ts'
import { walk } from '../document/tree.ts'

/** The text of a member's design that identifies it: "MÜLLER 7". Empty if there is none. */
export function memberText({ areas }: DesignDocument): string {
  const texts = Object.values(areas).flatMap((nodes) => [...walk(nodes)].filter((node) => node.type === 'text'))
  const said = (['name', 'number'] as const).map(
    (which) => texts.find(({ role, hidden }) => role === which && !hidden)?.text.trim() ?? ''
  )
  return said.filter((words) => words !== '').join(' ')
}
