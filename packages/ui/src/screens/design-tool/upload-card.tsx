import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { TriangleAlert, X } from 'lucide-react'
import { Button } from '../../components/button/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { ProgressBar } from '../../components/progress-bar/index.ts'
import { sentenceOf } from '../../failure/index.ts'
import type { UploadState } from './types.ts'

interface UploadCardProps {
  upload: UploadState
  onRetry: () => void
  onDismiss: () => void
}

/** An upload with cancel button, or its error with retry. */
export const UploadCard = ({ upload, onRetry, onDismiss }: UploadCardProps) => (
  <chakra.div
    bg="bg.float"
    color="fg"
    borderRadius="control"
    boxShadow="float"
    padding={3}
    width="full"
    textStyle="small"
  >
    {upload.failure ? (
      <Failed upload={upload} onRetry={onRetry} onDismiss={onDismiss} />
    ) : (
      <Going upload={upload} onDismiss={onDismiss} />
    )}
  </chakra.div>
)

function Going({ upload: { fileName, progress, step }, onDismiss }: Omit<UploadCardProps, 'onRetry'>) {
  const label = step ? m.editor_upload_preparing({ name: fileName }) : m.editor_upload_going({ name: fileName })
  return (
    <chakra.div display="flex" gap={2} alignItems="center">
      <chakra.div flex="1" minWidth={0}>
        <chakra.div overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" marginBlockEnd={2}>
          {label}
        </chakra.div>
        <ProgressBar label={label} progress={progress} />
      </chakra.div>
      <IconButton
        label={m.editor_upload_stop({ name: fileName })}
        icon={<X aria-hidden />}
        size="sm"
        marginBlock={-2}
        marginInlineEnd={-2}
        onClick={onDismiss}
      />
    </chakra.div>
  )
}

function Failed({ upload: { fileName, failure }, onRetry, onDismiss }: UploadCardProps) {
  const canRetry = failure?.code !== 'unsupported-media-type' && failure?.code !== 'too-large'
  return (
    <chakra.div role="alert" display="flex" gap={2} alignItems="start">
      <chakra.span color="bad" flexShrink={0}>
        <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minWidth={0}>
        <chakra.div fontWeight="medium" overflowWrap="anywhere">
          {m.editor_upload_failed({ name: fileName })}
        </chakra.div>
        <chakra.div color="fg.muted">
          {failure && (canRetry || failure.detail !== undefined) ? sentenceOf(failure) : m.editor_upload_failed_kind()}
        </chakra.div>
        {canRetry ? (
          <Button size="sm" variant="quiet" marginInlineStart={-3} onClick={onRetry}>
            {m.common_try_again()}
          </Button>
        ) : null}
      </chakra.div>
      <IconButton
        label={m.common_close()}
        icon={<X aria-hidden />}
        size="sm"
        marginBlock={-2}
        marginInlineEnd={-2}
        onClick={onDismiss}
      />
    </chakra.div>
  )
}
