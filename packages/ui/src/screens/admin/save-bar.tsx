import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/index.ts'

interface SaveBarProps {
  isSaving: boolean
  isDisabled?: boolean
  /** Whether the form differs from what is saved. */
  isUnsaved: boolean
  /** In place of whether all is saved. */
  problem?: string | undefined
  /** Further buttons. */
  children?: ReactNode
}

/** Button and state of a long form, at the bottom of the window. */
export const SaveBar = ({ isSaving, isDisabled = false, isUnsaved, problem, children }: SaveBarProps) => (
  <chakra.div
    position="sticky"
    insetBlockEnd={0}
    zIndex={1}
    display="flex"
    flexWrap="wrap"
    gap={4}
    alignItems="center"
    paddingBlock={3}
    borderBlockStartWidth="1px"
    bg="bg"
  >
    <Button type="submit" variant="accent" isBusy={isSaving} disabled={isDisabled}>
      {m.common_save()}
    </Button>
    {children}
    <chakra.output color={problem === undefined ? 'fg.muted' : 'bad'}>
      {problem ?? (isUnsaved ? m.admin_product_unsaved() : m.admin_product_saved())}
    </chakra.output>
  </chakra.div>
)
