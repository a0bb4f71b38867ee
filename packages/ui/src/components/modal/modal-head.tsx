import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { X } from 'lucide-react'
import { IconButton } from '../icon-button/index.ts'

export interface ModalHeadProps {
  titleId: string
  title: string
  onClose: () => void
}

/** The title of a dialog or sheet, and the way out. */
export const ModalHead = ({ titleId, title, onClose }: ModalHeadProps) => (
  <chakra.header
    display="flex"
    alignItems="center"
    justifyContent="space-between"
    gap={4}
    paddingInlineStart={6}
    paddingInlineEnd={3}
    paddingBlock={3}
    borderBottomWidth="1px"
    flexShrink={0}
  >
    <chakra.h2 id={titleId} fontSize="xl">
      {title}
    </chakra.h2>
    <IconButton label={m.common_close()} icon={<X aria-hidden />} onClick={onClose} />
  </chakra.header>
)
