import { m } from '@motif/messages'
import { Copy, Eye, Trash2 } from 'lucide-react'
import { IconButton } from '../../../../components/icon-button/index.ts'

export interface RowButtonsProps {
  index: number
  who: string
  /** Keeps the preview of this member. */
  isPinned: boolean
  /** The list has room for more. */
  hasRoom: boolean
  onPin: (index: number) => void
  onDuplicate: (index: number) => void
  onRemove: (index: number) => void
}

/** Actions of a row. */
export const RowButtons = ({ index, who, isPinned, hasRoom, onPin, onDuplicate, onRemove }: RowButtonsProps) => (
  <>
    <IconButton
      label={m.editor_team_show({ who })}
      aria-pressed={isPinned}
      color={isPinned ? undefined : 'fg.muted'}
      icon={<Eye aria-hidden />}
      onClick={() => onPin(index)}
    />
    <IconButton
      label={m.editor_team_duplicate({ who })}
      color="fg.muted"
      disabled={!hasRoom}
      icon={<Copy aria-hidden />}
      onClick={() => onDuplicate(index)}
    />
    <IconButton
      label={m.editor_team_remove({ who })}
      color="fg.muted"
      icon={<Trash2 aria-hidden />}
      onClick={() => onRemove(index)}
    />
  </>
)
