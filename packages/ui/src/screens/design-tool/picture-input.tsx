import type { RefObject } from 'react'

const accepted = 'image/png,image/jpeg,image/webp'

interface PictureInputProps {
  ref: RefObject<HTMLInputElement | null>
  /** @default false */
  multiple?: boolean
  testId: string
  onChoose: (files: readonly File[]) => void
}

/** What a button opens to choose pictures of this device; not seen itself. */
export const PictureInput = ({ ref, multiple = false, testId, onChoose }: PictureInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accepted}
    multiple={multiple}
    hidden
    data-testid={testId}
    onChange={({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])]
      // The same file again is a change too.
      currentTarget.value = ''
      onChoose(files)
    }}
  />
)
