import type { DesignDocument } from '../document/document.ts'
import { walk } from '../document/tree.ts'

/** What a piece of a team's says of whom it is for: "MÜLLER 7". Empty where it says nothing. */
export function memberWords({ areas }: DesignDocument): string {
  const texts = Object.values(areas).flatMap((nodes) => [...walk(nodes)].filter((node) => node.type === 'text'))
  const said = (['name', 'number'] as const).map(
    (which) => texts.find(({ role, hidden }) => role === which && !hidden)?.text.trim() ?? ''
  )
  return said.filter((words) => words !== '').join(' ')
}
