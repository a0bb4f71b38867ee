import type { RefObject } from 'react'
import { pictureFiles } from '../../forms/index.ts'

const accepted = {
  pictures: pictureFiles,
  all: `${pictureFiles},image/svg+xml`
} as const

interface PictureInputProps {
  ref: RefObject<HTMLInputElement | null>
  /** @default false */
  multiple?: boolean
  /** `all`: drawings, too, which become shapes. @default 'pictures' */
  accept?: keyof typeof accepted
  testId: string
  onChoose: (files: readonly File[]) => void
}

/** What a button opens to choose pictures of this device; not seen itself. */
export const PictureInput = ({ ref, multiple = false, accept = 'pictures', testId, onChoose }: PictureInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accepted[accept]}
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
