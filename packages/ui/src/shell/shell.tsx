import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Toaster } from '../components/toaster/index.ts'
import { CheckoutHeader } from './checkout-header.tsx'
import { FoldedFooter, Footer, type FooterProps, QuietFooter } from './footer.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'
import type { HeaderProps } from './types.ts'

export interface ShellProps extends HeaderProps {
  /**
   * `checkout` has a quiet header. `tool` leaves a narrow window to the screen: its header is one slim line that the screen shares, its footer
   * shows while the keyboard is in it. `bare` has neither header nor footer, for screens that need the whole window. @default 'shop'
   */
  variant?: 'shop' | 'checkout' | 'tool' | 'bare'
  /** Whether what is paid in the checkout lies in the cart. @default true */
  hasCart?: boolean
  /** The footer's links. */
  columns: FooterProps['columns']
  /** The footer's form for an address. */
  newsletter?: FooterProps['newsletter']
  /** The screen. */
  children: ReactNode
}

/** Beside a notch and under the clock; the lower edge is the screen's. */
const withinSafeArea = {
  paddingTop: 'env(safe-area-inset-top)',
  paddingLeft: 'env(safe-area-inset-left)',
  paddingRight: 'env(safe-area-inset-right)'
} as const

/** What every screen sits inside: header, content (`#main`, which can take the focus after a route change), messages, footer. */
export function Shell({ variant = 'shop', hasCart, columns, newsletter, children, ...header }: ShellProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      minHeight="100dvh"
      css={variant === 'tool' ? { lgDown: withinSafeArea } : undefined}
    >
      <SkipLink />
      {variant === 'shop' ? <Header {...header} /> : null}
      {variant === 'tool' ? <Header {...header} isFolded columns={columns} /> : null}
      {variant === 'checkout' ? <CheckoutHeader hasCart={hasCart} /> : null}
      {/* The first paint waits for it: the parts of the header share one line, and move until all are there. */}
      <div id="header-end" hidden />
      <Toaster />
      <chakra.main id="main" tabIndex={-1} flex="1" minWidth={0} outline="none">
        {children}
      </chakra.main>
      {variant === 'shop' ? <Footer columns={columns} newsletter={newsletter} /> : null}
      {variant === 'tool' ? <FoldedFooter columns={columns} newsletter={newsletter} /> : null}
      {variant === 'checkout' ? <QuietFooter /> : null}
    </chakra.div>
  )
}
