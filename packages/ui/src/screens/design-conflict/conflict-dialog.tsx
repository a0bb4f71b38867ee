import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { DesignPreview, type DesignPreviewProps } from '../../editor/index.ts'
import { formatMoment } from '../../format/index.ts'

type Shown = Pick<DesignPreviewProps, 'previewUrl' | 'blank'>

export interface ConflictDialogProps {
  name: string
  /** Time of the external save. */
  changedAt: string
  /** Previews, once rendered. */
  mine?: Shown | undefined
  theirs?: Shown | undefined
  /** @default false */
  isBusy?: boolean
  /** `both` keeps the local version as a copy. */
  onChoose: (answer: { choice: 'mine' | 'theirs' | 'both' }) => void
  /** Postpones the decision; nothing is saved until then. */
  onClose: () => void
}

/** Conflict dialog: both versions side by side. */
export const ConflictDialog = ({
  name,
  changedAt,
  mine,
  theirs,
  isBusy = false,
  onChoose,
  onClose
}: ConflictDialogProps) => (
  <Dialog
    isOpen
    onClose={onClose}
    title={m.designs_conflict_title({ name })}
    footer={
      <>
        <Button variant="quiet" isBusy={isBusy} onClick={() => onChoose({ choice: 'mine' })}>
          {m.designs_conflict_keep_mine()}
        </Button>
        <Button variant="quiet" isBusy={isBusy} onClick={() => onChoose({ choice: 'theirs' })}>
          {m.designs_conflict_take_theirs()}
        </Button>
        <Button variant="accent" isBusy={isBusy} onClick={() => onChoose({ choice: 'both' })}>
          {m.designs_conflict_keep_both()}
        </Button>
      </>
    }
  >
    <chakra.p marginBlockEnd={5}>{m.designs_conflict_text()}</chakra.p>
    <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap={4}>
      <Version shown={mine} label={m.designs_conflict_mine()} detail={m.designs_conflict_mine_where()} />
      <Version shown={theirs} label={m.designs_conflict_theirs()} detail={formatMoment(changedAt)} />
    </chakra.div>
  </Dialog>
)

const Version = ({ shown, label, detail }: { shown: Shown | undefined; label: string; detail: string }) => (
  <chakra.figure>
    {shown ? (
      <DesignPreview
        previewUrl={shown.previewUrl}
        blank={shown.blank}
        alt={label}
        sizes="(min-width: 48em) 250px, 44vw"
      />
    ) : (
      <Skeleton aspectRatio="4 / 5" borderRadius="panel" />
    )}
    <chakra.figcaption marginBlockStart={2}>
      <chakra.span display="block" fontWeight="semibold">
        {label}
      </chakra.span>
      <chakra.span display="block" textStyle="small" color="fg.muted">
        {detail}
      </chakra.span>
    </chakra.figcaption>
  </chakra.figure>
)
