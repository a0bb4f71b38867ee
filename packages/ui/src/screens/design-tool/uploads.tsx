import { chakra } from '@chakra-ui/react'
import type { UploadState } from './types.ts'
import { UploadCard } from './upload-card.tsx'

interface UploadsProps {
  uploads: readonly UploadState[]
  onRetry: (choice: { uploadId: string }) => void
  onDismiss: (choice: { uploadId: string }) => void
}

/** Uploads in progress, in a corner of the stage. */
export const Uploads = ({ uploads, onRetry, onDismiss }: UploadsProps) => (
  <chakra.ul
    position="absolute"
    insetBlockStart={3}
    insetInline={3}
    display="grid"
    gap={2}
    justifyItems="center"
    pointerEvents="none"
    maxHeight="60%"
    overflowY="auto"
  >
    {uploads.map((upload) => (
      <chakra.li key={upload.id} pointerEvents="auto" width="full" maxWidth="22rem">
        <UploadCard
          upload={upload}
          onRetry={() => onRetry({ uploadId: upload.id })}
          onDismiss={() => onDismiss({ uploadId: upload.id })}
        />
      </chakra.li>
    ))}
  </chakra.ul>
)
