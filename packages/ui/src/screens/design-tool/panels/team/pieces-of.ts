import type { TeamMember } from '@motif/design'

export const piecesOf = (members: readonly TeamMember[]): number =>
  members.reduce((sum, { quantity }) => sum + quantity, 0)
