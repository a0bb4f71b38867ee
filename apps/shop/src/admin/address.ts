import type { AdminSection } from '@motif/ui/screens/admin'

const sections: readonly string[] = ['orders', 'messages', 'stock'] satisfies AdminSection[]

export const isSection = (text: string | null): text is AdminSection => text !== null && sections.includes(text)

/** The query of the address with some members changed; null or empty takes one out. */
export function addressWith(search: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return `?${next}`
}
