import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Link } from '../../components/link/index.ts'
import { DesignPreview } from '../../editor/index.ts'
import { formatDate } from '../../format/index.ts'
import type { CreateDesignScreenProps } from './types.ts'

/** Recent designs to continue; hidden if there are none. */
export const Drafts = ({ drafts }: Pick<CreateDesignScreenProps, 'drafts'>) =>
  drafts.length === 0 ? null : (
    <chakra.section
      aria-labelledby="drafts"
      marginBlockEnd={{ base: 10, md: 14 }}
      paddingBlockEnd={{ base: 8, md: 12 }}
      borderBlockEndWidth="1px"
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        justifyContent="space-between"
        columnGap={6}
        rowGap={1}
        marginBlockEnd={5}
      >
        <chakra.h2 id="drafts" textStyle="section">
          {m.designs_drafts_title()}
        </chakra.h2>
        <Link href="/mydesigns" display="inline-flex" alignItems="center" minHeight="target">
          {m.designs_drafts_all()}
        </Link>
      </chakra.div>
      <chakra.ul
        display="grid"
        gridAutoFlow={{ base: 'column', md: 'row' }}
        gridAutoColumns={{ base: '9rem' }}
        gridTemplateColumns={{ md: 'repeat(4, minmax(0, 1fr))' }}
        gap={{ base: 3, md: 6 }}
        overflowX={{ base: 'auto', md: 'visible' }}
        padding={1}
        margin={-1}
      >
        {drafts.slice(0, 4).map(({ id, name, href, previewUrl, blank, picture, updatedAt }) => (
          <li key={id}>
            <Link href={href} isUnderlined={false} display="block" borderRadius="panel">
              <DesignPreview
                previewUrl={previewUrl}
                alt=""
                sizes="(min-width: 48em) 300px, 144px"
                blank={blank}
                picture={picture}
              />
              <chakra.span
                display="block"
                fontWeight="medium"
                lineHeight="snug"
                lineClamp={2}
                dir="auto"
                marginBlockStart={2}
              >
                {name}
              </chakra.span>
              <chakra.span display="block" textStyle="small" color="fg.muted" marginBlockStart={1}>
                {formatDate(updatedAt)}
              </chakra.span>
            </Link>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
