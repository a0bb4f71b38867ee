import type { TeamMember } from '@motif/design'
import { m } from '@motif/messages'

/** What somebody on the list is called where a row has to be told from the others. */
export const memberName = (member: Pick<TeamMember, 'name' | 'number'> | undefined, index: number): string =>
  member?.name.trim() || member?.number.trim() || m.editor_team_row({ row: index + 1 })
