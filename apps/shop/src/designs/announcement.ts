import type { Announcement } from '@motif/flows/design-editor'
import { m } from '@motif/ui/messages'

const sentences = {
  added: (name: string) => m.editor_said_added({ name }),
  moved: (name: string) => m.editor_said_moved({ name }),
  changed: (name: string) => m.editor_said_changed({ name }),
  deleted: () => m.editor_said_deleted(),
  undone: () => m.editor_said_undone(),
  redone: () => m.editor_said_redone()
} satisfies Record<Announcement, (name: string) => string>

/** What a screen reader says of a change. */
export const announcementOf = (announcement: Announcement, name = ''): string => sentences[announcement](name)
