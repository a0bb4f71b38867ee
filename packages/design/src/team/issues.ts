import type { DesignDocument } from '../document/document.ts'
import type { TeamMember } from '../document/team.ts'

/** A size of the product and its available stock. Products without sizes have one with an empty value. */
export interface TeamSize {
  value: string
  label: string
  stock: number
}

/** A problem of a row. All but `same-number` prevent the purchase. */
export type TeamIssue = 'no-size' | 'sold-out' | 'too-few' | 'same-number'

/** Whether a row has no text yet. */
export const isBlankMember = ({ name, number }: TeamMember) => name.trim() === '' && number.trim() === ''

/** Whether a document has a team: at least one member with a text. */
export const hasTeam = ({ team = [] }: Pick<DesignDocument, 'team'>): boolean => !team.every(isBlankMember)

const folded = (text: string) => text.normalize('NFKC').trim().toLocaleLowerCase()

/** The issues of each row. If a size is short of stock, the rows beyond it are marked. */
export function teamIssues(team: readonly TeamMember[], sizes: readonly TeamSize[]): TeamIssue[][] {
  const holders = new Map<string, number>()
  for (const { number } of team) holders.set(folded(number), (holders.get(folded(number)) ?? 0) + 1)
  const left = new Map(sizes.map(({ value, stock }) => [value, stock]))
  return team.map((member) => {
    const stock = left.get(member.size)
    if (stock !== undefined) left.set(member.size, stock - member.quantity)
    const isSold = sizes.find(({ value }) => value === member.size)?.stock === 0
    const ofSize: TeamIssue[] =
      stock === undefined ? ['no-size'] : isSold ? ['sold-out'] : stock < member.quantity ? ['too-few'] : []
    const isShared = folded(member.number) !== '' && (holders.get(folded(member.number)) ?? 0) > 1
    return isShared ? [...ofSize, 'same-number'] : ofSize
  })
}
