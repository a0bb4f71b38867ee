import type { DesignDocument } from '../document/document.ts'
import type { TeamMember } from '../document/team.ts'

/** A size the product comes in, and how many can be bought now. Products without sizes have one, without a value. */
export interface TeamSize {
  value: string
  label: string
  stock: number
}

/** What is wrong with a row. All but `same-number` keep the team from being bought. */
export type TeamTrouble = 'no-size' | 'sold-out' | 'too-few' | 'same-number'

/** A row nobody has written anything into yet. */
export const isBlankMember = ({ name, number }: TeamMember) => name.trim() === '' && number.trim() === ''

/** Whether a document is made for people: somebody on its list has words of their own. */
export const hasTeam = ({ team = [] }: Pick<DesignDocument, 'team'>): boolean => !team.every(isBlankMember)

const folded = (text: string) => text.normalize('NFKC').trim().toLocaleLowerCase()

/** What is wrong, row by row. Of a size there are too few for, the rows that get none are told. */
export function teamTroubles(team: readonly TeamMember[], sizes: readonly TeamSize[]): TeamTrouble[][] {
  const holders = new Map<string, number>()
  for (const { number } of team) holders.set(folded(number), (holders.get(folded(number)) ?? 0) + 1)
  const left = new Map(sizes.map(({ value, stock }) => [value, stock]))
  return team.map((member) => {
    const stock = left.get(member.size)
    if (stock !== undefined) left.set(member.size, stock - member.quantity)
    const isSold = sizes.find(({ value }) => value === member.size)?.stock === 0
    const ofSize: TeamTrouble[] =
      stock === undefined ? ['no-size'] : isSold ? ['sold-out'] : stock < member.quantity ? ['too-few'] : []
    const isShared = folded(member.number) !== '' && (holders.get(folded(member.number)) ?? 0) > 1
    return isShared ? [...ofSize, 'same-number'] : ofSize
  })
}
