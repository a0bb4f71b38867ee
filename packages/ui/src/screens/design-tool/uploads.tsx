import { chakra } from '@chakra-ui/react'
import { TriangleAlert, X } from 'lucide-react'
import { Button } from '../../components/button/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { sentenceOf } from '../../failure/index.ts'
import { m } from '../../messages/index.ts'
import type { UploadState } from './types.ts'

const filled = { bg: 'accent', borderRadius: 'full', transition: 'width 150ms' } as const
const bar = { '&::-webkit-progress-bar': { bg: 'border' }, '&::-webkit-progress-value': filled, '&::-moz-progress-bar': filled } as const

interface UploadsProps {
  uploads: readonly UploadState[]
  onRetry: (choice: { uploadId: string }) => void
  onDismiss: (choice: { uploadId: string }) => void
}

/** Pictures on their way, over the corner of the bed. */
export const Uploads = ({ uploads, onRetry, onDismiss }: UploadsProps) => (
  <chakra.ul position="absolute" insetBlockStart={3} insetInline={3} display="grid" gap={2} justifyItems="center" pointerEvents="none" maxHeight="60%" overflowY="auto">
    {uploads.map((upload) => (
      <chakra.li key={upload.id} pointerEvents="auto" bg="bg.float" color="fg" borderRadius="control" boxShadow="float" padding={3} width="full" maxWidth="22rem" textStyle="small">
        {upload.failure ? <Failed upload={upload} onRetry={onRetry} onDismiss={onDismiss} /> : <Going upload={upload} onDismiss={onDismiss} />}
      </chakra.li>
    ))}
  </chakra.ul>
)

function Going({ upload: { id, fileName, progress }, onDismiss }: Pick<UploadsProps, 'onDismiss'> & { upload: UploadState }) {
  const label = m.editor_upload_going({ name: fileName })
  return (
    <chakra.div display="flex" gap={2} alignItems="center">
      <chakra.div flex="1" minWidth={0}>
        <chakra.div overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" marginBlockEnd={2}>
          {label}
        </chakra.div>
        <chakra.progress aria-label={label} value={progress} max={1} display="block" width="full" height="1" appearance="none" borderRadius="full" overflow="hidden" bg="border" css={bar} />
      </chakra.div>
      <IconButton label={m.editor_upload_stop({ name: fileName })} icon={<X aria-hidden />} size="sm" marginBlock={-2} marginInlineEnd={-2} onClick={() => onDismiss({ uploadId: id })} />
    </chakra.div>
  )
}

function Failed({ upload: { id, fileName, failure }, onRetry, onDismiss }: Pick<UploadsProps, 'onRetry' | 'onDismiss'> & { upload: UploadState }) {
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
        <chakra.div color="fg.muted">{canRetry ? failure ? sentenceOf(failure) : null : m.editor_upload_failed_kind()}</chakra.div>
        {canRetry ? (
          <Button size="sm" variant="quiet" marginInlineStart={-3} onClick={() => onRetry({ uploadId: id })}>
            {m.common_try_again()}
          </Button>
        ) : null}
      </chakra.div>
      <IconButton label={m.common_close()} icon={<X aria-hidden />} size="sm" marginBlock={-2} marginInlineEnd={-2} onClick={() => onDismiss({ uploadId: id })} />
    </chakra.div>
  )
}
