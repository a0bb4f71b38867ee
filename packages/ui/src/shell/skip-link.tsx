import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'

/** The first thing the Tab key finds: past the header, to the content. */
export const SkipLink = () => (
  <chakra.a
    href="#main"
    position="fixed"
    top={2}
    insetInlineStart={2}
    zIndex="toast"
    paddingInline={4}
    minHeight="target"
    display="inline-flex"
    alignItems="center"
    bg="fg"
    color="bg"
    borderRadius="control"
    css={{
      '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', minHeight: '1px', overflow: 'hidden', padding: 0 }
    }}
  >
    {m.shell_skip()}
  </chakra.a>
)
