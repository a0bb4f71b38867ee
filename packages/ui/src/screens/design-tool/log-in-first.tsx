import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { LinkButton } from '../../components/button/index.ts'

/** Says why something needs an account, with the way there. */
export const LogInFirst = ({ reason, href }: { reason: string; href: string }) => (
  <chakra.div display="grid" gap={4} justifyItems="start">
    <p>{reason}</p>
    <LinkButton href={href} variant="accent">
      {m.shell_log_in()}
    </LinkButton>
  </chakra.div>
)
