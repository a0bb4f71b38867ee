import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { memo, type ReactNode } from 'react'
import { Link } from '../components/link/index.ts'
import { useShopFacts } from '../provider/index.ts'
import type { ShellColumn } from './links.ts'

export interface FooterProps {
  columns: readonly ShellColumn[]
  /** Newsletter form; must be stable, to avoid re-rendering the footer. */
  newsletter?: ReactNode
}

function LinkColumn({ title, links }: ShellColumn) {
  return (
    // The first column is long: on phones it spans two rows.
    <chakra.nav aria-label={title} css={{ '&:first-of-type': { gridRow: { base: 'span 2', lg: 'auto' } } }}>
      <chakra.h2 fontFamily="body" fontSize="sm" letterSpacing="0" marginBottom={1}>
        {title}
      </chakra.h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              isUnderlined={false}
              display="inline-flex"
              alignItems="center"
              minHeight="target"
              color="fg.muted"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </chakra.nav>
  )
}

/** Checkout footer: shop name and legal links. */
export function QuietFooter() {
  const { name, company } = useShopFacts()
  return (
    <chakra.footer borderTopWidth="1px" marginTop={{ base: 12, md: 20 }}>
      <chakra.div
        maxWidth="85rem"
        marginInline="auto"
        paddingInline={{ base: 4, md: 6, xl: 10 }}
        paddingBlock={4}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={6}
        textStyle="small"
        color="fg.muted"
      >
        <chakra.span display={{ base: 'none', sm: 'inline' }} marginInlineEnd="auto">
          {company.name || name}
        </chakra.span>
        {[
          { label: m.shell_footer_contact(), href: '/contactus' },
          { label: m.shell_footer_terms(), href: '/tnc' },
          { label: m.shell_footer_privacy(), href: '/privacy' }
        ].map(({ label, href }) => (
          <Link
            key={href}
            href={href}
            isUnderlined={false}
            display="inline-flex"
            alignItems="center"
            minHeight="target"
          >
            {label}
          </Link>
        ))}
      </chakra.div>
    </chakra.footer>
  )
}

/** Visually hidden. */
const unseen = { width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const

/**
 * Footer of a full-height screen in narrow windows: shown while it has focus; touch users find its links in the menu.
 */
export const FoldedFooter = (props: FooterProps) => (
  <chakra.div
    css={{
      lgDown: {
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'sheet',
        maxHeight: '60dvh',
        overflowY: 'auto',
        bg: 'bg',
        boxShadow: 'float',
        '& > footer': { marginTop: 0 },
        '&:not(:focus-within)': unseen
      }
    }}
  >
    <Footer {...props} />
  </chakra.div>
)

/** Link columns, about, and contact. */
export const Footer = memo(function Footer({ columns, newsletter }: FooterProps) {
  const { name, tagline, supportEmail, company } = useShopFacts()
  return (
    <chakra.footer borderTopWidth="1px" marginTop={{ base: 16, md: 24 }}>
      <chakra.div
        maxWidth="85rem"
        marginInline="auto"
        paddingInline={{ base: 4, md: 6, xl: 10 }}
        paddingBlock={{ base: 10, md: 14 }}
        display="grid"
        gap={{ base: 8, md: 10 }}
        // Two columns, or one with large text.
        gridTemplateColumns={{
          base: 'repeat(auto-fit, minmax(max(7.5rem, 50% - 2rem), 1fr))',
          lg: `2fr repeat(${columns.length}, 1fr)`
        }}
      >
        <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <chakra.p
            fontFamily="heading"
            fontSize={{ base: '2xl', md: '3xl' }}
            fontWeight="semibold"
            lineHeight="title"
            letterSpacing="tight"
            maxWidth="16ch"
            textWrap="balance"
          >
            {tagline}
          </chakra.p>
          <chakra.p color="fg.muted" marginTop={4}>
            {m.shell_footer_promise()}
          </chakra.p>
          {newsletter}
        </chakra.div>
        {columns.map((column, index) => (
          // Columns change only as a whole, and titles may repeat.
          // oxlint-disable-next-line react/no-array-index-key
          <LinkColumn key={index} {...column} />
        ))}
        <chakra.address
          gridColumn="1 / -1"
          borderTopWidth="1px"
          paddingTop={6}
          display="flex"
          flexWrap="wrap"
          columnGap={6}
          rowGap={1}
          justifyContent="space-between"
          textStyle="small"
          color="fg.muted"
          fontStyle="normal"
        >
          <span>{[company.name || name, ...company.lines].join(', ')}</span>
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
        </chakra.address>
      </chakra.div>
    </chakra.footer>
  )
})
