import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ChevronDown } from 'lucide-react'
import { Link } from '../../components/link/index.ts'

interface Contents {
  sections: readonly { id: string; title: string }[]
}

const Sections = ({ sections }: Contents) =>
  sections.map(({ id, title }) => (
    <li key={id}>
      <Link
        href={`#${id}`}
        isUnderlined={false}
        color="fg.muted"
        display="inline-flex"
        alignItems="center"
        minHeight="target"
      >
        {title}
      </Link>
    </li>
  ))

/** Section links of a long page; beside the text, or collapsed on phones. */
export const TableOfContents = ({ sections }: Contents) => (
  <chakra.nav
    aria-label={m.information_contents()}
    position={{ lg: 'sticky' }}
    top={{ lg: '5.5rem' }}
    alignSelf="start"
  >
    <chakra.p textStyle="label" marginBottom={2} hideBelow="lg">
      {m.information_contents()}
    </chakra.p>
    <chakra.ul hideBelow="lg">
      <Sections sections={sections} />
    </chakra.ul>
    <chakra.details
      hideFrom="lg"
      borderBlockWidth="1px"
      css={{ '& summary::-webkit-details-marker': { display: 'none' }, '&[open] svg': { transform: 'rotate(180deg)' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        minHeight="3rem"
        cursor="pointer"
        listStyle="none"
        fontWeight="medium"
      >
        {m.information_contents()}
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
      </chakra.summary>
      <chakra.ul paddingBottom={2}>
        <Sections sections={sections} />
      </chakra.ul>
    </chakra.details>
  </chakra.nav>
)
