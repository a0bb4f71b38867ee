import type { TeamMember } from '@motif/design'
import { m } from '@motif/messages'

/** Display name of a member in messages. */
export const memberName = (member: Pick<TeamMember, 'name' | 'number'> | undefined, index: number): string =>
  member?.name.trim() || member?.number.trim() || m.editor_team_row({ row: index + 1 })
