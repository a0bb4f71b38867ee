import { chakra } from '@chakra-ui/react'
import { Link } from '../../components/link/index.ts'
import { m } from '../../messages/index.ts'

/** The sections of a long page, each a step away; beside the text where there is room. */
export const TableOfContents = ({ sections }: { sections: readonly { id: string; title: string }[] }) => (
  <chakra.nav aria-label={m.information_contents()} position={{ lg: 'sticky' }} top={{ lg: '5.5rem' }} alignSelf="start">
    <chakra.p textStyle="label" marginBottom={2}>
      {m.information_contents()}
    </chakra.p>
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link href={`#${id}`} isUnderlined={false} color="fg.muted" display="inline-flex" alignItems="center" minHeight="target">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </chakra.nav>
)
