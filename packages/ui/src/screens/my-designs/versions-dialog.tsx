import { chakra } from '@chakra-ui/react'
import type { VersionSummary } from '@motif/contract'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { DesignPreview, type DesignPreviewProps } from '../../editor/index.ts'
import type { Failure } from '../../failure/index.ts'
import { formatMoment } from '../../format/index.ts'

export interface VersionsDialogProps {
  name: string
  /** Newest first; undefined while loading. */
  versions?: readonly VersionSummary[] | undefined
  failure?: Failure | undefined
  onRetry: () => void
  /** The selected version, and its preview once rendered. */
  looked?: { id: string; picture?: Pick<DesignPreviewProps, 'previewUrl' | 'blank'> | undefined } | undefined
  onLook: (choice: { versionId: string }) => void
  onRestore: (choice: { versionId: string }) => void
  /** @default false */
  isBusy?: boolean
  onClose: () => void
}

/** Lists earlier versions with preview. */
export const VersionsDialog = (props: VersionsDialogProps) => {
  const { name, versions, failure, onRetry, looked, onRestore, isBusy = false, onClose } = props
  const restore =
    looked === undefined ? undefined : (
      <Button variant="accent" isBusy={isBusy} onClick={() => onRestore({ versionId: looked.id })}>
        {m.designs_versions_restore()}
      </Button>
    )
  return (
    <Dialog isOpen onClose={onClose} title={m.designs_versions_title({ name })} size="lg" footer={restore}>
      {failure ? (
        <FailedState
          failure={failure}
          title={m.designs_versions_failed()}
          safe={m.designs_failed_safe()}
          onRetry={onRetry}
        />
      ) : versions === undefined ? (
        <chakra.output aria-busy aria-label={m.designs_versions_loading()} display="grid" gap={3}>
          <Skeleton height="target" />
          <Skeleton height="target" />
          <Skeleton height="target" />
        </chakra.output>
      ) : versions.length === 0 ? (
        <chakra.p color="fg.muted">{m.designs_versions_none()}</chakra.p>
      ) : (
        <Versions {...props} versions={versions} />
      )}
    </Dialog>
  )
}

const Versions = ({
  name,
  versions,
  looked,
  onLook
}: VersionsDialogProps & { versions: readonly VersionSummary[] }) => (
  <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 18rem' }} gap={6} alignItems="start">
    <chakra.ul display="grid" gap={1}>
      {versions.map(({ id, savedAt }) => (
        <li key={id}>
          <chakra.button
            type="button"
            aria-pressed={looked?.id === id}
            onClick={() => onLook({ versionId: id })}
            width="full"
            minHeight="target"
            paddingInline={4}
            borderRadius="control"
            textAlign="start"
            borderWidth="1px"
            borderColor={looked?.id === id ? 'fg' : 'transparent'}
            _hover={{ bg: 'bg.subtle' }}
          >
            {formatMoment(savedAt)}
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
    <chakra.div order={{ base: -1, md: 0 }}>
      {looked === undefined ? (
        <chakra.p color="fg.muted">{m.designs_versions_choose()}</chakra.p>
      ) : looked.picture === undefined ? (
        <Skeleton aspectRatio="4 / 5" borderRadius="panel" />
      ) : (
        <DesignPreview
          previewUrl={looked.picture.previewUrl}
          blank={looked.picture.blank}
          alt={m.designs_versions_picture({ name })}
          sizes="288px"
        />
      )}
    </chakra.div>
  </chakra.div>
)
